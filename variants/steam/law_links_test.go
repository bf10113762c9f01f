package steam

import (
	"slices"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// linksAreWhatTheTilesJoin holds the links, which are kept edge by edge, against
// package track, which follows what lies on the hexes anew.
func linksAreWhatTheTilesJoin(t *rapid.T, game []step) {
	steps := someSteps(t, game, 12)
	board := steps[0].Setup().Map
	tracer := track.NewTracer(board, slices.Collect(board.ClosedEdges()), nil)
	for _, one := range steps {
		checkLinks(t, &one.State, tracer)
	}
}

func checkLinks(t *rapid.T, s *State, tracer *track.Tracer) {
	board := s.Map()
	tiles := make([]track.Tile, board.Len())
	for i := range tiles {
		tiles[i] = tileOf[s.hexes[i].content()]
	}
	var want, got []Link
	end := func(e track.End) LinkEnd { return LinkEnd{board.Cell(int(e.Hex)), e.Edge} }
	for link := range tracer.Links(tiles, track.AllKinds) {
		want = append(want, Link{From: end(link.From), To: end(link.To), Complete: link.Kind == track.Complete})
		if link.Kind != track.Complete && link.Kind != track.Incomplete {
			t.Fatalf("%v\n%+v is %v", s, want[len(want)-1], link.Kind)
		}
	}
	for link := range s.Links() {
		link.Owner, link.Extended = Nobody, false
		i, _ := board.Index(link.From.Hex)
		j, _ := board.Index(link.To.Hex)
		if tiles[i] != track.City || tiles[j] != track.City || board.Neighbour(i, link.From.Edge) != j { // CITY-7
			got = append(got, link)
		}
	}
	if diff := cmp.Diff(want, got, cmp.Comparer(func(a, b hexmap.Cell) bool { return a == b })); diff != "" {
		t.Fatalf("%v: mismatch (-want +got)\n%s", s, diff)
	}
}
