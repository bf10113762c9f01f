package tensor

import (
	"fmt"
	"iter"
	"slices"

	"github.com/railhex/railhex/variants/family/arrays"
	"github.com/railhex/railhex/variants/steam"
)

// A Block is the numbers of one kind of move: one for each combination of the digits
// of its factors, the last of them counting fastest.
type Block = arrays.Block

// A Factor is one choice that a move leaves, such as the hex of a build. Its digits
// count from 0; what each stands for, the Factor says.
type Factor = arrays.Factor

// What moves leave to choose. A hex is its number on the map, a stop its place among
// cities and towns, by row, then column.
var (
	hexFactor    = Factor{Name: "hex", Count: hexes}
	stopFactor   = Factor{Name: "stop", Count: stops}
	tileFactor   = arrays.WordsOf("tile", slices.Values(laid))
	colourFactor = arrays.Words("colour", "R", "B", "Y", "P", "E")
	actionFactor = arrays.Words("action", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise")
)

// sumFactors are a number up to [steam.MostNumber], as hundreds and what is left.
var sumFactors = []Factor{{Name: "hundreds", Count: hundred}, {Name: "units", Count: hundred}}

const hundred = 100

// edgeFactors are the edges at which a good leaves the stops of its way.
func edgeFactors() []Factor {
	factors := []Factor{arrays.Words("edge", "E", "NE", "NW", "W", "SW", "SE")}
	for len(factors) < steam.MostLinks {
		factors = append(factors, arrays.Words("edge", "", "E", "NE", "NW", "W", "SW", "SE"))
	}
	return factors
}

// Blocks walks the kinds of actions, each with its numbers and factors.
func Blocks() iter.Seq[Block] { return actions.Blocks() }

// The blocks of the chance moves, in their order.
const (
	blockGoods = iota
	blockDeal
)

var chances = arrays.NewNumbering([]Block{
	blockGoods: {Kind: "goods", Factors: drawnFactors()},
	blockDeal:  {Kind: "deal", Factors: []Factor{actionFactor}},
}...)

// NumChances is the number of chance moves.
const NumChances = drawn*drawn*drawn*drawn*drawn + tiles

// drawn is how many goods of a colour may be drawn at once, and one more: none.
const drawn = steam.MostDrawn + 1

func drawnFactors() (factors []Factor) {
	for c := range steam.Colours() {
		factors = append(factors, Factor{Name: fmt.Sprintf("goods %c", c.Letter()), Count: drawn})
	}
	return factors
}

// ChanceBlocks walks the kinds of chance moves.
func ChanceBlocks() iter.Seq[Block] { return chances.Blocks() }
