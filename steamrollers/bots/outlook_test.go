package bots

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// sheets walks positions of games that random players play on a board, with
// much track that leads nowhere.
func sheets(t testing.TB, setup steamrollers.Setup, seed uint64) func(yield func(steamrollers.State) bool) {
	start := begin(t, setup)
	return func(yield func(steamrollers.State) bool) {
		for _, s := range search.Walk(&start, around(named(t, "random"), start.Seats()), NewLuck(seed), seed) {
			if s.Phase() == steamrollers.PhaseRoll && !yield(s) {
				return
			}
		}
	}
}

// missingSlowly is how many tracks are missing between two cities, found by
// trying: entering a hex over an edge costs nothing where track leads on, and a
// track where the hex is empty.
func missingSlowly(s *steamrollers.State, seat steamrollers.Seat, from, to int) int {
	board := s.Setup().Board
	blocked := map[hexmap.Edge]bool{}
	for _, edge := range s.Blocked() {
		blocked[edge] = true
	}
	type entry struct {
		hex  int
		edge hexmap.Direction
	}
	cost := map[entry]int{}
	var enter func(hex int, over hexmap.Direction, spent int) // leaves hex over an edge
	best := never
	enter = func(hex int, over hexmap.Direction, spent int) {
		next := board.Neighbour(hex, over)
		if next < 0 || spent >= best || blocked[hexmap.EdgeOf(board.Hex(hex), over)] {
			return
		}
		if board.IsCity(next) {
			if next == board.City(to) && spent > 0 {
				best = spent
			}
			return
		}
		at := entry{next, over.Opposite()}
		if known, ok := cost[at]; ok && known <= spent {
			return
		}
		cost[at] = spent
		if t := s.TrackAt(seat, board.Cell(next)); t != 0 {
			if exit, ok := t.Other(at.edge); ok {
				enter(next, exit, spent)
			}
			return
		}
		for exit := range hexmap.Direction(hexmap.NumDirections) {
			if exit != at.edge {
				enter(next, exit, spent+1)
			}
		}
	}
	for exit := range hexmap.Direction(hexmap.NumDirections) {
		enter(board.City(from), exit, 0)
	}
	return best
}

func TestMissingIsWhatTryingFinds(t *testing.T) {
	for i, name := range slices.Collect(hexmap.ShippedNames()) {
		board, _ := hexmap.Shipped(name)
		var o outlook
		seen := 0
		for s := range sheets(t, steamrollers.Setup{Players: 2, Board: board, Wall: hexmap.Difficulty(i)}, uint64(i)) {
			if seen++; seen%5 != 0 {
				continue
			}
			o.look(&s, 1, survey(&s))
			for pair, end := range ends {
				if want := missingSlowly(&s, 1, end[0], end[1]); o.missing[pair] != want {
					t.Fatalf("%s: between cities %d and %d %d tracks are missing, not %d\n%s", name, end[0], end[1], want, o.missing[pair], s.AppendReport(nil))
				}
			}
		}
	}
}

// TestBestTrackLeadsToALink draws, as long as any track is worth something, the
// track that is worth most. Each leaves one track less missing for some pair of
// cities, and in the end there are links.
func TestBestTrackLeadsToALink(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := slices.Collect(hexmap.ShippedNames())
		board, _ := hexmap.Shipped(rapid.SampledFrom(names).Draw(t, "board"))
		s, err := steamrollers.New(steamrollers.Setup{Players: 2, Board: board})
		if err != nil {
			t.Fatal(err)
		}
		luck := NewLuck(rapid.Uint64().Draw(t, "seed"))
		for s.Phase() != steamrollers.PhaseDraft {
			s = after(&s, luck.Next(&s))
		}
		l := survey(&s)
		var o outlook
		o.look(&s, 1, l)
		for range rapid.IntRange(1, 12).Draw(t, "tracks") {
			r := newReckoning(&standardBeliefs)
			r.reckon(&s, 1, l, &o)
			var best site
			for region := 1; region <= cities; region++ {
				for _, found := range r.bestSites(region) {
					if found.worth > best.worth {
						best = found
					}
				}
			}
			if best.worth == 0 {
				break
			}
			before := o
			o.drawn[best.hex] = best.track
			o.follow()
			o.measure()
			nearer := false
			for pair := range pairs {
				nearer = nearer || o.missing[pair] != before.missing[pair]
			}
			if !nearer {
				t.Fatalf("track %v in %v brings no two cities nearer", best.track, board.Cell(best.hex))
			}
		}
	})
}
