package described

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// What moves leave to choose. A hex is its number on the map, a city its place among
// the city spaces, by row, then column.
var (
	hexFactor      = describe.Factor{Name: "hex", Count: hexes}
	cityFactor     = describe.Factor{Name: "city", Count: cities}
	contractFactor = describe.Factor{Name: "contract", From: 1, Count: contracts}
)

func trackFactor() describe.Factor { return describe.WordFactorOf("track", rails.Tracks()) }

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

// The blocks of the chance moves, in their order.
const (
	blockCity = iota
	blockDeal
)

func chances() *describe.Numbering {
	return describe.NewNumbering([]describe.Block{
		blockCity: {Kind: "city", Factors: []describe.Factor{describe.WordFactor("tile", "K", "W", "O", "E", "P")}},
		blockDeal: {Kind: "deal", Factors: []describe.Factor{contractFactor}},
	}...)
}

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

func actions() *describe.Numbering {
	return describe.NewNumbering([]describe.Block{
		blockBuild:   {Kind: "build", Factors: []describe.Factor{hexFactor, trackFactor()}},
		blockRemove:  {Kind: "remove", Factors: []describe.Factor{hexFactor}},
		blockReplace: {Kind: "replace", Factors: []describe.Factor{hexFactor, trackFactor()}},
		blockDone:    {Kind: "done"},
		blockFactory: {Kind: "factory", Factors: []describe.Factor{cityFactor, {Name: "goods", From: 1, Count: mostGoods}}},
		blockFulfil:  {Kind: "fulfil", Factors: []describe.Factor{contractFactor}},
		blockBuy:     {Kind: "buy", Factors: []describe.Factor{describe.WordFactor("good", "K", "W", "O", "E")}},
		blockDraw:    {Kind: "draw"},
		blockMoney:   {Kind: "money"},
		blockDecline: {Kind: "decline"},
		blockShip:    {Kind: "ship", Factors: shipFactors()},
	}...)
}

// appendFactors appends the factors of a move, nothing for a move that has no number.
func appendFactors(dst []int, s *steampower.State, m steampower.Move) []int {
	switch m.Kind() {
	case steampower.KindBuild:
		return onHex(dst, s, blockBuild, m)
	case steampower.KindRemove:
		if hex, ok := hexOf(s, m.Hex()); ok {
			return append(dst, blockRemove, hex)
		}
	case steampower.KindReplace:
		return onHex(dst, s, blockReplace, m)
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

func onHex(dst []int, s *steampower.State, block int, m steampower.Move) []int {
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
	before := len(dst)
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

// appendChance appends the factors of a chance move: its block, by its place among
// chances, and a digit for its factor. The city space of a tile is always the
// next one. It appends nothing for what is no chance move of the position's game, and
// allocates nothing if dst has room.
func appendChance(dst []int, s *steampower.State, m steampower.Move) []int {
	switch m.Kind() {
	case steampower.KindCity:
		if m.Hex() == s.Next() {
			return append(dst, blockCity, int(m.Colour())-1)
		}
	case steampower.KindDeal:
		return append(dst, blockDeal, m.Contract()-1)
	}
	return dst
}
