package figures

import (
	"fmt"
	"math"
)

// An Interval is where a figure lies with a confidence of 95 %.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// z is how many standard errors the interval reaches to either side.
const z = 1.959964

// An Estimate is a figure and its interval.
type Estimate struct {
	Value float64 `json:"value"`
	Interval
	N int `json:"n"` // of what it is the mean
}

// Percent is the estimate of a share as people write it: "52.3 % [49.1, 55.4]".
func (e Estimate) Percent() string {
	if e.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %% [%.1f, %.1f]", 100*e.Value, 100*e.Low, 100*e.High)
}

// String is the estimate with half the width of its interval: "41.2 ± 0.6".
func (e Estimate) String() string {
	if e.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f ± %.1f", e.Value, (e.High-e.Low)/2)
}

// Share is the share of n trials that came out well. Shared victories make
// parts of a trial. The interval is Wilson's, which holds for few trials, and
// for none or all that came out well.
func Share(well float64, n int) Estimate {
	if n == 0 {
		return Estimate{}
	}
	trials := float64(n)
	p := well / trials
	centre := (p + z*z/(2*trials)) / (1 + z*z/trials)
	half := z / (1 + z*z/trials) * math.Sqrt(p*(1-p)/trials+z*z/(4*trials*trials))
	return Estimate{p, Interval{max(0, centre-half), min(1, centre+half)}, n}
}

// A Sample adds up whole numbers, in any order to the same sums. The zero
// Sample is empty.
type Sample struct{ N, Sum, Squares int }

// Add adds a number.
func (s *Sample) Add(x int) {
	s.N++
	s.Sum += x
	s.Squares += x * x
}

// Mean is the mean of the numbers, each divided by a unit, with the interval
// that their spread gives.
func (s *Sample) Mean(unit float64) Estimate {
	if s.N == 0 {
		return Estimate{}
	}
	n := float64(s.N)
	mean := float64(s.Sum) / n
	half := 0.0
	if s.N > 1 {
		variance := (float64(s.Squares) - n*mean*mean) / (n - 1)
		half = z * math.Sqrt(max(0, variance)/n)
	}
	return Estimate{mean / unit, Interval{(mean - half) / unit, (mean + half) / unit}, s.N}
}
