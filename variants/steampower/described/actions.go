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

func chances() (*describe.Numbering, func(dst []int, s *steampower.State, m steampower.Move) []int) {
	digits := describe.Digits[steampower.State, steampower.Move, steampower.Kind]
	return describe.Number(steampower.Move.Kind,
		digits(steampower.KindCity, "city", func(dst []int, s *steampower.State, m steampower.Move) []int {
			if m.Hex() != s.Next() { // the city space of a tile is always the next one
				return dst
			}
			return append(dst, int(m.Colour())-1)
		}, describe.WordFactor("tile", "K", "W", "O", "E", "P")),
		digits(steampower.KindDeal, "deal", contract, contractFactor),
	)
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
