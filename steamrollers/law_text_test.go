package steamrollers_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

// TestMovesAreReadHoweverTheyAreWritten writes a move as the notation allows
// besides the canonical way: in another order where that means nothing, with
// more space, and with a comment.
func TestMovesAreReadHoweverTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		text := respell(m, drawSource(t))
		if read, err := steamrollers.ParseMove(text); err != nil || read != m {
			t.Fatalf("%q is read as %q, %v", text, read, err)
		}
	})
}

// TestGoodsMovesKeepWhatWasWritten draws goods of any number for any number of
// cities. What is written is what is printed, and is refused for its number
// where that is wrong (SETUP-3), or because the bag has no such goods (SETUP-2);
// only beyond the sixtieth sign is anything left off.
func TestGoodsMovesKeepWhatWasWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(rapid.StringMatching(`[YRGBEK]{1,12}`), 1, 12).Draw(t, "lines")
		text := strings.Join(lines, " ")
		m, err := steamrollers.ParseMove("goods " + text)
		if err != nil {
			t.Fatal(err)
		}
		want := strings.TrimSpace(text[:min(len(text), 60)])
		if got := strings.TrimPrefix(m.String(), "goods "); got != want {
			t.Fatalf("%q prints as %q", text, got)
		}
		s, err := steamrollers.New(steamrollers.Setup{Players: rapid.IntRange(2, 5).Draw(t, "players")})
		if err != nil {
			t.Fatal(err)
		}
		right := len(lines) == 6
		for _, line := range lines {
			right = right && len(line) == s.Seats()+2
		}
		if rule := s.Check(m); !right && rule != steamrollers.SetupGoods && rule != steamrollers.SetupBag {
			t.Fatalf("%q for %d players: %v", text, s.Seats(), rule)
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

// TestMalformedMovesSayWhere breaks a word of a move. What is read then, if
// anything, is another move; an error points into the text.
func TestMalformedMovesSayWhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		words := strings.Fields(m.String())
		i := rapid.IntRange(0, len(words)-1).Draw(t, "word")
		words[i] = rapid.OneOf(
			rapid.SampledFrom([]string{"", "0", "7", "00", "-1", "+3", "x", "E-E", "straight/straight", "Z", "a0", "c05", "1-7", "R@0", "dest"}),
			rapid.StringMatching(`[^ \t\r\n#]{1,6}`),
		).Draw(t, "instead")
		text := strings.Join(words, " ")
		read, err := steamrollers.ParseMove(text)
		if err == nil {
			if read == m && !slices.Equal(strings.Fields(text), strings.Fields(m.String())) && respelled(text) != respelled(m.String()) {
				t.Fatalf("%q is read as %q", text, read)
			}
			return
		}
		var malformed *hexmap.ParseError
		if !errors.As(err, &malformed) {
			t.Fatalf("%q: the error is %T %v", text, err, err)
		}
		if malformed.Line != 0 || malformed.Column < 1 || malformed.Column > len([]rune(text))+2 || malformed.Expected.Key == "" || malformed.Found.Key == "" {
			t.Fatalf("%q: %+v", text, malformed)
		}
		if read.IsValid() {
			t.Fatalf("%q is malformed, and read as %v", text, read)
		}
		unchanged := steamrollers.Pass()
		if err := unchanged.UnmarshalText([]byte(text)); err == nil || unchanged != steamrollers.Pass() {
			t.Fatalf("%q: UnmarshalText gives %v, %v", text, unchanged, err)
		}
	})
}

// respelled is the letters of a text in order: what two spellings of a move
// have in common.
func respelled(text string) string {
	letters := strings.Split(strings.Join(strings.Fields(text), ""), "")
	slices.Sort(letters)
	return strings.Join(letters, "")
}

// TestAccessorsGiveWhatConstructorsTook takes moves apart and puts them
// together again.
func TestAccessorsGiveWhatConstructorsTook(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		if again := rebuilt(m); again != m {
			t.Fatalf("%v, taken apart and put together, is %v", m, again)
		}
	})
}

func rebuilt(m steamrollers.Move) steamrollers.Move {
	var b [6]bool
	for i := range b {
		b[i] = m.SideB(i + 1)
	}
	switch m.Kind() {
	case steamrollers.KindGoods:
		return steamrollers.MustParseMove(m.String()) // more goods than a game can ask for are not shown
	case steamrollers.KindSides:
		return steamrollers.Sides(b)
	case steamrollers.KindOrders:
		return steamrollers.Orders(b)
	case steamrollers.KindWall:
		return steamrollers.Wall(m.Die())
	case steamrollers.KindInfluence:
		var dice []int
		for i := range m.InfluenceDice() {
			dice = append(dice, m.InfluenceDie(i))
		}
		return steamrollers.Influence(dice...)
	case steamrollers.KindEnginePower:
		return steamrollers.EnginePower(m.Box())
	case steamrollers.KindRailPower:
		return steamrollers.RailPower(m.Hex(), m.Track())
	case steamrollers.KindTilePower:
		return steamrollers.TilePower(m.ActionTile())
	case steamrollers.KindDraw:
		return steamrollers.Draw(m.Good())
	case steamrollers.KindPlace:
		return steamrollers.Place(m.City())
	case steamrollers.KindRoll:
		return steamrollers.Roll(m.White(), m.Black())
	case steamrollers.KindDraft:
		return steamrollers.Draft(m.Die())
	case steamrollers.KindUseValue:
		return steamrollers.UseValue(m.ActionTile(), m.Die())
	case steamrollers.KindUseStep:
		return steamrollers.UseStep(m.Step())
	case steamrollers.KindReroll:
		return steamrollers.Reroll(m.Die())
	case steamrollers.KindBuild:
		return steamrollers.Build(m.Hex(), m.Track())
	case steamrollers.KindFulfil:
		return steamrollers.Fulfil(m.Order(), m.Given())
	case steamrollers.KindDeliver:
		return rebuiltDelivery(m)
	}
	return steamrollers.MustParseMove(m.Kind().String() + map[steamrollers.Kind]string{
		steamrollers.KindUseFlip: " 5 flip", steamrollers.KindUseReroll: " 5 reroll", steamrollers.KindUseTwo: " 2",
	}[m.Kind()])
}

func rebuiltDelivery(m steamrollers.Move) steamrollers.Move {
	again := steamrollers.Deliver(m.Good(), m.From(), m.To(), m.Distance())
	if m.LinePlace() != 0 {
		again = again.FromLine(m.LinePlace())
	}
	if m.IsOwn() {
		again = again.Own()
	}
	if m.NamesDestination() {
		again = again.NamingDestination()
	}
	if m.Bonus() != 0 {
		again = again.Longer(m.Bonus())
	}
	if m.IsUnlimited() {
		again = again.Unlimited()
	}
	return again
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

func TestKindsAreTheFirstWordsOfTheirMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := gamegen.Move().Draw(t, "move")
		if text := m.String(); text != m.Kind().String() && !strings.HasPrefix(text, m.Kind().String()+" ") {
			t.Fatalf("%q is of kind %q", text, m.Kind())
		}
		if fmt.Sprint(m) != m.String() {
			t.Fatalf("%q prints as %v", m.String(), m)
		}
	})
}
