package tensor

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// Version is the version of the sections and actions. It changes whenever one of them
// changes its place or its meaning.
const Version = 1

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

var actions = describe.NewNumbering([]describe.Block{
	blockBid:        {Kind: "bid", Factors: sumFactors},
	blockPass:       {Kind: "pass"},
	blockCapital:    {Kind: "capital", Factors: sumFactors},
	blockAction:     {Kind: "action", Factors: []describe.Factor{actionFactor, describe.WordFactor("passing", "", "pass")}},
	blockBuild:      {Kind: "build", Factors: []describe.Factor{hexFactor, tileFactor}},
	blockUpgrade:    {Kind: "upgrade", Factors: []describe.Factor{hexFactor, tileFactor}},
	blockRedirect:   {Kind: "redirect", Factors: []describe.Factor{hexFactor, tileFactor}},
	blockUrbanise:   {Kind: "urbanise", Factors: []describe.Factor{stopFactor, colourFactor, {Name: "space", Count: spaces + 1}}},
	blockGrow:       {Kind: "grow", Factors: []describe.Factor{stopFactor, {Name: "space", From: 1, Count: spaces}}},
	blockDone:       {Kind: "done"},
	blockLocomotive: {Kind: "locomotive"},
	blockIncome:     {Kind: "income"},
	blockPoints:     {Kind: "points"},
	blockMove:       {Kind: "move", Factors: append([]describe.Factor{stopFactor, colourFactor}, edgeFactors()...)},
}...)

// NumActions is the number of actions: one more than the highest.
const NumActions = 2*(steam.MaxNumber+1) + 1 + 2*tiles + 3*hexes*numLaid + stops*colours*(spaces+1) + stops*spaces + 4 +
	stops*colours*edges*(edges+1)*(edges+1)*(edges+1)*(edges+1)*(edges+1)

// room is as many factors as a move has, its block included.
const room = 3 + steam.MaxLinks

// Actions returns the numbers of actions: their blocks, and a number's factors and name.
// The factors of an action are its block, by its place among the blocks, and a digit for
// each factor of that block.
func Actions() *describe.Numbering { return actions }

// Action returns the number of a move in the game that s is a position of. It returns -1
// for chance moves, the zero Move, and moves that no position of that game has.
func Action(s *steam.State, m steam.Move) int {
	var factors [room]int
	return actions.Of(AppendFactors(factors[:0], s, m)...)
}

// Move returns the move of a position that has a number. It reports false where the position
// has no such move: for an invalid number, a hex or a stop beyond the map, or a
// route with a gap. The move need not be legal.
func Move(s *steam.State, action int) (m steam.Move, ok bool) {
	var factors [room]int
	return FromFactors(s, actions.AppendFactors(factors[:0], action)...)
}

// AppendFactors appends the factors of a move, as [describe.Numbering.AppendFactors] appends
// those of its number. It appends nothing for a move that has no number.
func AppendFactors(dst []int, s *steam.State, m steam.Move) []int {
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
		return laying(dst, s, blockBuild, m)
	case steam.KindUpgrade:
		return laying(dst, s, blockUpgrade, m)
	case steam.KindRedirect:
		return laying(dst, s, blockRedirect, m)
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

// FromFactors returns the move of a position that has these factors. It reports false where
// Move reports false for their number.
func FromFactors(s *steam.State, factors ...int) (m steam.Move, ok bool) {
	if !actions.Valid(factors...) {
		return m, false
	}
	digits := factors[1:]
	switch factors[0] {
	case blockBid:
		m = steam.Bid(hundred*digits[0] + digits[1])
	case blockPass:
		m = steam.Pass()
	case blockCapital:
		m = steam.Capital(hundred*digits[0] + digits[1])
	case blockAction:
		m = steam.Take(steam.ActionTile(digits[0] + 1))
		if digits[1] == 1 {
			m = steam.TakePassing(steam.ActionTile(digits[0] + 1))
		}
	case blockBuild:
		m = steam.Build(hexCell(s, digits[0]), laid[digits[1]])
	case blockUpgrade:
		m = steam.Upgrade(hexCell(s, digits[0]), laid[digits[1]])
	case blockRedirect:
		m = steam.Redirect(hexCell(s, digits[0]), laid[digits[1]])
	case blockUrbanise:
		m = steam.Urbanise(stopCell(s, digits[0]), steam.Colour(digits[1]+1), digits[2])
	case blockGrow:
		m = steam.Grow(stopCell(s, digits[0]), digits[1]+1)
	case blockDone:
		m = steam.Done()
	case blockLocomotive:
		m = steam.Improve()
	case blockIncome:
		m = steam.TakeIncome()
	case blockPoints:
		m = steam.TakePoints()
	case blockMove:
		m = routeOf(s, digits)
	}
	return m, m.IsValid()
}

func laying(dst []int, s *steam.State, block int, m steam.Move) []int {
	if s.Seats() == 0 {
		return dst
	}
	hex, ok := s.Map().Index(m.Hex())
	if tile, known := laidOf[m.Tile()]; ok && known {
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

func routeOf(s *steam.State, digits []int) (none steam.Move) {
	var room [steam.MaxLinks]hexmap.Direction
	edges := append(room[:0], hexmap.Direction(digits[2]))
	for i, digit := range digits[3:] {
		switch {
		case digit == 0:
		case i+1 != len(edges):
			return none // a gap
		default:
			edges = append(edges, hexmap.Direction(digit-1))
		}
	}
	return steam.Deliver(steam.Colour(digits[1]+1), stopCell(s, digits[0]), edges...)
}

// hexCell is a hex of the map by its number, the zero Cell if there is none.
func hexCell(s *steam.State, hex int) (none hexmap.Cell) {
	if s.Seats() == 0 || hex >= s.Map().Len() {
		return none
	}
	return s.Map().Cell(hex)
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

// stopCell is the hex of a city or town by its number, the zero Cell if there is none.
func stopCell(s *steam.State, stop int) (none hexmap.Cell) {
	if s.Seats() == 0 {
		return none
	}
	board := s.Map()
	for i := range board.Len() {
		if !board.IsCity(i) && !board.IsTown(i) {
			continue
		}
		if stop == 0 {
			return board.Cell(i)
		}
		stop--
	}
	return none
}
