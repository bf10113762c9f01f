package bots

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/railhex/railhex/examples/bots/treesearch"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
)

// asked walks some positions of a game of Greedy in which a player is asked and
// has a choice.
func asked(t testing.TB, setup steamrollers.Setup, seed uint64, every int) (positions []steamrollers.State) {
	t.Helper()
	start := begin(t, setup)
	n := 0
	for _, s := range Play(start, around(NewGreedy(), start.Seats()), seed) {
		if !s.Chance() && len(s.AppendMoves(nil)) > 1 {
			if n++; n%every == 0 {
				positions = append(positions, s)
			}
		}
	}
	return positions
}

func generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

func TestSearchIsReproducible(t *testing.T) {
	for _, workers := range []int{1, 3} {
		for _, s := range asked(t, steamrollers.Setup{Players: 3}, 1, 40) {
			thinking := Thinking{Iterations: 30, Workers: workers}
			a, _ := NewSearch(thinking).Consider(t.Context(), &s, generator())
			b, err := NewSearch(thinking).Consider(t.Context(), &s, generator())
			if err != nil || len(a) == 0 {
				t.Fatal(err, a)
			}
			if diff := cmp.Diff(a, b, cmpopts.EquateComparable(steamrollers.Move{})); diff != "" {
				t.Fatalf("%d workers: (-once +again)\n%s", workers, diff)
			}
		}
	}
}

// TestIterationsAreSpent: the visits of all moves are as many as the iterations
// asked for, however many workers share them.
func TestIterationsAreSpent(t *testing.T) {
	s := asked(t, steamrollers.Setup{Players: 2}, 2, 50)[0]
	for _, workers := range []int{1, 2, 3, 7, 30} {
		visits := 0
		considered, err := NewSearch(Thinking{Iterations: 20, Workers: workers}).Consider(t.Context(), &s, generator())
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range considered {
			visits += c.Visits
			if s.Check(c.Move) != nil || c.Value < 0 || c.Value > 1 {
				t.Errorf("considered %+v", c)
			}
		}
		if visits != 20 {
			t.Errorf("%d workers: %d visits", workers, visits)
		}
		if !slices.IsSortedFunc(considered, func(a, b Considered) int { return b.Visits - a.Visits }) {
			t.Errorf("%d workers: the most visited move is not the first", workers)
		}
	}
}

// TestStoppedSearchHasAnAnswer: a search that is stopped at once makes Greedy's
// move; one that is stopped by the clock makes a legal one.
func TestStoppedSearchHasAnAnswer(t *testing.T) {
	stopped, stop := context.WithCancel(t.Context())
	stop()
	for _, s := range asked(t, steamrollers.Setup{Players: 2}, 3, 15) {
		m, err := NewSearch(Thinking{Workers: 2}).Choose(stopped, &s, generator())
		if want, _ := NewGreedy().Choose(t.Context(), &s, nil); m != want || err != nil {
			t.Errorf("stopped at once it makes %v, Greedy %v: %v", m, want, err)
		}
	}
	s := asked(t, steamrollers.Setup{Players: 2}, 3, 30)[0]
	p := NewSearch(Thinking{Time: 2 * time.Millisecond, Workers: AllCores})
	if m, err := p.Choose(t.Context(), &s, generator()); err != nil || s.Check(m) != nil {
		t.Errorf("after two milliseconds it makes %v, which is not legal", m)
	}
}

// TestSearchFindsTheBestEnd: where every move ends the game, search makes one
// after which the player has won, if there is one.
func TestSearchFindsTheBestEnd(t *testing.T) {
	found := 0
	for seed := range uint64(30) {
		start := begin(t, steamrollers.Setup{Players: 2})
		for _, s := range Play(start, around(NewGreedy(), 2), seed) {
			if s.Phase() != steamrollers.PhaseAct {
				continue
			}
			legal := s.AppendMoves(nil)
			wins, ends := 0, 0
			for _, m := range legal {
				next := after(&s, m)
				if next.Over() {
					ends++
					if next.Winners().Has(s.Turn()) {
						wins++
					}
				}
			}
			if ends != len(legal) || wins == 0 || wins == ends {
				continue
			}
			found++
			m, err := NewSearch(Thinking{Iterations: 100}).Choose(t.Context(), &s, generator())
			if err != nil {
				t.Fatal(err)
			}
			if end := after(&s, m); !end.Winners().Has(s.Turn()) {
				t.Errorf("seed %d: %v loses the game, which other moves win", seed, m)
			}
		}
	}
	if found == 0 {
		t.Error("no game was decided by its last move")
	}
}

// TestSCORE6SOLO14VictoryAtEqualPointsIsBetterThanDefeat: points alone do not
// decide.
func TestSCORE6SOLO14VictoryAtEqualPointsIsBetterThanDefeat(t *testing.T) {
	ties := 0
	for _, setup := range []steamrollers.Setup{{Players: 2}, {Players: 1, Olive: solo.Investor}} {
		start := begin(t, setup)
		for deal := range uint64(300) {
			s := last(start, around(NewGreedy(), start.Seats()), deal)
			var rewards treesearch.Expected
			advice{}.Expect(&rewards, &s)
			winners := s.Winners()
			for seat := 1; seat <= s.Seats(); seat++ {
				switch won := winners.Has(steamrollers.Seat(seat)); {
				case won && winners.Len() > 1:
					ties++
					if rewards[seat] != 0.5 {
						t.Errorf("a shared victory is worth %v", rewards[seat])
					}
				case won != (rewards[seat] > 0.5):
					t.Errorf("won: %t, reward %v", won, rewards[seat])
				}
			}
		}
	}
	t.Log(ties, "shared victories")
}

func TestNegativeThinkingPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("it was accepted")
		}
	}()
	NewSearch(Thinking{Iterations: -1})
}
