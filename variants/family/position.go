package family

import "math/rand/v2"

// A Position is a pointer to the State of a game, with the methods that every game has.
// The package comment says what each must do. It is a constraint of type parameters:
//
//	func Play[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](start P)
//
// A call with a pointer to a State need not name the other types: they follow from its
// methods. Seats are numbers from 1; 0 is nobody, whose moves are those of chance.
type Position[State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]] interface {
	*State

	Seats() int   // how many play
	Turn() Seat   // who is asked; 0 where chance is, and where the game is over
	Chance() bool // whether chance is asked
	Over() bool   // whether the game is over

	Check(Move) error                   // nil if a move is legal, otherwise why it is not
	Apply(Move) (State, error)          // the position after a legal move
	ApplyTo(*State, Move) error         // writes it into a State of the caller's, which may be the same
	AppendMoves([]Move) []Move          // the legal moves, or what AppendOutcomes lists
	AppendOutcomes([]Outcome) []Outcome // what chance may decide, unless it is too much to list
	Sample(*rand.Rand) Move             // what chance decides, drawn by its odds

	Total(Seat) int // the points of a seat as things stand
	Rank(Seat) int  // the place of a seat once the game is over, 1 for winners; 0 before

	NumOutcomes() float64     // how many moves chance can make
	Probability(Move) float64 // of a move of chance; 0 for one that it cannot make

	LongestGame() int               // a number of moves that no game exceeds
	TotalBounds() (least, most int) // between which numbers Total stays

	Hash() uint64 // the same on every machine and run
}

// A Hidden is a Position of a game in which a seat does not see everything.
type Hidden[State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]] interface {
	Position[State, Move, Seat, Outcome]

	// Redealt returns the position as a seat could imagine it: what the seat sees stays,
	// and what it does not see is dealt anew.
	Redealt(Seat, *rand.Rand) State
}

// An OutcomeOf is what the Outcome of every game is: a struct with these two fields, in
// this order, a move of chance and its probability.
type OutcomeOf[Move any] = struct {
	Move        Move
	Probability float64
}
