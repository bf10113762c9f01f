package vectors_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
)

// TestVectorsCoverSteamPower asks of the vectors that they show every number of
// players, every map that ships and another, every kind of move, phase, event,
// bonus and colour, and both ends.
func TestVectorsCoverSteamPower(t *testing.T) {
	positive, negative, perft := seen{}, seen{}, seen{}
	for _, v := range power().Positive {
		addPowerSetup(positive, v.Position.Setup())
		positive.add("kind %v", v.Move.Kind())
		positive.add("phase %v", v.Position.Phase())
		positive.add("bonus %v", v.Position.Bonus())
		events, err := v.Position.AppendEvents(nil, v.Move, family.Everyone)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			positive.add("event %v", event.Kind)
			positive.add("%v by %s", event.Kind, event.Rule.String())
			positive.add("%v of %v", event.Kind, event.Colour)
		}
	}
	for _, v := range power().Negative {
		negative.add("phase %v", v.Position.Phase())
	}
	for _, v := range power().Perft {
		perft.add("phase %v", v.Position.Phase())
	}
	for players := 2; players <= steampower.MaxSeats; players++ {
		positive.wants(t, fmt.Sprintf("%d players", players))
	}
	for _, name := range []string{"valley", "coast", "massif"} { // the rules do not know one map from another
		positive.wants(t, "map "+name)
	}
	positive.wants(t, "a map of one's own", "components standard", "components of one's own")
	for kind := range steampower.Kinds() {
		positive.wants(t, fmt.Sprintf("kind %v", kind))
	}
	for phase := range steampower.Phases() {
		negative.wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steampower.PhaseOver { // no move is legal
			positive.wants(t, fmt.Sprintf("phase %v", phase))
			perft.wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
	for kind := range steampower.EventKinds() {
		positive.wants(t, fmt.Sprintf("event %v", kind))
	}
	for bonus := range steampower.Bonuses() {
		positive.wants(t, fmt.Sprintf("bonus %v", bonus))
	}
	for c := range steampower.GoodColours() {
		positive.wants(t, fmt.Sprintf("good shipped of %v", c), fmt.Sprintf("good bought of %v", c), fmt.Sprintf("factory built of %v", c))
	}
	positive.wants(t,
		"game ended by END-1", "game ended by END-2", "money paid by SHIP-2", "money paid by SHIP-3",
		"contract drawn by DRAW-2", "contract drawn by DRAW-3", "track placed by TRACK-3", "track placed by TRACK-4",
	)
}

func addPowerSetup(seen seen, setup steampower.Setup) {
	seen.add("%d players", setup.Players)
	if shipped, ok := steampower.ShippedMap(setup.Map.Name()); ok && shipped.Equal(setup.Map) {
		seen.add("map %s", setup.Map.Name())
	} else {
		seen.add("a map of one's own")
	}
	if setup.Components == steampower.StandardComponents() {
		seen.add("components standard")
	} else {
		seen.add("components of one's own")
	}
}
