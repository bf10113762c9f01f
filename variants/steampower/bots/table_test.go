package bots

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steampower"
)

// playFrom plays a game that begins at start, and is its moves.
func playFrom(ctx context.Context, start steampower.State, players []Player, seed uint64, most int) (moves []steampower.Move, err error) {
	err = table.Play(ctx, &start, players, NewLuck(seed), seed, func(_ *steampower.State, m steampower.Move, _ *steampower.State) error {
		if len(moves) == most {
			return errEnough
		}
		moves = append(moves, m)
		return nil
	})
	return moves, err
}

var errEnough = errors.New("enough")

// cheat makes a move that is never legal.
type cheat struct{}

func (cheat) Choose(context.Context, *steampower.State, *rand.Rand) (steampower.Move, error) {
	return steampower.Deal(1), nil
}

// TestPlayStops: whatever keeps a game from going on is an error, and no move is made
// after it.
func TestPlayStops(t *testing.T) {
	start, greedy := begin(t, steampower.Setup{Players: 2}), NewGreedy()
	both := []Player{greedy, greedy}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	for _, test := range []struct {
		name    string
		ctx     context.Context
		players []Player
		most    int
		want    error
	}{
		{"to the end", t.Context(), both, 10_000, nil},
		{"enough", t.Context(), both, 7, errEnough},
		{"stopped before", stopped, both, 10_000, context.Canceled},
		{"a cheat", t.Context(), []Player{greedy, cheat{}}, 10_000, steampower.TurnActions},
	} {
		if _, err := playFrom(test.ctx, start, test.players, 1, test.most); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", test.name, err, test.want)
		}
	}
	if moves, err := playFrom(t.Context(), start, both[:1], 1, 10_000); err == nil || moves != nil {
		t.Errorf("one player at a table for two: %v after %d moves", err, len(moves))
	}
}

// TestGamesOfASeedShareWhatFalls: whoever plays, the city tiles and the first hands are
// the same in games of one seed, and differ in games of another.
func TestGamesOfASeedShareWhatFalls(t *testing.T) {
	start := begin(t, steampower.Setup{Players: 2})
	random, err := Named("random")
	if err != nil {
		t.Fatal(err)
	}
	chance := 0
	for s := start; s.Chance(); chance++ {
		s, _ = s.Apply(s.Sample(rand.New(rand.NewPCG(1, 2))))
	}
	greedy := NewGreedy()
	same := 0
	for seed := range uint64(5) {
		a, _ := playFrom(t.Context(), start, []Player{greedy, random}, seed, chance)
		b, _ := playFrom(t.Context(), start, []Player{random, random}, seed, chance)
		c, _ := playFrom(t.Context(), start, []Player{random, random}, seed+100, chance)
		for i := range a {
			if a[i] != b[i] {
				t.Errorf("seed %d: %v fell, and %v", seed, a[i], b[i])
			}
			if a[i] == c[i] {
				same++
			}
		}
	}
	if same > 4*chance {
		t.Errorf("%d of %d decisions of chance are the same with other seeds", same, 5*chance)
	}
}
