package tensor

import (
	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// Version is the version of the sections and actions. It changes whenever one of them
// changes its place or its meaning.
const Version = 1

// The blocks of the decisions, in their order.
const (
	blockBuild = iota
	blockRemove
	blockReplace
	blockDone
	blockFactory
	blockFulfil
	blockBuy
	blockDraw
	blockMoney
	blockDecline
	blockShip
)

var actions = describe.NewNumbering([]describe.Block{
	blockBuild:   {Kind: "build", Factors: []describe.Factor{hexFactor, trackFactor}},
	blockRemove:  {Kind: "remove", Factors: []describe.Factor{hexFactor}},
	blockReplace: {Kind: "replace", Factors: []describe.Factor{hexFactor, trackFactor}},
	blockDone:    {Kind: "done"},
	blockFactory: {Kind: "factory", Factors: []describe.Factor{cityFactor, {Name: "goods", From: 1, Count: mostGoods}}},
	blockFulfil:  {Kind: "fulfil", Factors: []describe.Factor{contractFactor}},
	blockBuy:     {Kind: "buy", Factors: []describe.Factor{describe.WordFactor("good", "K", "W", "O", "E")}},
	blockDraw:    {Kind: "draw"},
	blockMoney:   {Kind: "money"},
	blockDecline: {Kind: "decline"},
	blockShip:    {Kind: "ship", Factors: shipFactors()},
}...)

const ways = mostPaid + 1

// NumActions is the number of actions: one more than the highest.
const NumActions = 2*hexes*tracks + hexes + 1 + cities*mostGoods + contracts + goods + 3 + cities*ways*ways*ways*ways

// room is as many factors as a move has, its block included.
const room = 1 + seats

// Actions returns the numbers of actions: their blocks, and a number's factors and name.
// The factors of an action are its block, by its place among the blocks, and a digit for
// each factor of that block.
func Actions() *describe.Numbering { return actions }

// Action returns the number of a move in the game that s is a position of. It returns -1
// for chance moves, the zero Move, and moves that no position of that game has. For a
// move that is not legal in s it may be the number of another.
func Action(s *steampower.State, m steampower.Move) int {
	var factors [room]int
	return actions.Of(AppendFactors(factors[:0], s, m)...)
}

// Move returns the move of a position that has a number. It reports false where the position
// has no such move: for an invalid number, a hex beyond the map, or a shipment
// where no good is asked for. The move need not be legal.
func Move(s *steampower.State, action int) (m steampower.Move, ok bool) {
	var factors [room]int
	return FromFactors(s, actions.AppendFactors(factors[:0], action)...)
}

// AppendFactors appends the factors of a move, as [describe.Numbering.AppendFactors] appends
// those of its number. It appends nothing for a move that has no number.
func AppendFactors(dst []int, s *steampower.State, m steampower.Move) []int {
	switch m.Kind() {
	case steampower.KindBuild:
		return drawing(dst, s, blockBuild, m)
	case steampower.KindRemove:
		if hex, ok := hexOf(s, m.Hex()); ok {
			return append(dst, blockRemove, hex)
		}
	case steampower.KindReplace:
		return drawing(dst, s, blockReplace, m)
	case steampower.KindDone:
		return append(dst, blockDone)
	case steampower.KindFactory:
		if city, ok := cityOf(s, m.Hex()); ok {
			return append(dst, blockFactory, city, m.Number()-1)
		}
	case steampower.KindFulfil:
		return append(dst, blockFulfil, m.Contract()-1)
	case steampower.KindShip:
		return shipping(dst, s, m)
	case steampower.KindBuy:
		return append(dst, blockBuy, int(m.Colour())-1)
	case steampower.KindDraw:
		return append(dst, blockDraw)
	case steampower.KindMoney:
		return append(dst, blockMoney)
	case steampower.KindDecline:
		return append(dst, blockDecline)
	}
	return dst
}

// FromFactors returns the move of a position that has these factors. It reports false where
// Move reports false for their number.
func FromFactors(s *steampower.State, factors ...int) (m steampower.Move, ok bool) {
	if !actions.Valid(factors...) {
		return m, false
	}
	digits := factors[1:]
	switch factors[0] {
	case blockBuild:
		m = steampower.Build(hexCell(s, digits[0]), rails.Track(digits[1]+1))
	case blockRemove:
		m = steampower.Remove(hexCell(s, digits[0]))
	case blockReplace:
		m = steampower.Replace(hexCell(s, digits[0]), rails.Track(digits[1]+1))
	case blockDone:
		m = steampower.Done()
	case blockFactory:
		m = steampower.Factory(cityCell(s, digits[0]), digits[1]+1)
	case blockFulfil:
		m = steampower.Fulfil(digits[0] + 1)
	case blockShip:
		m = shipment(s, digits)
	case blockBuy:
		m = steampower.Buy(steampower.Colour(digits[0] + 1))
	case blockDraw:
		m = steampower.Draw()
	case blockMoney:
		m = steampower.Money()
	case blockDecline:
		m = steampower.Decline()
	}
	return m, m.IsValid()
}

func drawing(dst []int, s *steampower.State, block int, m steampower.Move) []int {
	if hex, ok := hexOf(s, m.Hex()); ok {
		return append(dst, block, hex, int(m.Track())-1)
	}
	return dst
}

func shipping(dst []int, s *steampower.State, m steampower.Move) []int {
	city, ok := cityOf(s, m.Hex())
	payer, n := s.Turn(), s.Seats()
	if !ok || payer == steampower.Nobody || m.Colour() != s.Asked().First() {
		return dst
	}
	dst = append(dst, blockShip, city)
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
		return dst[:len(dst)-room]
	}
	return dst
}

// after is the seat so many seats after another.
func after(seat steampower.Seat, by, n int) steampower.Seat {
	return steampower.Seat((int(seat)-1+by)%n + 1)
}

func shipment(s *steampower.State, digits []int) (none steampower.Move) {
	payer, n := s.Turn(), s.Seats()
	if payer == steampower.Nobody || s.Asked() == 0 {
		return none
	}
	var owners [steampower.MaxOwners]steampower.Seat
	paid := owners[:0]
	for i, dollars := range digits[1:] {
		if dollars > 0 && i+1 >= n || len(paid)+dollars > len(owners) {
			return none
		}
		for range dollars {
			paid = append(paid, after(payer, i+1, n))
		}
	}
	return steampower.Ship(s.Asked().First(), cityCell(s, digits[0]), paid...)
}

// hexOf is the number of a hex on the map.
func hexOf(s *steampower.State, cell hexmap.Cell) (hex int, ok bool) {
	if s.Seats() == 0 {
		return 0, false
	}
	return s.Setup().Map.Index(cell)
}

// hexCell is a hex of the map by its number, the zero Cell if there is none.
func hexCell(s *steampower.State, hex int) (none hexmap.Cell) {
	if s.Seats() == 0 || hex >= s.Setup().Map.Len() {
		return none
	}
	return s.Setup().Map.Cell(hex)
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

// cityCell is a city space by its number, the zero Cell if there is none.
func cityCell(s *steampower.State, city int) (none hexmap.Cell) {
	for hex := range s.Cities() {
		if city == 0 {
			return hex
		}
		city--
	}
	return none
}
