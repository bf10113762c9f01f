package ageofsteam_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/ageofsteam"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
)

// TestDescription holds all that programs say, draw, store and read of whole games.
func TestDescription(t *testing.T) {
	gametest.Check(t, ageofsteam.Game(), gametest.Options{Games: 1, Setups: []string{
		`{"players": 3}`, `{"players": 6, "map": "reversteam", "rules": "reverse"}`,
	}})
}

// TestGreedyBeatsRandom seats one greedy player among random ones, in turn in each seat.
func TestGreedyBeatsRandom(t *testing.T) {
	game, won := ageofsteam.Game(), 0
	const games = 10
	for n := range games {
		p, err := game.Begin([]byte(`{"players": 4}`))
		if err != nil {
			t.Fatal(err)
		}
		var bots []describe.Bot
		for seat := range 4 {
			b, err := game.Bot([]string{"random", "greedy"}[describe.One(seat == n%4)], describe.Thought{})
			if err != nil {
				t.Fatal(err)
			}
			bots = append(bots, b)
		}
		var end describe.Position
		err = game.Play(t.Context(), p, bots, uint64(n), func(_ describe.Position, _ string, after describe.Position) error {
			end = after
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if slices.Equal(describe.Winners(end), []int{1 + n%4}) {
			won++
		}
	}
	if won < games*9/10 {
		t.Errorf("greedy wins %d of %d games", won, games)
	}
}
