package bots

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
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
		for _, s := range players.Asked(begin(t, steamrollers.Setup{Players: 3, Board: board}), NewGreedy(), 4, 5) {
			greedy.reckon(&s)
			fresh := NewGreedy()
			fresh.reckon(&s)
			for region := 1; region <= cities; region++ {
				want := bestSitesSlowly(&fresh.reckoning, region)
				got := greedy.reckoning.bestSites(region)
				if *got != want {
					t.Fatalf("%s, region %d: %v, not %v, in\n%+v", name, region, *got, want, s.Report())
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
