package tensor

import (
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
)

// What moves leave to choose. A hex is its number on the board. Which city and which
// good a delivery is about, its factors say seen from the die: see deliverFactors.
var (
	hexFactor   = describe.Factor{Name: "hex", Count: hexes}
	boxFactor   = describe.Factor{Name: "box", From: 1, Count: faces}
	tileFactor  = describe.Factor{Name: "tile", From: 1, Count: faces}
	faceFactor  = describe.Factor{Name: "face", From: 1, Count: faces}
	trackFactor = describe.WordFactorOf("track", rails.Tracks())
)

// deliverFactors are those of a delivery: the other city than the die's, which of the two
// the die names (TILE-3a), and which good. Further factors are whether it is the personal
// one, the distance, the bonus of tile 3b and whether tile 4a is used. Two kinds of goods
// may go to a city, its colour and coal; in solo the place on the line tells goods apart.
var deliverFactors = []describe.Factor{
	{Name: "city", From: 1, Count: cities},
	describe.WordFactor("die", "from the die", "to the die"),
	describe.WordFactor("good", "its colour", "coal", "place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "place 7", "place 8"),
	describe.WordFactor("own", "", "own"),
	{Name: "distance", Count: distances},
	describe.WordFactor("bonus", "", "+1", "+2"),
	describe.WordFactor("limit", "", "unlimited"),
}

// The first digits of a good that is delivered; behind them come the places of a line.
const (
	itsColour = iota
	itsCoal
	itsPlace
)

// paymentFactor is how an order is paid: with exactly its goods, or with coal for
// one of a colour (ORDER-4).
var paymentFactor = describe.WordFactor("payment", "exactly", "coal for Y", "coal for R", "coal for G", "coal for B", "coal for E")

// The blocks of the chance moves, in their order.
const (
	blockGoods = iota
	blockSides
	blockOrders
	blockWall
	blockInfluence
	blockDraw
	blockRoll
	blockReroll
)

// The bounds of chance moves.
const (
	perCity       = 7 // goods drawn, with five players
	mostInfluence = 6 // dice of Olive's level
	mostWhite     = 6 // dice of a round, with five players
)

var chances = describe.NewNumbering([]describe.Block{
	blockGoods:     {Kind: "goods", Factors: drawnFactors()},
	blockSides:     {Kind: "sides", Factors: sideFactors("tile")},
	blockOrders:    {Kind: "orders", Factors: sideFactors("order")},
	blockWall:      {Kind: "wall", Factors: []describe.Factor{faceFactor}},
	blockInfluence: {Kind: "influence", Factors: diceFactors(mostInfluence)},
	blockDraw:      {Kind: "draw", Factors: []describe.Factor{describe.WordFactor("good", goodWords(variants.Coal)...)}},
	blockRoll:      {Kind: "roll", Factors: append(diceFactors(mostWhite), describe.WordFactor("black", "straight/gentle", "straight/sharp", "gentle/sharp"))},
	blockReroll:    {Kind: "reroll", Factors: []describe.Factor{faceFactor}},
}...)

// NumChances is the number of chance moves that have one: all but the goods of the
// cities.
const NumChances = 64 + 64 + faces + (faces+1)*(faces+1)*(faces+1)*(faces+1)*(faces+1)*(faces+1)*(1+3) + kinds + faces

func goodWords(last variants.Good) (words []string) {
	for g := variants.Yellow; g <= last; g++ {
		words = append(words, g.String())
	}
	return words
}

// drawnFactors are the places of the goods drawn for each city, of which some stay
// empty.
func drawnFactors() (factors []describe.Factor) {
	for range cities * perCity {
		factors = append(factors, describe.WordFactor("good", append([]string{"-"}, goodWords(variants.Grey)...)...))
	}
	return factors
}

func sideFactors(of string) (factors []describe.Factor) {
	for range faces {
		factors = append(factors, describe.WordFactor(of, "a", "b"))
	}
	return factors
}

// diceFactors are the faces of dice, 0 for one that is not rolled.
func diceFactors(n int) (factors []describe.Factor) {
	for range n {
		factors = append(factors, describe.Factor{Name: "die", Count: faces + 1})
	}
	return factors
}

// Chances returns the numbers of chance moves: their blocks, and a number's factors and
// name.
func Chances() *describe.Numbering { return chances }
