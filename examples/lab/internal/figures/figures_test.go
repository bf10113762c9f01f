package figures

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// single is a sample of deals with a number each.
func single(numbers ...int) (s Sample) {
	for deal, x := range numbers {
		s.Add(deal, x)
	}
	return s
}

// trials is a sample of so many deals of which some came out well.
func trials(well, n int) (s Sample) {
	for deal := range n {
		s.Add(deal, min(1, max(0, well-deal)))
	}
	return s
}

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(a), math.Abs(b)) }

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
		sample := trials(test.well, test.n)
		got := sample.Share(1)
		if math.Abs(got.Low-test.low) > 5e-5 || math.Abs(got.High-test.high) > 5e-5 {
			t.Errorf("%d of %d: [%.4f, %.4f], want [%.4f, %.4f]", test.well, test.n, got.Low, got.High, test.low, test.high)
		}
	}
}

func TestStudentKnownValues(t *testing.T) {
	for freedom, want := range map[int]float64{1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 7: 2.3646, 10: 2.2281, 30: 2.0423, 1000: 1.9623} {
		if got := student(freedom); math.Abs(got-want) > 0.004 {
			t.Errorf("%d degrees of freedom: %.4f, want %.4f", freedom, got, want)
		}
	}
}

// drawn is numbers that deals came to, the same from 0 to whole.
func drawn(t *rapid.T, whole int) [][]int {
	return rapid.SliceOfN(rapid.SliceOfN(rapid.IntRange(0, whole), 1, 5), 1, 30).Draw(t, "deals")
}

// sampled is a sample of the numbers of deals, each number so many times.
func sampled(deals [][]int, times int) (s Sample) {
	for deal, numbers := range deals {
		for _, x := range numbers {
			for range times {
				s.Add(deal, x)
			}
		}
	}
	return s
}

func TestShareLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := drawn(t, 60)
		sample := sampled(deals, 1)
		var others Sample
		for deal, numbers := range deals {
			for _, x := range numbers {
				others.Add(deal, 60-x)
			}
		}
		e, other := sample.Share(60), others.Share(60)
		if !(0 <= e.Low && e.Low <= e.Value+1e-12 && e.Value <= e.High+1e-12 && e.High <= 1) {
			t.Fatalf("%+v is out of order", e)
		}
		if !near(e.Low, 1-other.High) {
			t.Fatal("winning and losing do not mirror each other")
		}
	})
}

// TestDealsOfOneGame: where every deal has one game the intervals are those of
// independent games, Student's and Wilson's.
func TestDealsOfOneGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOfN(rapid.IntRange(0, 60), 2, 50).Draw(t, "numbers")
		sample := single(numbers...)
		n, mean, squares := float64(len(numbers)), 0.0, 0.0
		for _, x := range numbers {
			mean += float64(x) / n
		}
		for _, x := range numbers {
			squares += (float64(x) - mean) * (float64(x) - mean)
		}
		half := student(len(numbers)-1) * math.Sqrt(squares/(n-1)/n)
		if got := sample.Mean(1); !near(got.Low, mean-half) || !near(got.High, mean+half) {
			t.Fatalf("mean %+v, want %v ± %v", got, mean, half)
		}
		_, want := wilson(mean/60, n)
		if got := sample.Share(60); !near(got.Low, want.Low) || !near(got.High, want.High) {
			t.Fatalf("share %+v, want %+v", got, want)
		}
	})
}

// TestTheSameGameAgainTellsNothing: games of a deal that go as others of it did
// change no figure and narrow no interval.
func TestTheSameGameAgainTellsNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := drawn(t, 60)
		once, again := sampled(deals, 1), sampled(deals, rapid.IntRange(2, 20).Draw(t, "times"))
		a, b := once.Mean(1), again.Mean(1)
		if !near(a.Value, b.Value) || !near(a.Low, b.Low) || !near(a.High, b.High) {
			t.Fatalf("mean %+v became %+v", a, b)
		}
		for i, numbers := range deals { // of shares only if all games of a deal went alike
			deals[i] = numbers[:1]
		}
		once, again = sampled(deals, 1), sampled(deals, 7)
		a, b = Estimate(once.Share(60)), Estimate(again.Share(60))
		if !near(a.Value, b.Value) || b.High-b.Low < a.High-a.Low-1e-9 {
			t.Fatalf("share %+v became %+v", a, b)
		}
	})
}

// TestIntervalsHold draws games of deals that pull together, again and again:
// nearly 95 of 100 intervals hold the truth. Taken as independent games some 70
// would.
func TestIntervalsHold(t *testing.T) {
	const times = 2000
	random := rand.New(rand.NewPCG(1, 2))
	means, shares := 0, 0
	for range times {
		var points, won Sample
		for deal := range 8 {
			luck := random.NormFloat64()
			for range 6 {
				x := luck + random.NormFloat64()
				points.Add(deal, int(math.Round(1000*x)))
				won.Add(deal, map[bool]int{true: 1}[x > 0])
			}
		}
		if e := points.Mean(1000); e.Low <= 0 && 0 <= e.High {
			means++
		}
		if e := won.Share(1); e.Low <= 0.5 && 0.5 <= e.High {
			shares++
		}
	}
	for what, held := range map[string]int{"means": means, "shares": shares} {
		if share := float64(held) / times; share < 0.93 || share > 0.98 {
			t.Errorf("%.1f %% of the intervals of %s hold the truth", 100*share, what)
		}
	}
}

func TestSampleDoesNotDependOnOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOf(rapid.IntRange(-100, 100)).Draw(t, "numbers")
		var forth, back Sample
		for i := range numbers {
			forth.Add(i/3, numbers[i])
			j := len(numbers) - 1 - i
			back.Add(j/3, numbers[j])
		}
		if forth.Mean(3) != back.Mean(3) {
			t.Fatalf("%v against %v", forth.Mean(3), back.Mean(3))
		}
	})
}

func TestSampleMean(t *testing.T) {
	s := single(2, 4, 4, 4, 5, 5, 7, 9)
	got := s.Mean(1)
	half := student(7) * math.Sqrt(32.0/7/8)
	if got.Value != 5 || math.Abs(got.High-got.Value-half) > 1e-12 {
		t.Errorf("got %+v, want 5 ± %v", got, half)
	}
	if (&Sample{}).Mean(1) != (Estimate{}) || (&Sample{}).Share(1) != (Share{}) {
		t.Error("the mean of nothing is not the zero Estimate")
	}
}

// TestOneDeal: nobody knows how far the mean of one deal is off, so it is
// printed alone; of a share it is known that it is one.
func TestOneDeal(t *testing.T) {
	s := sampled([][]int{{3, 4, 5}}, 1)
	if got := s.Mean(1); got.String() != "4.0" || got.Low != 4 || got.High != 4 {
		t.Errorf("mean %v, %+v", got, got)
	}
	one := single(1)
	many := sampled([][]int{{1, 1, 1, 1}}, 1)
	if a, b := one.Share(1), many.Share(1); a.Interval != b.Interval {
		t.Errorf("one game of a deal says %+v, four that went alike %+v", a, b)
	}
}

func TestRatingsOfTwoFollowTheOdds(t *testing.T) {
	wins := Contests{{0, 999.5}, {99.5, 0}} // with half a game besides, ten to one
	got := wins.Ratings()
	if math.Abs(got[0]-got[1]-400) > 1e-3 || math.Abs(got[0]+got[1]-3000) > 1e-3 {
		t.Errorf("got %v, want 1700 and 1300", got)
	}
}

// TestRatingsAreMostLikely checks that by the ratings each player is expected to win as
// many games as they have won.
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

// TestRatingsOfKnownContests: the baseball teams of the American League East in 1987, with
// their coefficients in Agresti, Categorical Data Analysis.
func TestRatingsOfKnownContests(t *testing.T) {
	wins := Contests{ // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore
		{0, 7, 9, 7, 7, 9, 11},
		{6, 0, 7, 5, 11, 9, 9},
		{4, 6, 0, 7, 7, 8, 12},
		{6, 8, 6, 0, 6, 7, 10},
		{6, 2, 6, 7, 0, 7, 12},
		{4, 4, 5, 6, 6, 0, 6},
		{2, 4, 1, 3, 1, 7, 0},
	}
	got := wins.mostLikely(0)
	for i, want := range []float64{1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0} {
		if natural := (got[i] - got[6]) / 400 * math.Ln10; math.Abs(natural-want) > 0.005 {
			t.Errorf("team %d: %.3f, want %.2f", i+1, natural, want)
		}
	}
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

func TestRatingsOfOneDealHaveNoInterval(t *testing.T) {
	wins := NewContests(2)
	wins[0][1] = 5
	for i, e := range Rate([]Contests{wins}) {
		if e.Low != e.Value || e.High != e.Value || e.Deals != 1 {
			t.Errorf("player %d: %+v", i, e)
		}
	}
}
