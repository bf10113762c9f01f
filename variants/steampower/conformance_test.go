package steampower_test

import (
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/railhex/railhex/internal/vectors/powervectors"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
	"github.com/railhex/railhex/variants/steampower"
)

// The conformance vectors, which implementations in any language can be held
// against, hold this package, too.

var readVectors = sync.OnceValues(func() (powervectors.Set, error) {
	return powervectors.Read(os.DirFS("testdata/conformance"))
})

func conformanceVectors(t *testing.T) powervectors.Set {
	t.Helper()
	set, err := readVectors()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestConformancePositive(t *testing.T) {
	vectorstest.Positive[*steampower.State](t, conformanceVectors(t).Positive, nil)
}

func TestConformanceNegative(t *testing.T) {
	vectorstest.Negative[*steampower.ParseError, *steampower.State](t, conformanceVectors(t).Negative, steampower.ParseMove)
}

func TestConformanceGames(t *testing.T) {
	vectorstest.Games(t, conformanceVectors(t).Games, func(start steampower.State, moves []steampower.Move) (steampower.State, steampower.Report, error) {
		record := steampower.Record{Setup: start.Setup(), Moves: moves}
		end, err := record.Replay()
		return end, end.Report(), err
	})
}

func TestConformancePerft(t *testing.T) {
	vectorstest.Perft[*steampower.State](t, conformanceVectors(t).Perft)
}

// TestConformanceCoversTheGame asks of the vectors that they show every number of
// players, every map that ships and another, every kind of move, phase, event,
// bonus and colour, and both ends.
func TestConformanceCoversTheGame(t *testing.T) {
	set := conformanceVectors(t)
	positive, negative, perft := vectorstest.Seen{}, vectorstest.Seen{}, vectorstest.Seen{}
	for _, v := range set.Positive {
		addSetup(positive, v.Position.Setup())
		positive.Add("kind %v", v.Move.Kind())
		positive.Add("phase %v", v.Position.Phase())
		positive.Add("bonus %v", v.Position.Bonus())
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			positive.Add("event %v", event.Kind)
			positive.Add("%v by %s", event.Kind, event.Rule.String())
			positive.Add("%v of %v", event.Kind, event.Colour)
		}
	}
	for _, v := range set.Negative {
		negative.Add("phase %v", v.Position.Phase())
	}
	for _, v := range set.Perft {
		perft.Add("phase %v", v.Position.Phase())
	}
	for players := 2; players <= steampower.MaxSeats; players++ {
		positive.Wants(t, fmt.Sprintf("%d players", players))
	}
	for _, name := range []string{"valley", "coast", "massif"} { // the rules do not know one map from another
		positive.Wants(t, "map "+name)
	}
	positive.Wants(t, "a map of one's own", "components standard", "components of one's own")
	for kind := range steampower.Kinds() {
		positive.Wants(t, fmt.Sprintf("kind %v", kind))
	}
	for phase := range steampower.Phases() {
		negative.Wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steampower.PhaseOver { // no move is legal
			positive.Wants(t, fmt.Sprintf("phase %v", phase))
			perft.Wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
	for kind := range steampower.EventKinds() {
		positive.Wants(t, fmt.Sprintf("event %v", kind))
	}
	for bonus := range steampower.Bonuses() {
		positive.Wants(t, fmt.Sprintf("bonus %v", bonus))
	}
	for c := range steampower.GoodColours() {
		positive.Wants(t, fmt.Sprintf("good shipped of %v", c), fmt.Sprintf("good bought of %v", c), fmt.Sprintf("factory built of %v", c))
	}
	positive.Wants(t,
		"game ended by END-1", "game ended by END-2", "money paid by SHIP-2", "money paid by SHIP-3",
		"contract drawn by DRAW-2", "contract drawn by DRAW-3", "track placed by TRACK-3", "track placed by TRACK-4",
	)
}

func addSetup(seen vectorstest.Seen, setup steampower.Setup) {
	seen.Add("%d players", setup.Players)
	if shipped, ok := steampower.ShippedMap(setup.Map.Name()); ok && shipped.Equal(setup.Map) {
		seen.Add("map %s", setup.Map.Name())
	} else {
		seen.Add("a map of one's own")
	}
	if setup.Components == steampower.StandardComponents() {
		seen.Add("components standard")
	} else {
		seen.Add("components of one's own")
	}
}

// Every rule that a move can break stands by itself in a negative vector. Which
// these are is found by trying every move of the vectors and their games in the
// positions of all.
func TestConformanceCoversEveryRuleThatAMoveCanBreak(t *testing.T) {
	set := conformanceVectors(t)
	var moves []steampower.Move
	for _, g := range set.Games {
		moves = append(moves, g.Moves...)
	}
	vectorstest.EveryBrokenRuleAlone(t, set.Positive, set.Negative, moves, steampower.ParseMove, 40)
}
