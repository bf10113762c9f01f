package main

import (
	"slices"
	"time"
)

// A subject is something to be measured: run does it n times.
type subject struct {
	name string
	run  func(n int)
	n    int       // how often a round does it
	ns   []float64 // nanoseconds for one, a round each
}

// slice is how long a subject is measured in one round.
const slice = 60 * time.Millisecond

// calibrate finds how often a subject must be run to fill a slice.
func (s *subject) calibrate() {
	for s.n = 1; ; s.n *= 2 {
		start := time.Now()
		s.run(s.n)
		if took := time.Since(start); took > slice/4 {
			s.n = max(1, int(float64(s.n)*float64(slice)/float64(took)))
			return
		}
	}
}

// measure runs all subjects in turn, in as many rounds.
func measure(rounds int, subjects ...*subject) {
	for _, s := range subjects {
		s.calibrate()
	}
	for range rounds {
		for _, s := range subjects {
			start := time.Now()
			s.run(s.n)
			s.ns = append(s.ns, float64(time.Since(start).Nanoseconds())/float64(s.n))
		}
	}
}

// median is the median of the rounds, in nanoseconds for one.
func (s *subject) median() float64 { return median(s.ns) }

// over is the ratio of two subjects, round by round.
func (s *subject) over(o *subject) figure {
	ratios := make([]float64, len(s.ns))
	for i := range ratios {
		ratios[i] = s.ns[i] / o.ns[i]
	}
	return spreadOf(ratios)
}

// A figure is what the table shows: the median of the rounds, and the least and the
// most of them.
type figure struct{ median, least, most float64 }

// spreadOf is the figure of some rounds.
func spreadOf(rounds []float64) figure {
	return figure{median(rounds), slices.Min(rounds), slices.Max(rounds)}
}

// exactly is a figure that is the same in every round.
func exactly(x float64) figure { return figure{x, x, x} }

// times is a figure so many times as large.
func (f figure) times(x float64) figure { return figure{f.median * x, f.least * x, f.most * x} }

// spread is the least and the most of the rounds, "" where they are one.
func (f figure) spread() string {
	if f.least == f.most {
		return ""
	}
	return number(f.least) + " – " + number(f.most)
}

func median(of []float64) float64 {
	if len(of) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(of))
	if n := len(sorted); n%2 == 0 {
		return (sorted[n/2-1] + sorted[n/2]) / 2
	}
	return sorted[len(sorted)/2]
}
