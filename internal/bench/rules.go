package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/railhex/railhex/steamrollers"
)

type block [512]byte

//go:noinline
func copied(b block) block { return b }

// sinks keep the compiler from leaving out what is measured.
var (
	blockSink block
	stateSink steamrollers.State
	intSink   int
	_         = &intSink // nobody reads it
)

func copySubject() *subject {
	return again("copy", func() { blockSink = copied(blockSink) })
}

func applySubject(name string, steps []step) *subject {
	return around(name, steps, func(s *step) {
		next, err := s.position.Apply(s.move)
		if err != nil {
			panic(err)
		}
		stateSink = next
	})
}

// replaySubjects measure games as they are replayed: each move applied to the position
// that the one before has led to, as a playout does; to a new State by Apply, and in
// place by ApplyTo.
func replaySubjects(steps []step) (anew, inPlace *subject) {
	begins := func(next *step) bool { return next.move.Kind() == steamrollers.KindGoods } // another game
	var s, place steamrollers.State
	anew = around("Apply", steps, func(next *step) {
		if begins(next) {
			s = next.position
		}
		var err error
		s, err = s.Apply(next.move)
		must(err)
	})
	inPlace = around("ApplyTo", steps, func(next *step) {
		if begins(next) {
			place = next.position
		}
		must(place.ApplyTo(&place, next.move))
	})
	return anew, inPlace
}

// listSubject measures AppendMoves, for each legal move that it lists.
func listSubject(name string, steps []step) (s *subject, perCall float64) {
	moves := make([]steamrollers.Move, 0, 4096)
	listed := 0
	for i := range steps {
		listed += len(steps[i].position.AppendMoves(moves[:0]))
	}
	s = around(name, steps, func(s *step) {
		intSink = len(s.position.AppendMoves(moves[:0]))
	})
	return s, float64(listed) / float64(len(steps))
}

// benchRules measures what one position costs.
func benchRules(rounds int, t *table, out io.Writer) {
	steps := builderSteps(games, 3)
	one := copySubject()
	all := applySubject("all", steps)
	list, perCall := listSubject("list", asked(steps))
	copying := around("copy of a State", steps, func(s *step) { stateSink = copyOf(s.position) })
	anew, inPlace := replaySubjects(steps)
	subjects := []*subject{one, all, list, copying, anew, inPlace}
	byKind := make(map[steamrollers.Kind][]step)
	for _, s := range steps {
		byKind[s.move.Kind()] = append(byKind[s.move.Kind()], s)
	}
	for kind := range steamrollers.Kinds() {
		if len(byKind[kind]) > 0 {
			subjects = append(subjects, applySubject(kind.String(), byKind[kind]))
		}
	}
	measure(rounds, subjects...)

	row(t, "Apply, mean over all kinds of moves, in copies of its State", all.over(copying), goal{must: 3, want: 2.2})
	row(t, "ApplyTo into the State itself ÷ Apply, games replayed", inPlace.over(anew), goal{must: 0.75, want: 0.5})
	row(t, "allocations in Apply, ApplyTo, Check, AppendMoves, AppendOutcomes, Sample, Points", exactly(allocations(steps)), goal{})
	row(t, "size of a State, in bytes", exactly(float64(unsafe.Sizeof(steamrollers.State{}))), goal{must: 384, want: 384})
	row(t, "AppendMoves for each legal move listed, in copies of 512 bytes", list.over(one).times(1/perCall), goal{must: 0.4, want: 0.2})

	kinds := table{head: []string{"Apply, by kind", "copies", "ns", "steps"}}
	for _, s := range subjects[6:] {
		kinds.add(s.name, number(s.over(copying).median), number(s.median()), fmt.Sprint(countOf(byKind, s.name)))
	}
	kinds.print(out)
	fmt.Fprintf(out, "\none copy of a State: %s ns, of 512 bytes: %s ns; %d steps; %s legal moves a list\n\n",
		number(copying.median()), number(one.median()), len(steps), number(perCall))
}

func countOf(byKind map[steamrollers.Kind][]step, name string) (n int) {
	for kind, steps := range byKind {
		if kind.String() == name {
			n += len(steps)
		}
	}
	return n
}

// allocations counts what is allocated by a call of each function that promises
// to allocate nothing, over some hundred positions.
func allocations(steps []step) float64 {
	moves := make([]steamrollers.Move, 0, 4096)
	outcomes := make([]steamrollers.Outcome, 0, 4096)
	random := rand.New(rand.NewPCG(1, 1))
	most := 0.0
	for i := 0; i < len(steps); i += len(steps)/200 + 1 {
		s := &steps[i]
		most = max(most, testing.AllocsPerRun(1, func() {
			next, err := s.position.Apply(s.move)
			if err != nil || s.position.Check(s.move) != nil || s.position.ApplyTo(&stateSink, s.move) != nil {
				panic(err)
			}
			stateSink = next
			moves = s.position.AppendMoves(moves[:0])
			outcomes = s.position.AppendOutcomes(outcomes[:0])
			if s.position.Chance() {
				moves = append(moves, s.position.Sample(random))
			}
			for seat := 1; seat <= s.position.Seats(); seat++ {
				points := s.position.Points(steamrollers.Seat(seat))
				intSink = points.Total()
			}
		}))
	}
	return most
}

// row adds a figure with its spread, its goal and what to say of it.
func row(t *table, what string, f figure, g goal) {
	t.add(what, number(f.median), f.spread(), g.String(), g.verdict(f.median))
}

// leftOut adds a row for what this machine cannot measure.
func leftOut(t *table, what string, g goal) { t.add(what, "left out", "", g.String(), "") }
