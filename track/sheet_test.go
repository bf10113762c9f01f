package track_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/boardgen"
	"github.com/railhex/railhex/track"
)

func TestStretchesAreWhatIsJoined(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlan(t)
		want := p.plainStretches()
		var got []string
		for stretch := range p.sheet().Stretches() {
			got = append(got, summary(stretch.Kind, endsOf(stretch), stretch.Towns, stretch.Blocked))
		}
		slices.Sort(want)
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

// The parts of a stretch are in the order of a walk that begins and ends where
// its kind says.
func TestStretchesAreWalkedInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlan(t)
		for stretch := range p.sheet().Stretches() {
			if err := walkable(p, stretch); err != nil {
				t.Fatalf("%v in %+v", err, stretch)
			}
		}
	})
}

func walkable(p plan, stretch track.Stretch) error {
	var exits, entries []track.End // what is left and entered, edge by edge
	var towns []hexmap.Hex
	var blocked []hexmap.Edge
	for _, step := range stretch.Steps {
		if !slices.Contains(p.strokes, stroke{hex: step.Hex, track: step.Track()}) {
			return fmt.Errorf("%v is not drawn in %v", step.Track(), step.Hex)
		}
		entries = append(entries, track.End{Hex: step.Hex, Edge: step.Entry})
		exits = append(exits, track.End{Hex: step.Hex, Edge: step.Exit})
		if p.grounds[step.Hex] == track.Town {
			towns = append(towns, step.Hex)
		}
	}
	switch stretch.Kind {
	case track.KindLink, track.KindBlocked, track.KindReturn:
		exits = slices.Insert(exits, 0, stretch.Stops[0])
		entries = append(entries, stretch.Stops[1])
	case track.KindDeadEnd:
		if len(stretch.Stops) == 1 {
			exits = slices.Insert(exits, 0, stretch.Stops[0])
		} else {
			entries = entries[1:]
		}
		exits = exits[:len(exits)-1]
	case track.KindCircle:
		entries = append(entries[1:], entries[0])
	}
	if len(exits) != len(entries) {
		return fmt.Errorf("%d hexes are left and %d entered", len(exits), len(entries))
	}
	for i, exit := range exits {
		if otherSide(exit) != entries[i] {
			return fmt.Errorf("%v does not lead to %v", exit, entries[i])
		}
		if edge := hexmap.EdgeOf(exit.Hex, exit.Edge); slices.Contains(p.blocked, edge) {
			blocked = append(blocked, edge)
		}
	}
	if diff := cmp.Diff(towns, stretch.Towns); diff != "" {
		return fmt.Errorf("towns: mismatch (-want +got)\n%s", diff)
	}
	if !slices.Equal(blocked, stretch.Blocked) {
		return fmt.Errorf("crosses %v", blocked)
	}
	return nil
}

func TestStretchesDependOnWhatIsDrawnAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlan(t)
		want := slices.Collect(p.sheet().Stretches())

		shuffled := p
		shuffled.strokes = rapid.Permutation(p.strokes).Draw(t, "order")
		sheet := shuffled.sheet()
		if diff := diffStretches(want, slices.Collect(sheet.Stretches())); diff != "" {
			t.Fatalf("drawn in another order: mismatch (-want +got)\n%s", diff)
		}
		if diff := diffStretches(want, slices.Collect(sheet.Stretches())); diff != "" {
			t.Fatalf("asked again: mismatch (-want +got)\n%s", diff)
		}

		hex := rapid.SampledFrom(slices.Collect(hexmap.Hex{}.Range(3))).Draw(t, "hex")
		sheet.Erase(hex)
		without := p
		without.strokes = slices.DeleteFunc(slices.Clone(p.strokes), func(s stroke) bool { return s.hex == hex })
		if diff := diffStretches(slices.Collect(without.sheet().Stretches()), slices.Collect(sheet.Stretches())); diff != "" {
			t.Fatalf("after %v was erased: mismatch (-want +got)\n%s", hex, diff)
		}
	})
}

func diffStretches(want, got []track.Stretch) string {
	return cmp.Diff(want, got, cmp.Comparer(func(a, b hexmap.Edge) bool { return a == b }))
}

func TestStretchesTurnWithTheSheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlan(t)
		turns, reflect := rapid.IntRange(-6, 6).Draw(t, "turns"), rapid.Bool().Draw(t, "reflect")
		moveHex := func(h hexmap.Hex) hexmap.Hex {
			if reflect {
				h = h.Reflect()
			}
			return h.Rotate(turns)
		}
		moveEnd := func(e track.End) track.End {
			if reflect {
				e.Edge = e.Edge.Reflect()
			}
			return track.End{Hex: moveHex(e.Hex), Edge: e.Edge.Rotate(turns)}
		}
		moveEdge := func(e hexmap.Edge) hexmap.Edge {
			end := moveEnd(track.End{Hex: e.Hex(), Edge: e.Direction()})
			return hexmap.EdgeOf(end.Hex, end.Edge)
		}

		moved := plan{grounds: make(map[hexmap.Hex]track.Ground), blocked: mapped(p.blocked, moveEdge)}
		for hex, ground := range p.grounds {
			moved.grounds[moveHex(hex)] = ground
		}
		for _, s := range p.strokes {
			ends := mapped(s.ends(), moveEnd)
			to := stroke{hex: ends[0].Hex, exit: ends[0].Edge}
			if s.track != 0 {
				to = stroke{hex: ends[0].Hex, track: track.Between(ends[0].Edge, ends[1].Edge)}
			}
			moved.strokes = append(moved.strokes, to)
		}

		var want, got []string
		for stretch := range p.sheet().Stretches() {
			want = append(want, summary(stretch.Kind, mapped(endsOf(stretch), moveEnd),
				mapped(stretch.Towns, moveHex), mapped(stretch.Blocked, moveEdge)))
		}
		for stretch := range moved.sheet().Stretches() {
			got = append(got, summary(stretch.Kind, endsOf(stretch), stretch.Towns, stretch.Blocked))
		}
		slices.Sort(want)
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

func mapped[T any](values []T, move func(T) T) []T {
	var moved []T
	for _, value := range values {
		moved = append(moved, move(value))
	}
	return moved
}

// What can be drawn is what fits, and what cannot changes nothing.
func TestDrawRefusesWhatDoesNotFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlan(t)
		sheet := p.sheet()
		for range 20 {
			s := anyStroke(t, slices.Collect(hexmap.Hex{}.Range(3)))
			fits := p.fits(s)
			if err := s.drawOn(sheet); (err == nil) != fits {
				t.Fatalf("%+v: fits %v, error %v", s, fits, err)
			}
			if fits {
				p.strokes = append(p.strokes, s)
			}
		}
		for hex := range (hexmap.Hex{}).Range(3) {
			var tracks []track.Track
			var exits []hexmap.Direction
			for _, s := range p.strokes {
				switch {
				case s.hex != hex:
				case s.track == 0:
					exits = append(exits, s.exit)
				default:
					tracks = append(tracks, s.track)
				}
			}
			slices.Sort(tracks)
			slices.Sort(exits)
			if got := slices.Collect(sheet.At(hex)); !slices.Equal(got, tracks) {
				t.Fatalf("in %v there are %v, not %v", hex, got, tracks)
			}
			if got := slices.Collect(sheet.Exits(hex)); !slices.Equal(got, exits) {
				t.Fatalf("%v has exits %v, not %v", hex, got, exits)
			}
		}
	})
}

func TestDrawSaysWhatIsWrong(t *testing.T) {
	var sheet track.Sheet
	plain, town, city, off := hexmap.Hex{}, hexmap.Hex{Q: 1}, hexmap.Hex{Q: 2}, hexmap.Hex{Q: 3}
	sheet.SetGround(plain, track.Plain)
	sheet.SetGround(town, track.Town)
	sheet.SetGround(city, track.GroundCity)
	straight, gentle := track.Between(hexmap.East, hexmap.West), track.Between(hexmap.NorthWest, hexmap.West)
	if err := sheet.Draw(plain, straight); err != nil {
		t.Fatal(err)
	}
	if err := sheet.DrawExit(town, hexmap.West); err != nil {
		t.Fatal(err)
	}
	for want, err := range map[string]error{
		"track: no track cannot be drawn in hex (0,0): it is not a track":                             sheet.Draw(plain, 0),
		"track: Track(16) cannot be drawn in hex (0,0): it is not a track":                            sheet.Draw(plain, 16),
		"track: NW-W cannot be drawn in hex (0,0): there is track on edge W already":                  sheet.Draw(plain, gentle),
		"track: NW-W cannot be drawn in hex (1,0): there is track on edge W already":                  sheet.Draw(town, gentle),
		"track: E-W cannot be drawn in hex (2,0): found city, expected plain ground or a town":        sheet.Draw(city, straight),
		"track: E-W cannot be drawn in hex (3,0): found off the map, expected plain ground or a town": sheet.Draw(off, straight),
		"track: exit SW cannot be drawn in hex (0,0): found plain, expected a town":                   sheet.DrawExit(plain, hexmap.SouthWest),
		"track: exit W cannot be drawn in hex (1,0): there is track on that edge already":             sheet.DrawExit(town, hexmap.West),
		"track: exit SW cannot be drawn in hex (2,0): found city, expected a town":                    sheet.DrawExit(city, hexmap.SouthWest),
		"track: exit SW cannot be drawn in hex (3,0): found off the map, expected a town":             sheet.DrawExit(off, hexmap.SouthWest),
	} {
		if err == nil || err.Error() != want {
			t.Errorf("error %v, not %s", err, want)
		}
	}
}

func TestGroundCanChange(t *testing.T) {
	var sheet track.Sheet
	hex := hexmap.Hex{Q: 4, R: -2}
	if got := sheet.Ground(hex); got != 0 || len(slices.Collect(sheet.Stretches())) != 0 {
		t.Errorf("an empty sheet has %v", got)
	}
	sheet.SetGround(hex, 0)
	sheet.Erase(hex)
	for _, ground := range []track.Ground{track.Town, track.Plain, track.GroundCity, 0} {
		sheet.SetGround(hex, ground)
		if got := sheet.Ground(hex); got != ground || len(slices.Collect(sheet.Stretches())) != 0 {
			t.Errorf("ground %v after %v was set; track is left: %v", got, ground, slices.Collect(sheet.At(hex)))
		}
		err := sheet.Draw(hex, track.Between(hexmap.East, hexmap.West))
		if passes := ground == track.Plain || ground == track.Town; passes != (err == nil) {
			t.Errorf("drawn in %v: %v", ground, err)
		}
	}
}

func TestNewSheetTakesOverTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		sheet := track.NewSheet(board, nil)
		for i := range board.Len() {
			ground := sheet.Ground(board.Hex(i))
			if (ground == track.GroundCity) != board.IsCity(i) || (ground == track.Town) != board.IsTown(i) || ground == 0 {
				t.Fatalf("%v is %v", board.Cell(i), ground)
			}
			for d := range hexmap.Direction(hexmap.NumDirections) {
				if onMap := sheet.Ground(board.Hex(i).Neighbour(d)) != 0; onMap != (board.Neighbour(i, d) >= 0) {
					t.Fatalf("the neighbour of %v to the %v: %v", board.Cell(i), d, onMap)
				}
			}
		}
	})
}

// kinds are the kinds of the stretches on a sheet.
func kinds(sheet *track.Sheet) []track.Kind {
	var kinds []track.Kind
	for stretch := range sheet.Stretches() {
		kinds = append(kinds, stretch.Kind)
	}
	return kinds
}

func TestKindsByRule(t *testing.T) {
	board := hexmap.Standard()
	for _, test := range []struct {
		rule    string
		blocked []string
		drawn   []string
		want    []track.Kind
	}{
		{"BUILD-6: track that stands alone", nil, []string{"c4 E-W"}, []track.Kind{track.KindDeadEnd}},
		{"BUILD-6: track from the rim to the rim", nil, []string{"a1 E-W", "a2 NW-W"}, []track.Kind{track.KindDeadEnd}},
		{"BUILD-6: track against track that does not meet it", nil, []string{"b3 E-W", "b4 NE-SE"}, []track.Kind{track.KindDeadEnd, track.KindDeadEnd}},
		{"BUILD-7: track that joins", nil, []string{"b3 E-W", "b4 E-W"}, []track.Kind{track.KindLink}},
		{"WALL-2: a link but for a border", []string{"b4/E"}, []string{"b3 E-W", "b4 E-W"}, []track.Kind{track.KindBlocked}},
		{"WALL-3: a border that is not crossed", []string{"b4/NE"}, []string{"b3 E-W", "b4 E-W"}, []track.Kind{track.KindLink}},
		{"WALL-2: what is no link without the border", []string{"b3/E"}, []string{"b3 E-W", "b4 W-NE"}, []track.Kind{track.KindDeadEnd}},
		{"DELIVER-4: back to the same city", nil, []string{"b3 NW-W", "a3 SE-SW"}, []track.Kind{track.KindReturn}},
		{"DELIVER-4: over a border too", []string{"b3/W"}, []string{"b3 NW-W", "a3 SE-SW"}, []track.Kind{track.KindReturn}},
		{"a circle", nil, []string{"c4 E-SE", "c5 SW-W", "d4 NE-NW"}, []track.Kind{track.KindCircle}},
		{"a circle over a border", []string{"c4/E"}, []string{"c4 E-SE", "c5 SW-W", "d4 NE-NW"}, []track.Kind{track.KindCircle}},
		{
			"BOARD-5: the rulebook's example", nil,
			[]string{"b3 E-W", "b4 E-W", "c2 NE-SE", "d2 E-SW", "e3 W-NE"},
			[]track.Kind{track.KindLink, track.KindDeadEnd, track.KindDeadEnd, track.KindDeadEnd},
		},
	} {
		sheet := sheetOf(board, edges(board, test.blocked...), draw(board, test.drawn...))
		if diff := cmp.Diff(test.want, kinds(sheet)); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", test.rule, diff)
		}
	}
}

// Towns with exits are stops: three links meet in one, none passes.
func TestTownsWithExitsEndStretches(t *testing.T) {
	var sheet track.Sheet
	town := hexmap.Hex{}
	sheet.SetGround(town, track.Town)
	for d, ground := range map[hexmap.Direction]track.Ground{hexmap.East: track.GroundCity, hexmap.NorthWest: track.GroundCity, hexmap.West: track.Town} {
		sheet.SetGround(town.Neighbour(d), ground)
		if err := sheet.DrawExit(town, d); err != nil {
			t.Fatal(err)
		}
	}
	if err := sheet.DrawExit(town.Neighbour(hexmap.West), hexmap.East); err != nil {
		t.Fatal(err)
	}
	want := []track.Stretch{
		{Kind: track.KindLink, Stops: []track.End{{Hex: hexmap.Hex{R: -1}, Edge: hexmap.SouthEast}, {Hex: town, Edge: hexmap.NorthWest}}},
		{Kind: track.KindLink, Stops: []track.End{{Hex: hexmap.Hex{Q: -1}, Edge: hexmap.East}, {Hex: town, Edge: hexmap.West}}},
		{Kind: track.KindLink, Stops: []track.End{{Hex: town, Edge: hexmap.East}, {Hex: hexmap.Hex{Q: 1}, Edge: hexmap.West}}},
	}
	if diff := diffStretches(want, slices.Collect(sheet.Links())); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// Tracks that cross in a hex do not join there.
func TestTracksOfOneHexDoNotJoin(t *testing.T) {
	var sheet track.Sheet
	middle := hexmap.Hex{}
	sheet.SetGround(middle, track.Plain)
	for d := range hexmap.Direction(hexmap.NumDirections) {
		sheet.SetGround(middle.Neighbour(d), track.GroundCity)
	}
	for straight := range track.OfType(track.Straight) {
		if err := sheet.Draw(middle, straight); err != nil {
			t.Fatal(err)
		}
	}
	joined := make(map[hexmap.Hex]hexmap.Hex)
	for link := range sheet.Links() {
		joined[link.Stops[0].Hex] = link.Stops[1].Hex
	}
	want := map[hexmap.Hex]hexmap.Hex{{R: -1}: {R: 1}, {Q: 1, R: -1}: {Q: -1, R: 1}, {Q: -1}: {Q: 1}}
	if !maps.Equal(want, joined) {
		t.Errorf("joined are %v, not %v", joined, want)
	}
}

func TestWalksOfASheetCanBeLeft(t *testing.T) {
	board, drawn := sevenLinks()
	sheet := sheetOf(board, nil, drawn)
	first := slices.Collect(sheet.Links())[0]
	for link := range sheet.Links() {
		if diff := diffStretches([]track.Stretch{first}, []track.Stretch{link}); diff != "" {
			t.Fatal("Links went on")
		}
		break
	}
	crossing := hexmap.Hex{Q: 100}
	sheet.SetGround(crossing, track.Town)
	for _, err := range []error{
		sheet.Draw(crossing, track.Between(hexmap.East, hexmap.West)),
		sheet.Draw(crossing, track.Between(hexmap.NorthEast, hexmap.NorthWest)),
		sheet.DrawExit(crossing, hexmap.SouthWest),
		sheet.DrawExit(crossing, hexmap.SouthEast),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for each := range sheet.At(crossing) {
		if each != track.Between(hexmap.East, hexmap.West) {
			t.Fatal("At went on")
		}
		break
	}
	for exit := range sheet.Exits(crossing) {
		if exit != hexmap.SouthWest {
			t.Fatal("Exits went on")
		}
		break
	}
}
