package describe

import (
	"encoding/json"
	"math/rand/v2"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Position is a position of a game by text: its moves are texts, and what it says is
// written for people. It never changes.
//
// A method that takes a seat returns what that seat may see: 0 looks on, and [Everyone]
// sees everything.
type Position interface {
	// Of returns the game, and Game its name.
	Of() Game
	Game() string
	// Secret reports whether something is hidden from a seat. Nothing is once the game
	// is over.
	Secret() bool
	Seats() int
	// Turn returns the seat that is asked, 0 if chance is or the game is over.
	Turn() int
	Chance() bool
	Over() bool
	// Phase returns what is asked for, in a word of the notation.
	Phase() string
	// Round returns the number of the round, 0 before the first.
	Round() int
	// Points returns those of a seat as things stand, and for seat 0 those of an
	// opponent without a seat, if the game has one.
	Points(seat int) int
	// Winners returns the seats that have won, 0 for an opponent without a seat; none
	// until the game is over.
	Winners() []int
	// Text returns the position on one line, as Game.Restore reads it, and JSON as
	// Game.FromJSON reads it. In a game of [Plain] notation a position that was not
	// played to from the beginning has none: they return "" and null.
	Text() string
	JSON() []byte

	// Rank returns the place of a seat once the game is over, and 0 before.
	Rank(seat int) int
	// Return returns what a seat has won of the others once the game is over: see
	// [family.Return].
	Return(seat int) float64
	// Grid returns the hexes on which the game is played, nil if there are none.
	Grid() *hexmap.Grid
	// Chart returns these hexes with their names and outlines. It reports false if there
	// are none.
	Chart() (Chart, bool)
	// Files returns the texts of maps and components that do not ship, by the names that
	// a record gives them.
	Files() map[string]string

	// Moves returns the legal moves, or the outcomes of chance as far as they are
	// listed.
	Moves() []string
	// Move returns the position after a decision of the seat that is asked. Its error
	// is a *Refusal, which tells that seat nothing that is hidden from it.
	Move(text string) (Position, error)
	// Replay returns the position after a move, of a seat or of chance. Its error is a
	// *Refusal, which may tell what is hidden.
	Replay(text string) (Position, error)
	// Fall returns the position after one outcome of chance, and the outcome. Call it
	// only if Chance reports true.
	Fall(random *rand.Rand) (Position, string)
	// Explain returns why a move is not legal, a *Refusal; nil if it is legal. Like that
	// of Move it tells nothing that is hidden from the seat that is asked.
	Explain(text string) error
	// Describe takes a move apart. Its error is that of a text that is not a move.
	Describe(move string) (Taken, error)
	// DescribeAll takes all Moves apart, in their order.
	DescribeAll() []Taken

	// View returns what a seat sees.
	View(seat int, in Manner) View
	// Help returns how the game is played, for people who do not know it.
	Help(in Manner) []Paragraph
	Prompt(in Manner) string
	Result(in Manner) string // "" until the game is over
	// Options returns the legal moves of the seat that is asked, in words.
	Options(in Manner) []Group
	// Offers returns the same options with all that a screen shows of them, as far as
	// the filter lets them pass. Tree orders them by what they say.
	Offers(in Manner, only Filter) []Offer
	Tree(in Manner) Branch
	// Places returns where the seat that is asked can make moves, and how many, as far as a
	// filter without a group lets them pass.
	Places(only Filter) []Place
	// WhyNot returns why nothing can be chosen in a hex, or with a kind of move, for the
	// seat that is asked. It is nil if Offers has something there, and if nothing is
	// known.
	WhyNot(in Manner, only Filter) *Refused
	// Report returns the report of the notation.
	Report(seat int) json.RawMessage
	// Ledger returns where the points of each seat come from, in a game that came here
	// from another position by these moves.
	Ledger(from Position, moves []string, in Manner) ([]Ledger, error)
	// Redealt returns the position as a seat could imagine it: what is hidden from the
	// seat is dealt anew. If nothing is hidden it returns the position itself.
	Redealt(seat int, random *rand.Rand) Position
	// Sees reports whether a seat sees all that a move says that is made here.
	Sees(move string, seat int) bool
	// Step returns what a move does that is made here, as a seat sees it.
	Step(move string, seat int, in Manner) Step
	// Events returns what a legal move does, as a seat sees it.
	Events(move string, seat int, in Manner) ([]Event, error)
	// Refusal returns a refusal in words.
	Refusal(r *Refusal, in Manner) Refused

	// Choice returns what a click on a part of a picture chooses for a seat.
	Choice(part string, seat int, in Manner, look Look) Choice
	// Pictures returns the names of the pictures of the position.
	Pictures() []string
	// Picture draws one of them as a seat sees it, as SVG. It marks what the seat can
	// choose and what the last move touched. It reports false if there is no picture of
	// that name.
	Picture(name string, seat int, in Manner, look Look, last Last) (string, bool)
	// Characters returns the position as a seat sees it, for a terminal.
	Characters(seat int, in Manner, look Look) string
	// Overlay returns what moves would lay in each hex that they are about, to be drawn over
	// a picture of the map. Its error is that of a text that is not a move.
	Overlay(moves []string, seat int, in Manner, look Look) ([]Ghost, error)
	// Routes returns the ways that the good of a move may go, drawn: at most six.
	Routes(move string, seat int, in Manner, look Look) []Route

	// Counted returns what is counted in a game that begins here, of its moves. Its error
	// is a *Refusal.
	Counted(moves []string) (Counted, error)
	// Rows returns what there is to say of the things that a table is about: see [Counts].
	Rows(table string) []Row
	// Record returns the record of a game that begins here: its moves and notes. Header
	// returns the header of a record of what is played here.
	Record(moves []string, notes Notes) (string, error)
	Header() string

	Judged
}

// Everyone stands for a seat that sees what every seat sees. Use it to review a finished
// game, or to play all seats.
const Everyone = -1

// EverySeat is [Everyone] as a [family.Seat].
const EverySeat = ^family.Nobody
