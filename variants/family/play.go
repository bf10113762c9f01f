package family

import (
	"iter"
	"math/rand/v2"
)

// Play plays a game on from a position to its end and walks the moves that are made,
// those of chance included, each with the position after it. Choose decides for the
// players; if it is nil, each legal move is as likely as the others. The walk ends
// early at a choice that is not legal.
func Play[P Pointer[State, Move], State, Move comparable](
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
