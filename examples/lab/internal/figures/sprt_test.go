package figures

import (
	"math"
	"math/rand/v2"
	"testing"
)

// dealt draws the score of a deal of two games that share their dice, of a player who is
// expected to win a share of them.
func dealt(random *rand.Rand, share float64) float64 {
	if random.IntN(3) == 0 { // the dice decide both
		return math.Round(random.Float64() + share - 0.5)
	}
	score := 0.0
	for range 2 {
		if random.Float64() < share {
			score += 0.5
		}
	}
	return score
}

// TestSequentialTestsErrAsOftenAsTheySay: where a hypothesis is true, the other is taken
// for true in at most one match of twenty, and a match ends.
func TestSequentialTestsErrAsOftenAsTheySay(t *testing.T) {
	const times, most = 300, 1500
	for _, truth := range []struct {
		elo   float64
		wrong string
	}{{0, VerdictHigh}, {60, VerdictLow}, {-100, VerdictHigh}, {200, VerdictLow}} {
		random := rand.New(rand.NewPCG(1, 2))
		wrong, open, deals := 0, 0, 0
		for range times {
			test := NewTest(0, 60)
			for test.Deals < most && test.Verdict == "" {
				test.Add(dealt(random, expected(truth.elo)))
			}
			deals += test.Deals
			switch test.Verdict {
			case truth.wrong:
				wrong++
			case "":
				open++
			}
		}
		if share := float64(wrong) / times; share > 0.05+0.025 || open > times/50 {
			t.Errorf("ahead by %v: %.1f %% are wrong, and %d of %d are open", truth.elo, 100*share, open, times)
		}
		if deals/times < 5 {
			t.Errorf("ahead by %v: a match ends after %d deals", truth.elo, deals/times)
		}
	}
}

// likelihood is that of scores to a test, without a verdict.
func likelihood(low, high float64, scores []float64) (log float64) {
	test := NewTest(low, high)
	for _, x := range scores {
		test.Add(x)
		log, test.Verdict = test.Log, ""
	}
	return log
}

// TestLikelihoodIsThatOfNormalScores, which is much the same where there are many deals and
// the hypotheses are close.
func TestLikelihoodIsThatOfNormalScores(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	const low, high = 0, 10
	var scores []float64
	sum, squares := 0.0, 0.0
	for range 4000 {
		x := dealt(random, expected(8))
		scores = append(scores, x)
		sum, squares = sum+x, squares+x*x
	}
	n := float64(len(scores))
	mean := sum / n
	variance := squares/n - mean*mean
	worse, better := expected(low), expected(high)
	want := n * (better - worse) * (2*mean - worse - better) / (2 * variance)
	if got := likelihood(low, high, scores); math.Abs(got-want) > 0.02*math.Abs(want)+0.02 {
		t.Errorf("got %.4f, and of normal scores it is %.4f", got, want)
	}
}

// TestSequentialTestsAreFair: whichever player is first, the likelihood is the same.
func TestSequentialTestsAreFair(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	var scores, others []float64
	for range 50 {
		x := dealt(random, 0.6)
		scores, others = append(scores, x), append(others, 1-x)
	}
	if a, b := likelihood(-5, 25, scores), likelihood(-25, 5, others); math.Abs(a+b) > 1e-6 {
		t.Errorf("%v for one, and %v for the other", a, b)
	}
}

// TestAVerdictStands: what is played after it changes nothing.
func TestAVerdictStands(t *testing.T) {
	test := NewTest(0, 50)
	for range 100 {
		test.Add(1)
	}
	verdict := *test
	for range 1000 {
		test.Add(0)
	}
	if test.Verdict != verdict.Verdict || test.Deals != verdict.Deals || verdict.Verdict != VerdictHigh || verdict.Deals < 5 || verdict.Deals > 50 {
		t.Errorf("%+v, and later %+v", verdict, *test)
	}
}
