package family

import (
	"fmt"
	"math"
)

const (
	draws       = 2048 // in each position
	drawGroups  = 32   // of outcomes that are counted together, where there are more outcomes
	drawsFailIn = 30   // a right game fails in one of e to this power positions
)

// drawsBroken asks whether Sample draws what can fall as often as its probability says.
//
// The measure is the relative entropy of what was drawn to what is probable. A correct
// game exceeds the limit in at most one of 10¹³ positions. This is the bound of Agrawal,
// "Finite-Sample Concentration of the Multinomial in Relative Entropy" (2020), which
// holds for any number of draws. The generator of a position is fixed, so a game that
// passes passes always. Outcomes that are too many to list are not counted.
func drawsBroken[P Pointer[State, Move], State, Move comparable](at At[State, Move]) error {
	s := P(at.State)
	outcomes := s.AppendOutcomes(nil)
	if !s.Chance() || len(outcomes) < 2 {
		return nil
	}
	groups := min(len(outcomes), drawGroups)
	group := make(map[Move]int, len(outcomes))
	var expected, drawn [drawGroups]float64
	for i, outcome := range outcomes {
		group[outcome.Move] = i % groups
		expected[i%groups] += draws * outcome.Probability
	}
	for range draws {
		m := s.Sample(at.Random)
		i, ok := group[m]
		if !ok {
			return fmt.Errorf("%v is drawn, and is no outcome", m)
		}
		drawn[i]++
	}
	surprise, worst, most := 0.0, 0, -1.0
	for i := range groups {
		if drawn[i] > 0 {
			surprise += drawn[i] * math.Log(drawn[i]/expected[i])
		}
		if off := math.Abs(drawn[i]-expected[i]) / math.Sqrt(expected[i]); off > most {
			worst, most = i, off
		}
	}
	if surprise <= drawsLimit(groups) {
		return nil
	}
	what := fmt.Sprint(outcomes[worst].Move)
	if len(outcomes) > groups {
		what += " or one of its group"
	}
	return fmt.Errorf("of %d draws %g are %s, and by their probability it should be about %.1f", draws, drawn[worst], what, expected[worst])
}

// drawsLimit returns how much the draws of a right game may surprise.
func drawsLimit(groups int) float64 {
	free := float64(groups - 1)
	limit := free
	for limit-free*(1+math.Log(limit/free)) < drawsFailIn {
		limit++
	}
	return limit
}
