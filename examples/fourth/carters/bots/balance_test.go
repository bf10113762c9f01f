package bots_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/examples/fourth/carters/bots"
	"github.com/railhex/railhex/variants/family/table"
)

var games = flag.Int("games", 0, "play so many games of each pairing, the search with a thousand iterations")

// TestStrongerPlayersWin plays bots against each other, in turn in each seat: each beats
// the weaker one, and neither seat is better than the other.
func TestStrongerPlayersWin(t *testing.T) {
	search, few, many := "search:100", 30, 300
	if *games > 0 {
		search, few, many = "search:1000", *games, *games
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
		for seed := range uint64(pair.games) {
			first := 1 + carters.Seat(seed%2) // the seat of the first
			if pair.one == pair.other {
				first = 1
			}
			seats := [carters.Players + 1]table.Player[carters.State, carters.Move]{}
			seats[first], seats[carters.Players+1-first] = named(t, pair.one), named(t, pair.other)
			s, err := carters.New(carters.Setup{})
			random := rand.New(rand.NewPCG(seed, 7))
			for err == nil && !s.Over() {
				m := s.Sample(random)
				if !s.Chance() {
					m, err = seats[s.Turn()].Choose(context.Background(), &s, random)
				}
				if err == nil {
					s, err = s.Apply(m)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			switch other := carters.Players + 1 - first; {
			case s.Rank(first) < s.Rank(other):
				won++
			case s.Rank(first) == s.Rank(other):
				won += 0.5
			}
		}
		share := won / float64(pair.games)
		t.Logf("%s wins %.1f%% of %d games against %s", pair.one, 100*share, pair.games, pair.other)
		if share < pair.least || share > pair.most {
			t.Errorf("%s wins %.1f%% of the games against %s; it should be between %.0f%% and %.0f%%", pair.one, 100*share, pair.other, 100*pair.least, 100*pair.most)
		}
	}
}

func named(t *testing.T, name string) table.Player[carters.State, carters.Move] {
	t.Helper()
	p, err := bots.Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
