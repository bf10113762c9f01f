package frontend

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
)

// A Position is a position of one of the games. It is immutable.
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
	// Text is the position on one line, as Restore reads it.
	Text() string
	// Move is the position after a decision of the seat that is asked. Its error is
	// a *Refusal.
	Move(text string) (Position, error)
	// Replay is the position after a move that was made here, a decision or not.
	Replay(text string) (Position, error)
	// Fall is the position after one outcome of chance, and the outcome.
	Fall(random *rand.Rand) (Position, string)
	// View is what a seat sees; seat 0 looks on.
	View(seat int, in Manner) View
	// Step is what a move that was made here does, as a seat sees it.
	Step(move string, seat int, in Manner) Step
	// Refusal words a refusal of Move.
	Refusal(r *Refusal, in Manner) Refused
	// Choice is what a part of a picture chooses for a seat.
	Choice(part string, seat int, in Manner, look Look) Choice
	// Pictures are the names of the pictures of the position.
	Pictures() []string
	// Picture draws one of them as a seat sees it, as SVG.
	Picture(name string, seat int, in Manner, look Look) (string, bool)
}

// A Choice is what a click on a part of a picture chooses.
type Choice struct {
	Moves   []string `json:"moves"`
	Tracks  string   `json:"tracks"`  // a picture of what they draw, where that is in one hex; "" elsewhere
	Refused Refused  `json:"refused"` // why there are none
}

// A Manner says in which language one is told, and what the players are called.
type Manner struct {
	Language string // as in "de"; English where it is none that is known
	Names    []string
}

// A Look says how pictures look.
type Look struct {
	Night, ColourBlind, Narrow bool
}

// A View is a position as a seat sees it.
type View struct {
	Turn    int             `json:"turn"` // seat asked, 0 if none
	Over    bool            `json:"over"`
	Prompt  string          `json:"prompt"`
	Result  string          `json:"result"`  // "" until the game is over
	Options []Group         `json:"options"` // of the seat that is asked, for her alone
	Report  json.RawMessage `json:"report"`  // with what is hidden from the seat left out
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

// A Step is a move that was made.
type Step struct {
	Seat  int      `json:"seat"` // who made it, 0 for chance
	Move  string   `json:"move"` // "" if it is hidden from the seat
	Words []string `json:"words"`
}

// A Refusal is why a move cannot be made.
type Refusal struct{ err error }

func (r *Refusal) Error() string { return r.err.Error() }
func (r *Refusal) Unwrap() error { return r.err }

// Refused is a refusal for people.
type Refused struct {
	Rule string `json:"rule"` // "" if the text is no move
	Text string `json:"text"`
}

// ErrNotAsked is the refusal of a move while no seat is asked.
var ErrNotAsked = errors.New("nobody is asked for a move now")

// Names are the names of the games.
func Names() []string {
	var names []string
	for _, g := range games {
		names = append(names, g.name)
	}
	return names
}

// ErrHeaderOnly is the error of a record that says more than what is played.
var ErrHeaderOnly = errors.New("this says more than what is played: a setup has no moves, no position and no result")

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

// An UnknownGameError is the error of a header whose first line names no game.
type UnknownGameError struct{ Line string }

func (e *UnknownGameError) Error() string {
	return fmt.Sprintf("%q names no game; the first line is %q, %q or %q", e.Line, "game steamrollers", "game steampower", "game steam")
}

func gameOf(header string) (kind, error) {
	line, _, _ := strings.Cut(header, "\n")
	for _, g := range games {
		if line == "game "+g.name {
			return g, nil
		}
	}
	return kind{}, &UnknownGameError{line}
}
