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
		if g.tiles[step.Hex].On(step.Entry) != step.Track().Tile() {
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
