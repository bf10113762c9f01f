package family

import "math/rand/v2"

// A Position is what every game offers its callers: the methods of a pointer to its
// State. See the package comment for what each method must do.
type Position[State, Move any] interface {
	Seats() int   // how many play
	Turn() Seat   // the seat that is asked; Nobody where chance is, and where the game is over
	Chance() bool // whether chance is asked
	Over() bool   // whether the game is over

	Check(Move) error                               // nil if a move is legal, otherwise why it is not
	Apply(Move) (State, error)                      // the position after a legal move
	ApplyTo(*State, Move) error                     // writes it into a State of the caller's, which may be the same
	AppendMoves([]Move) []Move                      // the legal moves, or what AppendOutcomes lists
	AppendOutcomes([]Outcome[Move]) []Outcome[Move] // what chance may decide, unless it is too much to list
	Sample(*rand.Rand) Move                         // what chance decides, drawn by its odds

	Total(Seat) int // the points of a seat as things stand
	Rank(Seat) int  // the place of a seat once the game is over, 1 for winners; 0 before

	NumOutcomes() float64     // how many moves chance can make
	Probability(Move) float64 // of a move of chance; 0 for one that it cannot make

	LongestGame() int               // a number of moves that no game exceeds
	TotalBounds() (least, most int) // between which numbers Total stays

	Hash() uint64 // the same on every machine and run
}

// A Pointer is a pointer to a State, of which its methods make a Position. It is the
// constraint of functions that keep States of their own:
//
//	func Play[P family.Pointer[State, Move], State, Move comparable](start P)
//
// The compiler infers all three from the argument.
type Pointer[State, Move any] interface {
	*State
	Position[State, Move]
}

// A Hidden is a [Pointer] to the State of a game in which a seat does not see
// everything.
type Hidden[State, Move any] interface {
	Pointer[State, Move]

	// Redealt returns the position as a seat could imagine it: what the seat sees is as
	// it is, and what it does not see is dealt anew.
	Redealt(Seat, *rand.Rand) State
}

// An Outcome is a move of chance, and how probable it is.
type Outcome[Move any] struct {
	Move        Move
	Probability float64
}

// Odds are all that chance can decide in a position, as AppendOutcomes lists it. They are for
// games whose chance has few outcomes: Sample, Probability and NumOutcomes follow from the
// one list.
//
//	func (s *State) Sample(random *rand.Rand) Move {
//		var room [6]family.Outcome[Move]
//		return family.Odds[Move](s.AppendOutcomes(room[:0])).Sample(random)
//	}
type Odds[Move comparable] []Outcome[Move]

// Sample returns a move drawn by its probability, the zero Move if there is none.
func (o Odds[Move]) Sample(random *rand.Rand) (m Move) {
	if len(o) == 0 {
		return m
	}
	drawn := random.Float64()
	for i := range o {
		m = o[i].Move
		if drawn -= o[i].Probability; drawn < 0 {
			break
		}
	}
	return m
}

// Probability returns that of a move, 0 for one that chance cannot make.
func (o Odds[Move]) Probability(m Move) float64 {
	for i := range o {
		if o[i].Move == m {
			return o[i].Probability
		}
	}
	return 0
}
