package record

import (
	"github.com/railhex/railhex/hexmap/parse"
)

// A Game is what a game has to say of its records.
type Game[M any] struct {
	Name   string                        // as behind "game"
	Lines  []Line                        // of the header, but for "game", in the order of their being missed
	Seats  func() int                    // how many seats play by the lines read so far; 0 where they do not say
	Move   func([]parse.Word) (M, error) // reads a move; the slice is overwritten by the next line
	Chance func(M) bool                  // reports whether a move is nobody's

	// Together says what is wrong with the lines of the header that are right each
	// by itself; nil where a game has nothing to ask of that.
	Together func() error
}

// SeatsOf is how many seats play where a header says so many players, of the most
// that can: 0 if not so many can, which is a fault of the setup and not of the line.
func SeatsOf(players, most int) int {
	if players < 0 || players > most {
		return 0
	}
	return players
}

// A Line is a line of the header that the game has for itself.
type Line struct {
	Key      string // its first word
	Expected string // what follows it, in words
	Needed   bool   // whether it must be there

	// Read reads what follows the key. Its error is one that says more than the
	// fault of the words, such as that of a file.
	Read func(*parse.Line) error

	// IsMove reports whether a line with that key is a move, and so the first
	// behind the header; nil where none is.
	IsMove func([]parse.Word) bool
}

// Notes are what a record says of a game that means nothing to its rules.
type Notes struct {
	Event string   // "" where it says nothing
	Date  string   // as in 2026-11-22, "" where it says nothing
	Names []string // by seat, from that of seat 1 on, "" where it says nothing; or none
	Bots  []bool   // whether a program plays a seat; likewise
}
