package steampower_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// BenchmarkRules measures the game with each number of players.
func BenchmarkRules(b *testing.B) {
	var starts []steampower.State
	for players := 2; players <= steampower.MaxSeats; players++ {
		start, err := steampower.New(steampower.Setup{Players: players})
		if err != nil {
			b.Fatal(err)
		}
		starts = append(starts, start)
	}
	gametest.Benchmark[*steampower.State](b, new(bots.Builder).Choose, starts...)
}
