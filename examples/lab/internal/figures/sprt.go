package figures

import (
	"cmp"
	"math"
	"slices"
)

// A Test asks deal after deal whether one player is stronger than another: is the first ahead
// by High points of Elo or more, rather than by Low or less? It may stop after any deal, and
// answers wrongly in at most one of twenty matches where one of the two is true (Wald 1945).
// Begin it with [NewTest].
//
// A deal counts as one, as its games share their dice. How deals differ is taken from them,
// too. The likelihood is the greatest of any distribution of their scores whose mean is
// that of the hypothesis. This is the generalised test, which is used to test chess
// engines.
type Test struct {
	Low, High float64
	Deals     int     // that were looked at: those up to the verdict
	Log       float64 // the logarithm of how many times likelier High makes them than Low
	Verdict   string  // VerdictHigh, VerdictLow, or "" as long as it is open
	scores    []weighed
}

// The verdicts of a test.
const (
	VerdictHigh = "high"
	VerdictLow  = "low"
)

// Bound is the logarithm that decides, on either side, for one error of twenty.
var Bound = math.Log(0.95 / 0.05)

// A weighed is a score and how many deals came to it.
type weighed struct{ score, weight float64 }

// NewTest is a test that has seen no deal, nil if there is nothing to decide. So that few deals
// that went alike are not taken for certainty, half a deal won and half a deal lost are counted
// besides.
func NewTest(low, high float64) *Test {
	const most = 1000 // beyond that no likelihood can be told from another
	if !(low < high && low >= -most && high <= most) {
		return nil
	}
	return &Test{Low: low, High: high, scores: []weighed{{0, 0.5}, {1, 0.5}}}
}

// Add adds the next deal, by its score: how often the first player was placed before the
// second in its games, as a share of how often the two met. After the verdict nothing
// counts.
func (t *Test) Add(score float64) {
	if t.Verdict != "" {
		return
	}
	byScore := func(w weighed, x float64) int { return cmp.Compare(w.score, x) }
	i, known := slices.BinarySearchFunc(t.scores, score, byScore)
	if !known {
		t.scores = slices.Insert(t.scores, i, weighed{score: score})
	}
	t.scores[i].weight++
	t.Deals++
	t.Log = mostLikely(t.scores, expected(t.High)) - mostLikely(t.scores, expected(t.Low))
	switch {
	case t.Log >= Bound:
		t.Verdict = VerdictHigh
	case t.Log <= -Bound:
		t.Verdict = VerdictLow
	}
}

// expected is the score of a player who is ahead by so many points of Elo.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// mostLikely is the logarithm of the likelihood of scores, but for a constant, under the
// distribution that makes them likeliest of all with a given mean. The score x then has the
// probability weight / total / (1 + t·(x-mean)), and t makes the mean right (Owen 1988).
func mostLikely(scores []weighed, mean float64) (sum float64) {
	// As scores 0 and 1 have a weight, t lies where all probabilities are positive, and the
	// mean falls as it rises.
	low, high := -1/(1-mean), 1/mean
	t := 0.0
	const halvings = 60
	for range halvings {
		t = (low + high) / 2
		off := 0.0
		for _, w := range scores {
			off += w.weight * (w.score - mean) / (1 + t*(w.score-mean))
		}
		if off > 0 {
			low = t
		} else {
			high = t
		}
	}
	for _, w := range scores {
		sum -= w.weight * math.Log(1+t*(w.score-mean))
	}
	return sum
}
