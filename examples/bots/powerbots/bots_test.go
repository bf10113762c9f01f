package powerbots

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/bots/treesearch"
	"github.com/railhex/railhex/examples/steampower"
)

// setups are the games that can be played on the maps that ship.
func setups() (all []steampower.Setup) {
	for name := range steampower.ShippedMapNames() {
		board, _ := steampower.ShippedMap(name)
		for players := 2; players <= steampower.MaxSeats; players++ {
			all = append(all, steampower.Setup{Players: players, Map: board})
		}
	}
	return all
}

func begin(t testing.TB, setup steampower.Setup) steampower.State {
	t.Helper()
	s, err := steampower.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func named(t testing.TB, name string) Player {
	t.Helper()
	p, err := Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// around is a table at which each seat has the same player.
func around(p Player, seats int) []Player { return slices.Repeat([]Player{p}, seats) }

func generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

// asked walks some positions of a game of Greedy in which a player is asked and has a
// choice.
func asked(start steampower.State, seed uint64, every int) (positions []steampower.State) {
	n := 0
	for _, s := range Play(start, around(NewGreedy(), start.Seats()), seed) {
		if s.Turn() != steampower.Nobody && len(s.AppendMoves(nil)) > 1 {
			if n++; n%every == 0 {
				positions = append(positions, s)
			}
		}
	}
	return positions
}

// TestLegalEverywhere plays a game of every setup to its end. Search thinks little, and
// joins in a few setups only; there the table is that of all players.
func TestLegalEverywhere(t *testing.T) {
	players := []Player{NewGreedy(), NewSearch(treesearch.Thinking{Iterations: 2}), named(t, "builder"), named(t, "random")}
	for i, setup := range setups() {
		start := begin(t, setup)
		seated := around(players[0], start.Seats())
		if i%4 == 0 {
			for seat := range seated {
				seated[seat] = players[seat%len(players)]
			}
		}
		luck, s := NewLuck(uint64(i)), start
		err := table.Play(t.Context(), &start, seated, luck, uint64(i), func(_ *steampower.State, _ steampower.Move, after *steampower.State) error {
			s = *after
			return nil
		})
		if err != nil || !s.Over() {
			t.Errorf("%+v: the game ends in phase %v: %v", setup, s.Phase(), err)
		}
	}
}

// TestWeighedBeginsWithTheChoice: the moves weighed are the legal moves, and the first
// of them is what Greedy chooses, who remembers nothing.
func TestWeighedBeginsWithTheChoice(t *testing.T) {
	greedy := NewGreedy()
	for i, setup := range setups() {
		for _, s := range asked(begin(t, setup), uint64(i), 5) {
			weighed := NewGreedy().AppendWeighed(nil, &s)
			if m, err := greedy.Choose(t.Context(), &s, nil); err != nil || m != weighed[0].Move {
				t.Fatalf("chooses %v, but weighs %v most: %v", m, weighed[0], err)
			}
			legal := s.AppendMoves(nil)
			if len(legal) != len(weighed) {
				t.Fatalf("weighs %d of %d moves", len(weighed), len(legal))
			}
			for _, w := range weighed {
				if s.Check(w.Move) != nil {
					t.Fatalf("weighs %v, which is not legal", w.Move)
				}
			}
		}
	}
}

// TestGreedyBeatsRandom asks for a little less in thirty games than what holds in
// hundreds.
func TestGreedyBeatsRandom(t *testing.T) {
	const players = 2
	start := begin(t, steampower.Setup{Players: players})
	greedy, random, won := NewGreedy(), named(t, "random"), 0
	for game := range 30 {
		seated, me := around(random, players), game%players
		seated[me] = greedy
		var s steampower.State
		for _, s = range Play(start, seated, uint64(game/players)) {
		}
		if s.Winners().Has(steampower.Seat(me+1)) && s.Winners().Len() == 1 {
			won++
		}
	}
	if won < 28 {
		t.Errorf("greedy won %d of 30 games against random", won)
	}
}

// TestGreedyAllocatesNothing once it knows the map.
func TestGreedyAllocatesNothing(t *testing.T) {
	greedy := NewGreedy()
	for i, setup := range setups() {
		for _, s := range asked(begin(t, setup), uint64(i), 40) {
			if n := testing.AllocsPerRun(3, func() { greedy.best(&s) }); n > 0 {
				t.Errorf("%d players: it allocates %v times in phase %v", setup.Players, n, s.Phase())
				break
			}
		}
	}
}

// TestSearchIsReproducible, and spends the iterations that it is given.
func TestSearchIsReproducible(t *testing.T) {
	for _, workers := range []int{1, 3} {
		for _, s := range asked(begin(t, steampower.Setup{Players: 3}), 1, 40) {
			thinking := treesearch.Thinking{Iterations: 20, Workers: workers}
			a, err := NewSearch(thinking).Consider(t.Context(), &s, generator())
			b, again := NewSearch(thinking).Consider(t.Context(), &s, generator())
			if err != nil || again != nil || !slices.Equal(a, b) {
				t.Fatalf("%d workers: %+v, then %+v; %v, %v", workers, a, b, err, again)
			}
			visits := 0
			for _, c := range a {
				visits += c.Visits
				if s.Check(c.Move) != nil || c.Value < 0 || c.Value > 1 {
					t.Errorf("considered %+v", c)
				}
			}
			if visits != 20 {
				t.Errorf("%d workers: %d visits", workers, visits)
			}
		}
	}
}

// TestStoppedSearchHasAnAnswer: a search that is stopped at once makes Greedy's move;
// one that is stopped by the clock makes a legal one.
func TestStoppedSearchHasAnAnswer(t *testing.T) {
	stopped, stop := context.WithCancel(t.Context())
	stop()
	search := NewSearch(treesearch.Thinking{Time: 2 * time.Millisecond, Workers: treesearch.AllCores})
	for _, s := range asked(begin(t, steampower.Setup{Players: 3}), 3, 40) {
		want, _ := NewGreedy().Choose(t.Context(), &s, nil)
		if m, err := search.Choose(stopped, &s, generator()); m != want || err != nil {
			t.Errorf("stopped at once it makes %v, Greedy %v: %v", m, want, err)
		}
		if m, err := search.Choose(t.Context(), &s, generator()); err != nil || s.Check(m) != nil {
			t.Errorf("after two milliseconds it makes %v: %v", m, err)
		}
	}
}

// TestNobodyIsAsked: every player gives an error, and no move, where nobody is asked,
// and a player who leaves something to chance where there is no generator.
func TestNobodyIsAsked(t *testing.T) {
	start := begin(t, steampower.Setup{Players: 3})
	decision := asked(start, 1, 20)[0]
	over := start
	for _, over = range Play(start, around(NewGreedy(), 3), 1) {
	}
	for _, name := range []string{"random", "builder", "greedy", "search:2", "search:1ms"} {
		p := named(t, name)
		for _, test := range []struct {
			position string
			s        *steampower.State
			want     error
		}{
			{"none", nil, table.ErrNoPosition},
			{"the zero State", new(steampower.State), table.ErrNoPosition},
			{"chance", &start, table.ErrChance},
			{"the end", &over, table.ErrOver},
		} {
			if m, err := p.Choose(t.Context(), test.s, generator()); !errors.Is(err, test.want) || m.IsValid() {
				t.Errorf("%s, %s: %v and %v, want %v", name, test.position, m, err, test.want)
			}
			if weighed := NewGreedy().AppendWeighed(nil, test.s); len(weighed) > 0 {
				t.Errorf("%s: it weighs %v", test.position, weighed)
			}
		}
		m, err := p.Choose(t.Context(), &decision, nil)
		if name == "greedy" {
			if err != nil || decision.Check(m) != nil {
				t.Errorf("greedy needs no generator, but gives %v, %v", m, err)
			}
		} else if !errors.Is(err, table.ErrNoGenerator) || m.IsValid() {
			t.Errorf("%s without a generator: %v, %v", name, m, err)
		}
	}
}

func TestNamed(t *testing.T) {
	for _, name := range append(bots.Names()[:4], "search:7", "search:30ms") {
		if _, err := Named(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Named("genius"); err == nil || !strings.Contains(err.Error(), "search:ITERATIONS") {
		t.Errorf("%v, want an error that names the players there are", err)
	}
}

// TestNobodyLooksAtHiddenHands deals what the player who is asked does not see anew
// before each decision, and asks again.
func TestNobodyLooksAtHiddenHands(t *testing.T) {
	for name, every := range map[string]int{"greedy": 1, "search:6": 15} {
		p, other := named(t, name), generator()
		for _, s := range asked(begin(t, steampower.Setup{Players: 3}), 5, every) {
			want, err := p.Choose(t.Context(), &s, generator())
			imagined := s.Redealt(s.Turn(), other)
			if m, again := p.Choose(t.Context(), &imagined, generator()); m != want || err != nil || again != nil {
				t.Fatalf("%s chooses %v, and %v where others hold other contracts; %v, %v", name, want, m, err, again)
			}
		}
	}
}
