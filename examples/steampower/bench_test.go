package steampower_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/steampower"
)

// BenchmarkRandomPlay lists the legal moves, draws one and applies it, from the
// start of a game to its end, again and again.
func BenchmarkRandomPlay(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 1))
	start, err := steampower.New(steampower.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	moves := make([]steampower.Move, 0, 4096)
	s := start
	for b.Loop() {
		var m steampower.Move
		if s.Chance() {
			m = s.Sample(random)
		} else {
			moves = s.AppendMoves(moves[:0])
			m = moves[random.IntN(len(moves))]
		}
		if s, err = s.Apply(m); err != nil {
			b.Fatal(err)
		}
		if s.Over() {
			s = start
		}
	}
}
