package tensor

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family/arrays"
	"github.com/railhex/railhex/variants/steam"
)

// What moves leave to choose. A hex is its number on the map, a stop its place among
// cities and towns, by row, then column.
var (
	hexFactor    = arrays.Factor{Name: "hex", Count: hexes}
	stopFactor   = arrays.Factor{Name: "stop", Count: stops}
	tileFactor   = arrays.WordsOf("tile", slices.Values(laid))
	colourFactor = arrays.Words("colour", "R", "B", "Y", "P", "E")
	actionFactor = arrays.Words("action", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise")
)

// sumFactors are a number up to [steam.MaxNumber], as hundreds and what is left.
var sumFactors = []arrays.Factor{{Name: "hundreds", Count: hundred}, {Name: "units", Count: hundred}}

const hundred = 100

// edgeFactors are the edges at which a good leaves the stops of its way.
func edgeFactors() []arrays.Factor {
	factors := []arrays.Factor{arrays.Words("edge", "E", "NE", "NW", "W", "SW", "SE")}
	for len(factors) < steam.MaxLinks {
		factors = append(factors, arrays.Words("edge", "", "E", "NE", "NW", "W", "SW", "SE"))
	}
	return factors
}

// The blocks of the chance moves, in their order.
const (
	blockGoods = iota
	blockDeal
)

var chances = arrays.NewNumbering([]arrays.Block{
	blockGoods: {Kind: "goods", Factors: drawnFactors()},
	blockDeal:  {Kind: "deal", Factors: []arrays.Factor{actionFactor}},
}...)

// NumChances is the number of chance moves.
const NumChances = drawn*drawn*drawn*drawn*drawn + tiles

// drawn is how many goods of a colour may be drawn at once, and one more: none.
const drawn = steam.MaxDrawn + 1

func drawnFactors() (factors []arrays.Factor) {
	for c := range steam.Colours() {
		factors = append(factors, arrays.Factor{Name: fmt.Sprintf("goods %c", c.Letter()), Count: drawn})
	}
	return factors
}

// Chances returns the numbers of chance moves: their blocks, and a number's factors and
// name.
func Chances() *arrays.Numbering { return chances }
