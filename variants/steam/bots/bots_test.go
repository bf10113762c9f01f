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

var laws = gametest.Of(bots.Named, bots.NewGreedy, bots.NewSearch, bots.NewLuck)

func TestLegalEverywhere(t *testing.T) { laws.LegalEverywhere(t, starts(t), long.Or(8, 4)) }

func TestPlayStops(t *testing.T) { laws.PlayStops(t, begin(t, steam.Setup{Players: 3})) }

func TestSeedsShareWhatFalls(t *testing.T) {
	laws.SeedsShareWhatFalls(t, begin(t, steam.Setup{Players: 3}))
}

func TestWeighedBeginsWithTheChoice(t *testing.T) {
	laws.WeighedBeginsWithTheChoice(t, starts(t), long.Or(20, 5))
}

func TestGreedyBeatsRandom(t *testing.T) {
	laws.GreedyBeatsRandom(t, begin(t, steam.Setup{Players: 3}), 28)
}

func TestGreedyAllocatesNothing(t *testing.T) { laws.GreedyAllocatesNothing(t, starts(t)) }

func TestSearchIsReproducible(t *testing.T) {
	laws.SearchIsReproducible(t, begin(t, steam.Setup{Players: 3}))
}

func TestIterationsAreSpent(t *testing.T) {
	laws.IterationsAreSpent(t, begin(t, steam.Setup{Players: 3}))
}

func TestStoppedSearchHasAnAnswer(t *testing.T) {
	laws.StoppedSearchHasAnAnswer(t, begin(t, steam.Setup{Players: 3}))
}

func TestNobodyIsAsked(t *testing.T) { laws.NobodyIsAsked(t, begin(t, steam.Setup{Players: 3})) }

func TestNamed(t *testing.T) { laws.Names(t) }
