package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/railhex/railhex/variants/family"
)

// What is measured of the rules of every game alike.

type block [512]byte

//go:noinline
func copied(b block) block { return b }

// sinks keep the compiler from leaving out what is measured.
var (
	blockSink block
	intSink   int
	_         = &intSink // nobody reads it
)

func copySubject() *subject {
	return again("copy", func() { blockSink = copied(blockSink) })
}

//go:noinline
func copyOf[State any](s State) State { return s }

func applySubject[P family.Pointer[State, Move], State, Move comparable](name string, steps []played[State, Move]) *subject {
	var next State
	_ = &next // nobody reads it
	return around(name, steps, func(s *played[State, Move]) {
		var err error
		next, err = P(&s.state).Apply(s.move)
		must(err)
	})
}

// replaySubjects measure games as they are replayed: each move is applied to the
// position that the move before it has led to, as a playout does. One applies it to a
// new State by Apply, the other in place by ApplyTo.
func replaySubjects[P family.Pointer[State, Move], State, Move comparable](steps []played[State, Move]) (anew, inPlace *subject) {
	var s, place State
	anew = around("Apply", steps, func(next *played[State, Move]) {
		if next.first {
			s = next.state
		}
		var err error
		s, err = P(&s).Apply(next.move)
		must(err)
	})
	inPlace = around("ApplyTo", steps, func(next *played[State, Move]) {
		if next.first {
			place = next.state
		}
		must(P(&place).ApplyTo(&place, next.move))
	})
	return anew, inPlace
}

// listSubject replays games by Apply, too, and lists the moves wherever a player is asked. A list is what that takes
// more: positions that were not just made come from farther memory than in play.
func listSubject[P family.Pointer[State, Move], State, Move comparable](steps []played[State, Move]) *subject {
	var s State
	moves := make([]Move, 0, 4096)
	return around("lists", steps, func(next *played[State, Move]) {
		if next.first {
			s = next.state
		}
		if !P(&s).Chance() {
			intSink = len(P(&s).AppendMoves(moves[:0]))
		}
		var err error
		s, err = P(&s).Apply(next.move)
		must(err)
	})
}

// listed is how long a list takes, and how many moves it has on the average.
func listed[P family.Pointer[State, Move], State, Move comparable](steps []played[State, Move], listing, anew *subject) (s *subject, perCall float64) {
	decisions, moves := asked[P](steps), 0
	for i := range decisions {
		moves += len(P(&decisions[i].state).AppendMoves(nil))
	}
	s = &subject{name: "list"}
	for i, ns := range listing.ns {
		s.ns = append(s.ns, (ns-anew.ns[i])*float64(len(steps))/float64(len(decisions)))
	}
	return s, float64(moves) / float64(len(decisions))
}

// A measured is a game of which the rules are measured.
type measured[State, Move any] struct {
	name              string
	steps             []played[State, Move]
	size, apply, list goal
	also              func(s *State) // allocates nothing, either; nil if there is no more
}

// benchGame measures a game: the size of its State, Apply in copies of that, altogether
// and by kinds of moves, AppendMoves for each move listed, and what is allocated.
func benchGame[P family.Pointer[State, Move], State, Move comparable](rounds int, t *table, out io.Writer, g measured[State, Move], kind func(Move) fmt.Stringer) {
	var state State
	_ = &state // nobody reads it
	one := copySubject()
	copying := around("copy of a State", g.steps, func(s *played[State, Move]) { state = copyOf(s.state) })
	applying := applySubject[P]("apply", g.steps)
	listing := listSubject[P](g.steps)
	anew, inPlace := replaySubjects[P](g.steps)
	subjects := []*subject{one, copying, applying, listing, anew, inPlace}
	whole := len(subjects)
	byKind, kinds := map[string][]played[State, Move]{}, []string{}
	for _, s := range g.steps {
		name := kind(s.move).String()
		if byKind[name] == nil {
			kinds = append(kinds, name)
		}
		byKind[name] = append(byKind[name], s)
	}
	for _, name := range kinds {
		subjects = append(subjects, applySubject[P](name, byKind[name]))
	}
	measure(rounds, subjects...)
	list, perCall := listed[P](g.steps, listing, anew)

	row(t, g.name+": size of a State, in bytes", exactly(float64(unsafe.Sizeof(state))), g.size)
	row(t, g.name+": Apply, mean over builders' games, in copies of its State", applying.over(copying), g.apply)
	row(t, g.name+": ApplyTo into the State itself ÷ Apply, games replayed", inPlace.over(anew), goal{must: 0.75, want: 0.5})
	row(t, g.name+": AppendMoves, a list in play, in Applies", list.over(anew), g.list)
	row(t, g.name+": allocations in Apply, ApplyTo, Check, AppendMoves, Sample", exactly(allocated[P](g)), goal{})

	each := table{head: []string{g.name + ": Apply, by kind", "copies", "ns", "steps"}}
	for _, s := range subjects[whole:] {
		each.add(s.name, number(s.over(copying).median), number(s.median()), fmt.Sprint(len(byKind[s.name])))
	}
	each.print(out)
	fmt.Fprintf(out, "\none copy of a State: %s ns, of 512 bytes: %s ns; Apply: %s ns; %d steps; a list: %s ns, of %s legal moves\n\n",
		number(copying.median()), number(one.median()), number(anew.median()), len(g.steps), number(list.median()), number(perCall))
}

// allocated counts what is allocated by a call of each function that promises to
// allocate nothing, over some hundred positions.
func allocated[P family.Pointer[State, Move], State, Move comparable](g measured[State, Move]) float64 {
	moves := make([]Move, 0, 4096)
	random := rand.New(rand.NewPCG(1, 1))
	most := 0.0
	var next State
	for i := 0; i < len(g.steps); i += len(g.steps)/200 + 1 {
		s, m := P(&g.steps[i].state), g.steps[i].move
		most = max(most, testing.AllocsPerRun(1, func() {
			var err error
			if next, err = s.Apply(m); err != nil || s.Check(m) != nil || s.ApplyTo(&next, m) != nil {
				panic(err)
			}
			moves = s.AppendMoves(moves[:0])
			if s.Chance() {
				moves = append(moves, s.Sample(random))
			}
			if g.also != nil {
				g.also(s)
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
