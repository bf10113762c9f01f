package plainrules

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

// The tests of this package hold what of the plain rules no other test sees: the vectors
// and the games of package steamrollers, which are played by these rules, too, see the
// rest.

// testComponents differ from those that ship: what the rules leave to the
// components must come from them.
const testComponents = `
components test
tile 1a spent +1
tile 1b kept -2
tile 2a spent +1
tile 2b spent +1
tile 2a-solo spent +1
tile 2b-solo spent +1
tile 3a kept -1
tile 3b kept -2
tile 4a spent +1
tile 4b kept -1
tile 5a kept 0
tile 5b spent +1
tile 6a spent +1
tile 6b kept -1
order 1a YR 2
order 1b GB 2
order 2a RR 3
order 2b GG 3
order 3a BB 3
order 3b YK 5
order 4a YBE 4
order 4b RGE 4
order 5a RGB 4
order 5b YRE 4
order 6a YRGB 6
order 6b YGBE 6
`

// newGame begins a game of two on the standard board, or what change makes of it.
func newGame(t *testing.T, change ...func(*Setup)) *Game {
	t.Helper()
	setup := Setup{Players: 2, Board: hexmap.Standard(), Components: testComponents}
	for _, c := range change {
		c(&setup)
	}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func players(n int) func(*Setup)          { return func(s *Setup) { s.Players = n } }
func wall(difficulty string) func(*Setup) { return func(s *Setup) { s.Wall = difficulty } }
func coal(s *Setup)                       { s.Coal = true }
func orders(s *Setup)                     { s.Orders = true }
func powers(s *Setup)                     { s.Powers = true }
func yucata(s *Setup)                     { s.Yucata = true }

func solo(level string) func(*Setup) {
	return func(s *Setup) { s.Players, s.Olive = 1, level }
}

// rolling plays the setup up to the first roll. It knows of orders and of
// Olive's influence, but neither of starting powers nor of a wall.
func rolling(t *testing.T, change ...func(*Setup)) *Game {
	t.Helper()
	g := newGame(t, change...)
	var cities []string
	for city := range 6 {
		cities = append(cities, strings.Repeat("YRGBE", 3)[city%5:][:g.goodsPerCity()])
	}
	play(t, g, "goods "+strings.Join(cities, " "), "sides a a a a a a")
	if g.setup.Orders {
		play(t, g, "orders a a a a a a")
	}
	if g.solo() {
		play(t, g, "influence"+strings.Repeat(" 6", levels[g.setup.Olive]))
	}
	return g
}

// drafting is a game in which P1 is to draft, all dice showing one value.
func drafting(t *testing.T, die int, change ...func(*Setup)) *Game {
	t.Helper()
	g := rolling(t, change...)
	play(t, g, "roll"+strings.Repeat(fmt.Sprint(" ", die), g.whiteDice())+" straight/gentle")
	return g
}

// acting is a game in which P1 has drafted a die and must act.
func acting(t *testing.T, die int, change ...func(*Setup)) *Game {
	t.Helper()
	g := drafting(t, die, change...)
	play(t, g, fmt.Sprint("draft ", die))
	return g
}

// hand gives a seat upright tiles.
func hand(g *Game, seat int, faces ...string) {
	for _, face := range faces {
		tile := number(face[:1])
		g.side[tile] = face
		g.holder[tile] = seat
		g.sideways[tile] = false
	}
}

// lay draws track on a seat's sheet.
func lay(g *Game, seat int, tracks ...string) {
	for _, track := range tracks {
		hex, track, _ := strings.Cut(track, " ")
		g.players[seat].track[hex] = track
	}
}

// tick ticks boxes.
func tick(g *Game, seat int, boxes ...int) {
	for _, box := range boxes {
		g.players[seat].boxes[box] = true
	}
}

// Links on the standard board.
var (
	link13 = []string{"b3 E-W", "b4 E-W"} // over the yellow town
	link23 = []string{"b6 E-W", "b7 E-W"} // no town
)

// play makes moves that must be legal.
func play(t *testing.T, g *Game, moves ...string) {
	t.Helper()
	for _, move := range moves {
		if refusal := g.Apply(move); refusal != nil {
			t.Fatalf("%q is refused: %s: %s", move, refusal.Rule, refusal.Message)
		}
	}
}

// allowed looks whether a move is legal, without making it.
func allowed(t *testing.T, g *Game, moves ...string) {
	t.Helper()
	for _, move := range moves {
		if refusal := g.Clone().Apply(move); refusal != nil {
			t.Errorf("%q is refused: %s: %s", move, refusal.Rule, refusal.Message)
		}
		if !slices.Contains(g.Moves(), move) {
			t.Errorf("Moves lacks %q", move)
		}
	}
}

// forbidden looks whether a move breaks these rules, in the order in which they are
// found, and no other, and changes nothing.
func forbidden(t *testing.T, g *Game, rules string, moves ...string) {
	t.Helper()
	for _, move := range moves {
		before := text(t, g)
		refusal := g.Apply(move)
		if refusal == nil {
			t.Fatalf("%q is not refused", move)
		}
		if broken := strings.Join(refusal.Broken, " "); broken != rules || !strings.HasPrefix(rules, refusal.Rule) {
			t.Errorf("%q breaks %q (%s), not %q", move, broken, refusal.Message, rules)
		}
		if after := text(t, g); after != before {
			t.Errorf("%q is refused and yet changes\n%s to\n%s", move, before, after)
		}
		if slices.Contains(g.Moves(), move) {
			t.Errorf("Moves has %q", move)
		}
	}
}

func text(t *testing.T, g *Game) string {
	t.Helper()
	b, err := json.Marshal(g.Report())
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// inPhase looks at the phase and whose turn it is.
func inPhase(t *testing.T, g *Game, phase string, turn int) {
	t.Helper()
	if r := g.Report(); r.Phase != phase || r.Turn != turn {
		t.Fatalf("phase %s, turn %d; want %s, %d", r.Phase, r.Turn, phase, turn)
	}
}

func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// replace edits a fixture that must hold the old text.
func replace(t *testing.T, fixture, old, new string) string {
	t.Helper()
	if !strings.Contains(fixture, old) {
		t.Fatalf("the fixture has no %q", old)
	}
	return strings.Replace(fixture, old, new, 1)
}
