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

var laws = gametest.Of(bots.Named, bots.NewGreedy, bots.NewSearch, bots.NewLuck)

func TestLegalEverywhere(t *testing.T) { laws.LegalEverywhere(t, starts(t), long.Or(8, 4)) }

func TestPlayStops(t *testing.T) { laws.PlayStops(t, begin(t, steampower.Setup{Players: 2})) }

func TestSeedsShareWhatFalls(t *testing.T) {
	laws.SeedsShareWhatFalls(t, begin(t, steampower.Setup{Players: 2}))
}

func TestWeighedBeginsWithTheChoice(t *testing.T) { laws.WeighedBeginsWithTheChoice(t, starts(t), 5) }

func TestGreedyBeatsRandom(t *testing.T) {
	laws.GreedyBeatsRandom(t, begin(t, steampower.Setup{Players: 2}), 28)
}

func TestGreedyAllocatesNothing(t *testing.T) { laws.GreedyAllocatesNothing(t, starts(t)) }

func TestSearchIsReproducible(t *testing.T) {
	laws.SearchIsReproducible(t, begin(t, steampower.Setup{Players: 3}))
}

func TestIterationsAreSpent(t *testing.T) {
	laws.IterationsAreSpent(t, begin(t, steampower.Setup{Players: 3}))
}

func TestStoppedSearchHasAnAnswer(t *testing.T) {
	laws.StoppedSearchHasAnAnswer(t, begin(t, steampower.Setup{Players: 3}))
}

func TestNobodyIsAsked(t *testing.T) { laws.NobodyIsAsked(t, begin(t, steampower.Setup{Players: 3})) }

func TestNamed(t *testing.T) { laws.Names(t) }
