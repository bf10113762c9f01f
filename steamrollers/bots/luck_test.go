package bots

import (
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
)

// fallen lists what chance decided in a game, by round and phase.
func fallen(start steamrollers.State, table []Player, seed uint64) map[[2]int][]steamrollers.Move {
	all := map[[2]int][]steamrollers.Move{}
	s := start
	for move, after := range search.Walk(&start, table, NewLuck(seed), seed) {
		if s.Chance() {
			at := [2]int{s.Round(), int(s.Phase())}
			all[at] = append(all[at], move)
		}
		s = after
	}
	return all
}

// TestGamesOfASeedShareTheirDice checks that a seed determines goods, tiles, orders and
// the rolls of each round, whatever the players do: the first re-roll of a round is the
// same in each game, and so is the second.
func TestGamesOfASeedShareTheirDice(t *testing.T) {
	start := begin(t, steamrollers.Setup{Players: 2, Modules: variants.OrderModule, Wall: 2})
	greedy, random := NewGreedy(), named(t, "random")
	shared := 0
	for seed := range uint64(5) {
		a := fallen(start, []Player{greedy, greedy}, seed)
		b := fallen(start, []Player{random, greedy}, seed)
		for at, moves := range a {
			for i := range min(len(moves), len(b[at])) {
				shared++
				if moves[i] != b[at][i] {
					t.Errorf("seed %d, round %d, phase %v: %v and %v", seed, at[0], steamrollers.Phase(at[1]), moves[i], b[at][i])
				}
			}
		}
	}
	if shared < 100 {
		t.Errorf("only %d decisions of chance were compared", shared)
	}
}

// TestOliveRerollsComeToAnEnd: Olive may have to roll a die again and again in
// one round (SOLO-8), so a re-roll must not always be the same.
func TestOliveRerollsComeToAnEnd(t *testing.T) {
	for seed := range uint64(20) {
		for at, moves := range fallen(begin(t, steamrollers.Setup{Players: 1, Olive: 1}), around(NewGreedy(), 1), seed) {
			if steamrollers.Phase(at[1]) != steamrollers.PhaseReroll || len(moves) < 6 {
				continue
			}
			same := true
			for _, m := range moves {
				same = same && m == moves[0]
			}
			if same {
				t.Errorf("seed %d, round %d: %d re-rolls were all %v", seed, at[0], len(moves), moves[0])
			}
		}
	}
}
