package steam

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"pgregory.net/rapid"
)

// TestGames plays games, each of them once, and holds it to all that must be so of
// every game.
func TestGames(t *testing.T) {
	long.Draws(t, 50)
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t)
		for _, law := range []func(*rapid.T, []step){
			nothingIsLost,
			sectionsLeaveStopsAtEdges,
			positionsOfPlayAreValid,
		} {
			law(t, game)
		}
	})
}

// nothingIsLost: at every step all goods, new cities and markers are
// somewhere, the tiles on the board can all be shown, and every sum that a player
// gets or pays is one that an event tells of.
func nothingIsLost(t *rapid.T, game []step) {
	for _, one := range game {
		checkStock(t, &one.State)
		if one.move.IsValid() {
			checkBooks(t, &one.State, one.move)
		}
	}
}

// checkStock holds what lies on the board and beside it to what the box holds.
func checkStock(t *rapid.T, s *State) {
	goods, cities, grown := s.bag, 0, 0
	for i, stop := range s.stops {
		goods = goods.plus(stop.goods().goods())
		if stop.isCity() && s.game.printed[i] == 0 {
			cities++
		} else if stop.grown() {
			grown++
		}
	}
	for _, set := range s.supply {
		goods = goods.plus(set.goods())
	}
	for c := range Colours() {
		same(t, "goods "+c.String(), goods.Count(c), s.game.parts.Goods[c])
		cities += s.NewCities(c) - s.game.parts.Cities[c]
	}
	same(t, "new cities", cities, 0)
	same(t, "growth markers", grown+s.Growth(), s.game.parts.Growth)
	if !s.game.stock.fits(&s.faces) {
		t.Fatalf("not all tiles can be shown in\n%v", s)
	}
}

// checkBooks holds what players have after a move to what its events say.
func checkBooks(t *rapid.T, s *State, m Move) {
	events, err := s.AppendEvents(nil, m)
	if err != nil {
		t.Fatal(err)
	}
	next, _ := s.Apply(m)
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		cash, income, out := s.Money(seat), s.Income(seat), false
		worth := income + s.VictoryPoints(seat)
		for _, e := range events {
			if e.Seat != seat {
				continue
			}
			switch e.Kind {
			case LoanTaken:
				cash += e.Money
				steps := min(e.Number, income+10) // the others cost points: MONEY-3
				income -= steps
				worth -= steps + 2*(e.Number-steps)
			case PlaceWon, ActionTaken, TileLaid, TileUpgraded, TrackRedirected, IncomeDue:
				cash -= e.Money
			case IncomeReceived, CashGiven:
				cash += e.Money
			case StepsBack:
				cash += 2 * (e.Number + e.Money)
				worth -= e.Number + e.Money
			case IncomeRaised:
				income += e.Number
				worth += e.Number
			case PointsScored:
				worth += e.Number
			case PlayerEliminated:
				out = true
			}
		}
		if out {
			cash = 0
		}
		if cash != next.Money(seat) || worth != next.Income(seat)+next.VictoryPoints(seat) {
			t.Fatalf("%v in\n%v\n%s has %d and %d, and by the events %d and %d", m, s, seat,
				next.Money(seat), next.Income(seat)+next.VictoryPoints(seat), cash, worth)
		}
	}
}

// plus is g and o together.
func (g Goods) plus(o Goods) Goods {
	for c := range Colours() {
		g = g.Add(c, o.Count(c))
	}
	return g
}

// positionsOfPlayAreValid: what New and Apply give holds all invariants, what
// is carried along is what it is worked out anew.
func positionsOfPlayAreValid(t *rapid.T, game []step) {
	for _, one := range game {
		if err := one.Validate(); err != nil {
			t.Fatalf("%v\n%v", one, err)
		}
		anew := one.State
		anew.recount()
		if anew != one.State {
			t.Fatalf("%v\n%v", one, anew)
		}
	}
}

// sectionsLeaveStopsAtEdges: a link has sections from its stop at the edge where it begins, and
// none from another hex or over what is no edge.
func sectionsLeaveStopsAtEdges(t *rapid.T, game []step) {
	s := &game[len(game)-1].State
	ends := map[LinkEnd]bool{}
	for link := range s.Links() {
		ends[link.From] = true
		ends[link.To] = ends[link.To] || link.Complete
	}
	for _, hex := range s.game.cells {
		for d := range hexmap.Direction(255) {
			for section := range s.Sections(hex, d) {
				if !ends[LinkEnd{hex, d}] {
					t.Fatalf("%v\nno link leaves %v at %v, and there is the section %v", s, hex, d, section)
				}
			}
		}
	}
}
