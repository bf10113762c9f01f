package steam

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// universe is all moves that a position could be asked about: of routes those of
// one and two links, of sums those around what a player has.
func universe(s *State) (all []Move) {
	for n := range 70 {
		all = append(all, Bid(n), Capital(n))
	}
	for tile := range ActionTiles() {
		all = append(all, Take(tile), TakePassing(tile), Deal(tile))
	}
	all = append(all, Pass(), Done(), Improve(), TakeIncome(), TakePoints())
	for _, hex := range append(slices.Clone(s.game.cells), hexmap.MustParseCell("z99")) {
		for c := content(1); c < contentEnd; c++ {
			for _, lay := range []func(hexmap.Cell, track.Tile) Move{Build, Upgrade, Redirect} {
				all = append(all, lay(hex, tileOf[c]))
			}
		}
		for space := range s.game.spaces + 2 {
			all = append(all, Grow(hex, space))
			for colour := range Colours() {
				all = append(all, Urbanise(hex, colour, space))
			}
		}
		for colour := range Colours() {
			for a := range hexmap.Direction(hexmap.NumDirections) {
				all = append(all, Deliver(colour, hex, a))
				for b := range hexmap.Direction(hexmap.NumDirections) {
					all = append(all, Deliver(colour, hex, a, b))
				}
			}
		}
	}
	return all
}

// TestOddsOfADraw holds the odds to draws from a bag in which all goods are
// different.
func TestOddsOfADraw(t *testing.T) {
	parts := StandardComponents()
	parts.Goods = [NumColours + 1]int{Red: 1, Blue: 2, Yellow: 1}
	board := hexmap.MustParseMap("map small\nlayout pointy odd-r\ngrid\na p* p\nend\ncity a1 red 2\nsupply 0\n", mapFormat)
	s := mustNew(t, Setup{Players: 4, Map: board, Components: parts})
	want := map[string]float64{"RB": 2.0 / 6, "RY": 1.0 / 6, "BB": 1.0 / 6, "BY": 2.0 / 6}
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), len(want))
	for _, o := range outcomes {
		if p := want[o.Move.Goods().String()]; o.Probability < p-1e-12 || o.Probability > p+1e-12 {
			t.Errorf("%v: %v, want %v", o.Move, o.Probability, p)
		}
	}
}
