package plainrules

import (
	"math/big"
	"strings"
	"testing"
)

func TestOutcomesAddUpToOne(t *testing.T) {
	for phase, count := range map[string]int{"sides": 64, "orders": 64, "wall": 6, "draw": 4, "roll": 56 * 3, "reroll": 6} {
		g := newGame(t)
		g.phase = phase
		sum := new(big.Rat)
		for move, probability := range g.Outcomes() {
			sum.Add(sum, probability)
			if _, faults := g.judge(strings.Fields(move)); len(faults) != 0 {
				t.Errorf("%s: %s is refused: %s", phase, move, faults[0].message)
			}
		}
		if sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s: the probabilities add up to %v", phase, sum)
		}
		equal(t, phase, len(g.Outcomes()), count)
	}
}

func TestDIE1EachPairOneTimeInThree(t *testing.T) {
	g := rolling(t)
	for move, want := range map[string]*big.Rat{
		"roll 1 1 1 straight/gentle": big.NewRat(1, 216*3),
		"roll 1 1 2 straight/sharp":  big.NewRat(3, 216*3),
		"roll 1 2 3 gentle/sharp":    big.NewRat(6, 216*3),
	} {
		if got := g.Outcomes()[move]; got.Cmp(want) != 0 {
			t.Errorf("%s: %v, want %v", move, got, want)
		}
	}
	forbidden(t, g, "", "roll 1 2 3 straight/straight", "roll 1 2 3 straight")
}

func TestPOWER6TheDrawIsUniformOverGoods(t *testing.T) {
	g := newGame(t)
	g.phase, g.bag = "draw", "YYYREEEKK"
	if got := g.Outcomes()["draw Y"]; got.Cmp(big.NewRat(3, 4)) != 0 {
		t.Errorf("draw Y: %v", got)
	}
	equal(t, "outcomes", len(g.Outcomes()), 2)
}

func TestDecisionsHaveNoOutcomes(t *testing.T) {
	equal(t, "outcomes", len(acting(t, 1).Outcomes()), 0)
}
