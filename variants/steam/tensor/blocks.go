package tensor

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// What moves leave to choose. A hex is its number on the map, a stop its place among
// cities and towns, by row, then column.
var (
	hexFactor    = describe.Factor{Name: "hex", Count: hexes}
	stopFactor   = describe.Factor{Name: "stop", Count: stops}
	tileFactor   = describe.WordFactorOf("tile", slices.Values(laid))
	colourFactor = describe.WordFactor("colour", "R", "B", "Y", "P", "E")
	actionFactor = describe.WordFactor("action", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise")
)

// sumFactors are a number up to [steam.MaxNumber], as hundreds and what is left.
var sumFactors = []describe.Factor{{Name: "hundreds", Count: hundred}, {Name: "units", Count: hundred}}

const hundred = 100

// edgeFactors are the edges at which a good leaves the stops of its way.
func edgeFactors() []describe.Factor {
	factors := []describe.Factor{describe.WordFactor("edge", "E", "NE", "NW", "W", "SW", "SE")}
	for len(factors) < steam.MaxLinks {
		factors = append(factors, describe.WordFactor("edge", "", "E", "NE", "NW", "W", "SW", "SE"))
	}
	return factors
}

// The blocks of the chance moves, in their order.
const (
	blockGoods = iota
	blockDeal
)

var chances = describe.NewNumbering([]describe.Block{
	blockGoods: {Kind: "goods", Factors: drawnFactors()},
	blockDeal:  {Kind: "deal", Factors: []describe.Factor{actionFactor}},
}...)

// NumChances is the number of chance moves.
const NumChances = drawn*drawn*drawn*drawn*drawn + tiles

// drawn is how many goods of a colour may be drawn at once, and one more: none.
const drawn = steam.MaxDrawn + 1

func drawnFactors() (factors []describe.Factor) {
	for c := range steam.Colours() {
		factors = append(factors, describe.Factor{Name: fmt.Sprintf("goods %c", c.Letter()), Count: drawn})
	}
	return factors
}

// Chances returns the numbers of chance moves: their blocks, and a number's factors and
// name.
func Chances() *describe.Numbering { return chances }
