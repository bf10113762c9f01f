package gametest

import (
	"math/rand/v2"
	"testing"
)

// Played plays a game to its end, but at most the given number of moves, and calls visit
// for each position. It takes half of the decisions from choose and half at random.
func Played[S, M comparable, P state[S, M]](
	t *testing.T, start P, moves int, random *rand.Rand, choose func(*S, *rand.Rand) M, visit func(s *S),
) {
	t.Helper()
	s := *start
	for range moves {
		visit(&s)
		if P(&s).Over() {
			return
		}
		m := P(&s).Sample(random)
		switch {
		case P(&s).Chance():
		case random.IntN(2) == 0:
			m = choose(&s, random)
		default:
			legal := P(&s).AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		next, err := P(&s).Apply(m)
		if err != nil {
			t.Fatalf("%v: %v", m, err)
		}
		s = next
	}
}
