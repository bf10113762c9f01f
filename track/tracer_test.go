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
		tracer := g.tracer()
		if diff := cmp.Diff(want, tracer.AppendLinks(nil, g.tiles, kinds)); diff != "" {
			t.Fatalf("appended: mismatch (-want +got)\n%s", diff)
		}
		if diff := cmp.Diff(want, slices.Collect(tracer.Links(g.tiles, kinds))); diff != "" {
			t.Fatalf("walked: mismatch (-want +got)\n%s", diff)
		}
	})
}

func TestALinkIsTheSameFromWhereverItIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGround(t)
		tracer, want := g.tracer(), map[track.End]track.Link{}
		for _, link := range g.plainLinks() {
			for _, end := range link.ends {
				want[end] = link.Link
			}
		}
		for i := range g.tiles {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				at := track.End{Hex: uint16(i), Edge: d}
				link, wanted := want[at]
				if got, ok := tracer.LinkThrough(g.tiles, at); ok != wanted || got != link {
					t.Fatalf("through %v: %+v, %v, not %+v", at, got, ok, link)
				}
			}
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
		if beyond, _ := g.across(at); entry != beyond && (i > 0 || link.Kind != track.Loose || entry != link.From) {
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
	switch link.Kind {
	case track.Complete, track.Return:
		at, _ = g.across(at)
	case track.Circle:
		at = link.To // all of it was passed
	}
	if at != link.To {
		return fmt.Errorf("it ends at %v", at)
	}
	return nil
}

func TestBeyondAnEdge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGround(t)
		tracer := g.tracer()
		for i := range g.hexes {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				at := track.End{Hex: uint16(i), Edge: d}
				want, wanted := g.across(at)
				if got, ok := tracer.Beyond(at); got != want || ok != wanted {
					t.Fatalf("beyond %v lies %v, %v, not %v, %v", at, got, ok, want, wanted)
				}
			}
		}
	})
}

// row is a ground of hexes from West to East.
func row(tiles ...string) ground {
	var g ground
	for i, text := range tiles {
		tile := track.City
		if text != "city" {
			if err := tile.UnmarshalText([]byte(text)); err != nil {
				panic(err)
			}
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
		"track that faces other":     {row("city", "E-W", "NE-SE", "city"), []string{"0/E 1/E 1 incomplete", "2/NE 2/SE 1 loose"}},
		"track from rim to rim":      {row("E-W"), []string{"0/E 0/W 1 loose"}},
		"a crossing is not joined":   {row("city", "E-W+NE-SW", "city"), []string{"0/E 2/W 1 complete", "1/NE 1/SW 1 loose"}},
		"a city where a town stood":  {row("city", "city", "E-W", "city"), []string{"1/E 3/W 1 complete"}},
		"track through, and an exit": {row("city", "E-W+NE", "city"), []string{"0/E 2/W 1 complete", "1/NE 1/NE 0 incomplete"}},
	} {
		var got []string
		for link := range test.row.tracer().Links(test.row.tiles, track.AllKinds) {
			got = append(got, fmt.Sprintf("%d/%v %d/%v %d %v", link.From.Hex, link.From.Edge, link.To.Hex, link.To.Edge, link.Tracks, link.Kind))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", name, diff)
		}
	}
}
