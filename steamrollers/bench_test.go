package steamrollers_test

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// A step is a position of a recorded game and the move made in it.
type step struct {
	position steamrollers.State
	move     steamrollers.Move
}

// recordedSteps are all steps of the recorded games: what is measured is real
// play, and not the first position alone.
func recordedSteps(b *testing.B) (steps []step) {
	b.Helper()
	files, err := filepath.Glob("testdata/records/*.srr")
	if err != nil || len(files) == 0 {
		b.Fatal("no records", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		r, err := steamrollers.OpenRecord(bytes.NewReader(text), nil)
		if err != nil {
			b.Fatal(err)
		}
		for before := *r.State(); r.Next(); before = *r.State() {
			steps = append(steps, step{before, r.Move()})
		}
	}
	return steps
}

// overSteps measures what is done with each step in turn.
func overSteps(b *testing.B, steps []step, do func(s *step)) {
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		do(&steps[i])
		if i++; i == len(steps) {
			i = 0
		}
	}
}

// BenchmarkCopy is what a value of 512 bytes costs that is passed and returned
// through a function: the unit in which the other figures are best read.
func BenchmarkCopy(b *testing.B) {
	var x block
	for b.Loop() {
		x = copied(x)
	}
}

type block [512]byte

//go:noinline
func copied(b block) block { return b }

func BenchmarkApply(b *testing.B) {
	steps := recordedSteps(b)
	run := func(name string, steps []step) {
		b.Run(name, func(b *testing.B) {
			overSteps(b, steps, func(s *step) {
				if _, err := s.position.Apply(s.move); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
	run("kind=all", steps)
	byKind := make(map[string][]step)
	for _, s := range steps {
		byKind[kindOf(s.move)] = append(byKind[kindOf(s.move)], s)
	}
	for _, kind := range slices.Sorted(maps.Keys(byKind)) {
		run("kind="+kind, byKind[kind])
	}
}

// kindOf is the kind of a move in words; of a use with its tile.
func kindOf(m steamrollers.Move) string {
	if tile := m.Tile(); tile != 0 {
		return fmt.Sprint(m.Kind(), " ", tile)
	}
	return m.Kind().String()
}

func BenchmarkCheck(b *testing.B) {
	overSteps(b, recordedSteps(b), func(s *step) {
		if err := s.position.Check(s.move); err != nil {
			b.Fatal(err)
		}
	})
}

func BenchmarkAppendMoves(b *testing.B) {
	var asked []step
	for _, s := range recordedSteps(b) {
		if !s.position.Chance() {
			asked = append(asked, s)
		}
	}
	moves := make([]steamrollers.Move, 0, 4096)
	listed := 0
	overSteps(b, asked, func(s *step) {
		moves = s.position.AppendMoves(moves[:0])
		listed += len(moves)
	})
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(listed), "ns/listed")
}

// BenchmarkPoints is what a report's totals cost.
func BenchmarkPoints(b *testing.B) {
	total := 0
	overSteps(b, recordedSteps(b), func(s *step) {
		points := s.position.Points(1)
		total += points.Total()
	})
}

// BenchmarkOutcomes lists what may fall in chance positions that are listed.
func BenchmarkOutcomes(b *testing.B) {
	var chance []step
	for _, s := range recordedSteps(b) {
		if s.position.Chance() {
			chance = append(chance, s)
		}
	}
	outcomes := make([]steamrollers.Outcome, 0, 4096)
	overSteps(b, chance, func(s *step) { outcomes = s.position.AppendOutcomes(outcomes[:0]) })
}

func BenchmarkHash(b *testing.B) {
	sum := uint64(0)
	overSteps(b, recordedSteps(b), func(s *step) { sum += s.position.Hash() })
}

// BenchmarkRandomPlay lists the legal moves, draws one and applies it, from
// the start of a game to its end, again and again.
func BenchmarkRandomPlay(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 1))
	start, err := steamrollers.New(steamrollers.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	moves := make([]steamrollers.Move, 0, 4096)
	s := start
	for b.Loop() {
		var m steamrollers.Move
		if s.Chance() {
			m = s.Sample(random)
		} else {
			moves = s.AppendMoves(moves[:0])
			m = moves[random.IntN(len(moves))]
		}
		if s, err = s.Apply(m); err != nil {
			b.Fatal(err)
		}
		if s.Over() {
			s = start
		}
	}
}
