package conformance

// A Source is what a game tells of itself, from which its vectors are derived.
// Seen is what it sees in a position; the zero Seen stands for no position.
type Source[State, Move, Report, Seen any] struct {
	// New returns the start of the game whose stored start this is.
	New func(State) (State, error)
	// Look returns what is seen in a position, after what was seen in the one before it in
	// the same game.
	Look func(before Seen, here Position[State, Move]) (Seen, error)
	// Features returns what the next move shows, in words. They name no numbers and no
	// places, so that moves that are alike have the same.
	Features func(here Seen, after *State) []string
	// Breaches are the ways to break rules, in the order of the vectors.
	Breaches []Breach[Seen, Move]
	// Broken returns all rules that a move breaks, as rules that were written a second
	// time find them; none if they find the move legal.
	Broken func(here Seen, move Move) []string
	// Malformed are texts that are no move, whatever the position.
	Malformed []Malformed
	// CountFrom returns what a position shows that matters to counting the ways to go on
	// from it, in words as Features has them.
	CountFrom func(here Seen) []string
	// EachFeature is how many positive vectors show a feature, and EachBreach how
	// many negative ones are made of a breach, each in another game.
	EachFeature, EachBreach int
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
