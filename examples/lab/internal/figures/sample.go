// Package figures turns counts of games into figures one can trust: means and
// shares with 95 % intervals, and ratings of players who met each other.
//
// Games of a deal share their dice and are not independent of each other. So all
// intervals come from how far deals differ: those of means and shares by formula
// ([Sample]), those of ratings by drawing deals again and again ([Rate]).
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

// String is the estimate with half the width of its interval: "41.2 ± 0.6". The
// mean of a single deal is a number alone.
func (e Estimate) String() string {
	if e.Deals < 2 {
		return Brief(e).String()
	}
	return fmt.Sprintf("%.1f ± %.1f", e.Value, (e.High-e.Low)/2)
}

// A Brief is an Estimate that is written without its interval: "41.2".
type Brief Estimate

func (b Brief) String() string {
	if b.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f", b.Value)
}

// A Share is an Estimate of a share, which is written in per cent: "52.3 % [49.1, 55.4]".
type Share Estimate

func (s Share) String() string {
	if s.N == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %% [%.1f, %.1f]", 100*s.Value, 100*s.Low, 100*s.High)
}

// wilson is the share of trials that came out well, with the interval of Wilson,
// which holds for few trials, and for none or all that came out well. Trials that
// are not independent of each other count as fewer than were made.
func wilson(share, trials float64) (float64, Interval) {
	centre := (share + z*z/(2*trials)) / (1 + z*z/trials)
	half := z / (1 + z*z/trials) * math.Sqrt(share*(1-share)/trials+z*z/(4*trials*trials))
	return share, Interval{max(0, centre-half), min(1, centre+half)}
}

// A Sample adds up whole numbers that come from deals, in any order to the same
// figures. The zero Sample is empty.
//
// The games of a deal share their dice: what one of them shows, the others show
// in part once more. So the intervals come from how far the deals differ, each
// taken as a whole. Where every deal has one number they are those of the
// textbook.
type Sample struct {
	n, sum, squares int
	deals           []part // by deal
}

// A part is what a deal adds to a sample.
type part struct{ n, sum int32 }

// Add adds a number from a deal, which are counted from 0.
func (s *Sample) Add(deal, x int) {
	s.n++
	s.sum += x
	s.squares += x * x
	if short := deal + 1 - len(s.deals); short > 0 {
		s.deals = append(s.deals, make([]part, short)...)
	}
	s.deals[deal].n++
	s.deals[deal].sum += int32(x)
}

// N is how many numbers there are.
func (s *Sample) N() int { return s.n }

// Mean is the mean of the numbers, each divided by a unit.
func (s *Sample) Mean(unit float64) Estimate {
	if s.n == 0 {
		return Estimate{}
	}
	mean, half := float64(s.sum)/float64(s.n), 0.0
	between, deals := s.between()
	if deals > 1 { // the variance of a ratio: numbers of a deal over how many they are
		d := float64(deals)
		half = student(deals-1) * math.Sqrt(between*d/(d-1)) / float64(s.n)
	}
	return Estimate{mean / unit, Interval{(mean - half) / unit, (mean + half) / unit}, s.n, deals}
}

// Share is the share of a whole that the numbers, 0 to whole each, have on the
// average: of games, say, the share that was won. Its interval is Wilson's for as
// many independent numbers as would tell as much.
func (s *Sample) Share(whole float64) Share {
	if s.n == 0 {
		return Share{}
	}
	trials, deals := s.effective()
	share, interval := wilson(float64(s.sum)/float64(s.n)/whole, trials)
	return Share{share, interval, s.n, deals}
}

// effective returns how many independent numbers would tell as much of a share as these
// do, never more than these. There are fewer by as much as deals differ more than
// chance would have it. There are fewer, too, because few deals say little of how they
// differ (Korn and Graubard 1998).
func (s *Sample) effective() (numbers float64, deals int) {
	between, deals := s.between()
	within := s.n*s.squares - s.sum*s.sum
	if deals == 1 || within == 0 { // nothing shows how far games of a deal are alike
		return float64(deals), deals
	}
	numbers = float64(s.n)
	if single := float64(within) / numbers; between > single {
		numbers *= single / between
	}
	sure := student(s.n-1) / student(deals-1)
	return numbers * sure * sure, deals
}

// between adds up the squares of how far each deal is from what so many numbers
// would come to at the mean, and counts the deals.
func (s *Sample) between() (squares float64, deals int) {
	mean := float64(s.sum) / float64(s.n)
	for _, deal := range s.deals {
		if deal.n == 0 {
			continue
		}
		deals++
		off := float64(deal.sum) - mean*float64(deal.n)
		squares += off * off
	}
	return squares, deals
}

// student is z where standard errors are estimated, with so many degrees of
// freedom: the quantile of Student's distribution. From three on it is as
// Abramowitz and Stegun have it, 26.7.5.
func student(freedom int) float64 {
	switch freedom {
	case 1:
		return 12.706205
	case 2:
		return 4.302653
	}
	const (
		z3 = z * z * z
		z5 = z3 * z * z
		z7 = z5 * z * z
		z9 = z7 * z * z
	)
	f := float64(freedom)
	return z + (z3+z)/(4*f) +
		(5*z5+16*z3+3*z)/(96*f*f) +
		(3*z7+19*z5+17*z3-15*z)/(384*f*f*f) +
		(79*z9+776*z7+1482*z5-1920*z3-945*z)/(92160*f*f*f*f)
}
