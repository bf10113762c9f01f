package picture_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/gametest"
)

// mustRead reads a picture.
func mustRead(t testing.TB, svg string) []gametest.Element {
	t.Helper()
	all, err := gametest.Read(svg)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// chosen are the parts that can be chosen.
func chosen(all []gametest.Element) (parts []string) {
	for _, e := range all {
		if e.Has("choice") {
			parts = append(parts, partOf(e))
		}
	}
	return parts
}

func TestMovesMarkTheSheetOfWhoIsAsked(t *testing.T) {
	s := replay(t, "readme.srr", 248) // seat 1 acts with a 4
	marks := picture.Marks{Moves: s.AppendMoves(nil)}
	var style picture.Style
	if got := chosen(mustRead(t, style.Sheet(&s, s.Turn(), marks))); len(got) == 0 {
		t.Error("who is asked has nothing to choose")
	}
	for seat, want := range map[steamrollers.Seat][]string{2: {"tile 4"}, 3: nil} {
		if diff := cmp.Diff(want, chosen(mustRead(t, style.Sheet(&s, seat, marks)))); diff != "" {
			t.Errorf("sheet of seat %d (-want +got):\n%s", seat, diff)
		}
	}
}

func TestOneMoveIsDataOfItsParts(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	move := steamrollers.MustParseMove("build a1 E-W")
	all := mustRead(t, picture.Style{}.Sheet(&s, s.Turn(), picture.Marks{Moves: []steamrollers.Move{move}}))
	if diff := cmp.Diff([]string{"build a1 E-W"}, gametest.Values(all, "data-move")); diff != "" {
		t.Errorf("data-move (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"a1 E-W"}, gametest.Values(all, "data-proposed")); diff != "" {
		t.Errorf("the track of the move is not drawn (-want +got):\n%s", diff)
	}
	two := append([]steamrollers.Move{move}, steamrollers.MustParseMove("build a1 NE-SW"))
	all = mustRead(t, picture.Style{}.Sheet(&s, s.Turn(), picture.Marks{Moves: two}))
	if got := append(gametest.Values(all, "data-move"), gametest.Values(all, "data-proposed")...); got != nil {
		t.Errorf("two moves in one hex leave it %v", got)
	}
}

func TestTracksAreThoseOfTheMoves(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	moves := s.AppendMoves(nil)
	for _, hex := range []string{"a1", "c2", "b2", "a4"} {
		var want, got []string
		for _, m := range moves {
			if m.Kind() == steamrollers.KindBuild && m.Hex().String() == hex {
				want = append(want, m.String())
			}
		}
		svg := picture.Style{}.Tracks(&s, hexmap.MustParseCell(hex), moves)
		if svg != "" {
			got = gametest.Values(mustRead(t, svg), "data-move")
		}
		slices.Sort(want)
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", hex, diff)
		}
	}
}

// TestDELIVER5RoutesBearTheirDistance counts the stops of every route of every
// delivery.
func TestDELIVER5RoutesBearTheirDistance(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	routes := 0
	for _, m := range s.AppendMoves(nil) {
		for route := range s.Routes(m) {
			routes++
			all := mustRead(t, picture.Style{}.Sheet(&s, s.Turn(), picture.Marks{Route: route}))
			var got, want []string
			for i := slices.IndexFunc(all, func(e gametest.Element) bool { return e.Has("distances") }) + 1; all[i].Name != "g"; i++ {
				if all[i].Name == "text" {
					got = append(got, all[i].Text)
				}
			}
			for distance := 1; distance <= m.Distance(); distance++ {
				want = append(want, strconv.Itoa(distance))
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%v over %v (-want +got):\n%s", m, route.Cities, diff)
			}
		}
	}
	if routes == 0 {
		t.Fatal("no routes to draw")
	}
}

func TestWhatIsNoRouteIsNotDrawn(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	plain := picture.Style{}.Sheet(&s, 2, picture.Marks{})
	for _, cells := range [][]string{{"b2", "b5"}, {"b2", "z9"}, {"a99"}} {
		var route steamrollers.Route
		for _, cell := range cells {
			route.Hexes = append(route.Hexes, hexmap.MustParseCell(cell))
		}
		if got := (picture.Style{}).Sheet(&s, 2, picture.Marks{Route: route}); got != plain {
			t.Errorf("a route over %v is drawn", cells)
		}
	}
	there := []hexmap.Cell{hexmap.MustParseCell("b2"), hexmap.MustParseCell("b3"), hexmap.MustParseCell("b2")}
	if _, err := gametest.Read(picture.Style{}.Sheet(&s, 2, picture.Marks{Route: steamrollers.Route{Hexes: there}})); err != nil {
		t.Errorf("a route there and back: %v", err)
	}
}

// TestTILE2bStolenDice shows whose die is whose while it is stolen.
func TestTILE2bStolenDice(t *testing.T) {
	var style picture.Style
	s := stealing(t)
	if got := gametest.Values(mustRead(t, style.Sheet(&s, 1, picture.Marks{})), "data-in-use"); got != nil {
		t.Errorf("the die is in use by who may steal it: %v", got)
	}
	if got := chosen(mustRead(t, style.Sheet(&s, 1, picture.Marks{Moves: s.AppendMoves(nil)}))); !slices.Equal(got, []string{"tile 2"}) {
		t.Errorf("to steal, one chooses %v", got)
	}
	s = reserved(t)
	all := mustRead(t, style.Supply(&s, picture.Marks{}))
	die := gametest.With(all, "data-reserved")
	if len(die) != 1 || die[0].Attributes["data-reserved"] != "1" || die[0].Attributes["data-holder"] != "1" {
		t.Errorf("reserved: %v", die)
	}
}

func TestClicksMeetTheHexes(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	all := mustRead(t, picture.Style{ColourBlind: true, Names: true}.Sheet(&s, 2, picture.Marks{Moves: s.AppendMoves(nil), Route: longest(&s)}))
	through := 0
	for _, layer := range strings.Fields("borders tracks proposed towns route walls numbers names cities distances") {
		for _, e := range all {
			if e.Has(layer) && e.Attributes["pointer-events"] == "none" {
				through++
			}
		}
	}
	if through != 10 {
		t.Errorf("%d layers let clicks through, want 10", through)
	}
}
