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

// sumFactors are a number up to 9999, as hundreds and what is left.
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

func chances() (*describe.Numbering, func(dst []int, s *steam.State, m steam.Move) []int) {
	digits := describe.Digits[steam.State, steam.Move, steam.Kind]
	return describe.Number(steam.Move.Kind,
		digits(steam.KindGoods, "goods", func(dst []int, _ *steam.State, m steam.Move) []int {
			for c := steam.Red; c <= steam.Grey; c++ {
				dst = append(dst, m.Goods().Count(c))
			}
			return dst
		}, drawnFactors()...),
		digits(steam.KindDeal, "deal", func(dst []int, _ *steam.State, m steam.Move) []int {
			return append(dst, int(m.ActionTile())-1)
		}, actionFactor()),
	)
}

// drawn is how many goods of a colour may be drawn at once, and one more: none.
const drawn = steam.MaxDrawn + 1

func drawnFactors() (factors []describe.Factor) {
	for c := range steam.Colours() {
		factors = append(factors, describe.Factor{Name: fmt.Sprintf("goods %c", c.Letter()), Count: drawn})
	}
	return factors
}

// actions returns the numbers of decisions.
func actions() (*describe.Numbering, func(dst []int, s *steam.State, m steam.Move) []int) {
	all, numbers := holdable(), map[rails.Tile]int{}
	for i, tile := range all {
		numbers[tile] = i
	}
	tileFactor := describe.WordFactorOf("tile", slices.Values(all))
	laying := func(dst []int, s *steam.State, m steam.Move) []int {
		if s.Seats() == 0 {
			return dst
		}
		hex, ok := s.Map().Index(m.Hex())
		if tile, known := numbers[m.Tile()]; ok && known {
			return append(dst, hex, tile)
		}
		return dst
	}
	sum := func(dst []int, _ *steam.State, m steam.Move) []int {
		return append(dst, m.Number()/hundred, m.Number()%hundred)
	}
	digits := describe.Digits[steam.State, steam.Move, steam.Kind]
	return describe.Number(steam.Move.Kind,
		digits(steam.KindBid, "bid", sum, sumFactors...),
		digits(steam.KindPass, "pass", nil),
		digits(steam.KindCapital, "capital", sum, sumFactors...),
		digits(steam.KindTake, "action", func(dst []int, _ *steam.State, m steam.Move) []int {
			return append(dst, int(m.ActionTile())-1, describe.One(m.Passing()))
		}, actionFactor(), describe.WordFactor("passing", "", "pass")),
		digits(steam.KindBuild, "build", laying, hexFactor, tileFactor),
		digits(steam.KindUpgrade, "upgrade", laying, hexFactor, tileFactor),
		digits(steam.KindRedirect, "redirect", laying, hexFactor, tileFactor),
		digits(steam.KindUrbanise, "urbanise", onStop(func(dst []int, m steam.Move) []int {
			return append(dst, int(m.Colour())-1, m.Space())
		}), stopFactor, colourFactor(), describe.Factor{Name: "space", Count: spaces + 1}),
		digits(steam.KindGrow, "grow", onStop(func(dst []int, m steam.Move) []int {
			return append(dst, m.Space()-1)
		}), stopFactor, describe.Factor{Name: "space", From: 1, Count: spaces}),
		digits(steam.KindDone, "done", nil),
		digits(steam.KindImprove, "locomotive", nil),
		digits(steam.KindIncome, "income", nil),
		digits(steam.KindPoints, "points", nil),
		digits(steam.KindDeliver, "move", onStop(way), append([]describe.Factor{stopFactor, colourFactor()}, edgeFactors()...)...),
	)
}

// onStop appends the stop of a move, and what else the move says.
func onStop(more func(dst []int, m steam.Move) []int) func(dst []int, s *steam.State, m steam.Move) []int {
	return func(dst []int, s *steam.State, m steam.Move) []int {
		stop, ok := stopOf(s, m.Hex())
		if !ok {
			return dst
		}
		return more(append(dst, stop), m)
	}
}

// way has the colour of a good, the edges of its way, and 0 behind the last.
func way(dst []int, m steam.Move) []int {
	dst = append(dst, int(m.Colour())-1)
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
	for i := range s.Map().Len() {
		switch {
		case !isStop(s, i):
		case s.Map().Cell(i) == cell:
			return stop, true
		default:
			stop++
		}
	}
	return 0, false
}

// holdable returns all that a hex can hold: the exits of towns by the edges that they are
// on, then tracks, one, two and three of them.
func holdable() (all []rails.Tile) {
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
