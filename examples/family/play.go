package family

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/internal/perft"
)

// Play plays a game on from a position to its end and walks the moves that are made,
// those of chance included, each with the position after it. Choose decides for the
// players; if it is nil, each legal move is as likely as the others. The walk ends
// early at a choice that is not legal.
func Play[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](
	start P, choose func(*State, *rand.Rand) Move, random *rand.Rand,
) iter.Seq2[Move, State] {
	return func(yield func(Move, State) bool) {
		var legal []Move
		at := *start
		for s := P(&at); !s.Over(); {
			m := s.Sample(random)
			switch {
			case s.Chance():
			case choose != nil:
				m = choose(s, random)
			default:
				if legal = s.AppendMoves(legal[:0]); len(legal) > 0 {
					m = legal[random.IntN(len(legal))]
				}
			}
			if s.ApplyTo(&at, m) != nil || !yield(m, at) {
				return
			}
		}
	}
}

// A Count says in how many ways a game can go on: Sequences is the number of
// different sequences of moves, those of chance included, and Mass adds up their
// probabilities, a decision counting as certain.
type Count = perft.Count

// Perft counts the sequences of so many legal moves from a position. Two
// implementations of a game that count the same have the same rules there.
func Perft[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](s P, moves int) Count {
	var counter perft.Counter[P, State, Move, Seat, Outcome]
	return counter.Count(s, moves)
}

// Divide counts the sequences of so many moves by their first move, in the order in
// which the position lists its moves. Where two implementations count differently,
// they do so for one of these.
func Divide[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](s P, moves int) iter.Seq2[Move, Count] {
	var counter perft.Counter[P, State, Move, Seat, Outcome]
	return counter.Divide(s, moves)
}
