package main

import (
	"slices"
	"syscall"
	"time"
)

// A subject is something to be measured: run does it n times. After so many times as
// a pass has it begins again with the same; where pass is 0 it never does.
type subject struct {
	name string
	run  func(n int)
	pass int
	n    int       // how often a slice does it
	ns   []float64 // nanoseconds for one, a round each
}

// around is a subject that does something with each of some things in turn.
func around[T any](name string, things []T, do func(*T)) *subject {
	i := 0
	return &subject{name: name, pass: len(things), run: func(n int) {
		for range n {
			do(&things[i])
			if i++; i == len(things) {
				i = 0
			}
		}
	}}
}

// again is a subject that does one thing again and again.
func again(name string, do func()) *subject {
	return &subject{name: name, pass: 1, run: func(n int) {
		for range n {
			do()
		}
	}}
}

// A round has slices at so many places of the stack, each so often, and counts the mean over the places of the
// fastest at each. What copies a State costs depends on its place: the processor takes two addresses for one until
// it has compared more than their last 12 bits. Slices are timed by what the processor spends on this program, for
// other programs only ever add to that. They are whole passes, so that all do the same; where no two would, each
// place has one slice.
const (
	places  = 8
	repeats = 8
	slice   = 2 * time.Millisecond
	round   = places * repeats * slice // the most, where a pass is longer than a slice
)

// at runs a subject deeper in the stack by so many frames, of 512 bytes and an odd number of 8 bytes each: the places
// are spread over 4 KiB, and differ in how they are aligned.
//
//go:noinline
func at(place int, run func(n int), n int) byte {
	var frame [4096/places - 16]byte
	if place == 0 {
		run(n)
		return frame[n%len(frame)]
	}
	return at(place-1, run, n) + frame[n%len(frame)]
}

// processorTime returns how long processors have run this program.
func processorTime() time.Duration {
	var used syscall.Rusage
	must(syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// calibrate finds how often a subject must be run to fill a slice.
func (s *subject) calibrate() {
	whole, pass := slice, s.pass
	if pass == 0 {
		whole, pass = repeats*slice, 1
	}
	for s.n = pass; ; s.n *= 2 {
		start := processorTime()
		s.run(s.n)
		if took := processorTime() - start; took > whole/4 {
			passes := float64(s.n/pass) * float64(whole) / float64(took)
			s.n = pass * max(1, int(passes))
			return
		}
	}
}

// slice returns how long one slice takes at a place.
func (s *subject) slice(place int) time.Duration {
	start := processorTime()
	at(place, s.run, s.n)
	return processorTime() - start
}

// measure measures all subjects in as many rounds. Within a round their slices alternate,
// so that what disturbs one disturbs the others.
func measure(rounds int, subjects ...*subject) {
	for _, s := range subjects {
		s.calibrate()
	}
	for range rounds {
		least, spent := make([][places]time.Duration, len(subjects)), make([]time.Duration, len(subjects))
		for n := range repeats * places {
			for i, s := range subjects {
				if n >= places && (s.pass == 0 || spent[i] >= round) {
					continue
				}
				took := s.slice(n % places)
				if fastest := &least[i][n%places]; n < places || took < *fastest {
					*fastest = took
				}
				spent[i] += took
			}
		}
		for i, s := range subjects {
			sum := time.Duration(0)
			for _, fastest := range least[i] {
				sum += fastest
			}
			s.ns = append(s.ns, float64(sum.Nanoseconds())/float64(places*s.n))
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
