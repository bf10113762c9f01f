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

// z is how many standard errors the interval reaches to either side where they
// are known.
const z = 1.959964

// An Estimate is a figure and its interval. Nobody knows how far a
// mean or a rating from a single deal may be off: its interval is the figure alone.
type Estimate struct {
	Value float64 `json:"value"`
	Interval
	N     int `json:"n"`     // of how many numbers it is the mean
	Deals int `json:"deals"` // from how many deals they are
}

// Percent is the estimate of a share as people write it: "52.3 % [49.1, 55.4]".
func (e Estimate) Percent() string {
	if e.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %% [%.1f, %.1f]", 100*e.Value, 100*e.Low, 100*e.High)
}

// String is the estimate with half the width of its interval: "41.2 ± 0.6". The
// mean of a single deal is a number alone.
func (e Estimate) String() string {
	switch {
	case e.N == 0:
		return "–"
	case e.Deals < 2:
		return fmt.Sprintf("%.1f", e.Value)
	}
	return fmt.Sprintf("%.1f ± %.1f", e.Value, (e.High-e.Low)/2)
}

// wilson is the share of trials that came out well, with the interval of Wilson,
// which holds for few trials, and for none or all that came out well. Trials that
// are not independent of each other count as fewer than were made.
func wilson(share, trials float64) (float64, Interval) {
	centre := (share + z*z/(2*trials)) / (1 + z*z/trials)
	half := z / (1 + z*z/trials) * math.Sqrt(share*(1-share)/trials+z*z/(4*trials*trials))
	return share, Interval{max(0, centre-half), min(1, centre+half)}
}
