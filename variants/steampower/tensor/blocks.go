package tensor

import (
	"fmt"

	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
)

// What moves leave to choose. A hex is its number on the map, a city its place among
// the city spaces, by row, then column.
var (
	hexFactor      = describe.Factor{Name: "hex", Count: hexes}
	cityFactor     = describe.Factor{Name: "city", Count: cities}
	contractFactor = describe.Factor{Name: "contract", From: 1, Count: contracts}
	trackFactor    = describe.WordFactorOf("track", rails.Tracks())
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

// The blocks of the chance moves, in their order.
const (
	blockCity = iota
	blockDeal
)

var chances = describe.NewNumbering([]describe.Block{
	blockCity: {Kind: "city", Factors: []describe.Factor{describe.WordFactor("tile", "K", "W", "O", "E", "P")}},
	blockDeal: {Kind: "deal", Factors: []describe.Factor{contractFactor}},
}...)

// NumChances is the number of chance moves.
const NumChances = colours + contracts

// Chances returns the numbers of chance moves: their blocks, and a number's factors and
// name.
func Chances() *describe.Numbering { return chances }
