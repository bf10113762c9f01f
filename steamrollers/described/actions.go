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

// The bounds of chance moves.
const (
	perCity       = 7 // goods drawn, with five players
	mostInfluence = 6 // dice of Olive's level
	mostWhite     = 6 // dice of a round, with five players
)

func chances() (*describe.Numbering, func(dst []int, s *state, m move) []int) {
	digits := describe.Digits[state, move, steamrollers.Kind]
	return describe.Number(move.Kind,
		digits(steamrollers.KindGoods, "goods", drawn, drawnFactors()...),
		digits(steamrollers.KindSides, "sides", sided, sideFactors("tile")...),
		digits(steamrollers.KindOrders, "orders", sided, sideFactors("order")...),
		digits(steamrollers.KindWall, "wall", die, faceFactor),
		digits(steamrollers.KindInfluence, "influence", func(dst []int, _ *state, m move) []int {
			for i := range max(mostInfluence, m.InfluenceDice()) {
				dst = append(dst, m.InfluenceDie(i))
			}
			return dst
		}, diceFactors(mostInfluence)...),
		digits(steamrollers.KindDraw, "draw", func(dst []int, _ *state, m move) []int {
			return append(dst, int(m.Good())-1)
		}, describe.WordFactor("good", goodWords(variants.Coal)...)),
		digits(steamrollers.KindRoll, "roll", rolled, append(diceFactors(mostWhite),
			describe.WordFactor("black", "straight/gentle", "straight/sharp", "gentle/sharp"))...),
		digits(steamrollers.KindReroll, "reroll", die, faceFactor),
	)
}

func die(dst []int, _ *state, m move) []int { return append(dst, m.Die()-1) }

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

// actions returns the numbers of decisions.
func actions() (*describe.Numbering, func(dst []int, s *state, m move) []int) {
	trackFactor := describe.WordFactorOf("track", rails.Tracks())
	digits := describe.Digits[state, move, steamrollers.Kind]
	return describe.Number(move.Kind,
		digits(steamrollers.KindEnginePower, "power engine", func(dst []int, _ *state, m move) []int { return append(dst, m.Box()-1) }, boxFactor),
		digits(steamrollers.KindTilePower, "power tile", func(dst []int, _ *state, m move) []int { return append(dst, m.ActionTile()-1) }, tileFactor),
		digits(steamrollers.KindPointsPower, "power points", nil),
		digits(steamrollers.KindGoodsPower, "power goods", nil),
		digits(steamrollers.KindRailPower, "power rail", onHex, hexFactor, trackFactor),
		digits(steamrollers.KindPlace, "place", func(dst []int, _ *state, m move) []int {
			return append(dst, m.City()-3)
		}, describe.Factor{Name: "city", From: 3, Count: 2}),
		digits(steamrollers.KindDraft, "draft", die, faceFactor),
		digits(steamrollers.KindSteal, "steal", nil),
		digits(steamrollers.KindDecline, "decline", nil),
		digits(steamrollers.KindUseValue, "use value", func(dst []int, _ *state, m move) []int {
			return append(dst, m.ActionTile()-1, m.Die()-1)
		}, describe.Factor{Name: "tile", From: 1, Count: 2}, faceFactor),
		digits(steamrollers.KindUseStep, "use step", func(dst []int, _ *state, m move) []int {
			return append(dst, (1-m.Step())/2)
		}, describe.WordFactor("step", "+1", "-1")),
		digits(steamrollers.KindUseFlip, "use flip", nil),
		digits(steamrollers.KindUseReroll, "use reroll", nil),
		digits(steamrollers.KindUseTwo, "use 2", nil),
		digits(steamrollers.KindBuild, "build", onHex, hexFactor, trackFactor),
		digits(steamrollers.KindImprove, "improve", nil),
		digits(steamrollers.KindDeliver, "deliver", delivering, deliverFactors()...),
		digits(steamrollers.KindTake, "take", nil),
		digits(steamrollers.KindPass, "pass", nil),
		digits(steamrollers.KindFulfil, "fulfil", fulfilling, describe.Factor{Name: "order", From: 1, Count: faces}, paymentFactor()),
		digits(steamrollers.KindEnd, "end", nil),
	)
}

// onHex has the hex of a track by its number on the board.
func onHex(dst []int, s *state, m move) []int {
	board := s.Setup().Board
	if board == nil {
		return dst
	}
	if i, ok := board.Index(m.Hex()); ok {
		return append(dst, i, int(m.Track())-1)
	}
	return dst
}

// delivering tells a delivery as seen from the die.
func delivering(dst []int, _ *state, m move) []int {
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
	return append(dst, other-1, describe.One(m.NamesDestination()), good, describe.One(m.IsOwn()),
		m.Distance(), m.Bonus(), describe.One(m.IsUnlimited()))
}

// fulfilling has an order and how it is paid: exactly, or with coal for one of its
// colours.
func fulfilling(dst []int, s *state, m move) []int {
	for payment := range kinds {
		if goods := paymentOf(s, m.Order(), payment); goods != 0 && goods == m.Given() {
			return append(dst, m.Order()-1, payment)
		}
	}
	return dst
}

// paymentOf returns the goods that pay an order: what it asks for, or that with coal in
// place of a colour. It returns no goods if the order lacks the colour, or is not there.
func paymentOf(s *state, order, payment int) variants.Goods {
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

// drawn appends the goods that are drawn for each city, place by place: the number of the kind, or 0 for an
// empty place.
func drawn(dst []int, _ *state, m move) []int {
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

func sided(dst []int, _ *state, m move) []int {
	for number := 1; number <= faces; number++ {
		dst = append(dst, describe.One(m.SideB(number)))
	}
	return dst
}

// rolled has the places of dice that are not rolled first.
func rolled(dst []int, _ *state, m move) []int {
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
