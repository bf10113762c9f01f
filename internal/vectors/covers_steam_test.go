package vectors_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/variants/steam"
)

// TestVectorsCoverSteam asks of the vectors that they show every number of
// players, both variants and both ways of the first order, every map that ships and
// another, every kind of move, phase, action tile and event, and both ends.
func TestVectorsCoverSteam(t *testing.T) {
	positive, negative, perft := seen{}, seen{}, seen{}
	for _, v := range steams().Positive {
		setup := v.Position.Setup()
		positive.add("%d players", setup.Players)
		positive.add("%v %v", setup.Variant, setup.Order)
		positive.add("variant %v", setup.Variant)
		if shipped, ok := steam.ShippedMap(setup.Map.Name()); ok && shipped.Equal(setup.Map) {
			positive.add("map %s", setup.Map.Name())
		} else {
			positive.add("a map of one's own")
		}
		positive.add("components standard: %t", setup.Components.Equal(steam.StandardComponents()))
		positive.add("kind %v", v.Move.Kind())
		positive.add("phase %v", v.Position.Phase())
		positive.add("%v %v, passing %t, %v", v.Move.Kind(), v.Move.ActionTile(), v.Move.Passing(), setup.Variant)
		if v.Next.Over() {
			positive.add("over before the last turn: %t", v.Next.Round() < v.Next.Rounds())
		}
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			positive.add("event %d", event.Kind)
		}
	}
	for _, v := range steams().Negative {
		negative.add("phase %v", v.Position.Phase())
	}
	for _, v := range steams().Perft {
		perft.add("phase %v", v.Position.Phase())
	}
	for players := 3; players <= steam.MaxSeats; players++ {
		positive.wants(t, fmt.Sprintf("%d players", players))
	}
	for _, name := range []string{"northeast", "rhine"} { // the rules do not know one map from another
		positive.wants(t, "map "+name)
	}
	for kind := range steam.Kinds() {
		positive.wants(t, fmt.Sprintf("kind %v", kind))
	}
	for phase := steam.PhaseGoods; phase <= steam.PhaseOver; phase++ {
		negative.wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steam.PhaseOver { // no move is legal
			positive.wants(t, fmt.Sprintf("phase %v", phase))
			perft.wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
	for tile := range steam.ActionTiles() {
		positive.wants(t, fmt.Sprintf("action %v, passing false, base", tile), fmt.Sprintf("action %v, passing false, standard", tile))
	}
	positive.wants(t,
		"a map of one's own", "components standard: true", "components standard: false", "base auction", "base random", "variant standard",
		"action growth, passing true, base", "action urbanise, passing true, base",
		"over before the last turn: false", "over before the last turn: true",
	)
	for kind := steam.CityFilled; kind <= steam.GameEnded; kind++ {
		positive.wants(t, fmt.Sprintf("event %d", kind))
	}
}
