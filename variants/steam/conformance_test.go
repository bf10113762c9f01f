package steam_test

import (
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/railhex/railhex/internal/vectors/steamvectors"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
	"github.com/railhex/railhex/variants/steam"
)

// The conformance vectors, which implementations in any language can be held
// against, hold this package, too.

var readVectors = sync.OnceValues(func() (steamvectors.Set, error) {
	return steamvectors.Read(os.DirFS("testdata/conformance"))
})

func conformanceVectors(t *testing.T) steamvectors.Set {
	t.Helper()
	set, err := readVectors()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestConformancePositive(t *testing.T) {
	vectorstest.Positive[*steam.State](t, conformanceVectors(t).Positive, nil)
}

func TestConformanceNegative(t *testing.T) {
	vectorstest.Negative[*steam.ParseError, *steam.State](t, conformanceVectors(t).Negative, steam.ParseMove)
}

func TestConformanceGames(t *testing.T) {
	vectorstest.Games(t, conformanceVectors(t).Games, func(start steam.State, moves []steam.Move) (steam.State, steam.Report, error) {
		record := steam.Record{Setup: start.Setup(), Moves: moves}
		end, err := record.Replay()
		return end, end.Report(), err
	})
}

func TestConformancePerft(t *testing.T) {
	vectorstest.Perft[*steam.State](t, conformanceVectors(t).Perft)
}

// TestConformanceCoversTheGame asks of the vectors that they show every number of
// players, both variants and both ways of the first order, every map that ships and
// another, every kind of move, phase, action tile and event, and both ends.
func TestConformanceCoversTheGame(t *testing.T) {
	set := conformanceVectors(t)
	positive, negative, perft := vectorstest.Seen{}, vectorstest.Seen{}, vectorstest.Seen{}
	for _, v := range set.Positive {
		setup := v.Position.Setup()
		positive.Add("%d players", setup.Players)
		positive.Add("%v %v", setup.Variant, setup.Order)
		positive.Add("variant %v", setup.Variant)
		if shipped, ok := steam.ShippedMap(setup.Map.Name()); ok && shipped.Equal(setup.Map) {
			positive.Add("map %s", setup.Map.Name())
		} else {
			positive.Add("a map of one's own")
		}
		positive.Add("components standard: %t", setup.Components.Equal(steam.StandardComponents()))
		positive.Add("kind %v", v.Move.Kind())
		positive.Add("phase %v", v.Position.Phase())
		positive.Add("%v %v, passing %t, %v", v.Move.Kind(), v.Move.Action(), v.Move.Passing(), setup.Variant)
		if v.Next.Over() {
			positive.Add("over before the last turn: %t", v.Next.Round() < v.Next.Rounds())
		}
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			positive.Add("event %d", event.Kind)
		}
	}
	for _, v := range set.Negative {
		negative.Add("phase %v", v.Position.Phase())
	}
	for _, v := range set.Perft {
		perft.Add("phase %v", v.Position.Phase())
	}
	for players := 3; players <= steam.MaxSeats; players++ {
		positive.Wants(t, fmt.Sprintf("%d players", players))
	}
	for _, name := range []string{"northeast", "rhine"} { // the rules do not know one map from another
		positive.Wants(t, "map "+name)
	}
	for kind := steam.KindGoods; kind <= steam.KindPoints; kind++ {
		positive.Wants(t, fmt.Sprintf("kind %v", kind))
	}
	for phase := steam.PhaseGoods; phase <= steam.PhaseOver; phase++ {
		negative.Wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steam.PhaseOver { // no move is legal
			positive.Wants(t, fmt.Sprintf("phase %v", phase))
			perft.Wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
	for tile := range steam.ActionTiles() {
		positive.Wants(t, fmt.Sprintf("action %v, passing false, base", tile), fmt.Sprintf("action %v, passing false, standard", tile))
	}
	positive.Wants(t,
		"a map of one's own", "components standard: true", "components standard: false", "base auction", "base random", "variant standard",
		"action growth, passing true, base", "action urbanise, passing true, base",
		"over before the last turn: false", "over before the last turn: true",
	)
	for kind := steam.CityFilled; kind <= steam.GameEnded; kind++ {
		positive.Wants(t, fmt.Sprintf("event %d", kind))
	}
}

// Every rule that a move can break stands by itself in a negative vector. Which
// these are is found by trying every move of the vectors and their games in the
// positions of all. A way without an own link is one of which somebody owns more, as
// long as its links have owners.
func TestConformanceCoversEveryRuleThatAMoveCanBreak(t *testing.T) {
	set := conformanceVectors(t)
	var moves []steam.Move
	for _, g := range set.Games {
		moves = append(moves, g.Moves...)
	}
	vectorstest.EveryBrokenRuleAlone(t, set.Positive, set.Negative, moves, steam.ParseMove, 50, steam.MoveOverOwnLink.String())
}
