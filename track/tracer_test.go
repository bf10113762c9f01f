package track_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func TestLinksAreWhatIsJoined(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGround(t)
		kinds := track.Kind(rapid.IntRange(0, int(track.AllKinds)).Draw(t, "kinds"))
		var want []track.Link
		for _, link := range g.plainLinks() {
			if link.Kind&kinds != 0 {
				want = append(want, link.Link)
			}
		}
		if diff := cmp.Diff(want, g.tracer().AppendLinks(nil, g.tiles, kinds)); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

// A walk passes all tracks of its link once, each from where the last one ended.
func TestLinksAreWalkedFromEndToEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGround(t)
		tracer := g.tracer()
		for _, link := range g.plainLinks() {
			steps := slices.Collect(tracer.Walk(g.tiles, link.Link))
			if err := walkable(g, link, steps); err != nil {
				t.Fatalf("%v in %+v of %+v", err, steps, link.Link)
			}
			if link.Kind == track.Complete || link.Kind == track.Return {
				back := link.Link
				back.From, back.To = link.To, link.From
				var turned []track.Step
				for _, step := range slices.Backward(steps) {
					turned = append(turned, track.Step{Hex: step.Hex, Entry: step.Exit, Exit: step.Entry})
				}
				if diff := cmp.Diff(turned, slices.Collect(tracer.Walk(g.tiles, back))); diff != "" {
					t.Fatalf("%+v back: mismatch (-want +got)\n%s", link.Link, diff)
				}
			}
			for range tracer.Walk(g.tiles, link.Link) {
				break
			}
		}
	})
}

func walkable(g ground, link plainLink, steps []track.Step) error {
	at := link.From // where the walk leaves a hex
	var passed []track.End
	for i, step := range steps {
		entry, exit := track.End{Hex: step.Hex, Edge: step.Entry}, track.End{Hex: step.Hex, Edge: step.Exit}
		if g.tiles[step.Hex].TrackOn(step.Entry) != step.Track() {
			return fmt.Errorf("step %d: there is no %v", i, step.Track())
		}
		if beyond, _ := g.across(at); entry != beyond {
			return fmt.Errorf("step %d does not go on from %v", i, at)
		}
		passed = append(passed, entry, exit)
		at = exit
	}
	slices.SortFunc(passed, compareEnds)
	ends := slices.DeleteFunc(slices.Clone(link.ends), func(e track.End) bool {
		return g.tiles[e.Hex].HasExit(e.Edge)
	})
	if !slices.Equal(ends, passed) {
		return fmt.Errorf("it passes %v, not %v", passed, ends)
	}
	if link.Kind != track.Incomplete {
		at, _ = g.across(at)
	}
	if at != link.To {
		return fmt.Errorf("it ends at %v", at)
	}
	return nil
}

// row is a ground of hexes from West to East.
func row(tiles ...string) ground {
	var g ground
	for i, text := range tiles {
		tile := track.City
		switch text {
		case "":
			tile = 0
		case "city":
		default:
			tile = track.MustParseTile(text)
		}
		g.hexes, g.tiles = append(g.hexes, hexmap.Hex{Q: i}), append(g.tiles, tile)
	}
	return g
}

func TestKindsOfLinks(t *testing.T) {
	for name, test := range map[string]struct {
		row  ground
		want []string
	}{
		"nothing":                    {row("", "city", ""), nil},
		"two cities":                 {row("city", "E-W", "E-W", "city"), []string{"0/E 3/W 2 complete"}},
		"cities side by side":        {row("city", "city"), nil},
		"a town beside a city":       {row("city", "W"), []string{"0/E 1/W 0 complete"}},
		"two towns side by side":     {row("E", "W"), []string{"0/E 1/W 0 complete"}},
		"exits that do not meet":     {row("E", "E"), []string{"0/E 0/E 0 incomplete", "1/E 1/E 0 incomplete"}},
		"a town between":             {row("city", "E+W", "E-W", "city"), []string{"0/E 1/W 0 complete", "1/E 3/W 1 complete"}},
		"track that faces other":     {row("city", "E-W", "NE-SE", "city"), []string{"0/E 1/E 1 incomplete"}},
		"track from rim to rim":      {row("E-W"), nil},
		"a crossing is not joined":   {row("city", "E-W+NE-SW", "city"), []string{"0/E 2/W 1 complete"}},
		"a city where a town stood":  {row("city", "city", "E-W", "city"), []string{"1/E 3/W 1 complete"}},
		"track through, and an exit": {row("city", "E-W+NE", "city"), []string{"0/E 2/W 1 complete", "1/NE 1/NE 0 incomplete"}},
	} {
		var got []string
		for _, link := range test.row.tracer().AppendLinks(nil, test.row.tiles, track.AllKinds) {
			got = append(got, fmt.Sprintf("%d/%v %d/%v %d %v", link.From.Hex, link.From.Edge, link.To.Hex, link.To.Edge, link.Tracks, link.Kind))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", name, diff)
		}
	}
}

func TestLinksFromSomeStops(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGround(t)
		kinds := track.Kind(rapid.IntRange(0, int(track.AllKinds)).Draw(t, "kinds"))
		var stops []uint16
		for i := range g.tiles {
			if rapid.Bool().Draw(t, "stop") {
				stops = append(stops, uint16(i))
			}
		}
		stops = rapid.Permutation(stops).Draw(t, "stops")
		var want []track.Link
		all := g.plainLinks()
		for _, stop := range stops {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				at := track.End{Hex: stop, Edge: d}
				for _, link := range all {
					ends := link.From == at || link.To == at && link.Kind != track.Incomplete
					if ends && link.Kind&kinds != 0 && !slices.Contains(want, link.Link) {
						want = append(want, link.Link)
					}
				}
			}
		}
		if diff := cmp.Diff(want, g.tracer().AppendLinksFrom(nil, g.tiles, stops, kinds)); diff != "" {
			t.Fatalf("from %v: mismatch (-want +got)\n%s", stops, diff)
		}
	})
}

func TestLinksAreAppended(t *testing.T) {
	g := row("city", "E-W", "E+W", "E-W", "city")
	first := track.Link{Kind: track.Return}
	tracer := g.tracer()
	links := tracer.AppendLinks([]track.Link{first}, g.tiles, track.Complete)
	if len(links) != 3 || links[0] != first {
		t.Errorf("appended to one link: %+v", links)
	}
	if from := tracer.AppendLinksFrom([]track.Link{first}, g.tiles, []uint16{0, 2}, track.Complete); !slices.Equal(from, links) {
		t.Errorf("from the first two stops: %+v, not %+v", from, links)
	}
}

// A row of towns so long that no fixed room holds what is kept of each hex.
func TestLinksOfALargeGrid(t *testing.T) {
	g := row(slices.Repeat([]string{"E+W"}, 500)...)
	links := g.tracer().AppendLinks(nil, g.tiles, track.AllKinds)
	if len(links) != 501 {
		t.Errorf("%d links join 500 towns in a row, each with two exits", len(links))
	}
}

// Track that meets no stop is no link: a circle, and one that has open ends alone.
func TestTrackWithoutAStopIsNoLink(t *testing.T) {
	g := ground{
		hexes: []hexmap.Hex{{Q: 1, R: 0}, {Q: 0, R: 0}, {Q: 0, R: 1}},
		tiles: []track.Tile{track.MustParseTile("W-SW"), track.MustParseTile("E-SE+NE-NW"), track.MustParseTile("NE-NW")},
	}
	if got := g.tracer().AppendLinks(nil, g.tiles, track.AllKinds); len(got) != 0 {
		t.Errorf("the links are %+v", got)
	}
}

func TestTrackThroughTownsIsCounted(t *testing.T) {
	g := row("city", "E-W", "E-W", "E-W+NE-SE", "city")
	g.towns = []int{0, 1, 3}
	link := g.tracer().AppendLinks(nil, g.tiles, track.AllKinds)[0]
	if link.Tracks != 3 || link.Towns != 2 {
		t.Errorf("of %d tracks %d pass through towns", link.Tracks, link.Towns)
	}
}

func TestFollowingTrackAllocatesNothing(t *testing.T) {
	g := row("city", "E-W+NE-SE", "E+W", "E-W+NE-NW", "city", "E-W")
	tracer, tracks := g.tracer(), 0
	links := tracer.AppendLinks(nil, g.tiles, track.AllKinds)
	for name, call := range map[string]func(){
		"AppendLinks":     func() { links = tracer.AppendLinks(links[:0], g.tiles, track.AllKinds) },
		"AppendLinksFrom": func() { links = tracer.AppendLinksFrom(links[:0], g.tiles, []uint16{0, 2}, track.Complete) },
		"Walk": func() {
			for range tracer.Walk(g.tiles, links[0]) {
				tracks++
			}
		},
	} {
		if allocs := testing.AllocsPerRun(100, call); allocs != 0 {
			t.Errorf("%s allocates %v times", name, allocs)
		}
	}
}

func TestProgrammersErrorsPanic(t *testing.T) {
	g := row("city", "E-W", "city")
	tracer, short, long := g.tracer(), g.tiles[1:], make([]track.Tile, 4)
	link := tracer.AppendLinks(nil, g.tiles, track.Complete)[0]
	for _, call := range []struct {
		want string
		call func()
	}{
		{"track: 2 tiles for a grid of 3 hexes", func() { tracer.AppendLinks(nil, short, track.Complete) }},
		{"track: 4 tiles for a grid of 3 hexes", func() { tracer.AppendLinksFrom(nil, long, nil, track.Complete) }},
		{"track: 2 tiles for a grid of 3 hexes", func() {
			for range tracer.Walk(short, link) {
				t.Error("it walks")
			}
		}},
	} {
		func() {
			defer func() {
				if got := recover(); got != call.want {
					t.Errorf("panicked with %v, not %q", got, call.want)
				}
			}()
			call.call()
		}()
	}
}
