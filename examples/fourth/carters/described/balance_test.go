package described_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/variants/family/describe"
)

var games = flag.Int("games", 0, "play so many games of each pairing with a search, of a thousand iterations, and ten times as many of the others")

// TestStrongerPlayersWin plays bots against each other, in turn in each seat: each beats
// the weaker one, and neither seat is better than the other.
func TestStrongerPlayersWin(t *testing.T) {
	search, few, many := "search:100", 30, 300
	if *games > 0 {
		search, few, many = "search:1000", *games, 10*(*games)
	}
	for _, pair := range []struct {
		one, other  string
		games       int
		least, most float64 // the share of the games that the first of them wins
	}{
		{"greedy", "random", few, 0.8, 1},
		{search, "random", few, 0.8, 1},
		{search, "greedy", few, 0.4, 1},
		{"greedy", "greedy", many, 0.4, 0.6},
		{"random", "random", many, 0.4, 0.6},
		{search, search, few, 0.2, 0.8},
	} {
		if *games > 0 && pair.one == pair.other {
			pair.least, pair.most = 0.45, 0.55
		} else if *games > 0 {
			pair.least = 0.6
		}
		won := 0.0
		for seed := range pair.games {
			first := 1 // the seat of the first
			if pair.one != pair.other {
				first += seed % 2
			}
			winners := winnersOf(t, uint64(seed), map[int]string{first: pair.one, 3 - first: pair.other})
			for _, seat := range winners {
				if seat == first {
					won += 1 / float64(len(winners))
				}
			}
		}
		share := won / float64(pair.games)
		t.Logf("%s wins %.1f%% of %d games against %s", pair.one, 100*share, pair.games, pair.other)
		if share < pair.least || share > pair.most {
			t.Errorf("%s wins %.1f%% of the games against %s; it should be between %.0f%% and %.0f%%", pair.one, 100*share, pair.other, 100*pair.least, 100*pair.most)
		}
	}
}

// winnersOf plays a game with a bot in each seat.
func winnersOf(t *testing.T, seed uint64, names map[int]string) []int {
	t.Helper()
	p, err := described.Game().Begin([]byte(`{"players": 2}`))
	if err != nil {
		t.Fatal(err)
	}
	bots := map[int]describe.Bot{}
	for seat, name := range names {
		if bots[seat], err = p.Of().Bot(name, describe.Thought{}); err != nil {
			t.Fatal(err)
		}
	}
	random := rand.New(rand.NewPCG(seed, 7))
	for !p.Over() {
		if p.Chance() {
			p, _ = p.Fall(random)
			continue
		}
		move, err := bots[p.Turn()].Choose(context.Background(), p, random)
		if err == nil {
			p, err = p.Move(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return p.Winners()
}
