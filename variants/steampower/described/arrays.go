package described

import (
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// Arrays returns positions and moves as numbers, for programs that learn.
//
// The array of a position holds all that its seat sees and nothing that is hidden from
// them. Two positions that they cannot tell apart give equal arrays, and after equal
// arrays they see the same for ever, as long as the same is drawn. Names of cities, of the
// map and of the components are not in it.
//
// A shipment says who is paid how much, with the seats counted from the one that pays.
// That makes more than four million actions, few of which are ever legal. They come last,
// so a policy should use the factors.
func Arrays() *describe.Arrays[steampower.State, steampower.Move] {
	return &describe.Arrays[steampower.State, steampower.Move]{
		Version: 1, Sections: sections(), Write: write,
		Actions: actions(), AppendFactors: appendFactors,
		Chances: chances(), AppendChance: appendChance,
	}
}

// write puts what a seat sees of a position, nothing for a seat that does not play.
func write(w describe.Writer, s *steampower.State, from steampower.Seat) {
	if from == steampower.Nobody || int(from) > s.Seats() {
		return
	}
	e := encoder{w, s, from}
	e.Ground(ground, s.Setup().Map)
	e.Put(players, 0, s.Seats())
	e.Mark(first, e.turned(1))
	e.printed()
	e.track()
	e.cities()
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		e.player(seat)
	}
	e.bag()
	e.box()
	e.moment()
}

type encoder struct {
	describe.Writer
	s    *steampower.State
	from steampower.Seat
}

// turned is the number of a seat as seen from e.from: 0 is their own.
func (e encoder) turned(seat steampower.Seat) int {
	n := e.s.Seats()
	return (int(seat) - int(e.from) + n) % n
}

// sees reports whether the hand of a seat is seen.
func (e encoder) sees(seat steampower.Seat) bool { return seat == e.from }

// printed is what is printed on the contracts.
func (e encoder) printed() {
	for number := 1; number <= contracts; number++ {
		c := e.s.Contract(number)
		for colour := steampower.Black; colour <= steampower.Grey; colour++ {
			e.Put(contractGoods, goods*(number-1)+int(colour)-1, c.Goods.Count(colour))
		}
		e.Put(contractMoney, number-1, int(c.Money))
		e.Put(contractPoints, number-1, int(c.Points))
		if c.Bonus != 0 {
			e.Mark(contractBonus, bonuses*(number-1)+int(c.Bonus)-1)
		}
	}
}

func (e encoder) track() {
	board := e.s.Setup().Map
	for i := range board.Len() {
		one, other := e.s.TrackAt(board.Cell(i))
		for _, t := range [...]steampower.OwnedTrack{one, other} {
			if t.Owner != steampower.Nobody {
				e.Mark(track, (e.turned(t.Owner)*hexes+i)*tracks+int(t.Track)-1)
			}
		}
	}
}

func (e encoder) cities() {
	city := 0
	for hex := range e.s.Cities() {
		at, _ := e.s.CityAt(hex)
		if at.Tile != 0 {
			e.Mark(cityTile, city*colours+int(at.Tile)-1)
		}
		e.Put(cityGoods, city, at.Goods)
		if at.Factory != steampower.Nobody {
			e.Mark(factory, e.turned(at.Factory)*cities+city)
		}
		for seat := steampower.Seat(1); int(seat) <= e.s.Seats(); seat++ {
			e.MarkIf(e.s.InNetwork(seat, hex), network, e.turned(seat)*cities+city)
		}
		city++
	}
}

func (e encoder) player(seat steampower.Seat) {
	s, n := e.s, e.turned(seat)
	e.contracts(hand, n*contracts, e.hand(seat))
	e.contracts(fulfilled, n*contracts, s.Fulfilled(seat))
	for other := steampower.Seat(1); int(other) <= s.Seats() && e.sees(seat); other++ {
		e.contracts(witnessed, (n*seats+e.turned(other))*contracts, s.Witnessed(seat, other))
	}
	e.Put(handSize, n, s.Hand(seat).Len())
	e.Put(money, n, s.Money(seat))
	e.Put(locomotives, n, s.Locomotives(seat))
	e.Put(factories, n, s.Factories(seat))
	e.Put(total, n, s.Total(seat))
}

// hand is what is seen of a hand: of another's the contract that lies open while it is
// being fulfilled (CONTRACT-7).
func (e encoder) hand(seat steampower.Seat) steampower.Contracts {
	all := e.s.Hand(seat)
	switch {
	case e.sees(seat):
		return all
	case e.s.Phase() == steampower.PhaseShip && seat == e.s.Active():
		return all & (1 << (e.s.Fulfilling() - 1))
	}
	return 0
}

func (e encoder) contracts(section, from int, set steampower.Contracts) {
	for number := range set.All() {
		e.Mark(section, from+number-1)
	}
}

func (e encoder) bag() {
	hidden := e.s.Bag()
	for seat := steampower.Seat(1); int(seat) <= e.s.Seats(); seat++ {
		hidden |= e.s.Hand(seat) &^ e.hand(seat)
	}
	e.contracts(unseen, 0, hidden)
	e.Put(bagSize, 0, e.s.Bag().Len())
}

// box is what is left of the components.
func (e encoder) box() {
	for c := steampower.Black; c <= steampower.Purple; c++ {
		e.Put(tilesLeft, int(c)-1, e.s.TilesLeft(c))
	}
	for k := steampower.SimpleStack; k <= steampower.CrossStack; k++ {
		e.Put(inStack, int(k)-1, e.s.InStack(k))
	}
	for c := steampower.Black; c <= steampower.Grey; c++ {
		e.Put(supply, int(c)-1, e.s.Supply(c))
	}
}

func (e encoder) moment() {
	s := e.s
	e.Mark(phase, int(s.Phase())-1)
	e.seat(turn, s.Turn())
	e.seat(active, s.Active())
	e.Put(round, 0, s.Round())
	e.Put(quiet, 0, s.Quiet())
	e.MarkIf(s.Productive(), productive, 0)
	e.Put(left, 0, s.Left())
	e.Put(deals, 0, s.Deals())
	if number := s.Fulfilling(); number != 0 {
		e.Mark(fulfilling, number-1)
	}
	for c := steampower.Black; c <= steampower.Grey; c++ {
		e.Put(asked, int(c)-1, s.Asked().Count(c))
	}
}

// seat marks a seat, if it is one.
func (e encoder) seat(section int, seat steampower.Seat) {
	if seat != steampower.Nobody {
		e.Mark(section, e.turned(seat))
	}
}
