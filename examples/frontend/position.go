package frontend

import (
	"encoding/json"
	"iter"
	"math/rand/v2"
)

// A Position is a position of one of the games. It is immutable.
//
// Where a method takes a seat it gives what that seat may see: 0 looks on, and
// [Everyone] sees everything.
type Position interface {
	// Game is the name behind "game" in records.
	Game() string
	// Secret reports whether something is hidden from somebody: not when the game is
	// over.
	Secret() bool
	Seats() int
	// Turn is the seat that is asked, 0 where none is.
	Turn() int
	Chance() bool
	Over() bool
	// Phase is what is asked for, in a word of the report.
	Phase() string
	// Round is the number of the round or turn, 0 in the setup.
	Round() int
	// Points are those that a seat has as things stand, Olive's as seat 0 of a game
	// in which she plays.
	Points(seat int) int
	// Winners are the seats that have won, 0 for Olive; none until the game is over.
	Winners() []int
	// Text is the position on one line, as Restore reads it.
	Text() string
	// JSON is the position as FromJSON reads it.
	JSON() []byte

	// Moves are the legal moves, or what chance can decide as far as that is listed.
	Moves() []string
	// Move is the position after a decision of the seat that is asked. Its error is
	// a *Refusal.
	Move(text string) (Position, error)
	// Replay is the position after a move that was made here, a decision or not.
	Replay(text string) (Position, error)
	// Fall is the position after one outcome of chance, and the outcome.
	Fall(random *rand.Rand) (Position, string)
	// Explain is why a move cannot be made, a *Refusal; nil if it can.
	Explain(text string) error
	// Describe takes a move apart. It must be one.
	Describe(move string) (Move, error)
	// DescribeAll takes all of Moves apart, in their order.
	DescribeAll() []Move

	// View is what a seat sees.
	View(seat int, in Manner) View
	// Help is how the game is played, for somebody who does not know it: with its
	// modules, and what each of its tiles does.
	Help(in Manner) []Paragraph
	Prompt(in Manner) string
	Result(in Manner) string // "" until the game is over
	// Options are the legal moves of the seat that is asked in words.
	Options(in Manner) []Group
	// Report is the report of the notation.
	Report(seat int) json.RawMessage
	// Ledger says where the points of each seat come from, Olive's too, in a game that
	// came here from another position by these moves.
	Ledger(from Position, moves []string, in Manner) ([]Ledger, error)
	// Redealt is the position as a seat could imagine it: with what is hidden from it
	// dealt anew. 0 looks on. Where nothing is hidden it is the position itself.
	Redealt(seat int, random *rand.Rand) Position
	// Sees reports whether a seat sees all that a move says that was made here.
	Sees(move string, seat int) bool
	// Step is what a move that was made here does, as a seat sees it.
	Step(move string, seat int, in Manner) Step
	// Events are what a move that can be made here does, as a seat sees it.
	Events(move string, seat int, in Manner) ([]Event, error)
	// Refusal words a refusal of Move.
	Refusal(r *Refusal, in Manner) Refused

	// Choice is what a part of a picture chooses for a seat.
	Choice(part string, seat int, in Manner, look Look) Choice
	// Pictures are the names of the pictures of the position.
	Pictures() []string
	// Picture draws one of them as a seat sees it, as SVG, with what that seat can
	// choose marked, and what the last move touched.
	Picture(name string, seat int, in Manner, look Look, last Last) (string, bool)
	// Routes are the ways that the good of a move may go, drawn: a few of them, for
	// which it takes changes nothing.
	Routes(move string, seat int, in Manner, look Look) []Route

	record(moves []string, notes Notes) (string, error)
}

// Everyone is who sees what any seat sees: whoever looks back on a game, or drives a
// program that plays all seats.
const Everyone = -1

// A Manner says in which language one is told, and what the players are called.
type Manner struct {
	Language string   `json:"language"` // a tag as in "de"; English where it is none that is known
	Names    []string `json:"names"`    // from seat 1 on; P1, P2 … where one is empty
}

// A Last is the move that led to a position, and the position in which it was made. The
// zero Last is none.
type Last struct {
	Before Position
	Move   string
}

// A Look says how pictures look.
type Look struct {
	Night       bool `json:"night"`
	ColourBlind bool `json:"colourBlind"`
	Narrow      bool `json:"narrow"`   // one below the other, for a phone
	HexNames    bool `json:"hexNames"` // each hex has its name on it
	Plain       bool `json:"plain"`    // what can be chosen is not marked
}

// A View is a position as a seat sees it.
type View struct {
	Turn     int      `json:"turn"` // seat asked, 0 if none
	Over     bool     `json:"over"`
	Phase    string   `json:"phase"`
	Round    int      `json:"round"`
	Prompt   string   `json:"prompt"`
	Result   string   `json:"result"`   // "" until the game is over
	Options  []Group  `json:"options"`  // of the seat that is asked, for her alone
	Pictures []string `json:"pictures"` // their names
}

// Offered walks the options of all groups.
func (v View) Offered() iter.Seq[Option] {
	return func(yield func(Option) bool) { offered(v.Options, yield) }
}

// offered reports whether yield wants more.
func offered(groups []Group, yield func(Option) bool) bool {
	for _, g := range groups {
		for _, o := range g.Options {
			if !yield(o) {
				return false
			}
		}
		if !offered(g.Groups, yield) {
			return false
		}
	}
	return true
}

// A Group is options that belong together, or groups of them.
type Group struct {
	Title   string   `json:"title"`
	Groups  []Group  `json:"groups,omitempty"`
	Options []Option `json:"options,omitempty"`
}

// An Option is a legal move in words.
type Option struct {
	Move    string   `json:"move"`
	Text    string   `json:"text"`
	Effects []string `json:"effects,omitempty"`
}

// A Choice is what a click on a part of a picture chooses.
type Choice struct {
	Options   []Option `json:"options"`
	Tracks    string   `json:"tracks"`            // a picture of what they draw, where that is in one hex; "" elsewhere
	Ghosts    string   `json:"ghosts"`            // the same where it would lie, to be put on the picture of the hex
	Refused   *Refused `json:"refused,omitempty"` // why there are none
	Elsewhere bool     `json:"elsewhere"`         // it is another player's, where a click means nothing
}

// A Ledger says where the points of a seat come from.
type Ledger struct {
	Seat  int      `json:"seat"` // 0 for Olive
	Name  string   `json:"name"`
	Lines []string `json:"lines"`
	Total int      `json:"total"`
}

// A Step is a move that was made.
type Step struct {
	Seat   int     `json:"seat"`   // who made it, 0 for chance
	Move   string  `json:"move"`   // "" if it is hidden from the seat
	Events []Event `json:"events"` // what it did
}

// New is the beginning of a game by the header of a record, and that header with
// nothing in it but what is played. Maps, boards and components are those that ship.
func New(text string) (p Position, header string, err error) {
	g, err := gameOf(text)
	if err != nil {
		return nil, "", err
	}
	return g.open(text)
}

// Restore is the position that Text wrote of a game by a header.
func Restore(header, text string) (Position, error) {
	g, err := gameOf(header)
	if err != nil {
		return nil, err
	}
	return g.restore(text)
}
