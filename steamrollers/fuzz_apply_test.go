package steamrollers_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
)

// FuzzApply plays on from a position as the bytes say, with legal moves and
// with others, and looks after each whether the laws hold.
func FuzzApply(f *testing.F) {
	random := rand.New(rand.NewPCG(1, 0))
	for range 20 {
		seed := make([]byte, 4096)
		for i := range seed {
			seed[i] = byte(random.Uint32())
		}
		f.Add(seed)
	}
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		playOn(t, gamegen.Position().Draw(t, "position"))
	}))
}
