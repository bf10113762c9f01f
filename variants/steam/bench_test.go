package steam_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// BenchmarkRules measures the game with each number of players.
func BenchmarkRules(b *testing.B) {
	var starts []steam.State
	for players := 3; players <= steam.MaxSeats; players++ {
		start, err := steam.New(steam.Setup{Players: players})
		if err != nil {
			b.Fatal(err)
		}
		starts = append(starts, start)
	}
	gametest.Benchmark[*steam.State](b, new(bots.Builder).Choose, starts...)
}
