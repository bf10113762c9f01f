package described

import (
	"github.com/railhex/railhex/steamrollers"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
)

// What moves leave to choose. A hex is its number on the board. Which city and which
// good a delivery is about, its factors say seen from the die: see deliverFactors.
var (
	hexFactor  = describe.Factor{Name: "hex", Count: hexes}
	boxFactor  = describe.Factor{Name: "box", From: 1, Count: faces}
	tileFactor = describe.Factor{Name: "tile", From: 1, Count: faces}
	faceFactor = describe.Factor{Name: "face", From: 1, Count: faces}
)

func trackFactor() describe.Factor { return describe.WordFactorOf("track", rails.Tracks()) }

// deliverFactors are those of a delivery: the other city than the die's, which of the two
// the die names (TILE-3a), and which good. Further factors are whether it is the personal
// one, the distance, the bonus of tile 3b and whether tile 4a is used. Two kinds of goods
// may go to a city, its colour and coal; in solo the place on the line tells goods apart.
func deliverFactors() []describe.Factor {
	return []describe.Factor{
		{Name: "city", From: 1, Count: cities},
		describe.WordFactor("die", "from the die", "to the die"),
		describe.WordFactor("good", "its colour", "coal",
			"place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "place 7", "place 8"),
		describe.WordFactor("own", "", "own"),
		{Name: "distance", Count: distances},
		describe.WordFactor("bonus", "", "+1", "+2"),
		describe.WordFactor("limit", "", "unlimited"),
	}
}

// The first digits of a good that is delivered; behind them come the places of a line.
const (
	itsColour = iota
	itsCoal
	itsPlace
)

// paymentFactor is how an order is paid: with exactly its goods, or with coal for
// one of a colour (ORDER-4).
func paymentFactor() describe.Factor {
	return describe.WordFactor("payment", "exactly", "coal for Y", "coal for R", "coal for G", "coal for B", "coal for E")
}

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

func chances() *describe.Numbering {
	return describe.NewNumbering([]describe.Block{
		blockGoods:     {Kind: "goods", Factors: drawnFactors()},
		blockSides:     {Kind: "sides", Factors: sideFactors("tile")},
		blockOrders:    {Kind: "orders", Factors: sideFactors("order")},
		blockWall:      {Kind: "wall", Factors: []describe.Factor{faceFactor}},
		blockInfluence: {Kind: "influence", Factors: diceFactors(mostInfluence)},
		blockDraw:      {Kind: "draw", Factors: []describe.Factor{describe.WordFactor("good", goodWords(variants.Coal)...)}},
		blockRoll: {Kind: "roll", Factors: append(diceFactors(mostWhite),
			describe.WordFactor("black", "straight/gentle", "straight/sharp", "gentle/sharp"))},
		blockReroll: {Kind: "reroll", Factors: []describe.Factor{faceFactor}},
	}...)
}

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

func actions() *describe.Numbering {
	return describe.NewNumbering([]describe.Block{
		blockEnginePower: {Kind: "power engine", Factors: []describe.Factor{boxFactor}},
		blockTilePower:   {Kind: "power tile", Factors: []describe.Factor{tileFactor}},
		blockPointsPower: {Kind: "power points"},
		blockGoodsPower:  {Kind: "power goods"},
		blockRailPower:   {Kind: "power rail", Factors: []describe.Factor{hexFactor, trackFactor()}},
		blockPlace:       {Kind: "place", Factors: []describe.Factor{{Name: "city", From: 3, Count: 2}}},
		blockDraft:       {Kind: "draft", Factors: []describe.Factor{faceFactor}},
		blockSteal:       {Kind: "steal"},
		blockDecline:     {Kind: "decline"},
		blockUseValue:    {Kind: "use value", Factors: []describe.Factor{{Name: "tile", From: 1, Count: 2}, faceFactor}},
		blockUseStep:     {Kind: "use step", Factors: []describe.Factor{describe.WordFactor("step", "+1", "-1")}},
		blockUseFlip:     {Kind: "use flip"},
		blockUseReroll:   {Kind: "use reroll"},
		blockUseTwo:      {Kind: "use 2"},
		blockBuild:       {Kind: "build", Factors: []describe.Factor{hexFactor, trackFactor()}},
		blockImprove:     {Kind: "improve"},
		blockDeliver:     {Kind: "deliver", Factors: deliverFactors()},
		blockTake:        {Kind: "take"},
		blockPass:        {Kind: "pass"},
		blockFulfil:      {Kind: "fulfil", Factors: []describe.Factor{{Name: "order", From: 1, Count: faces}, paymentFactor()}},
		blockEnd:         {Kind: "end"},
	}...)
}

// appendFactors appends the factors of a move, nothing for a move that has no number.
func appendFactors(dst []int, s *steamrollers.State, m steamrollers.Move) []int {
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
		return onHex(dst, s, blockRailPower, m)
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
		return onHex(dst, s, blockBuild, m)
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

// onHex has the hex of a track by its number on the board.
func onHex(dst []int, s *steamrollers.State, block int, m steamrollers.Move) []int {
	board := s.Setup().Board
	if board == nil {
		return dst
	}
	if i, ok := board.Index(m.Hex()); ok {
		return append(dst, block, i, int(m.Track())-1)
	}
	return dst
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
	return append(dst, blockDeliver, other-1, describe.One(m.NamesDestination()), good, describe.One(m.IsOwn()),
		m.Distance(), m.Bonus(), describe.One(m.IsUnlimited()))
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

// appendChance appends the factors of a chance move: its block, by its place among
// chances, and a digit for each factor of that. White dice count upwards, and
// dice and goods that are not there are 0. It appends nothing for what is no chance
// move, and allocates nothing if dst has room.
func appendChance(dst []int, _ *steamrollers.State, m steamrollers.Move) []int {
	switch m.Kind() {
	case steamrollers.KindGoods:
		return drawn(append(dst, blockGoods), m)
	case steamrollers.KindSides:
		return sided(append(dst, blockSides), m)
	case steamrollers.KindOrders:
		return sided(append(dst, blockOrders), m)
	case steamrollers.KindWall:
		return append(dst, blockWall, m.Die()-1)
	case steamrollers.KindInfluence:
		dst = append(dst, blockInfluence)
		for i := range max(mostInfluence, m.InfluenceDice()) {
			dst = append(dst, m.InfluenceDie(i))
		}
		return dst
	case steamrollers.KindDraw:
		return append(dst, blockDraw, int(m.Good())-1)
	case steamrollers.KindRoll:
		return rolled(append(dst, blockRoll), m)
	case steamrollers.KindReroll:
		return append(dst, blockReroll, m.Die()-1)
	}
	return dst
}

func drawn(dst []int, m steamrollers.Move) []int {
	for city := 1; city <= cities; city++ {
		line := m.Line(city)
		for place := range max(perCity, line.Len()) {
			good := variants.Good(0)
			if place < line.Len() {
				good = line.At(place)
			}
			dst = append(dst, int(good))
		}
	}
	return dst
}

func sided(dst []int, m steamrollers.Move) []int {
	for number := 1; number <= faces; number++ {
		dst = append(dst, describe.One(m.SideB(number)))
	}
	return dst
}

// rolled has the places of dice that are not rolled first.
func rolled(dst []int, m steamrollers.Move) []int {
	for range mostWhite - m.White().Len() {
		dst = append(dst, 0)
	}
	for face := 1; face <= faces; face++ {
		for range m.White().Count(face) {
			dst = append(dst, face)
		}
	}
	return append(dst, int(m.Black())-1)
}
