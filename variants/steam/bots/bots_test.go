package bots_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// setups are the games that can be played on the maps that ship.
func setups() (all []steam.Setup) {
	for board := range steam.ShippedMaps() {
		for players := steam.MinSeats; players <= steam.MaxSeats; players++ {
			all = append(all,
				steam.Setup{Players: players, Map: board, Order: steam.FirstOrder(players % 2)},
				steam.Setup{Players: players, Map: board, Variant: steam.Standard})
		}
	}
	return all
}

func begin(t testing.TB, setup steam.Setup) steam.State {
	t.Helper()
	return gametest.Begun(t, steam.New, setup)[0]
}

// starts are where the games begin that can be played on the maps that ship.
func starts(t *testing.T) []steam.State { return gametest.Begun(t, steam.New, setups()...) }

var players = gametest.PlayersOf(bots.Named, bots.NewGreedy, bots.NewSearch, bots.NewLuck)

func TestPlayers(t *testing.T) {
	players.Check(t, gametest.Trial[steam.State]{
		Starts: starts(t), Start: begin(t, steam.Setup{Players: 3}), Mixed: long.Or(8, 4), Weighed: long.Or(20, 5), Wins: 28,
	})
}
