package described

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
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
	a := &describe.Arrays[steampower.State, steampower.Move]{Version: 1}
	a.Sections, a.Write = describe.Fill(sections()...)
	a.Actions, a.AppendFactors = actions()
	return a
}

type (
	state  = steampower.State
	writer = describe.Writer
	seat   = steampower.Seat
)

// The extents of the sections.
const (
	seats     = steampower.MaxSeats
	hexes     = steampower.MaxHexes
	cities    = steampower.MaxCities
	contracts = steampower.MaxContracts
	colours   = steampower.NumColours
	goods     = steampower.NumGoods
	stacks    = steampower.NumStacks
	bonuses   = steampower.NumBonuses
	tracks    = 15
	phases    = 7
)

func sections() []describe.Filled[state] {
	fixed, varying := describe.Fixed[state], describe.Varying[state]
	return append(describe.Ground(hexes, func(s *state) *hexmap.Map { return s.Setup().Map }),
		fixed("players", 1.0/seats, "number of seats", describe.Count((*state).Seats), 1),
		varying("first", 1, "the seat that is P1 and begins each round, one-hot", func(w writer, _ *state) { w.Mark(0, w.Turned(1)) }, seats),
		fixed("contract goods", 1.0/6, "each contract: the goods that it asks for, K W O E", printed, contracts, goods),
		fixed("contract money", 1.0/10, "each contract: dollars", nil, contracts),
		fixed("contract points", 1.0/10, "each contract: points", nil, contracts),
		fixed("contract bonus", 1, "each contract: its bonus build, factory, contracts, one-hot", nil, contracts, bonuses),
		varying("track", 1, "each track of each hex that a seat owns", laid, seats, hexes, tracks),
		varying("city tile", 1, "each city space, by row, then column: the colour of its tile K W O E P, one-hot", city, cities, colours),
		varying("city goods", 1.0/6, "each city: goods", nil, cities),
		varying("factory", 1, "factories of a seat", nil, seats, cities),
		varying("network", 1, "cities of a seat's network", nil, seats, cities),
		varying("hand", 1, "contracts in a hand, as far as they are seen", describe.EachSeat(func(w writer, s *state, of seat, n int) {
			mark(w, n*contracts, seen(w, s, of))
		}), seats, contracts),
		varying("fulfilled", 1, "contracts that a seat has fulfilled", describe.EachSeat(func(w writer, s *state, of seat, n int) {
			mark(w, n*contracts, s.Fulfilled(of))
		}), seats, contracts),
		varying("witnessed", 1, "contracts drawn out of a seat's hand that may be in another's for all that she has seen; of a seat that sees not everything her own alone",
			describe.EachSeat(func(w writer, s *state, other seat, n int) { mark(w, n*contracts, s.Witnessed(w.Seat(), other)) }), seats, seats, contracts),
		varying("unseen", 1, "contracts in the bag, or in a hand where they are not seen", unseen, contracts),
		varying("hand size", 1.0/10, "contracts in a hand", describe.BySeat(func(s *state, of seat) int { return s.Hand(of).Len() }), seats),
		varying("bag size", 1.0/50, "contracts in the bag", describe.Count(func(s *state) int { return s.Bag().Len() }), 1),
		varying("money", 1.0/20, "dollars", describe.BySeat((*state).Money), seats),
		varying("locomotives", 1.0/18, "locomotives left", describe.BySeat((*state).Locomotives), seats),
		varying("factories", 1.0/15, "factories left", describe.BySeat((*state).Factories), seats),
		varying("total", 1.0/50, "points, were the game over now", describe.BySeat((*state).Total), seats),
		varying("tiles left", 1.0/10, "city tiles of each colour that are not on the map", each(steampower.Purple, (*state).TilesLeft), colours),
		varying("stack", 1.0/80, "track tiles left: simple, sharp, cross", each(steampower.CrossStack, (*state).InStack), stacks),
		varying("supply", 1.0/30, "goods left in the supply, K W O E", each(steampower.Grey, (*state).Supply), goods),
		varying("phase", 1, "the phase city, deal, act, build, ship, bonus, over, one-hot", func(w writer, s *state) { w.Mark(0, int(s.Phase())-1) }, phases),
		varying("turn", 1, "the seat that is asked, one-hot", describe.OneSeat((*state).Turn), seats),
		varying("active", 1, "the seat whose turn it is, one-hot", describe.OneSeat((*state).Active), seats),
		varying("round", 1.0/30, "number of the round", describe.Count((*state).Round), 1),
		varying("quiet", 1.0/10, "quiet rounds in a row", describe.Count((*state).Quiet), 1),
		varying("productive", 1, "somebody has completed a link, a factory or a contract in this round", describe.Count((*state).Productive), 1),
		varying("left", 1.0/2, "actions of this turn not yet begun", describe.Count((*state).Left), 1),
		varying("deals", 1.0/5, "contracts still to be drawn", describe.Count((*state).Deals), 1),
		varying("fulfilling", 1, "the contract that is being fulfilled, or whose bonus is offered or being taken, one-hot", func(w writer, s *state) {
			if number := s.Fulfilling(); number != 0 {
				w.Mark(0, number-1)
			}
		}, contracts),
		varying("asked", 1.0/6, "goods still to be provided, K W O E",
			each(steampower.Grey, func(s *state, c steampower.Colour) int { return s.Asked().Count(c) }), goods),
	)
}

// each fills a section with a number of each thing, from 1 to the last.
func each[T ~uint8](last T, number func(s *state, of T) int) func(w writer, s *state) {
	return func(w writer, s *state) {
		for of := T(1); of <= last; of++ {
			w.Put(0, int(of)-1, number(s, of))
		}
	}
}

// mark marks contracts by their numbers.
func mark(w writer, from int, set steampower.Contracts) {
	for number := range set.All() {
		w.Mark(0, from+number-1)
	}
}

// printed is what is printed on the contracts.
func printed(w writer, s *state) {
	for number := 1; number <= contracts; number++ {
		c := s.Contract(number)
		for colour := steampower.Black; colour <= steampower.Grey; colour++ {
			w.Put(0, goods*(number-1)+int(colour)-1, c.Goods.Count(colour))
		}
		w.Put(1, number-1, int(c.Money))
		w.Put(2, number-1, int(c.Points))
		if c.Bonus != 0 {
			w.Mark(3, bonuses*(number-1)+int(c.Bonus)-1)
		}
	}
}

func laid(w writer, s *state) {
	board := s.Setup().Map
	for i := range board.Len() {
		one, other := s.TrackAt(board.Cell(i))
		for _, t := range [...]steampower.OwnedTrack{one, other} {
			if t.Owner != steampower.Nobody {
				w.Mark(0, (w.Turned(t.Owner)*hexes+i)*tracks+int(t.Track)-1)
			}
		}
	}
}

func city(w writer, s *state) {
	city := 0
	for hex := range s.Cities() {
		at, _ := s.CityAt(hex)
		if at.Tile != 0 {
			w.Mark(0, city*colours+int(at.Tile)-1)
		}
		w.Put(1, city, at.Goods)
		if at.Factory != steampower.Nobody {
			w.Mark(2, w.Turned(at.Factory)*cities+city)
		}
		for of := seat(1); int(of) <= s.Seats(); of++ {
			w.MarkIf(s.InNetwork(of, hex), 3, w.Turned(of)*cities+city)
		}
		city++
	}
}

// seen is what is seen of a hand: of another's the contract that lies open while it is
// being fulfilled (CONTRACT-7).
func seen(w writer, s *state, of seat) steampower.Contracts {
	all := s.Hand(of)
	switch {
	case of == w.Seat():
		return all
	case s.Phase() == steampower.PhaseShip && of == s.Active():
		return all & (1 << (s.Fulfilling() - 1))
	}
	return 0
}

func unseen(w writer, s *state) {
	hidden := s.Bag()
	for of := seat(1); int(of) <= s.Seats(); of++ {
		hidden |= s.Hand(of) &^ seen(w, s, of)
	}
	mark(w, 0, hidden)
}

// What moves leave to choose. A hex is its number on the map, a city its place among
// the city spaces, by row, then column.
var (
	hexFactor      = describe.Factor{Name: "hex", Count: hexes}
	cityFactor     = describe.Factor{Name: "city", Count: cities}
	contractFactor = describe.Factor{Name: "contract", From: 1, Count: contracts}
)

// mostPaid is how many links of an owner a shipment can use: as many as they have
// locomotives.
const mostPaid = 18

// mostGoods is how many goods a factory can come with.
const mostGoods = 60

// shipFactors are where the good comes from, and what each other seat is paid, the
// next one first. Which good it is, the position says: the first that is asked for.
func shipFactors() []describe.Factor {
	factors := []describe.Factor{cityFactor}
	for n := 1; n < seats; n++ {
		factors = append(factors, describe.Factor{Name: fmt.Sprintf("to seat +%d", n), Count: mostPaid + 1})
	}
	return factors
}

// actions returns the numbers of decisions.
func actions() (*describe.Numbering, func(dst []int, s *steampower.State, m steampower.Move) []int) {
	trackFactor := describe.WordFactorOf("track", rails.Tracks())
	digits := describe.Digits[steampower.State, steampower.Move, steampower.Kind]
	return describe.Number(steampower.Move.Kind,
		digits(steampower.KindBuild, "build", onHex, hexFactor, trackFactor),
		digits(steampower.KindRemove, "remove", func(dst []int, s *steampower.State, m steampower.Move) []int {
			if hex, ok := hexOf(s, m.Hex()); ok {
				return append(dst, hex)
			}
			return dst
		}, hexFactor),
		digits(steampower.KindReplace, "replace", onHex, hexFactor, trackFactor),
		digits(steampower.KindDone, "done", nil),
		digits(steampower.KindFactory, "factory", func(dst []int, s *steampower.State, m steampower.Move) []int {
			if city, ok := cityOf(s, m.Hex()); ok {
				return append(dst, city, m.Number()-1)
			}
			return dst
		}, cityFactor, describe.Factor{Name: "goods", From: 1, Count: mostGoods}),
		digits(steampower.KindFulfil, "fulfil", contract, contractFactor),
		digits(steampower.KindBuy, "buy", func(dst []int, _ *steampower.State, m steampower.Move) []int {
			return append(dst, int(m.Colour())-1)
		}, describe.WordFactor("good", "K", "W", "O", "E")),
		digits(steampower.KindDraw, "draw", nil),
		digits(steampower.KindMoney, "money", nil),
		digits(steampower.KindDecline, "decline", nil),
		digits(steampower.KindShip, "ship", shipping, shipFactors()...),
	)
}

func contract(dst []int, _ *steampower.State, m steampower.Move) []int {
	return append(dst, m.Contract()-1)
}

func onHex(dst []int, s *steampower.State, m steampower.Move) []int {
	if hex, ok := hexOf(s, m.Hex()); ok {
		return append(dst, hex, int(m.Track())-1)
	}
	return dst
}

func shipping(dst []int, s *steampower.State, m steampower.Move) []int {
	city, ok := cityOf(s, m.Hex())
	payer, n := s.Turn(), s.Seats()
	if !ok || payer == steampower.Nobody || m.Colour() != s.Asked().First() {
		return dst
	}
	before := len(dst)
	dst = append(dst, city)
	paid := 0
	for i := 1; i < seats; i++ {
		dollars := 0
		if i < n {
			dollars = m.Payments().To(after(payer, i, n))
		}
		dst = append(dst, dollars)
		paid += dollars
	}
	if paid != m.Payments().Total() { // a seat that does not play, or their own
		return dst[:before]
	}
	return dst
}

// after is the seat so many seats after another.
func after(seat steampower.Seat, by, n int) steampower.Seat {
	return steampower.Seat((int(seat)-1+by)%n + 1)
}

// hexOf is the number of a hex on the map.
func hexOf(s *steampower.State, cell hexmap.Cell) (hex int, ok bool) {
	if s.Seats() == 0 {
		return 0, false
	}
	return s.Setup().Map.Index(cell)
}

// cityOf is the number of a city space.
func cityOf(s *steampower.State, cell hexmap.Cell) (city int, ok bool) {
	for hex := range s.Cities() {
		if hex == cell {
			return city, true
		}
		city++
	}
	return 0, false
}
