package steamrollers_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// TestMovesAreReadHoweverTheyAreWritten writes a move as the notation allows
// besides the canonical way: in another order where that means nothing, with
// more space, and with a comment.
func TestMovesAreReadHoweverTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		text := respell(m, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)))
		if read, err := steamrollers.ParseMove(text); err != nil || read != m {
			t.Fatalf("%q is read as %q, %v", text, read, err)
		}
	})
}

// TestNumbersOfADeliveryMayBeAnyLength reads distances and places that no
// delivery has: they are numbers, and it is for the rules to refuse them.
func TestNumbersOfADeliveryMayBeAnyLength(t *testing.T) {
	for text, want := range map[string]string{
		"deliver R 1-2 65535":                        "deliver R 1-2 65535",
		"deliver R 1-2 65536":                        "deliver R 1-2 65535",
		"deliver R 1-2 100000000000000000000 +1":     "deliver R 1-2 65535 +1",
		"deliver R@255 1-2 4":                        "deliver R@255 1-2 4",
		"deliver R@256 1-2 4":                        "deliver R@255 1-2 4",
		"deliver R@100000000000000000000 1-2 4 dest": "deliver R@255 1-2 4 dest",
	} {
		m, err := steamrollers.ParseMove(text)
		if err != nil || m.String() != want {
			t.Errorf("%q is read as %q, %v", text, m, err)
		}
	}
}

// respell writes a move in another way.
func respell(m steamrollers.Move, random *rand.Rand) string {
	words := strings.Fields(m.String())
	shuffle := func(of []string) {
		random.Shuffle(len(of), func(i, j int) { of[i], of[j] = of[j], of[i] })
	}
	last := len(words) - 1
	switch m.Kind() {
	case steamrollers.KindRoll:
		shuffle(words[1:last])
		words[last] = swap(words[last], "/")
	case steamrollers.KindBuild, steamrollers.KindRailPower:
		words[last] = swap(words[last], "-")
	case steamrollers.KindFulfil:
		letters := strings.Split(words[last], "")
		shuffle(letters)
		words[last] = strings.Join(letters, "")
	}
	spaces := []string{" ", "  ", "\t", " \t "}
	text := spaces[random.IntN(4)]
	for _, word := range words {
		text += word + spaces[random.IntN(4)]
	}
	return text + []string{"", "# and a comment", "\n", "\r\n\r\n", "\n# on a line of its own\n"}[random.IntN(5)]
}

func swap(text, at string) string {
	first, second, _ := strings.Cut(text, at)
	return second + at + first
}

// TestAccessorsOfOtherKindsGiveNothing asks each move for what it does not
// hold.
func TestAccessorsOfOtherKindsGiveNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		holds := func(kinds ...steamrollers.Kind) bool { return slices.Contains(kinds, m.Kind()) }
		for name, wrong := range map[string]bool{
			"Line":      (m.Line(1) != 0) != holds(steamrollers.KindGoods),
			"Box":       (m.Box() != 0) != holds(steamrollers.KindEnginePower),
			"City":      (m.City() != 0) != holds(steamrollers.KindPlace),
			"Order":     (m.Order() != 0) != holds(steamrollers.KindFulfil),
			"Given":     (m.Given() != 0) != holds(steamrollers.KindFulfil),
			"Black":     (m.Black() != 0) != holds(steamrollers.KindRoll),
			"White":     (m.White() != 0) != holds(steamrollers.KindRoll),
			"Step":      (m.Step() != 0) != holds(steamrollers.KindUseStep),
			"From":      (m.From() != 0) != holds(steamrollers.KindDeliver),
			"To":        (m.To() != 0) != holds(steamrollers.KindDeliver),
			"Good":      (m.Good() != 0) != holds(steamrollers.KindDeliver, steamrollers.KindDraw),
			"Hex":       m.Hex().IsValid() != holds(steamrollers.KindBuild, steamrollers.KindRailPower),
			"Track":     (m.Track() != 0) != holds(steamrollers.KindBuild, steamrollers.KindRailPower),
			"Influence": (m.InfluenceDice() != 0) != holds(steamrollers.KindInfluence),
			"Die": (m.Die() != 0) != holds(steamrollers.KindWall, steamrollers.KindDraft, steamrollers.KindReroll,
				steamrollers.KindUseValue),
			"Tile": (m.ActionTile() != 0) != holds(steamrollers.KindTilePower, steamrollers.KindUseValue, steamrollers.KindUseStep,
				steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo),
			"Chance": m.Chance() != holds(steamrollers.KindGoods, steamrollers.KindSides, steamrollers.KindOrders, steamrollers.KindWall,
				steamrollers.KindInfluence, steamrollers.KindDraw, steamrollers.KindRoll, steamrollers.KindReroll),
			"a delivery's marks": !holds(steamrollers.KindDeliver) &&
				(m.IsOwn() || m.NamesDestination() || m.IsUnlimited() || m.Bonus() != 0 || m.LinePlace() != 0 || m.Distance() != 0),
		} {
			if wrong {
				t.Fatalf("%v: %s is wrong", m, name)
			}
		}
	})
}

func TestGoodsAreDrawnForEachCity(t *testing.T) {
	yellow, blue := variants.Line(0).Append(variants.Yellow), variants.Line(0).Append(variants.Blue)
	if m := steamrollers.DrawGoods(yellow.Append(variants.Red), blue); m.String() != "goods YR B" {
		t.Errorf("%v", m)
	}
}
