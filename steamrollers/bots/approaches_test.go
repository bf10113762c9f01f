package bots

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// TestApproachesMeetWhereLinksAreShortest holds what Builder sees to what Greedy sees: of
// all empty hexes, the ways from two cities meet with the fewest missing tracks in one on
// the shortest new link between them.
func TestApproachesMeetWhereLinksAreShortest(t *testing.T) {
	for i, name := range slices.Collect(hexmap.ShippedNames()) {
		board, _ := hexmap.Shipped(name)
		var o outlook
		var a approaches
		seen := 0
		for s := range sheets(t, steamrollers.Setup{Players: 2, Board: board, Wall: hexmap.Difficulty(i)}, uint64(i)) {
			if seen++; seen%5 != 0 {
				continue
			}
			l := survey(&s)
			o.look(&s, 1, l)
			a.look(&s, 1, l)
			for pair, end := range ends {
				if met := a.meeting(end[0], end[1]); met != o.missing[pair] {
					t.Fatalf("%s: between cities %d and %d %d tracks are missing, not %d\n%s", name, end[0], end[1], o.missing[pair], met, s.AppendReport(nil))
				}
			}
		}
	}
}

// meeting returns the fewest tracks that are missing where the ways from two cities meet
// in an empty hex, that one included; never if they meet in none.
func (o *approaches) meeting(from, to int) int {
	best := never
	for hex := range o.land.open.all() {
		if o.drawn[hex] != 0 {
			continue
		}
		for a, ahead := range o.missing[from][hex] {
			for b, behind := range o.missing[to][hex] {
				if a != b && ahead != never && behind != never {
					best = min(best, 1+int(ahead)+int(behind))
				}
			}
		}
	}
	return best
}
