package tensor

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
)

// Chance returns the number of a chance move in the game that s is a position of. It
// returns -1 for the goods of the cities, which are too many for numbers, for decisions
// of players and for moves that no game has.
func Chance(s *steamrollers.State, m steamrollers.Move) int {
	var factors [room]int
	return chances.Of(AppendChance(factors[:0], s, m)...)
}

// AppendChance appends the factors of a chance move: its block, by its place among
// [Chances], and a digit for each factor of that. White dice count upwards, and
// dice and goods that are not there are 0. It appends nothing for what is no chance
// move, and allocates nothing if dst has room.
func AppendChance(dst []int, _ *steamrollers.State, m steamrollers.Move) []int {
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

// ChanceMove returns the chance move with these factors, as AppendChance gives them. It
// reports false for what are no such factors, and for factors that are not in that order.
func ChanceMove(s *steamrollers.State, factors ...int) (m steamrollers.Move, ok bool) {
	if !chances.Valid(factors...) {
		return m, false
	}
	var written [room]int
	digits := factors[1:]
	switch factors[0] {
	case blockGoods:
		m = goodsOf(digits)
	case blockSides:
		m = steamrollers.Sides(sidesOf(digits))
	case blockOrders:
		m = steamrollers.Orders(sidesOf(digits))
	case blockWall:
		m = steamrollers.Wall(digits[0] + 1)
	case blockInfluence:
		m = steamrollers.Influence(diceOf(digits)...)
	case blockDraw:
		m = steamrollers.Draw(variants.Good(digits[0] + 1))
	case blockRoll:
		m = steamrollers.Roll(steamrollers.DiceOf(diceOf(digits[:mostWhite])...), steamrollers.BlackDie(digits[mostWhite]+1))
	case blockReroll:
		m = steamrollers.Reroll(digits[0] + 1)
	}
	return m, m.IsValid() && m.Chance() && slices.Equal(AppendChance(written[:0], s, m), factors)
}

func goodsOf(digits []int) steamrollers.Move {
	var lines [cities]variants.Line
	for i, digit := range digits {
		if digit != 0 {
			lines[i/perCity] = lines[i/perCity].Append(variants.Good(digit))
		}
	}
	return steamrollers.DrawGoods(lines[:]...)
}

func sidesOf(digits []int) (b [faces]bool) {
	for i, digit := range digits {
		b[i] = digit == 1
	}
	return b
}

// diceOf is the dice that were rolled.
func diceOf(digits []int) (dice []int) {
	for _, digit := range digits {
		if digit != 0 {
			dice = append(dice, digit)
		}
	}
	return dice
}
