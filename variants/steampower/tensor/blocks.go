package tensor

import (
	"fmt"
	"iter"

	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/arrays"
)

// A Block is the numbers of one kind of move: one for each combination of the digits
// of its factors, the last of them counting fastest.
type Block = arrays.Block

// A Factor is one choice that a move leaves, such as the hex of a build. Its digits
// count from 0; what each stands for, the Factor says.
type Factor = arrays.Factor

// What moves leave to choose. A hex is its number on the map, a city its place among
// the city spaces, by row, then column.
var (
	hexFactor      = Factor{Name: "hex", Count: hexes}
	cityFactor     = Factor{Name: "city", Count: cities}
	contractFactor = Factor{Name: "contract", From: 1, Count: contracts}
	trackFactor    = arrays.WordsOf("track", rails.Tracks())
)

// mostPaid is how many links of an owner a shipment can use: as many as they have
// locomotives.
const mostPaid = 18

// mostGoods is how many goods a factory can come with.
const mostGoods = 60

// shipFactors are where the good comes from, and what each other seat is paid, the
// next one first. Which good it is, the position says: the first that is asked for.
func shipFactors() []Factor {
	factors := []Factor{cityFactor}
	for n := 1; n < seats; n++ {
		factors = append(factors, Factor{Name: fmt.Sprintf("to seat +%d", n), Count: mostPaid + 1})
	}
	return factors
}

// Blocks walks the kinds of actions, each with its numbers and factors.
func Blocks() iter.Seq[Block] { return actions.Blocks() }

// The blocks of the chance moves, in their order.
const (
	blockCity = iota
	blockDeal
)

var chances = arrays.NewNumbering([]Block{
	blockCity: {Kind: "city", Factors: []Factor{arrays.Words("tile", "K", "W", "O", "E", "P")}},
	blockDeal: {Kind: "deal", Factors: []Factor{contractFactor}},
}...)

// NumChances is the number of chance moves.
const NumChances = colours + contracts

// ChanceBlocks walks the kinds of chance moves.
func ChanceBlocks() iter.Seq[Block] { return chances.Blocks() }
