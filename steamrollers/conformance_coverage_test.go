package steamrollers_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// seen is what vectors show, as words.
type seen map[string]bool

func (s seen) add(format string, args ...any) { s[fmt.Sprintf(format, args...)] = true }

// wants fails for each word that was not seen.
func (s seen) wants(t *testing.T, words ...string) {
	t.Helper()
	for _, word := range words {
		if !s[word] {
			t.Errorf("no vector shows: %s", word)
		}
	}
}

// addSetup adds what is played.
func (s seen) addSetup(setup steamrollers.Setup) {
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

func TestConformanceCoversEverySetup(t *testing.T) {
	set := conformanceVectors(t)
	games, positive := seen{}, seen{}
	for _, v := range set.Games {
		games.addSetup(v.Start.Setup())
	}
	for _, v := range set.Positive {
		positive.addSetup(v.Position.Setup())
	}
	games.wants(t, everySetup()...)
	positive.wants(t, everySetup()...)

	perft := seen{}
	for _, v := range set.Perft {
		perft.addSetup(v.Position.Setup())
	}
	perft.wants(t, slices.DeleteFunc(everySetup(), func(word string) bool {
		return !strings.HasPrefix(word, "module") && !strings.HasPrefix(word, "wall")
	})...)
}

func TestConformanceCoversEveryMoveAndPhase(t *testing.T) {
	set := conformanceVectors(t)
	positive, negative, perft := seen{}, seen{}, seen{}
	for _, v := range set.Positive {
		positive.add("kind %d, %v", v.Move.Kind(), v.Move.Kind())
		positive.add("phase %v", v.Position.Phase())
		for module := range v.Position.Setup().Modules.All() {
			positive.add("kind %d with %v", v.Move.Kind(), module)
		}
	}
	for _, v := range set.Negative {
		negative.add("phase %v", v.Position.Phase())
	}
	for _, v := range set.Perft {
		perft.add("phase %v", v.Position.Phase())
	}
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
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

// Each of the fourteen faces is taken, and does in some vector what it is
// there for.
func TestConformanceCoversEveryTileFace(t *testing.T) {
	shown := seen{}
	for _, v := range conformanceVectors(t).Positive {
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
			switch event.Kind {
			case steamrollers.TileTaken:
				shown.add("%v taken", event.Tile)
			case steamrollers.TileUsed:
				shown.add("%v used", event.Tile)
			case steamrollers.GoodDelivered:
				if !v.Move.IsUnlimited() && event.Points > v.Position.Boxes(event.Seat) {
					shown.add("%v used", variants.Tile4b)
				}
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

func TestConformanceCoversOrdersPowersAndEvents(t *testing.T) {
	shown := seen{}
	for _, v := range conformanceVectors(t).Positive {
		events, err := v.Position.AppendEvents(nil, v.Move)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range events {
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

// Every rule that a move can break stands by itself in a negative vector. Which
// these are is found by trying all moves that could be thought of, and others,
// in the positions of the vectors.
func TestConformanceCoversEveryRuleThatAMoveCanBreak(t *testing.T) {
	set := conformanceVectors(t)
	alone := seen{}
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
