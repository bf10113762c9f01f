package steam

import (
	"strings"
	"testing"
)

func TestSTD1PhasesOfATurn(t *testing.T) {
	s := play(t, standardStart(t), "capital 2", "capital 2", "capital 2", "capital 2")
	same(t, "after capital", s.Phase(), PhaseBid)
	s = play(t, s, "pass", "pass", "pass")
	same(t, "after the auction", s.Phase(), PhaseAction)
	s = play(t, arrange(t, toIncome(standardGame)...), "pass")
	same(t, "the next turn", s.Phase(), PhaseCapital)
}

func TestSTD2TheDealtTilesGiveTheOrder(t *testing.T) {
	s := standardStart(t)
	same(t, "order", s.order, seatList(0).with(3).with(1).with(4).with(2))
	same(t, "cash", s.Money(3), 0)
	_, err := New(Setup{Players: 4, Variant: Standard, Order: OrderRandom})
	refusesText(t, StandardFirstOrder, err)
	_, err = ParseRecord(strings.Replace("game steam\nplayers 4\nmap rhine\ncomponents standard\nrules base\norder auction\n", "base", "standard", 1), nil)
	refusesText(t, StandardFirstOrder, err)
}

func TestSTD3Capital(t *testing.T) {
	s := standardStart(t)
	refuses(t, StandardCapital, s, "bid 0", "pass", "done")
	after := play(t, s, "capital 3")
	same(t, "cash", after.Money(3), 15)
	same(t, "income", after.Income(3), -3)
	same(t, "next", after.Turn(), 1)
	same(t, "none", play(t, s, "capital 0").Income(3), 0)
	events, err := s.AppendEvents(nil, Capital(0))
	if len(events) > 0 || err != nil {
		t.Errorf("without loans: %v, %v", events, err)
	}
}

func TestSTD4CashOnly(t *testing.T) {
	s := arrange(t, standardGame, money(1, 1))
	refuses(t, StandardCashOnly, s, "build a2 E-W")
	play(t, arrange(t, standardGame, money(1, 2)), "build a2 E-W")
}

func TestSTD5Bids(t *testing.T) {
	s := play(t, standardStart(t), "capital 1", "capital 2", "capital 1", "capital 1")
	same(t, "first", s.Turn(), 3)
	refuses(t, StandardBid, s, "bid 6", "capital 1", "action order")
	s = play(t, s, "bid 0")
	refuses(t, StandardBid, s, "bid 0")
	play(t, s, "bid 10")
}

func TestSTD6PassingTakesTheLastPlace(t *testing.T) {
	s := play(t, standardStart(t), "capital 1", "capital 2", "capital 1", "capital 1", "pass")
	same(t, "order so far", s.order, seatList(0).with(3))
	s = play(t, s, "pass", "pass")
	same(t, "order", s.order, seatList(0).with(2).with(4).with(1).with(3))
}

// TestSTD14Check is the check of the rules, and of STD-7 and STD-8: four players,
// of whom the second had the tile order.
func TestSTD14Check(t *testing.T) {
	const didier, stan, fred, marc = 1, 2, 3, 4
	s := arrange(t, standardGame, inPhase(PhaseCapital), func(s *scene) { s.doc.Free = marc })
	s = play(t, s, "capital 0", "capital 0", "capital 0", "capital 0", "bid 0", "bid 2", "pass", "pass")
	if a, _ := s.Auction(); a.In.Len() != 3 || a.Free != Nobody {
		t.Errorf("after the free pass: %+v", a)
	}
	s = play(t, s, "bid 3", "pass", "pass")
	same(t, "order", s.order, seatList(0).with(didier).with(marc).with(stan).with(fred))
	for seat, paid := range map[Seat]int{didier: 3, marc: 0, stan: 1, fred: 0} {
		same(t, seat.String()+" paid", 20-s.Money(seat), paid)
	}
}

func TestSTD7WhoTookOrderMayPassOnce(t *testing.T) {
	s := play(t, arrange(t, toIncome(standardGame)...), "pass", "capital 0", "capital 0", "capital 0", "capital 0")
	a, _ := s.Auction()
	same(t, "free", a.Free, 1) // who held the tile
	s = play(t, s, "pass", "bid 0", "pass", "pass")
	same(t, "asked again", s.Turn(), 1)
	s = play(t, s, "pass") // and not the highest bidder, who is not asked
	same(t, "order", s.order.first(), 2)
}

func TestSTD8Payments(t *testing.T) {
	s := play(t, standardStart(t), "capital 4", "capital 4", "capital 4", "capital 4",
		"bid 1", "bid 5", "bid 7", "bid 9", "pass", "pass", "pass")
	same(t, "order", s.order, seatList(0).with(2).with(4).with(1).with(3))
	for seat, paid := range map[Seat]int{2: 9, 4: 7, 1: 3, 3: 0} {
		same(t, seat.String()+" paid", 20-s.Money(seat), paid)
	}
}

func TestSTD9TilesAreFreeAndNotPassed(t *testing.T) {
	s := arrange(t, taking(standardGame)...)
	refuses(t, StandardTilesFree, s, "action growth pass", "action urbanise pass", "action order pass")
	after := play(t, s, "action locomotive")
	same(t, "cash", after.Money(1), 20)
	same(t, "level", after.Locomotive(1), 2)
}

func TestSTD10MayBeLeftUndone(t *testing.T) {
	s := arrange(t, standardGame, holds(1, UrbaniseTile), pending(1))
	play(t, s, "done")
	play(t, s, "urbanise a3 red 1")
	grown := []change{
		city("a1", "", "R", true), city("a5", "", "R", true), city("a10", "", "", true), city("c1", "", "", true), city("c5", "", "", true),
		supply("", "", "", ""), standardGame,
	}
	play(t, arrange(t, taking(grown...)...), "action growth")
}

func TestSTD11Upkeep(t *testing.T) {
	s := play(t, arrange(t, toIncome(standardGame, income(1, 5), level(1, 3), level(2, 4))...), "pass")
	same(t, "received", s.Money(1), 22)
	same(t, "paid", s.Money(2), 16)
}

// TestSTD12Check is the check of the rules: 3 lacking, one point.
func TestSTD12Check(t *testing.T) {
	s := play(t, arrange(t, toIncome(standardGame, broke(1, -2, 1))...), "pass")
	same(t, "points, income and cash", [3]int{s.Points(1), s.Income(1), s.Money(1)}, [3]int{0, -3, 1})
	s = play(t, arrange(t, toIncome(standardGame, broke(1, -3, 5))...), "pass")
	same(t, "points, income and cash", [3]int{s.Points(1), s.Income(1), s.Money(1)}, [3]int{3, -3, 0})
}

func TestSTD13Bankruptcy(t *testing.T) {
	s := play(t, arrange(t, toIncome(standardGame, broke(1, -9, 0), level(1, 2))...), "pass")
	same(t, "eliminated", s.Eliminated(1), true)
	same(t, "income stays", s.Income(1), -9)
}
