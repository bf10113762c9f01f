package frontend

import (
	"fmt"
	"strings"
)

// A Game is one of the games, as far as one can speak of it without a position.
type Game struct {
	Name    string // behind "game" in records
	Secrets bool   // something is hidden from somebody until it is over
	// Moves and Events are all kinds of moves and events, and what each says.
	Moves, Events []Kind
}

// Games are the games that can be played.
func Games() []Game {
	var all []Game
	for _, g := range games {
		moves, events := g.kinds()
		all = append(all, Game{g.name, g.secrets, moves, events})
	}
	return all
}

// games are the games by what makes positions of them.
var games = []kind{steamRollers.game(), steamPower.game(), steamGame.game()}

// A kind makes positions of a game.
type kind struct {
	name     string
	secrets  bool
	open     func(header string) (Position, string, error)
	restore  func(text string) (Position, error)
	fromJSON func(text []byte) (Position, error)
	replay   func(record string) (Replay, error)
	faults   func(err error) error // of such a header, as those of the setup
	header   func(setup []byte) (string, error)
	knows    func(err error) bool
	isOther  func(err error) bool // it is about a position of another setup
	failure  func(err error, in Manner) Failure
	bot      func(name string, t Thought) (Bot, error)
	choices  func() Choices
	kinds    func() (moves, events []Kind)
}

// Names are the names of the games.
func Names() []string {
	var names []string
	for _, g := range games {
		names = append(names, g.name)
	}
	return names
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

// named is the game of a name.
func named(name string) (kind, error) {
	for _, g := range games {
		if name == g.name {
			return g, nil
		}
	}
	return kind{}, &UnknownGameError{"game " + name}
}
