package tensor

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
)

// Version is the version of the sections and actions. It changes whenever one
// of them changes its place or its meaning.
const Version = 3

// The blocks of the decisions, in their order.
const (
	blockEnginePower = iota
	blockTilePower
	blockPointsPower
	blockGoodsPower
	blockRailPower
	blockPlace
	blockDraft
	blockSteal
	blockDecline
	blockUseValue
	blockUseStep
	blockUseFlip
	blockUseReroll
	blockUseTwo
	blockBuild
	blockImprove
	blockDeliver
	blockTake
	blockPass
	blockFulfil
	blockEnd
)

var actions = describe.NewNumbering([]describe.Block{
	blockEnginePower: {Kind: "power engine", Factors: []describe.Factor{boxFactor}},
	blockTilePower:   {Kind: "power tile", Factors: []describe.Factor{tileFactor}},
	blockPointsPower: {Kind: "power points"},
	blockGoodsPower:  {Kind: "power goods"},
	blockRailPower:   {Kind: "power rail", Factors: []describe.Factor{hexFactor, trackFactor}},
	blockPlace:       {Kind: "place", Factors: []describe.Factor{{Name: "city", From: 3, Count: 2}}},
	blockDraft:       {Kind: "draft", Factors: []describe.Factor{faceFactor}},
	blockSteal:       {Kind: "steal"},
	blockDecline:     {Kind: "decline"},
	blockUseValue:    {Kind: "use value", Factors: []describe.Factor{{Name: "tile", From: 1, Count: 2}, faceFactor}},
	blockUseStep:     {Kind: "use step", Factors: []describe.Factor{describe.WordFactor("step", "+1", "-1")}},
	blockUseFlip:     {Kind: "use flip"},
	blockUseReroll:   {Kind: "use reroll"},
	blockUseTwo:      {Kind: "use 2"},
	blockBuild:       {Kind: "build", Factors: []describe.Factor{hexFactor, trackFactor}},
	blockImprove:     {Kind: "improve"},
	blockDeliver:     {Kind: "deliver", Factors: deliverFactors},
	blockTake:        {Kind: "take"},
	blockPass:        {Kind: "pass"},
	blockFulfil:      {Kind: "fulfil", Factors: []describe.Factor{{Name: "order", From: 1, Count: faces}, paymentFactor}},
	blockEnd:         {Kind: "end"},
}...)

// NumActions is the number of actions: one more than the highest.
const NumActions = 2*faces + 2 + hexes*(tracks-1) + 2 + faces + 2 + 2*faces + 2 + 3 + hexes*(tracks-1) + 1 +
	cities*2*(itsPlace+places)*2*distances*3*2 + 3 + faces*kinds

// room is as many factors as a move has, its block included.
const room = 1 + cities*perCity

// Actions returns the numbers of actions: their blocks, and a number's factors and name.
// The factors of an action are its block, by its place among the blocks, and a digit for
// each factor of that block.
func Actions() *describe.Numbering { return actions }

// Action returns the number of a move in the game that s is a position of. It returns -1
// for chance moves, the zero Move, and moves that no position of that game has. For a
// move that is not legal in s it may be the number of another.
func Action(s *steamrollers.State, m steamrollers.Move) int {
	var factors [room]int
	return actions.Of(AppendFactors(factors[:0], s, m)...)
}

// Move returns the move of a position that has a number. It reports false where the position
// has no such move: for an invalid number, or a delivery without a die. The move
// need not be legal.
func Move(s *steamrollers.State, action int) (m steamrollers.Move, ok bool) {
	var factors [room]int
	return FromFactors(s, actions.AppendFactors(factors[:0], action)...)
}

// AppendFactors appends the factors of a move, as [describe.Numbering.AppendFactors] appends
// those of its number. It appends nothing for a move that has no number.
func AppendFactors(dst []int, s *steamrollers.State, m steamrollers.Move) []int {
	switch m.Kind() {
	case steamrollers.KindEnginePower:
		return append(dst, blockEnginePower, m.Box()-1)
	case steamrollers.KindTilePower:
		return append(dst, blockTilePower, m.ActionTile()-1)
	case steamrollers.KindPointsPower:
		return append(dst, blockPointsPower)
	case steamrollers.KindGoodsPower:
		return append(dst, blockGoodsPower)
	case steamrollers.KindRailPower:
		return drawing(dst, s, blockRailPower, m)
	case steamrollers.KindPlace:
		return append(dst, blockPlace, m.City()-3)
	case steamrollers.KindDraft:
		return append(dst, blockDraft, m.Die()-1)
	case steamrollers.KindSteal:
		return append(dst, blockSteal)
	case steamrollers.KindDecline:
		return append(dst, blockDecline)
	case steamrollers.KindUseValue:
		return append(dst, blockUseValue, m.ActionTile()-1, m.Die()-1)
	case steamrollers.KindUseStep:
		return append(dst, blockUseStep, (1-m.Step())/2)
	case steamrollers.KindUseFlip:
		return append(dst, blockUseFlip)
	case steamrollers.KindUseReroll:
		return append(dst, blockUseReroll)
	case steamrollers.KindUseTwo:
		return append(dst, blockUseTwo)
	case steamrollers.KindBuild:
		return drawing(dst, s, blockBuild, m)
	case steamrollers.KindImprove:
		return append(dst, blockImprove)
	case steamrollers.KindDeliver:
		return delivering(dst, m)
	case steamrollers.KindTake:
		return append(dst, blockTake)
	case steamrollers.KindPass:
		return append(dst, blockPass)
	case steamrollers.KindFulfil:
		return fulfilling(dst, s, m)
	case steamrollers.KindEnd:
		return append(dst, blockEnd)
	}
	return dst
}

// FromFactors returns the move of a position that has these factors. It reports false where
// Move reports false for their number.
func FromFactors(s *steamrollers.State, factors ...int) (m steamrollers.Move, ok bool) {
	if !actions.Valid(factors...) {
		return m, false
	}
	block, digits := factors[0], factors[1:]
	switch block {
	case blockEnginePower:
		m = steamrollers.EnginePower(digits[0] + 1)
	case blockTilePower:
		m = steamrollers.TilePower(digits[0] + 1)
	case blockPointsPower:
		m = steamrollers.PointsPower()
	case blockGoodsPower:
		m = steamrollers.GoodsPower()
	case blockRailPower:
		m = steamrollers.RailPower(cellOf(s, digits[0]), rails.Track(digits[1]+1))
	case blockPlace:
		m = steamrollers.Place(digits[0] + 3)
	case blockDraft:
		m = steamrollers.Draft(digits[0] + 1)
	case blockSteal:
		m = steamrollers.Steal()
	case blockDecline:
		m = steamrollers.Decline()
	case blockUseValue:
		m = steamrollers.UseValue(digits[0]+1, digits[1]+1)
	case blockUseStep:
		m = steamrollers.UseStep(1 - 2*digits[0])
	case blockUseFlip:
		m = steamrollers.UseFlip()
	case blockUseReroll:
		m = steamrollers.UseReroll()
	case blockUseTwo:
		m = steamrollers.UseTwo()
	case blockBuild:
		m = steamrollers.Build(cellOf(s, digits[0]), rails.Track(digits[1]+1))
	case blockImprove:
		m = steamrollers.Improve()
	case blockDeliver:
		m = deliveryOf(s, digits)
	case blockTake:
		m = steamrollers.Take()
	case blockPass:
		m = steamrollers.Pass()
	case blockFulfil:
		m = fulfilmentOf(s, digits[0]+1, digits[1])
	case blockEnd:
		m = steamrollers.End()
	}
	return m, m.IsValid()
}

// drawing has the hex of a track by its number on the board.
func drawing(dst []int, s *steamrollers.State, block int, m steamrollers.Move) []int {
	board := s.Setup().Board
	if board == nil {
		return dst
	}
	if i, ok := board.Index(m.Hex()); ok {
		return append(dst, block, i, int(m.Track())-1)
	}
	return dst
}

// cellOf is a hex of the board by its number, the zero Cell if there is none.
func cellOf(s *steamrollers.State, i int) hexmap.Cell {
	board := s.Setup().Board
	if board == nil || i >= board.Len() {
		return hexmap.Cell{}
	}
	return board.Cell(i)
}

// delivering tells a delivery as seen from the die.
func delivering(dst []int, m steamrollers.Move) []int {
	other, good := m.To(), itsColour
	if m.NamesDestination() {
		other = m.From()
	}
	switch {
	case m.LinePlace() > 0:
		good = itsPlace + m.LinePlace() - 1
	case m.Good() == variants.Coal:
		good = itsCoal
	}
	return append(dst, blockDeliver, other-1, describe.One(m.NamesDestination()), good, describe.One(m.IsOwn()), m.Distance(), m.Bonus(), describe.One(m.IsUnlimited()))
}

// deliveryOf is a delivery with the die in use, the zero Move if there is none, or no
// such good.
func deliveryOf(s *steamrollers.State, digits []int) steamrollers.Move {
	from, to := s.Die(), digits[0]+1
	if digits[1] == 1 {
		from, to = to, from
	}
	setup := s.Setup()
	if s.Die() == 0 || digits[2] >= itsPlace != (setup.Olive != 0) {
		return steamrollers.Move{}
	}
	var good variants.Good
	place := 0
	switch digits[2] {
	case itsColour:
		for good = variants.Yellow; good.Colour() != setup.Board.Colour(to); {
			good++
		}
	case itsCoal:
		good = variants.Coal
	default:
		place = digits[2] - itsPlace + 1
		if line := s.Supply(from); place <= line.Len() {
			good = line.At(place - 1)
		}
	}
	m := steamrollers.Deliver(good, from, to, digits[4])
	if place > 0 {
		m = m.FromLine(place)
	}
	if digits[1] == 1 {
		m = m.NamingDestination()
	}
	if digits[3] == 1 {
		m = m.Own()
	}
	if digits[5] > 0 {
		m = m.Longer(digits[5])
	}
	if digits[6] == 1 {
		m = m.Unlimited()
	}
	return m
}

// fulfilling has an order and how it is paid: exactly, or with coal for one of its
// colours.
func fulfilling(dst []int, s *steamrollers.State, m steamrollers.Move) []int {
	for payment := range kinds {
		if goods := paymentOf(s, m.Order(), payment); goods != 0 && goods == m.Given() {
			return append(dst, blockFulfil, m.Order()-1, payment)
		}
	}
	return dst
}

func fulfilmentOf(s *steamrollers.State, order, payment int) steamrollers.Move {
	return steamrollers.Fulfil(order, paymentOf(s, order, payment))
}

// paymentOf returns the goods that pay an order: what it asks for, or that with coal in
// place of a colour. It returns no goods if the order lacks the colour, or is not there.
func paymentOf(s *steamrollers.State, order, payment int) variants.Goods {
	face, _ := s.Order(order)
	asks := s.Setup().Components.Order(face).Goods
	replaced := variants.Good(payment)
	switch {
	case payment == 0 || asks == 0:
		return asks
	case asks.Count(replaced) == 0 || asks.Count(variants.Coal) == mostOfKind:
		return 0
	}
	return asks.Remove(replaced).Add(variants.Coal)
}

// mostOfKind is how many goods of a kind Goods can hold.
const mostOfKind = 15
