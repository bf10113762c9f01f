package plainrules

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Outcomes are the moves of a chance phase with their probabilities. There are
// none where a player decides, and none for "goods" and "influence", which
// would be too many.
func (g *Game) Outcomes() map[string]*big.Rat {
	outcomes := map[string]*big.Rat{}
	add := func(move string, numerator, denominator int64) {
		if outcomes[move] == nil {
			outcomes[move] = new(big.Rat)
		}
		outcomes[move].Add(outcomes[move], big.NewRat(numerator, denominator))
	}
	switch g.phase {
	case "sides", "orders": // SETUP-5, ORDER-1
		for bits := range 64 {
			move := g.phase
			for i := range 6 {
				move += " " + "ab"[bits>>i&1:][:1]
			}
			add(move, 1, 64)
		}
	case "wall", "reroll":
		for _, move := range numbered(g.phase) {
			add(move, 1, 6)
		}
	case "draw": // POWER-6: uniform over the goods
		goods := g.drawable()
		for _, good := range goods {
			add("draw "+string(good), 1, int64(len(goods)))
		}
	case "roll": // ROUND-1, DIE-1
		for dice, ways := range rolls(g.whiteDice()) {
			for _, black := range []string{"straight/gentle", "straight/sharp", "gentle/sharp"} {
				add("roll "+dice+" "+black, ways, 3*toThePower(6, g.whiteDice()))
			}
		}
	}
	return outcomes
}

// rolls are all results of so many dice, ascending, with the number of ways
// to roll each.
func rolls(dice int) map[string]int64 {
	if dice == 0 {
		return map[string]int64{"": 1}
	}
	all := map[string]int64{}
	for rest, ways := range rolls(dice - 1) {
		for face := 1; face <= 6; face++ {
			values := append(strings.Fields(rest), fmt.Sprint(face))
			slices.Sort(values)
			all[strings.Join(values, " ")] += ways
		}
	}
	return all
}

func toThePower(base int64, exponent int) int64 {
	result := int64(1)
	for range exponent {
		result *= base
	}
	return result
}
