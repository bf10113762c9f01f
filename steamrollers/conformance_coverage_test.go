package steamrollers_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// addSetup adds what is played.
func addSetup(s vectorstest.Seen, setup steamrollers.Setup) {
	s.Add("%d players", setup.Players)
	for module := range setup.Modules.All() {
		s.Add("module %v", module)
	}
	s.Add("wall %v", setup.Wall)
	if setup.Olive != 0 {
		s.Add("olive %v", setup.Olive)
	}
	if shipped, ok := hexmap.Shipped(setup.Board.Name()); ok && shipped.Equal(setup.Board) {
		s.Add("board %s", setup.Board.Name())
	} else {
		s.Add("a board of one's own")
	}
	if shipped, ok := variants.ShippedComponents(setup.Components.Name); ok && shipped == setup.Components {
		s.Add("components %s", setup.Components.Name)
	} else {
		s.Add("components of one's own")
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

func TestConformanceCoversEverySetup(t *testing.T) {
	set := conformanceVectors(t)
	games, positive := vectorstest.Seen{}, vectorstest.Seen{}
	for _, v := range set.Games {
		addSetup(games, v.Start.Setup())
	}
	for _, v := range set.Positive {
		addSetup(positive, v.Position.Setup())
	}
	games.Wants(t, everySetup()...)
	positive.Wants(t, everySetup()...)

	perft := vectorstest.Seen{}
	for _, v := range set.Perft {
		addSetup(perft, v.Position.Setup())
	}
	perft.Wants(t, slices.DeleteFunc(everySetup(), func(word string) bool {
		return !strings.HasPrefix(word, "module") && !strings.HasPrefix(word, "wall")
	})...)
}

func TestConformanceCoversEveryMoveAndPhase(t *testing.T) {
	set := conformanceVectors(t)
	positive, negative, perft := vectorstest.Seen{}, vectorstest.Seen{}, vectorstest.Seen{}
	for _, v := range set.Positive {
		positive.Add("kind %d, %v", v.Move.Kind(), v.Move.Kind())
		positive.Add("phase %v", v.Position.Phase())
		for module := range v.Position.Setup().Modules.All() {
			positive.Add("kind %d with %v", v.Move.Kind(), module)
		}
	}
	for _, v := range set.Negative {
		negative.Add("phase %v", v.Position.Phase())
	}
	for _, v := range set.Perft {
		perft.Add("phase %v", v.Position.Phase())
	}
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
		positive.Wants(t, fmt.Sprintf("kind %d, %v", kind, kind))
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		negative.Wants(t, fmt.Sprintf("phase %v", phase))
		if phase == steamrollers.PhaseOver {
			continue // no move is legal
		}
		positive.Wants(t, fmt.Sprintf("phase %v", phase))
		if phase != steamrollers.PhaseGoods && phase != steamrollers.PhaseInfluence {
			perft.Wants(t, fmt.Sprintf("phase %v", phase))
		}
	}
}

// Each of the fourteen faces is taken, and does in some vector what it is
// there for.
func TestConformanceCoversEveryTileFace(t *testing.T) {
	shown := vectorstest.Seen{}
	for _, v := range conformanceVectors(t).Positive {
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			switch event.Kind {
			case steamrollers.TileTaken:
				shown.Add("%v taken", event.Tile)
			case steamrollers.TileUsed:
				shown.Add("%v used", event.Tile)
			case steamrollers.GoodDelivered:
				if !v.Move.IsUnlimited() && event.Points > v.Position.Boxes(event.Seat) {
					shown.Add("%v used", variants.Tile4b)
				}
			}
		}
	}
	faces := 0
	for face := range variants.Faces() {
		faces++
		shown.Wants(t, face.String()+" taken", face.String()+" used")
	}
	if faces != 14 {
		t.Errorf("%d faces, want 14", faces)
	}
}

func TestConformanceCoversOrdersPowersAndEvents(t *testing.T) {
	shown := vectorstest.Seen{}
	for _, v := range conformanceVectors(t).Positive {
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			shown.Add("event %d", event.Kind)
			switch event.Kind {
			case steamrollers.OrderTaken:
				shown.Add("order %d", event.Order.Number())
				shown.Add("coal for an order: %t", event.Goods.Count(variants.Coal) > 0)
			case steamrollers.PowerTaken:
				shown.Add("power %v", event.Power)
			case steamrollers.GameEnded:
				shown.Add("ended by %v", event.Rule.String())
			}
		}
	}
	for kind := steamrollers.CityFilled; kind <= steamrollers.GameEnded; kind++ {
		shown.Wants(t, fmt.Sprintf("event %d", kind))
	}
	for number := 1; number <= 6; number++ {
		shown.Wants(t, fmt.Sprintf("order %d", number))
	}
	for power := range variants.Powers() {
		shown.Wants(t, "power "+power.String())
	}
	shown.Wants(t, "coal for an order: true", "coal for an order: false", "ended by END-1", "ended by END-2", "ended by SOLO-6")
}

// Every rule that a move can break stands by itself in a negative vector. Which
// these are is found by trying all moves that could be thought of, and others,
// in the positions of the vectors.
func TestConformanceCoversEveryRuleThatAMoveCanBreak(t *testing.T) {
	set := conformanceVectors(t)
	alone := vectorstest.Seen{}
	for _, v := range set.Negative {
		if len(v.Rules) == 1 {
			alone[v.Rules[0]] = true
		}
	}
	broken := make(map[string]string)
	breaks := func(s *steamrollers.State, m steamrollers.Move) {
		if rule, refused := s.Check(m).(steamrollers.Rule); refused {
			if _, known := broken[rule.String()]; !known {
				broken[rule.String()] = fmt.Sprintf("%v in\n%v", m, *s)
			}
		}
	}
	for i, v := range set.Positive {
		for seed := range 20 {
			breaks(&v.Position, gamegen.MoveIn(&v.Position).Example(100*i+seed))
		}
		if i%20 == 0 {
			for m := range gamegen.Universe(v.Position.Setup()) {
				breaks(&v.Position, m)
			}
		}
	}
	for _, v := range set.Negative {
		if m, err := steamrollers.ParseMove(v.Move); err == nil {
			breaks(&v.Position, m)
		}
	}
	for rule, by := range broken {
		if !alone[rule] {
			t.Errorf("no negative vector is about %s alone, which is broken by %s", rule, by)
		}
	}
	if len(broken) < 40 {
		t.Errorf("only %d rules were broken", len(broken))
	}
	t.Logf("%d rules can be broken by a move", len(broken))
}
