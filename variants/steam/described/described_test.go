package described_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/described"
)

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 3}`,
			`{"players": 4, "rules": "standard"}`,
			`{"players": 6, "order": "random"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"bid", "pass", "capital", "done"},
		Inscriptions: []string{"hex-names"},
	})
}

func TestBots(t *testing.T) {
	setups := []string{`{"players": 3}`}
	for board := range steam.ShippedMaps() {
		for players := steam.MinSeats; players <= steam.MaxSeats; players++ {
			order := steam.FirstOrder(players % 2)
			setups = append(setups,
				fmt.Sprintf(`{"players": %d, "map": %q, "order": %q}`, players, board.Name(), order),
				fmt.Sprintf(`{"players": %d, "map": %q, "rules": "standard"}`, players, board.Name()))
		}
	}
	gametest.CheckBots(t, described.Game(), gametest.Bots{Setups: setups, Mixed: long.Or(8, 4), Wins: 28})
}
