package batch_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
)

// BenchmarkPlain is a move of random play in Go alone, the unit of speed.py.
func BenchmarkPlain(b *testing.B) {
	b.Run("steamrollers", func(b *testing.B) {
		start, err := steamrollers.New(steamrollers.Setup{Players: 2})
		plain(b, &start, err)
	})
	b.Run("steam", func(b *testing.B) {
		start, err := steam.New(steam.Setup{Players: 3})
		plain(b, &start, err)
	})
}

func plain[P family.Pointer[State, Move], State, Move comparable](b *testing.B, start P, err error) {
	s, random := *start, rand.New(rand.NewPCG(1, 1))
	moves := make([]Move, 0, 4096)
	for b.Loop() {
		var m Move
		if P(&s).Chance() {
			m = P(&s).Sample(random)
		} else {
			moves = P(&s).AppendMoves(moves[:0])
			m = moves[random.IntN(len(moves))]
		}
		if err == nil {
			err = P(&s).ApplyTo(&s, m)
		}
		if err != nil {
			b.Fatal(err)
		}
		if P(&s).Over() {
			s = *start
		}
	}
}
