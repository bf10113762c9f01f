package bots_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// setups are the games that can be played on the maps that ship.
func setups() (all []steampower.Setup) {
	for board := range steampower.ShippedMaps() {
		for players := 2; players <= steampower.MaxSeats; players++ {
			all = append(all, steampower.Setup{Players: players, Map: board})
		}
	}
	return all
}

func begin(t testing.TB, setup steampower.Setup) steampower.State {
	t.Helper()
	return gametest.Begun(t, steampower.New, setup)[0]
}

// starts are where the games begin that can be played on the maps that ship.
func starts(t *testing.T) []steampower.State {
	return gametest.Begun(t, steampower.New, setups()...)
}

var players = gametest.PlayersOf(bots.Named, bots.NewGreedy, bots.NewSearch, bots.NewLuck)

func TestPlayers(t *testing.T) {
	players.Check(t, gametest.Trial[steampower.State]{
		Starts: starts(t), Start: begin(t, steampower.Setup{Players: 3}), Mixed: long.Or(8, 4), Weighed: 5, Wins: 28,
	})
}
