package bots

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// setups are all numbers of players with all modules, charts, boards and levels
// of Olive, though not each with each.
func setups() (all []steamrollers.Setup) {
	for players := 2; players <= 5; players++ {
		for modules := range variants.AllModules + 1 {
			all = append(all, steamrollers.Setup{Players: players, Modules: modules, Wall: hexmap.Difficulty((players + int(modules)) % 3)})
		}
	}
	for level := range solo.Levels() {
		all = append(all, steamrollers.Setup{Players: 1, Olive: level, Wall: hexmap.Difficulty(level % 3)})
	}
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		all = append(all, steamrollers.Setup{Players: 2, Board: board}, steamrollers.Setup{Players: 1, Olive: solo.Clerk, Board: board})
	}
	return all
}

func begin(t testing.TB, setup steamrollers.Setup) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
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

// last plays a game and gives its last position.
func last(start steamrollers.State, table []Player, seed uint64) (s steamrollers.State) {
	for _, s = range Play(start, table, seed) {
	}
	return s
}

// TestLegalEverywhere plays a game of every setup to its end; Play panics at an
// illegal move. Search thinks little, and joins in a few setups only.
func TestLegalEverywhere(t *testing.T) {
	greedy, search := NewGreedy(), NewSearch(Thinking{Iterations: 1})
	for i, setup := range setups() {
		start := begin(t, setup)
		table := around(greedy, start.Seats())
		if i%10 == 0 {
			table[0] = search
		}
		if s := last(start, table, uint64(i)); !s.Over() {
			t.Errorf("%+v: the game did not end", setup)
		}
	}
}

// TestEveryPhaseIsMet makes sure that the games of TestLegalEverywhere ask the
// players everything that can be asked.
func TestEveryPhaseIsMet(t *testing.T) {
	met := map[steamrollers.Phase]int{}
	kinds := map[steamrollers.Kind]int{}
	for i, setup := range setups() {
		s := begin(t, setup)
		for move, after := range Play(s, around(NewGreedy(), s.Seats()), uint64(i)) {
			met[s.Phase()]++
			kinds[move.Kind()]++
			s = after
		}
	}
	for phase := steamrollers.PhaseGoods; phase < steamrollers.PhaseOver; phase++ {
		if met[phase] == 0 {
			t.Errorf("no game came to phase %v", phase)
		}
	}
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
		if kinds[kind] == 0 && kind != steamrollers.KindPass {
			t.Errorf("no game had a move %v", kind)
		}
	}
}

// TestPlayersRememberNothing: a player who has played before chooses what one
// who has not would, in positions of games of many kinds.
func TestPlayersRememberNothing(t *testing.T) {
	for _, test := range []struct {
		name  string
		every int // position
	}{{"random", 3}, {"greedy", 1}, {"search:2", 40}} {
		used := named(t, test.name)
		for i, setup := range setups() {
			if i%9 != 0 {
				continue
			}
			s := begin(t, setup)
			decisions := 0
			for _, after := range Play(s, around(NewGreedy(), s.Seats()), uint64(i)) {
				if !s.Chance() {
					decisions++
				}
				if !s.Chance() && decisions%test.every == 0 {
					seed := s.Hash()
					want, _ := named(t, test.name).Choose(t.Context(), &s, rand.New(rand.NewPCG(seed, 0)))
					if got, err := used.Choose(t.Context(), &s, rand.New(rand.NewPCG(seed, 0))); got != want || err != nil {
						t.Fatalf("%s: %v after other decisions, %v without, in\n%+v", test.name, got, want, s.Report())
					}
				}
				s = after
			}
		}
	}
}

// TestGreedyBeatsRandom asks for a little less in thirty games than what holds
// in hundreds.
func TestGreedyBeatsRandom(t *testing.T) {
	start := begin(t, steamrollers.Setup{Players: 2})
	greedy, random := NewGreedy(), named(t, "random")
	won := 0
	for deal := range uint64(15) {
		if s := last(start, []Player{greedy, random}, deal); s.Winners() == seats(1) {
			won++
		}
		if s := last(start, []Player{random, greedy}, deal); s.Winners() == seats(2) {
			won++
		}
	}
	if won < 29 {
		t.Errorf("greedy won %d of 30 games against random", won)
	}
}

func seats(one steamrollers.Seat) steamrollers.Seats { return 1 << one }

// TestWeighedBeginsWithTheChoice: the moves weighed are the legal moves, and
// the first of them is what Greedy chooses.
func TestWeighedBeginsWithTheChoice(t *testing.T) {
	greedy, other := NewGreedy(), NewGreedy()
	for i, setup := range setups() {
		s := begin(t, setup)
		for _, after := range Play(s, around(named(t, "builder"), s.Seats()), uint64(i)) {
			if !s.Chance() {
				weighed := other.AppendWeighed(nil, &s)
				if got, _ := greedy.Choose(t.Context(), &s, nil); got != weighed[0].Move {
					t.Fatalf("chooses %v, but weighs %v most, in\n%+v", got, weighed[0], s.Report())
				}
				legal := s.AppendMoves(nil)
				if len(legal) != len(weighed) {
					t.Fatalf("weighs %d of %d moves", len(weighed), len(legal))
				}
				for _, w := range weighed {
					if !slices.Contains(legal, w.Move) {
						t.Fatalf("weighs %v, which is not legal", w.Move)
					}
				}
			}
			s = after
		}
	}
}

// TestTILE2bEachAnswerIsWeighedByItself: what an answer is worth does not depend
// on which others were weighed before it.
func TestTILE2bEachAnswerIsWeighedByItself(t *testing.T) {
	greedy, asked := NewGreedy(), 0
	for i, setup := range setups() {
		s := begin(t, setup)
		for _, after := range Play(s, around(named(t, "builder"), s.Seats()), uint64(i)) {
			if s.Phase() == steamrollers.PhaseSteal {
				asked++
				for _, w := range greedy.AppendWeighed(nil, &s) {
					alone := NewGreedy()
					alone.reckon(&s)
					if worth := alone.worth(&s, w.Move, 0); worth != w.Worth {
						t.Errorf("%v is worth %v by itself, and %v among others", w.Move, worth, w.Worth)
					}
				}
			}
			s = after
		}
	}
	if asked == 0 {
		t.Error("nobody was asked for tile 2b")
	}
}

// TestORDER3WhatCostsPointsIsNotFulfilled: components of one's own may have
// orders that are worth less than nothing.
func TestORDER3WhatCostsPointsIsNotFulfilled(t *testing.T) {
	text := regexp.MustCompile(`(?m)^(order \S+ \S+) .*`).ReplaceAllString(variants.StandardComponents().String(), "$1 -5")
	components, err := variants.ParseComponents(text)
	if err != nil || components.Order(variants.OrderFaceOf(1, false)).Points != -5 {
		t.Fatal(err, components)
	}
	s := last(begin(t, steamrollers.Setup{Players: 2, Modules: variants.OrderModule, Components: components}), around(NewGreedy(), 2), 1)
	for seat := steamrollers.Seat(1); seat <= 2; seat++ {
		if points := s.Points(seat).Orders; points != 0 {
			t.Errorf("seat %d has %d points for orders", seat, points)
		}
	}
}

func TestNamed(t *testing.T) {
	for _, name := range []string{"random", "builder", "greedy", "search", "search:7", "search:30ms"} {
		if _, err := Named(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"", "genius", "greedy:7", "search:", "search:0", "search:-1", "search:-1s", "search:many"} {
		if _, err := Named(name); err == nil || !strings.Contains(err.Error(), "search:ITERATIONS") {
			t.Errorf("%q: %v, want an error that names the players there are", name, err)
		}
	}
}
