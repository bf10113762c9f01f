package steam

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
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

// TestRoutesAreThoseOfTheNetwork holds the routes of goods to a search that knows
// no goods: all loop-free routes over the complete links, of which those are left
// that MOVE-9 and MOVE-10 let pass.
func TestRoutesAreThoseOfTheNetwork(t *testing.T) {
	found := 0
	rapid.Check(t, func(t *rapid.T) {
		for _, one := range drawGame(t) {
			if one.Phase() == PhaseMove && one.Cycle() == 2 {
				found += checkRoutes(t, &one.State)
			}
		}
	})
	if found < 100 {
		t.Errorf("only %d routes were compared", found)
	}
}

// checkRoutes compares the routes of a position and tells how many there are.
func checkRoutes(t *rapid.T, s *State) (got int) {
	want := map[Move]bool{}
	seat := s.Turn()
	var links []delivery.Link
	var known []Link
	for l := range s.Links() {
		if l.Complete {
			links = append(links, delivery.Link{A: s.game.stopAt[s.game.hexOf(l.From.Hex)], B: s.game.stopAt[s.game.hexOf(l.To.Hex)], Length: 1})
			known = append(known, l)
		}
	}
	for from := range s.Cities() {
		for good := range Colours() {
			if s.GoodsAt(from).Count(good) == 0 {
				continue
			}
			var to delivery.PlaceSet
			for city := range s.Cities() {
				if s.CityColour(city) == good {
					to |= 1 << s.game.stopAt[s.game.hexOf(city)]
				}
			}
			q := delivery.Query{From: int(s.game.stopAt[s.game.hexOf(from)]), To: to, MaxLinks: s.Locomotive(seat)}
			for route := range delivery.Routes(links, q) {
				at := from
				var edges []hexmap.Direction
				owners := map[Seat]int{}
				for i := range route.Links() {
					l := known[i]
					if l.From.Hex != at {
						l.From, l.To = l.To, l.From
					}
					edges = append(edges, l.From.Edge)
					at = l.To.Hex
					if l.Owner != Nobody {
						owners[l.Owner]++
					}
				}
				allowed := owners[seat] > 0
				for _, n := range owners {
					allowed = allowed && n <= owners[seat]
				}
				if allowed {
					want[Deliver(good, from, edges...)] = true
				}
			}
		}
	}
	for _, m := range s.AppendMoves(nil) {
		if m.Kind() != KindDeliver {
			continue
		}
		got++
		if !want[m] {
			t.Fatalf("%v in\n%v", m, s)
		}
	}
	if got != len(want) {
		t.Fatalf("%d routes, want %d in\n%v", got, len(want), s)
	}
	return got
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
