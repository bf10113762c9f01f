package search

import (
	"math"
	"time"
)

// halve returns the branch of the root to try next, the one that was tried least of those
// that do best so far. They become fewer with what is spent: as many as UCB would try in
// the end at first, and one in the end. Games after different moves of the root share
// their luck, and moves that were tried equally often are compared in the same games.
func (t *tree[P, State, Move]) halve() int32 {
	n, branches := &t.nodes[0], t.branchesOf(0)
	spent := t.spent()
	atEnd := min(math.MaxInt32, float64(n.visits+1)/max(spent, math.SmallestNonzeroFloat64))
	moves := min(t.tuning.widening.after(int32(atEnd)), len(branches), mostMoves)
	left := math.Round(math.Pow(float64(moves), 1-spent))
	mean := n.total / float64(max(1, n.visits))
	chosen := int32(-1)
	for ranked := uint64(0); left > 0; left-- {
		next, best := 0, math.Inf(-1)
		for i := range moves {
			if ranked>>i&1 != 0 {
				continue
			}
			b := &branches[i]
			if value := b.value(mean, t.tuning.priorTries); value > best {
				next, best = i, value
			}
		}
		ranked |= 1 << next
		if chosen < 0 || branches[next].visits < branches[chosen].visits {
			chosen = int32(next)
		}
	}
	return chosen
}

// spent is the share of its iterations or its time that a search has spent, 0 to 1.
func (t *tree[P, State, Move]) spent() float64 {
	spent := float64(t.done) / float64(max(1, t.most))
	if !t.deadline.IsZero() {
		spent = max(spent, 1-float64(time.Until(t.deadline))/float64(t.allowed))
	}
	return min(1, spent)
}
