package family

import "github.com/railhex/railhex/internal/family"

// A Position is a pointer to the State of a game, with the methods that the
// package comment goes through. It is a constraint of type parameters:
//
//	func Play[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](start P)
//
// Who calls such a function with a pointer to a State names no type.
type Position[State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]] = family.Position[State, Move, Seat, Outcome]

// A Hidden is a Position of a game in which a seat does not see everything: it has
// Redealt besides.
type Hidden[State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]] = family.Hidden[State, Move, Seat, Outcome]

// An OutcomeOf is what a game's Outcome is: a struct with these two fields, in this
// order.
type OutcomeOf[Move any] = family.OutcomeOf[Move]

// Return is what a seat has won of the others once the game is over: each has
// staked 1, and the winners share what was staked. With two players it is 1 for
// victory and -1 for defeat; with more, who wins alone has one less than there are
// players, and who does not win has -1. A victory that all share is worth 0 to each,
// and so is a game that nobody has won, or that is not over.
//
// A seat that plays alone plays against the game: 1 for victory, -1 for defeat.
func Return[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](s P, seat Seat) float64 {
	return family.Return(s, seat)
}
