package gametest

import (
	"math"

	"github.com/railhex/railhex/steamrollers"
)

// outcomesBroken asks whether the outcomes of a chance position are its legal
// moves, and their probabilities those of something that must happen.
func outcomesBroken(p position) error {
	var wrong faults
	outcomes := p.AppendOutcomes(nil)
	sum := 0.0
	seen := make(map[steamrollers.Move]bool)
	for _, outcome := range outcomes {
		if outcome.Probability <= 0 || outcome.Probability > 1 {
			wrong.add("%s has the probability %g", outcome.Move, outcome.Probability)
		}
		if err := p.Check(outcome.Move); err != nil {
			wrong.add("%s can fall, and Check says %w", outcome.Move, err)
		}
		if seen[outcome.Move] {
			wrong.add("%s is two outcomes", outcome.Move)
		}
		seen[outcome.Move] = true
		sum += outcome.Probability
	}
	listable := p.Chance() && !tooMany(p.Phase())
	if listable != (len(outcomes) > 0) {
		wrong.add("phase %s has %d outcomes", p.Phase(), len(outcomes))
	}
	if listable && math.Abs(sum-1) > 1e-9 {
		wrong.add("the probabilities of %d outcomes add up to %.12g, not to 1", len(outcomes), sum)
	}
	if !p.Chance() {
		return wrong.err()
	}
	for _, m := range p.AppendMoves(nil) {
		if !seen[m] {
			wrong.add("%s is legal, and no outcome", m)
		}
	}
	return wrong.err()
}
