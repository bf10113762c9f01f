package ageofsteam_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
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

// FuzzPositions edits positions of games: one that is accepted can be played on, and comes back
// from what is stored of it after each move.
func FuzzPositions(f *testing.F) {
	game := ageofsteam.Game()
	for players := ageofsteam.MinSeats; players <= ageofsteam.MaxSeats; players++ {
		p, err := game.Begin(fmt.Appendf(nil, `{"players": %d}`, players))
		if err != nil {
			f.Fatal(err)
		}
		var texts [][]byte
		end := playOn(f, p, uint64(players), 2000, func(p describe.Position) { texts = append(texts, p.JSON()) })
		if !end.Over() {
			f.Fatal("the game does not end")
		}
		gametest.AddEdited(f, texts)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if p, err := game.FromJSON(text); err == nil {
			playOn(t, p, 1, 200, func(p describe.Position) {
				if again, err := game.FromJSON(p.JSON()); err != nil || !bytes.Equal(again.JSON(), p.JSON()) {
					t.Fatalf("%s comes back with %v", p.JSON(), err)
				}
			})
		}
	})
}

// playOn plays a position on by random moves, up to so many, and shows each position on the way.
func playOn(t testing.TB, p describe.Position, seed uint64, moves int, seen func(describe.Position)) describe.Position {
	random := rand.New(rand.NewPCG(seed, 1))
	for seen(p); moves > 0 && !p.Over(); moves-- {
		all := p.Moves()
		if len(all) == 0 {
			t.Fatalf("nothing is asked in %s", p.JSON())
		}
		next, err := p.Replay(all[random.IntN(len(all))])
		if err != nil {
			t.Fatal(err)
		}
		p = next
		seen(p)
	}
	return p
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
