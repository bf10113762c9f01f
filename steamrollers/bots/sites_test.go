package bots

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/search"
)

// bestSitesSlowly tries every track in every hex of a region for every pair of cities.
func bestSitesSlowly(r *reckoning, region int) (best sites) {
	for pair := range pairs {
		for hex := range r.land.board.Len() {
			if r.land.board.Region(hex) != region || !r.outlook.ways[pair].has(hex) {
				continue
			}
			for t := range track.Tracks() {
				found := site{hex, t, r.part(pair, hex)}
				if kind := t.Type(); found.worth > 0 && r.outlook.leading(pair, hex).has(t) && found.isBefore(best[kind]) {
					best[kind] = found
				}
			}
		}
	}
	return best
}

// TestBestSitesAreWhatTryingFinds holds them to it in games on all boards. The reckoning
// has seen other positions before, the one that tries has not.
func TestBestSitesAreWhatTryingFinds(t *testing.T) {
	greedy, found := NewGreedy(), 0
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		start, n := begin(t, steamrollers.Setup{Players: 3, Board: board}), 0
		for _, s := range search.Walk(&start, around(NewGreedy(), 3), NewLuck(4), 4) {
			if n++; s.Turn() == steamrollers.Nobody || n%11 > 0 {
				continue
			}
			greedy.reckon(&s)
			fresh := NewGreedy()
			fresh.reckon(&s)
			for region := 1; region <= cities; region++ {
				want := bestSitesSlowly(&fresh.reckoning, region)
				got := greedy.reckoning.bestSites(region)
				if *got != want {
					t.Fatalf("%s, region %d: %v, not %v, in\n%s", name, region, *got, want, s.AppendReport(nil))
				}
				for _, site := range want {
					if site.worth > 0 {
						found++
					}
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d sites were worth anything", found)
	}
}
