package figures

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestShareKnownValues(t *testing.T) {
	// Newcombe 1998, table I: the method without continuity correction.
	for _, test := range []struct {
		well, n   int
		low, high float64
	}{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
	} {
		got := Share(float64(test.well), test.n)
		if math.Abs(got.Low-test.low) > 5e-5 || math.Abs(got.High-test.high) > 5e-5 {
			t.Errorf("%d of %d: [%.4f, %.4f], want [%.4f, %.4f]", test.well, test.n, got.Low, got.High, test.low, test.high)
		}
	}
}

func TestShareLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 10000).Draw(t, "n")
		well := rapid.IntRange(0, n).Draw(t, "well")
		e, other := Share(float64(well), n), Share(float64(n-well), n)
		if !(0 <= e.Low && e.Low <= e.Value+1e-12 && e.Value <= e.High+1e-12 && e.High <= 1) {
			t.Fatalf("%d of %d: %+v is out of order", well, n, e)
		}
		if math.Abs(e.Low-(1-other.High)) > 1e-9 {
			t.Fatalf("%d of %d: winning and losing do not mirror each other", well, n)
		}
	})
}

func TestSampleDoesNotDependOnOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOf(rapid.IntRange(-100, 100)).Draw(t, "numbers")
		var forth, back Sample
		for i := range numbers {
			forth.Add(numbers[i])
			back.Add(numbers[len(numbers)-1-i])
		}
		if forth.Mean(3) != back.Mean(3) {
			t.Fatalf("%v against %v", forth.Mean(3), back.Mean(3))
		}
	})
}

func TestSampleMean(t *testing.T) {
	var s Sample
	for _, x := range []int{2, 4, 4, 4, 5, 5, 7, 9} {
		s.Add(x)
	}
	got := s.Mean(1)
	half := z * math.Sqrt(32.0/7/8)
	if got.Value != 5 || math.Abs(got.High-got.Value-half) > 1e-12 {
		t.Errorf("got %+v, want 5 ± %v", got, half)
	}
	if (&Sample{}).Mean(1) != (Estimate{}) {
		t.Error("the mean of nothing is not the zero Estimate")
	}
}

func TestRatingsOfTwoFollowTheOdds(t *testing.T) {
	wins := Contests{{0, 999.5}, {99.5, 0}} // with half a game besides, ten to one
	got := wins.Ratings()
	if math.Abs(got[0]-got[1]-400) > 1e-3 || math.Abs(got[0]+got[1]-3000) > 1e-3 {
		t.Errorf("got %v, want 1700 and 1300", got)
	}
}

// TestRatingsAreMostLikely: in the model, the games that each player is expected
// to win by the ratings are those that she has won.
func TestRatingsAreMostLikely(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 5).Draw(t, "players")
		wins := NewContests(n)
		for i := range n {
			for j := range n {
				if i != j {
					wins[i][j] = float64(rapid.IntRange(0, 40).Draw(t, "wins"))
				}
			}
		}
		ratings := wins.Ratings()
		for i := range n {
			won, expected := 0.0, 0.0
			for j := range n {
				if i == j {
					continue
				}
				won += wins[i][j] + 0.5
				expected += (wins[i][j] + wins[j][i] + 1) / (1 + math.Pow(10, (ratings[j]-ratings[i])/400))
			}
			if math.Abs(won-expected) > 1e-4 {
				t.Fatalf("player %d of %v won %v, by ratings %v she should have won %v", i, wins, won, ratings, expected)
			}
		}
	})
}

func TestRateHoldsTheRatingsInTheirIntervals(t *testing.T) {
	var deals []Contests
	for i := range 60 {
		wins := NewContests(3)
		wins[0][1], wins[1][2], wins[0][2] = 1, 1, 2
		wins[1][0] = float64(i % 2)
		wins[2][1] = float64(i % 3)
		deals = append(deals, wins)
	}
	estimates := Rate(deals)
	for i, e := range estimates {
		if e.Low > e.Value || e.High < e.Value || e.High-e.Low > 300 {
			t.Errorf("player %d: %+v", i, e)
		}
	}
	if !(estimates[0].Value > estimates[1].Value && estimates[1].Value > estimates[2].Value) {
		t.Errorf("the order is not that of their wins: %v", estimates)
	}
	if again := Rate(deals); again[0] != estimates[0] {
		t.Error("the same deals were rated differently")
	}
}
