package described_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
)

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 2}`,
			`{"players": 3}`,
			`{"players": 5, "map": "massif"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"done", "draw"},
		Inscriptions: []string{"names"},
	})
}

func TestBots(t *testing.T) {
	setups := []string{`{"players": 3}`}
	for board := range steampower.ShippedMaps() {
		for players := 2; players <= steampower.MaxSeats; players++ {
			setups = append(setups, fmt.Sprintf(`{"players": %d, "map": %q}`, players, board.Name()))
		}
	}
	gametest.CheckBots(t, described.Game(), gametest.Bots{Setups: setups, Mixed: long.Or(8, 4), Wins: 28})
}
