package track_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

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
	if none.IsValid() || none.Type() != 0 || none.Rotate(2) != 0 || none.String() != "no track" {
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
