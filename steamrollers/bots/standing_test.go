package bots

import (
	"math"
	"testing"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// misses are how far something was off.
type misses struct{ count, sum, squares float64 }

func (e *misses) add(off float64) { e.count++; e.sum += off; e.squares += off * off }

func (e *misses) mean() float64   { return e.sum / e.count }
func (e *misses) spread() float64 { return math.Sqrt(e.squares/e.count - e.mean()*e.mean()) }

// TestTheLeadIsForetold checks that the expected lead against Olive is close to the final
// one on average, at each level. It must predict the final lead better than the present
// lead does, and far better when a game is nearly over.
func TestTheLeadIsForetold(t *testing.T) {
	const early, late = 4, 12 // rounds
	for level := range solo.Levels() {
		if testing.Short() && level != solo.Baron {
			continue
		}
		start := begin(t, steamrollers.Setup{Players: 1, Olive: level})
		judge := newGreedy(&soloBeliefs)
		var expected, present [late + 1]misses
		for deal := range uint64(150) {
			var rounds []steamrollers.State
			end := start
			for _, after := range search.Walk(&start, around(NewGreedy(), 1), NewLuck(deal), deal) {
				if after.Phase() == steamrollers.PhaseRoll {
					rounds = append(rounds, after)
				}
				end = after
			}
			lead := func(s *steamrollers.State) float64 { return float64(s.Total(1) - s.OlivePoints().Total) }
			for i := range rounds {
				if s := &rounds[i]; s.Round() == early || s.Round() == late {
					expected[s.Round()].add(judge.lead(s) - lead(&end))
					present[s.Round()].add(lead(s) - lead(&end))
				}
			}
		}
		for _, round := range []int{early, late} {
			e, p := &expected[round], &present[round]
			if math.Abs(e.mean()) > 10 || math.Abs(e.mean()) > math.Abs(p.mean())/2 {
				t.Errorf("%v, round %d: the lead that is expected is off by %.1f on average, that there is by %.1f", level, round, e.mean(), p.mean())
			}
			if e.spread() > p.spread() {
				t.Errorf("%v, round %d: what is expected is off by %.1f more or less, the lead that there is by %.1f", level, round, e.spread(), p.spread())
			}
		}
		if e, l := expected[early].spread(), expected[late].spread(); l > 0.85*e {
			t.Errorf("%v: what is expected late is off by %.1f more or less, early by %.1f", level, l, e)
		}
	}
}

// TestGamesAgainstOliveAreJudgedEarly: a search plays them on from any position until the
// dice of a round that is far enough are to be rolled, and other games to their end.
func TestGamesAgainstOliveAreJudgedEarly(t *testing.T) {
	for _, setup := range []steamrollers.Setup{{Players: 1, Olive: solo.Baron}, {Players: 2}} {
		start := begin(t, setup)
		positions := []steamrollers.State{start}
		for _, after := range search.Walk(&start, around(NewGreedy(), setup.Players), NewLuck(5), 5) {
			positions = append(positions, after)
		}
		judge := newGreedy(&soloBeliefs)
		for from := range positions {
			root := &positions[from]
			for i := range positions[from:] {
				s := &positions[from+i]
				reached := s.Round() == root.Round()+roundsAhead+1 && s.Phase() == steamrollers.PhaseRoll && setup.Olive != 0
				if isFar(root, s) != reached {
					t.Fatalf("%d players: round %d, %v, is far from round %d: %t", setup.Players, s.Round(), s.Phase(), root.Round(), !reached)
				}
				if !reached {
					continue
				}
				if n := testing.AllocsPerRun(1, func() { judge.lead(s) }); n > 0 {
					t.Errorf("judging round %d allocates %v times", s.Round(), n)
				}
				break
			}
		}
	}
}
