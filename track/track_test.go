package track_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func TestTypesOfTracks(t *testing.T) {
	for of, want := range map[track.Type][]string{
		track.Straight: {"E-W", "NE-SW", "NW-SE"},
		track.Gentle:   {"E-NW", "E-SW", "NE-W", "NE-SE", "NW-SW", "W-SE"},
		track.Sharp:    {"E-NE", "E-SE", "NE-NW", "NW-W", "W-SW", "SW-SE"},
	} {
		var got []string
		for each := range track.OfType(of) {
			got = append(got, each.String())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%v: mismatch (-want +got)\n%s", of, diff)
		}
	}
}

// Every two different edges have their track, and every track its two edges.
func TestTracksJoinTwoDifferentEdges(t *testing.T) {
	seen := make(map[track.Track]int)
	for a := range hexmap.Direction(hexmap.NumDirections) {
		for b := range hexmap.Direction(hexmap.NumDirections) {
			between := track.Between(a, b)
			if a == b {
				if between != 0 {
					t.Errorf("%v and %v are joined by %v", a, b, between)
				}
				continue
			}
			seen[between]++
			first, second := between.Ends()
			if first != min(a, b) || second != max(a, b) || between != track.Between(b, a) {
				t.Errorf("between %v and %v lies %v", a, b, between)
			}
			for d := range hexmap.Direction(hexmap.NumDirections) {
				other, ok := between.Other(d)
				switch {
				case ok != (d == a || d == b) || ok != between.Has(d):
					t.Errorf("%v has %v: %v and %v", between, d, ok, between.Has(d))
				case d == a && other != b, d == b && other != a, !ok && other != 0:
					t.Errorf("the other edge of %v than %v is %v", between, d, other)
				}
			}
		}
	}
	for each := range track.Tracks() {
		if seen[each] != 2 || !each.IsValid() {
			t.Errorf("%v joins %d pairs of edges and is valid: %v", each, seen[each], each.IsValid())
		}
	}
}

func TestZeroTrackIsNone(t *testing.T) {
	var none track.Track
	if none.IsValid() || none.Type() != 0 || none.Rotate(2) != 0 || none.Reflect() != 0 || none.String() != "no track" {
		t.Errorf("the zero Track is %v of type %v", none, none.Type())
	}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if _, ok := none.Other(d); ok || none.Has(d) {
			t.Errorf("the zero Track ends on %v", d)
		}
	}
	if track.Track(track.NumTracks + 1).IsValid() {
		t.Error("there is a sixteenth track")
	}
}

// The walks stop where the loop over them does.
func TestWalksCanBeLeft(t *testing.T) {
	for each := range track.Tracks() {
		if each != 1 {
			t.Fatal("All went on")
		}
		break
	}
	for each := range track.OfType(track.Straight) {
		if each != track.Between(hexmap.East, hexmap.West) {
			t.Fatal("OfType went on")
		}
		break
	}
	for each := range track.Types() {
		if each != track.Straight {
			t.Fatal("Types went on")
		}
		break
	}
	types := slices.Collect(track.Types())
	if diff := cmp.Diff([]track.Type{track.Straight, track.Gentle, track.Sharp}, types); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
