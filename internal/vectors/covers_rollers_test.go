package vectors_test

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/conformance"
)

// addSetup adds what is played.
func addSetup(s seen, setup steamrollers.Setup) {
	s.add("%d players", setup.Players)
	for module := range setup.Modules.All() {
		s.add("module %v", module)
	}
	s.add("wall %v", setup.Wall)
	if setup.Olive != 0 {
		s.add("olive %v", setup.Olive)
	}
	if shipped, ok := hexmap.Shipped(setup.Board.Name()); ok && shipped.Equal(setup.Board) {
		s.add("board %s", setup.Board.Name())
	} else {
		s.add("a board of one's own")
	}
	if shipped, ok := variants.ShippedComponents(setup.Components.Name); ok && shipped == setup.Components {
		s.add("components %s", setup.Components.Name)
	} else {
		s.add("components of one's own")
	}
}

// everySetup is the words for all that can be played.
func everySetup() (words []string) {
	for players := 1; players <= steamrollers.MaxSeats; players++ {
		words = append(words, fmt.Sprintf("%d players", players))
	}
	for module := range variants.AllModules.All() {
		words = append(words, "module "+module.String())
	}
	for _, wall := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium, hexmap.Hard} {
		words = append(words, "wall "+wall.String())
	}
	for level := range solo.Levels() {
		words = append(words, "olive "+level.String())
	}
	for board := range hexmap.ShippedNames() {
		words = append(words, "board "+board)
	}
	return append(words, "a board of one's own", "components standard", "components of one's own")
}

func TestVectorsOfSteamRollersCoverEverySetup(t *testing.T) {
	games, positive := seen{}, seen{}
	for _, v := range rollers().Games {
		addSetup(games, v.Start.Setup())
	}
	for _, v := range rollers().Positive {
		addSetup(positive, v.Position.Setup())
	}
	games.wants(t, everySetup()...)
	positive.wants(t, everySetup()...)

	perft := seen{}
	for _, v := range rollers().Perft {
		addSetup(perft, v.Position.Setup())
	}
	perft.wants(t, slices.DeleteFunc(everySetup(), func(word string) bool {
		return !strings.HasPrefix(word, "module") && !strings.HasPrefix(word, "wall")
	})...)
}

func TestVectorsOfSteamRollersCoverEveryMoveAndPhase(t *testing.T) {
	positive, negative, perft := seen{}, seen{}, seen{}
	for _, v := range rollers().Positive {
		positive.add("kind %d, %v", v.Move.Kind(), v.Move.Kind())
		positive.add("phase %v", v.Position.Phase())
		for module := range v.Position.Setup().Modules.All() {
			positive.add("kind %d with %v", v.Move.Kind(), module)
		}
	}
	for _, v := range rollers().Negative {
		negative.add("phase %v", v.Position.Phase())
	}
	for _, v := range rollers().Perft {
		perft.add("phase %v", v.Position.Phase())
	}
	for kind := range steamrollers.Kinds() {
		positive.wants(t, fmt.Sprintf("kind %d, %v", kind, kind))
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		negative.wants(t, fmt.Sprintf("phase %v", phase))
		if phase == steamrollers.PhaseOver {
			continue // no move is legal
		}
		positive.wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steamrollers.PhaseGoods && phase != steamrollers.PhaseInfluence {
			perft.wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
}

type positive = conformance.Positive[steamrollers.State, steamrollers.Move]

// happened walks the events of all positive vectors.
func happened(t *testing.T) iter.Seq2[positive, steamrollers.Event] {
	return func(yield func(positive, steamrollers.Event) bool) {
		for _, v := range rollers().Positive {
			events, err := v.Position.AppendEvents(nil, v.Move)
			if err != nil {
				t.Fatal(err)
			}
			for _, event := range events {
				if !yield(v, event) {
					return
				}
			}
		}
	}
}

// Each of the fourteen faces is taken, and does in some vector what it is
// there for.
func TestVectorsOfSteamRollersCoverEveryTileFace(t *testing.T) {
	shown := seen{}
	for v, event := range happened(t) {
		switch event.Kind {
		case steamrollers.TileTaken:
			shown.add("%v taken", event.ActionTile)
		case steamrollers.TileUsed:
			shown.add("%v used", event.ActionTile)
		case steamrollers.GoodDelivered:
			if !v.Move.IsUnlimited() && event.Points > v.Position.Boxes(event.Seat) {
				shown.add("%v used", variants.Tile4b)
			}
		}
	}
	faces := 0
	for face := range variants.Faces() {
		faces++
		shown.wants(t, face.String()+" taken", face.String()+" used")
	}
	if faces != 14 {
		t.Errorf("%d faces, want 14", faces)
	}
}

func TestVectorsOfSteamRollersCoverOrdersPowersAndEvents(t *testing.T) {
	shown := seen{}
	for _, event := range happened(t) {
		shown.add("event %d", event.Kind)
		switch event.Kind {
		case steamrollers.OrderTaken:
			shown.add("order %d", event.Order.Number())
			shown.add("coal for an order: %t", event.Goods.Count(variants.Coal) > 0)
		case steamrollers.PowerTaken:
			shown.add("power %v", event.Power)
		case steamrollers.GameEnded:
			shown.add("ended by %v", event.Rule.String())
		}
	}
	for kind := steamrollers.CityFilled; kind <= steamrollers.GameEnded; kind++ {
		shown.wants(t, fmt.Sprintf("event %d", kind))
	}
	for number := 1; number <= 6; number++ {
		shown.wants(t, fmt.Sprintf("order %d", number))
	}
	for power := range variants.Powers() {
		shown.wants(t, "power "+power.String())
	}
	shown.wants(t, "coal for an order: true", "coal for an order: false", "ended by END-1", "ended by END-2", "ended by SOLO-6")
}
