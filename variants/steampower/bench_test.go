package steampower

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// recordedSteps are all steps of the recorded games: what is measured is real play.
func recordedSteps(b *testing.B) (steps []step) {
	b.Helper()
	files, err := filepath.Glob("testdata/records/*-*p-*.srr")
	if err != nil || len(files) == 0 {
		b.Fatal("no records", err)
	}
	for _, file := range files {
		text, err := os.Open(file)
		if err != nil {
			b.Fatal(err)
		}
		defer text.Close()
		r, err := OpenRecord(text, os.DirFS(filepath.Dir(file)))
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

type block [512]byte

//go:noinline
func copied(b block) block { return b }

//go:noinline
func copiedState(s State) State { return s }

// BenchmarkCopy is what 512 bytes cost that are passed and returned through a
// function: the unit of AppendMoves.
func BenchmarkCopy(b *testing.B) {
	var x block
	for b.Loop() {
		x = copied(x)
	}
}

// BenchmarkCopyState is what a State costs that is passed and returned: the unit of
// Apply.
func BenchmarkCopyState(b *testing.B) {
	steps := recordedSteps(b)
	var sink State
	overSteps(b, steps, func(s *step) { sink = copiedState(s.State) })
	_ = sink
}

func BenchmarkApply(b *testing.B) {
	steps := recordedSteps(b)
	run := func(name string, steps []step) {
		b.Run(name, func(b *testing.B) {
			var sink State
			overSteps(b, steps, func(s *step) {
				next, err := s.Apply(s.move)
				if err != nil {
					b.Fatal(err)
				}
				sink = next
			})
			_ = sink
		})
	}
	run("kind=all", steps)
	byKind := map[Kind][]step{}
	for _, s := range steps {
		byKind[s.move.Kind()] = append(byKind[s.move.Kind()], s)
	}
	for k := range Kinds() {
		if len(byKind[k]) > 0 {
			run("kind="+k.String(), byKind[k])
		}
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	var asked []step
	for _, s := range recordedSteps(b) {
		if !s.Chance() {
			asked = append(asked, s)
		}
	}
	moves := make([]Move, 0, 4096)
	listed := 0
	overSteps(b, asked, func(s *step) {
		moves = s.AppendMoves(moves[:0])
		listed += len(moves)
	})
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(listed), "ns/listed")
}

func BenchmarkHash(b *testing.B) {
	sum := uint64(0)
	overSteps(b, recordedSteps(b), func(s *step) { sum += s.Hash() })
}

// BenchmarkRandomPlay lists the legal moves, draws one and applies it, from the
// start of a game to its end, again and again.
func BenchmarkRandomPlay(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 1))
	start, err := New(Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	moves := make([]Move, 0, 4096)
	s := start
	for b.Loop() {
		var m Move
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
