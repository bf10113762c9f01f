package conformance

import "fmt"

// A Source is what a game tells of itself, from which its vectors are derived.
// Seen is what it sees in a position; the zero Seen stands for no position.
type Source[State, Move, Report, Seen any] struct {
	// New returns the start of the game whose stored start this is.
	New func(State) (State, error)
	// Report returns the whole report of a position, in a game that hides something that of
	// [family.Everyone].
	Report func(*State) Report
	// Look returns what is seen in a position, after what was seen in the one before it in
	// the same game.
	Look func(before Seen, here Position[State, Move]) (Seen, error)
	// Features returns what the next move shows, in words. They name no numbers and no
	// places, so that moves that are alike have the same.
	Features func(here Seen, after *State) []string
	// Broken returns all rules that a move breaks, as rules that were written a second
	// time find them; none if they find the move legal.
	Broken func(here Seen, move Move) []string
	// Parse reads the moves that are tried for the negative vectors: moves that are nearly
	// legal, made of the moves of the games, and those of Tries in every position.
	Parse func(text string) (Move, error)
	Tries []string
	// Near returns more moves to try in a position, which the others seldom come to. It may
	// be nil.
	Near func(here Seen) []Move
	// Malformed are texts that are no move, whatever the position.
	Malformed []Malformed
	// CountFrom returns what a position shows that matters to counting the ways to go on
	// from it besides the moves that are legal there, in words as Features has them. It
	// may be nil.
	CountFrom func(here Seen) []string
	// EachFeature is how many positive vectors show a feature, and EachFault how many
	// negative ones break a rule by a kind of move for a reason, each in another game.
	EachFeature, EachFault int
	// Limits says how far sequences of moves are counted.
	Limits Limits
}

// A Position is one that a game comes to.
type Position[State, Move any] struct {
	Place
	State State
	Legal []Move
	Next  Move // made there
	Ends  bool // the moves of the game end there, and Next is zero
}

// Identifiers returns the identifiers of rules.
func Identifiers[Rule fmt.Stringer](rules ...Rule) (all []string) {
	for _, rule := range rules {
		all = append(all, rule.String())
	}
	return all
}
