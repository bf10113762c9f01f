package described

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// What moves leave to choose. A hex is its number on the map, a stop its place among
// cities and towns, by row, then column.
var (
	hexFactor  = describe.Factor{Name: "hex", Count: hexes}
	stopFactor = describe.Factor{Name: "stop", Count: stops}
)

// sumFactors are a number up to [steam.MaxNumber], as hundreds and what is left.
var sumFactors = []describe.Factor{{Name: "hundreds", Count: hundred}, {Name: "units", Count: hundred}}

const hundred = 100

func colourFactor() describe.Factor { return describe.WordFactor("colour", "R", "B", "Y", "P", "E") }

func actionFactor() describe.Factor {
	return describe.WordFactor("action", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise")
}

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

func chances() *describe.Numbering {
	return describe.NewNumbering([]describe.Block{
		blockGoods: {Kind: "goods", Factors: drawnFactors()},
		blockDeal:  {Kind: "deal", Factors: []describe.Factor{actionFactor()}},
	}...)
}

// drawn is how many goods of a colour may be drawn at once, and one more: none.
const drawn = steam.MaxDrawn + 1

func drawnFactors() (factors []describe.Factor) {
	for c := range steam.Colours() {
		factors = append(factors, describe.Factor{Name: fmt.Sprintf("goods %c", c.Letter()), Count: drawn})
	}
	return factors
}

// The blocks of the decisions, in their order.
const (
	blockBid = iota
	blockPass
	blockCapital
	blockAction
	blockBuild
	blockUpgrade
	blockRedirect
	blockUrbanise
	blockGrow
	blockDone
	blockLocomotive
	blockIncome
	blockPoints
	blockMove
)

// actions returns the numbers of decisions, where laid is what a hex can hold.
func actions(laid []rails.Tile) *describe.Numbering {
	tileFactor := describe.WordFactorOf("tile", slices.Values(laid))
	return describe.NewNumbering([]describe.Block{
		blockBid:        {Kind: "bid", Factors: sumFactors},
		blockPass:       {Kind: "pass"},
		blockCapital:    {Kind: "capital", Factors: sumFactors},
		blockAction:     {Kind: "action", Factors: []describe.Factor{actionFactor(), describe.WordFactor("passing", "", "pass")}},
		blockBuild:      {Kind: "build", Factors: []describe.Factor{hexFactor, tileFactor}},
		blockUpgrade:    {Kind: "upgrade", Factors: []describe.Factor{hexFactor, tileFactor}},
		blockRedirect:   {Kind: "redirect", Factors: []describe.Factor{hexFactor, tileFactor}},
		blockUrbanise:   {Kind: "urbanise", Factors: []describe.Factor{stopFactor, colourFactor(), {Name: "space", Count: spaces + 1}}},
		blockGrow:       {Kind: "grow", Factors: []describe.Factor{stopFactor, {Name: "space", From: 1, Count: spaces}}},
		blockDone:       {Kind: "done"},
		blockLocomotive: {Kind: "locomotive"},
		blockIncome:     {Kind: "income"},
		blockPoints:     {Kind: "points"},
		blockMove:       {Kind: "move", Factors: append([]describe.Factor{stopFactor, colourFactor()}, edgeFactors()...)},
	}...)
}

// numbersOf are the numbers of what a hex can hold.
type numbersOf map[rails.Tile]int

// appendFactors appends the factors of a move, nothing for a move that has no number.
func (numbers numbersOf) appendFactors(dst []int, s *steam.State, m steam.Move) []int {
	switch m.Kind() {
	case steam.KindBid:
		return append(dst, blockBid, m.Number()/hundred, m.Number()%hundred)
	case steam.KindPass:
		return append(dst, blockPass)
	case steam.KindCapital:
		return append(dst, blockCapital, m.Number()/hundred, m.Number()%hundred)
	case steam.KindTake:
		return append(dst, blockAction, int(m.ActionTile())-1, describe.One(m.Passing()))
	case steam.KindBuild:
		return numbers.laying(dst, s, blockBuild, m)
	case steam.KindUpgrade:
		return numbers.laying(dst, s, blockUpgrade, m)
	case steam.KindRedirect:
		return numbers.laying(dst, s, blockRedirect, m)
	case steam.KindUrbanise:
		if stop, ok := stopOf(s, m.Hex()); ok {
			return append(dst, blockUrbanise, stop, int(m.Colour())-1, m.Space())
		}
	case steam.KindGrow:
		if stop, ok := stopOf(s, m.Hex()); ok {
			return append(dst, blockGrow, stop, m.Space()-1)
		}
	case steam.KindDone:
		return append(dst, blockDone)
	case steam.KindImprove:
		return append(dst, blockLocomotive)
	case steam.KindIncome:
		return append(dst, blockIncome)
	case steam.KindPoints:
		return append(dst, blockPoints)
	case steam.KindDeliver:
		return moving(dst, s, m)
	}
	return dst
}

func (numbers numbersOf) laying(dst []int, s *steam.State, block int, m steam.Move) []int {
	if s.Seats() == 0 {
		return dst
	}
	hex, ok := s.Map().Index(m.Hex())
	if tile, known := numbers[m.Tile()]; ok && known {
		return append(dst, block, hex, tile)
	}
	return dst
}

// moving has the edges of the way, and 0 behind the last.
func moving(dst []int, s *steam.State, m steam.Move) []int {
	stop, ok := stopOf(s, m.Hex())
	if !ok {
		return dst
	}
	dst = append(dst, blockMove, stop, int(m.Colour())-1)
	first := true
	for d := range m.Edges() {
		dst = append(dst, int(d)+1-describe.One(first))
		first = false
	}
	for range steam.MaxLinks - m.Links() {
		dst = append(dst, 0)
	}
	return dst
}

// stopOf is the number of a city or town.
func stopOf(s *steam.State, cell hexmap.Cell) (stop int, ok bool) {
	if s.Seats() == 0 {
		return 0, false
	}
	board := s.Map()
	for i := range board.Len() {
		if !board.IsCity(i) && !board.IsTown(i) {
			continue
		}
		if board.Cell(i) == cell {
			return stop, true
		}
		stop++
	}
	return 0, false
}

// laid returns all that a hex can hold: the exits of towns by the edges that they are
// on, then tracks, one, two and three of them.
func laid() (all []rails.Tile) {
	for set := 1; set < 1<<edges-1; set++ { // exits on all edges are those of a city
		exits := rails.Tile(0)
		for d := range hexmap.Direction(edges) {
			if set>>d&1 != 0 {
				exits, _ = exits.Plus(rails.Exit(d))
			}
		}
		all = append(all, exits)
	}
	fewer := []rails.Tile{0}
	for range mostTracks {
		var more []rails.Tile
		for _, tile := range fewer {
			for t := range rails.Tracks() {
				if sum, ok := tile.Plus(t.Tile()); ok && !slices.Contains(more, sum) {
					more = append(more, sum)
				}
			}
		}
		all = append(all, more...)
		fewer = more
	}
	return all
}

// mostTracks is how many tracks a hex can hold.
const mostTracks = 3

// appendChance appends the factors of a chance move: its block, by its place among
// chances, and a digit for each factor of that. It appends nothing for what is
// no chance move, and allocates nothing if dst has room.
func appendChance(dst []int, _ *steam.State, m steam.Move) []int {
	switch m.Kind() {
	case steam.KindGoods:
		dst = append(dst, blockGoods)
		for c := steam.Red; c <= steam.Grey; c++ {
			dst = append(dst, m.Goods().Count(c))
		}
	case steam.KindDeal:
		return append(dst, blockDeal, int(m.ActionTile())-1)
	}
	return dst
}
