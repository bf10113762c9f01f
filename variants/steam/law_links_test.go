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
	linked := 0
	for _, link := range tracer.AppendLinks(nil, tiles, track.AllKinds) {
		want = append(want, Link{From: end(link.From), To: end(link.To), Complete: link.Kind == track.Complete})
		if link.Kind == track.Return {
			t.Fatalf("%v\n%+v is %v", s, want[len(want)-1], link.Kind)
		}
		linked += int(link.Tracks)
	}
	tracks := 0
	for _, tile := range tiles {
		tracks += tile.NumTracks()
	}
	if linked != tracks {
		t.Fatalf("%v\n%d of %d tracks are in links", s, linked, tracks)
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

// sectionsGoAlongTheirLinks walks every link from both its ends, section by section:
// each section is crossed by the link, and begins where the one before it ends.
// Nothing leaves a hex at an edge where no link ends, nor at what is no edge.
func sectionsGoAlongTheirLinks(t *rapid.T, game []step) {
	for _, one := range someSteps(t, game, 4) {
		s := &one.State
		ends := map[LinkEnd]Link{}
		for link := range s.Links() {
			ends[link.From] = link
			if link.Complete {
				back := link
				back.From, back.To = link.To, link.From
				ends[back.From] = back
			}
		}
		for _, hex := range s.game.cells {
			for d := range hexmap.Direction(255) {
				from := LinkEnd{hex, d}
				link, leaves := ends[from]
				to, leads := s.Leads(hex, d)
				if leads != (leaves && link.Complete) || leads && to != link.To.Hex {
					t.Fatalf("%v: %v leads to %v, %t", s, from, to, leads)
				}
				if _, owned := s.OwnerAt(hex, d); owned && !d.IsValid() {
					t.Fatalf("%v: %v is owned", s, from)
				}
				checkSections(t, s, from, link, leaves)
			}
		}
	}
}

// checkSections walks the sections of the link, if there is one, that leaves a stop.
func checkSections(t *rapid.T, s *State, from LinkEnd, link Link, leaves bool) {
	sections := slices.Collect(s.Sections(from.Hex, from.Edge))
	if !leaves {
		if len(sections) > 0 {
			t.Fatalf("%v: %v has the sections %v", s, from, sections)
		}
		return
	}
	board := s.Map()
	beyond := func(at LinkEnd) LinkEnd {
		i, _ := board.Index(at.Hex)
		next := board.Neighbour(i, at.Edge)
		if next < 0 {
			return LinkEnd{}
		}
		return LinkEnd{board.Cell(next), at.Edge.Opposite()}
	}
	at := from // where the next section begins
	if s.CityColour(from.Hex) != 0 {
		at = beyond(from)
	}
	for i, section := range sections {
		if owner, ok := s.OwnerAt(section.Hex, section.From); section.Hex != at.Hex || section.From != at.Edge || !ok || owner != link.Owner {
			t.Fatalf("%v: section %d of %v from %v is %v, of %s", s, i, link, from, section, owner)
		}
		if at = (LinkEnd{section.Hex, section.To}); i < len(sections)-1 {
			at = beyond(at)
		}
	}
	switch ends := at == link.To; {
	case len(sections) == 0: // between neighbouring cities: CITY-7
		if beyond(from) != link.To {
			t.Fatalf("%v: %v has no sections", s, link)
		}
	case s.CityColour(link.To.Hex) != 0 && link.Complete:
		if beyond(at) != link.To {
			t.Fatalf("%v: the sections of %v end at %v", s, link, at)
		}
	case !ends:
		t.Fatalf("%v: the sections of %v end at %v", s, link, at)
	}
}
