package steampower_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steampower"
)

// TestLinksAreWhatTheTilesJoin holds the links that a game follows by their owner
// against package track, which follows all track alike: as no track joins foreign
// track (TRACK-8), they are the same.
func TestLinksAreWhatTheTilesJoin(t *testing.T) {
	random, links := rand.New(rand.NewPCG(1, 2)), 0
	for game := range 6 {
		s, err := steampower.New(steampower.Setup{Players: 2 + game%4})
		if err != nil {
			t.Fatal(err)
		}
		board := s.Setup().Map
		tracer := track.NewTracer(board, slices.Collect(board.ClosedEdges()), nil)
		for turn := 0; turn < 600 && !s.Over(); turn++ {
			if s, err = s.Apply(eagerMove(&s, random)); err != nil {
				t.Fatal(err)
			}
			got, want := linksOf(&s), joinedOf(&s, tracer)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("mismatch (-want +got)\n%s", diff)
			}
			links = max(links, len(got))
		}
	}
	if links < 5 {
		t.Errorf("no position had more than %d links", links)
	}
}

// eagerMove draws a move, most often one that builds.
func eagerMove(s *steampower.State, random *rand.Rand) steampower.Move {
	if s.Chance() {
		return s.Sample(random)
	}
	moves := s.AppendMoves(nil)
	builds := slices.DeleteFunc(slices.Clone(moves), func(m steampower.Move) bool { return m.Kind() != steampower.KindBuild })
	if len(builds) > 0 && random.IntN(8) > 0 {
		moves = builds
	}
	return moves[random.IntN(len(moves))]
}

// linksOf are all links of a position in words, sorted.
func linksOf(s *steampower.State) []string {
	var told []string
	for seat := steampower.Seat(1); int(seat) <= s.Setup().Players; seat++ {
		links := slices.Collect(s.Links(seat))
		if building, ok := s.Building(seat); ok {
			links = append(links, building)
		}
		for _, link := range links {
			text := fmt.Sprint(seat, " from ", link.From)
			for hex, t := range s.Along(link) {
				text += fmt.Sprint(", ", hex, " ", t)
			}
			if link.IsComplete() {
				text += fmt.Sprint(" to ", link.To)
			}
			told = append(told, text)
		}
	}
	slices.Sort(told)
	return told
}

// joinedOf are the links that the track of a position forms, as linksOf tells them.
func joinedOf(s *steampower.State, tracer *track.Tracer) []string {
	board := s.Setup().Map
	tiles := make([]track.Tile, board.Len())
	for city := range board.Cities() {
		tiles[city] = track.City
	}
	owners := map[hexmap.Cell]map[track.Track]steampower.Seat{}
	for hex := range s.Tracked() {
		i, _ := board.Index(hex)
		first, second := s.TrackAt(hex)
		tiles[i], _ = first.Track.Tile().Plus(second.Track.Tile())
		owners[hex] = map[track.Track]steampower.Seat{first.Track: first.Owner, second.Track: second.Owner}
	}
	var told []string
	linked, tracks := 0, 0
	for _, link := range tracer.AppendLinks(nil, tiles, track.AllKinds) {
		linked += int(link.Tracks)
		text, owner := fmt.Sprint(" from ", board.Cell(int(link.From.Hex))), steampower.Nobody
		for step := range tracer.Walk(tiles, link) {
			hex := board.Cell(int(step.Hex))
			owner = owners[hex][step.Track()]
			text += fmt.Sprint(", ", hex, " ", step.Track())
		}
		switch link.Kind {
		case track.Complete:
			text += fmt.Sprint(" to ", board.Cell(int(link.To.Hex)))
		case track.Incomplete:
		default:
			text += " is " + link.Kind.String()
		}
		told = append(told, fmt.Sprint(owner, text))
	}
	for _, tile := range tiles {
		tracks += tile.NumTracks()
	}
	if linked != tracks {
		told = append(told, fmt.Sprintf("%d of %d tracks are in links", linked, tracks))
	}
	slices.Sort(told)
	return told
}
