package gametest

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// LegalEverywhere tests that players make only legal moves: it plays a game from each of
// starts to its end. Greedy has all seats, except in one game of each every games: there
// all players sit, and Search has two iterations a move.
func (p *Players[P, State, Move]) LegalEverywhere(t *testing.T, starts []State, every int) {
	all := []search.Player[State, Move]{
		p.greedy(), p.search(search.Thinking{Iterations: 2}), p.Named(t, "builder"), p.Named(t, "random"),
	}
	for i := range starts {
		if left(i) {
			continue
		}
		start := P(&starts[i])
		seated := Around(all[0], start.Seats())
		if i%every == 0 {
			for seat := range seated {
				seated[seat] = all[(seat+1)%len(all)]
			}
		}
		end := *start
		err := search.Play(t.Context(), start, seated, p.luck(uint64(i)), uint64(i), func(_ *State, _ Move, after *State) error {
			end = *after
			return nil
		})
		if err != nil || !P(&end).Over() {
			t.Errorf("beginning %d: the game does not end: %v", i, err)
		}
	}
}

// left reports whether a beginning is left out where tests are cut short.
func left(i int) bool { return testing.Short() && i%5 != 0 }

// WeighedBeginsWithTheChoice tests that Greedy weighs the legal moves, chooses the first of
// them, and remembers nothing. It asks in one of every so many positions of games of
// builders.
func (p *Players[P, State, Move]) WeighedBeginsWithTheChoice(t *testing.T, starts []State, every int) {
	greedy := p.greedy()
	for i := range starts {
		if left(i) {
			continue
		}
		for _, s := range p.Asked(starts[i], p.Named(t, "builder"), uint64(i), every) {
			weighed := p.greedy().AppendWeighed(nil, &s)
			if m, err := greedy.Choose(t.Context(), &s, nil); err != nil || m != weighed[0].Move {
				t.Fatalf("chooses %v, but weighs %v most: %v", m, weighed[0], err)
			}
			if legal := P(&s).AppendMoves(nil); len(legal) != len(weighed) {
				t.Fatalf("weighs %d of %d moves", len(weighed), len(legal))
			}
			seen := map[Move]bool{}
			for _, w := range weighed {
				if P(&s).Check(w.Move) != nil || seen[w.Move] {
					t.Fatalf("weighs %v, which is not legal, or twice", w.Move)
				}
				seen[w.Move] = true
			}
		}
	}
}

// GreedyBeatsRandom tests that Greedy alone wins at least that many of 30 games against
// Random. Ask for a little less than its share in hundreds of games.
func (p *Players[P, State, Move]) GreedyBeatsRandom(t *testing.T, start State, least int) {
	seats := P(&start).Seats()
	greedy, random, won := p.greedy(), p.Named(t, "random"), 0
	for game := range 30 {
		seated, me := Around(random, seats), game%seats
		seated[me] = greedy
		end := p.Last(start, seated, uint64(game/seats))
		winners := 0
		for seat := 1; seat <= seats; seat++ {
			if P(&end).Rank(family.Seat(seat)) == 1 {
				winners++
			}
		}
		if P(&end).Rank(family.Seat(me+1)) == 1 && winners == 1 {
			won++
		}
	}
	if won < least {
		t.Errorf("greedy won %d of 30 games against random, of which it should win %d", won, least)
	}
}

// GreedyAllocatesNothing tests that Greedy allocates nothing once it knows the map.
func (p *Players[P, State, Move]) GreedyAllocatesNothing(t *testing.T, starts []State) {
	greedy := p.greedy()
	for i := range starts {
		for _, s := range p.Asked(starts[i], greedy, uint64(i), 40) {
			if n := testing.AllocsPerRun(3, func() { _, _ = greedy.Choose(context.Background(), &s, nil) }); n > 0 {
				t.Errorf("beginning %d: it allocates %v times in\n%+v", i, n, s)
				break
			}
		}
	}
}

// SearchIsReproducible tests that Search repeats its answer, with one worker and with
// several.
func (p *Players[P, State, Move]) SearchIsReproducible(t *testing.T, start State) {
	for _, workers := range []int{1, 3} {
		for _, s := range p.Asked(start, p.greedy(), 1, 40) {
			thinking := search.Thinking{Iterations: 20, Workers: workers}
			a, err := p.search(thinking).Analyse(t.Context(), &s, Generator(), nil)
			b, again := p.search(thinking).Analyse(t.Context(), &s, Generator(), nil)
			if err != nil || again != nil || len(a.Moves) == 0 || !reflect.DeepEqual(a, b) {
				t.Fatalf("%d workers: %+v, then %+v; %v, %v", workers, a, b, err, again)
			}
		}
	}
}

// IterationsAreSpent tests that the visits of all moves add up to the iterations asked for,
// however many workers share them, and that the most visited move is the first.
func (p *Players[P, State, Move]) IterationsAreSpent(t *testing.T, start State) {
	s := p.Asked(start, p.greedy(), 2, 50)[0]
	for _, workers := range []int{1, 2, 3, 7, 30} {
		visits := 0
		analysis, err := p.search(search.Thinking{Iterations: 20, Workers: workers}).Analyse(t.Context(), &s, Generator(), nil)
		if err != nil {
			t.Fatal(err)
		}
		considered := analysis.Moves
		for i, c := range considered {
			visits += c.Visits
			if P(&s).Check(c.Move) != nil || c.Value < 0 || c.Value > 1 || c.Visits > considered[max(0, i-1)].Visits {
				t.Errorf("%d workers: considered %+v after %+v", workers, c, considered[:i])
			}
		}
		if visits != 20 || analysis.Iterations != 20 {
			t.Errorf("%d workers: %d visits", workers, visits)
		}
	}
}

// StoppedSearchHasAnAnswer tests that a search that is stopped at once makes Greedy's move,
// and that one that is stopped by the clock makes a legal move.
func (p *Players[P, State, Move]) StoppedSearchHasAnAnswer(t *testing.T, start State) {
	stopped, stop := context.WithCancel(t.Context())
	stop()
	search := p.search(search.Thinking{Time: 2 * time.Millisecond, Workers: search.AllCores})
	for _, s := range p.Asked(start, p.greedy(), 3, 40) {
		want, _ := p.greedy().Choose(t.Context(), &s, nil)
		if m, err := search.Choose(stopped, &s, Generator()); m != want || err != nil {
			t.Errorf("stopped at once it makes %v, Greedy %v: %v", m, want, err)
		}
		if m, err := search.Choose(t.Context(), &s, Generator()); err != nil || P(&s).Check(m) != nil {
			t.Errorf("after two milliseconds it makes %v: %v", m, err)
		}
	}
}

// NobodyIsAsked tests that every player returns an error and no move if no seat is asked,
// and that a player that needs a generator returns an error without one. The game must
// begin with a decision of chance at start.
func (p *Players[P, State, Move]) NobodyIsAsked(t *testing.T, start State) {
	over := p.Last(start, Around[search.Player[State, Move]](p.greedy(), P(&start).Seats()), 1)
	decision := p.Asked(start, p.greedy(), 1, 20)[0]
	var none Move
	for _, name := range []string{"random", "builder", "greedy", "search:2", "search:1ms"} {
		player := p.Named(t, name)
		for _, test := range []struct {
			position string
			s        *State
			want     error
		}{
			{"none", nil, search.ErrNoPosition},
			{"the zero State", new(State), search.ErrNoPosition},
			{"chance", &start, search.ErrChance},
			{"the end", &over, search.ErrOver},
		} {
			if m, err := player.Choose(t.Context(), test.s, Generator()); !errors.Is(err, test.want) || m != none {
				t.Errorf("%s, %s: %v and %v, want %v", name, test.position, m, err, test.want)
			}
			if weighed := p.greedy().AppendWeighed(nil, test.s); len(weighed) > 0 {
				t.Errorf("%s: greedy weighs %v", test.position, weighed)
			}
		}
		m, err := player.Choose(t.Context(), &decision, nil)
		if name == "greedy" {
			if err != nil || P(&decision).Check(m) != nil {
				t.Errorf("greedy needs no generator, but gives %v, %v", m, err)
			}
		} else if !errors.Is(err, search.ErrNoGenerator) || m != none {
			t.Errorf("%s without a generator: %v, %v", name, m, err)
		}
	}
}

// Names tests that every name is a player's, and that the error for another name lists them
// all.
func (p *Players[P, State, Move]) Names(t *testing.T) {
	for _, name := range []string{"random", "builder", "greedy", "search", "search:7", "search:30ms", "search:7:keep=true"} {
		p.Named(t, name)
	}
	for _, name := range []string{"", "genius", "greedy:7", "search:", "search:0", "search:-1", "search:-1s", "search:many", "search:7:depth=3", "search:7:moves=many"} {
		_, err := p.byName(name)
		for _, known := range search.Names() {
			if err == nil || !strings.Contains(err.Error(), known) {
				t.Errorf("%q: %v, want an error that names %s", name, err, known)
			}
		}
	}
}
