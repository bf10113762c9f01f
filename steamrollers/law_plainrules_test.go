package steamrollers_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

const shortGames, ordinaryGames, longGames = 3, 7, 200

// TestPlainRules plays random games on random setups by this package and by the
// plain rules of internal/plainrules, which share nothing with it. The reports
// are the same, the legal moves are the same, chance has the same odds, and what
// one refuses the other refuses. The plain rules name every rule that a move
// breaks: the one that this package cites is among them.
//
// Ordinarily it plays a few games, which it looks at less often when they become
// long. Where tests may take long, it looks at every position of each.
func TestPlainRules(t *testing.T) {
	games := long.Or(ordinaryGames, longGames)
	if testing.Short() {
		games = shortGames
	}
	var compared, tried atomic.Int64
	seeds := make(chan int)
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			for seed := range seeds {
				g := newTwice(t, seed)
				for g.next() {
				}
				compared.Add(int64(g.compared))
				tried.Add(int64(g.tried))
			}
		})
	}
	for seed := 0; seed < games && !t.Failed(); seed++ {
		seeds <- seed
	}
	close(seeds)
	players.Wait()
	t.Logf("%d games, %d positions compared, %d moves tried", games, compared.Load(), tried.Load())
}

// twice is one game played twice.
type twice struct {
	t        *testing.T
	random   *rand.Rand
	player   *gamegen.Mixture
	s        steamrollers.State
	plain    *plainrules.Game
	record   steamrollers.Record
	compared int
	tried    int
}

// newTwice begins the game of a seed.
func newTwice(t *testing.T, seed int) *twice {
	setup := gamegen.Setup().Example(seed)
	g := &twice{
		t:      t,
		random: rand.New(rand.NewPCG(uint64(seed), 0)),
		record: steamrollers.Record{Setup: setup},
	}
	g.player = gamegen.NewMixture(g.random.IntN(9))
	var err error
	if g.s, err = steamrollers.New(setup); err != nil {
		t.Error(err)
	}
	if g.plain, err = plainrules.New(plainsetup.Of(setup)); err != nil {
		t.Error(err)
	}
	return g
}

// next looks at the position and makes a move in both games. It reports
// whether they go on.
func (g *twice) next() bool {
	if g.looks() && !g.compare() || g.s.Over() {
		return false
	}
	m := g.s.Sample(g.random)
	if !g.s.Chance() {
		m = g.player.Choose(&g.s, g.random)
	}
	after, err := g.s.Apply(m)
	refusal := g.plain.Apply(m.String())
	if err != nil || refusal != nil {
		return g.differ("%v is refused: %v, %v", m, err, refusal)
	}
	g.s = after
	g.record.Moves = append(g.record.Moves, m)
	return true
}

// looks reports whether this position is looked at.
func (g *twice) looks() bool {
	const wellKnown = 15 // rounds, after which little is new
	return long.Allowed() || g.s.Over() || g.s.Round() < wellKnown || g.random.IntN(16) == 0
}

// compare holds the two positions against each other: what is reported of
// them, the legal moves, the odds of chance, and what becomes of some moves.
func (g *twice) compare() bool {
	g.compared++
	want := g.plain.Report()
	want.Moves = g.plain.Moves()
	wantJSON, err := json.Marshal(want)
	if err != nil {
		return g.differ("%v", err)
	}
	moves := []string{}
	for m := range g.s.Moves() {
		moves = append(moves, m.String())
	}
	gotJSON := archive.Replayed(g.s.AppendReport(nil), nil, moves)
	if string(gotJSON) != string(wantJSON) {
		return g.differ("report (-plain +got)\n%s", cmp.Diff(decoded(wantJSON), decoded(gotJSON)))
	}
	odds := g.plain.Outcomes()
	for _, outcome := range g.s.AppendOutcomes(nil) {
		exact := odds[outcome.Move.String()] // all are there: Moves was compared
		if odd, _ := exact.Float64(); math.Abs(odd-outcome.Probability) > 1e-15 {
			return g.differ("%v has probability %v, by the plain rules %v", outcome.Move, outcome.Probability, exact)
		}
	}
	for range 4 {
		if !g.try(gamegen.MoveIn(&g.s).Example(g.random.Int())) {
			return false
		}
	}
	return g.s.Phase() != steamrollers.PhaseAct || g.try(g.someDelivery())
}

// someDelivery returns a delivery from the city of the die to any city, with a good that
// lies there, if one does. Many rules forbid deliveries, each for its own reason, so that
// changes of legal ones alone would test too few.
func (g *twice) someDelivery() steamrollers.Move {
	line := g.s.Supply(g.s.Die())
	at := g.random.IntN(max(line.Len(), 1))
	m := steamrollers.Deliver(max(line.At(at), variants.Yellow), g.s.Die(), 1+g.random.IntN(6), 1+g.random.IntN(4))
	if g.s.Setup().Olive != 0 {
		m = m.FromLine(at + 1)
	}
	return m
}

// try makes a move, legal or not, in a copy of both games.
func (g *twice) try(m steamrollers.Move) bool {
	g.tried++
	err := g.s.Check(m)
	refusal := g.plain.Clone().Apply(m.String())
	switch {
	case (err == nil) != (refusal == nil):
		return g.differ("%v: Check says %v, the plain rules say %v", m, err, refusal)
	case err != nil && !slices.Contains(refusal.Broken, err.(steamrollers.Rule).String()):
		return g.differ("%v: Check cites %v, and it breaks %v", m, err, refusal.Broken)
	}
	return true
}

// differ fails the test with the game as it was played.
func (g *twice) differ(format string, args ...any) bool {
	g.t.Errorf("%s\nafter\n%s\non\n%s\n%s", fmt.Sprintf(format, args...), g.record, g.record.Setup.Board, g.record.Setup.Components)
	return false
}

func decoded(text []byte) (value any) {
	if err := json.Unmarshal(text, &value); err != nil {
		return err
	}
	return value
}
