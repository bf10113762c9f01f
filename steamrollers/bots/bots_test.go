package bots

import (
	"regexp"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
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
	return gamelaws.Begun(t, steamrollers.New, setup)[0]
}

func named(t testing.TB, name string) Player {
	t.Helper()
	player, err := Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return player
}

// around is a table at which each seat has the same player.
func around(p Player, seats int) []Player { return slices.Repeat([]Player{p}, seats) }

// last is the position in which a game of greedy players ends.
func last(start steamrollers.State, seed uint64) (s steamrollers.State) {
	for _, s = range search.Walk(&start, around(NewGreedy(), start.Seats()), NewLuck(seed), seed) {
	}
	return s
}

// TestEveryPhaseIsMet makes sure that the games of TestLegalEverywhere ask the
// players everything that can be asked.
func TestEveryPhaseIsMet(t *testing.T) {
	met := map[steamrollers.Phase]int{}
	kinds := map[steamrollers.Kind]int{}
	for i, setup := range setups() {
		s := begin(t, setup)
		for move, after := range search.Walk(&s, around(NewGreedy(), s.Seats()), NewLuck(uint64(i)), uint64(i)) {
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
	for kind := range steamrollers.Kinds() {
		if kinds[kind] == 0 && kind != steamrollers.KindPass {
			t.Errorf("no game had a move %v", kind)
		}
	}
}

// TestTILE2bEachAnswerIsWeighedByItself: what an answer is worth does not depend
// on which others were weighed before it.
func TestTILE2bEachAnswerIsWeighedByItself(t *testing.T) {
	greedy, asked := NewGreedy(), 0
	for i, setup := range setups() {
		s := begin(t, setup)
		for _, after := range search.Walk(&s, around(named(t, "builder"), s.Seats()), NewLuck(uint64(i)), uint64(i)) {
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
	s := last(begin(t, steamrollers.Setup{Players: 2, Modules: variants.OrderModule, Components: components}), 1)
	for seat := steamrollers.Seat(1); seat <= 2; seat++ {
		if points := s.Points(seat).Orders; points != 0 {
			t.Errorf("seat %d has %d points for orders", seat, points)
		}
	}
}
