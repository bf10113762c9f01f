package gametest

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family/search"
)

var errEnough = errors.New("enough")

// cheat makes the zero Move, which is never legal.
type cheat[State, Move any] struct{}

func (cheat[State, Move]) Choose(context.Context, *State, *rand.Rand) (none Move, err error) {
	return none, nil
}

// moves plays a game from start and returns its moves, at most so many.
func (p *Players[P, State, Move]) moves(ctx context.Context, start State, seated []search.Player[State, Move], seed uint64, most int) (moves []Move, err error) {
	err = search.Play(ctx, P(&start), seated, p.luck(seed), seed, func(_ *State, m Move, _ *State) error {
		if len(moves) == most {
			return errEnough
		}
		moves = append(moves, m)
		return nil
	})
	return moves, err
}

// PlayStops tests that whatever keeps a game from going on is an error, and that no move is
// made after it.
func (p *Players[P, State, Move]) PlayStops(t *testing.T, start State) {
	const all = 1 << 20
	seated := Around[search.Player[State, Move]](p.greedy(), P(&start).Seats())
	cheated := Around[search.Player[State, Move]](cheat[State, Move]{}, P(&start).Seats())
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := p.moves(t.Context(), start, seated, 1, all); err != nil {
		t.Errorf("a whole game: %v", err)
	}
	if moves, err := p.moves(t.Context(), start, seated, 1, 7); !errors.Is(err, errEnough) || len(moves) != 7 {
		t.Errorf("where the caller has enough: %v after %d moves", err, len(moves))
	}
	if moves, err := p.moves(stopped, start, seated, 1, all); !errors.Is(err, context.Canceled) || moves != nil {
		t.Errorf("stopped before: %v after %d moves", err, len(moves))
	}
	var fallen int
	for s := start; P(&s).Chance(); fallen++ {
		if err := P(&s).ApplyTo(&s, P(&s).Sample(Generator())); err != nil {
			t.Fatal(err)
		}
	}
	if moves, err := p.moves(t.Context(), start, cheated, 1, all); err == nil || len(moves) != fallen {
		t.Errorf("a cheat: %v after %d moves, want an error after %d", err, len(moves), fallen)
	}
	if moves, err := p.moves(t.Context(), start, seated[1:], 1, all); err == nil || moves != nil {
		t.Errorf("one player too few: %v after %d moves", err, len(moves))
	}
}

// SeedsShareWhatFalls tests that, with any players, what falls before the first decision is
// the same in games of one seed and differs in games of another.
func (p *Players[P, State, Move]) SeedsShareWhatFalls(t *testing.T, start State) {
	seats := P(&start).Seats()
	greedy, random := Around[search.Player[State, Move]](p.greedy(), seats), Around(p.Named(t, "random"), seats)
	fallen, same := 0, 0
	for seed := range uint64(5) {
		a, b, c := p.first(start, greedy, seed), p.first(start, random, seed), p.first(start, random, seed+100)
		if len(a) != len(b) {
			t.Errorf("seed %d: %d decisions of chance, and %d", seed, len(a), len(b))
			continue
		}
		for i := range a {
			if fallen++; a[i] != b[i] {
				t.Errorf("seed %d: %v fell, and %v", seed, a[i], b[i])
			}
			if i < len(c) && a[i] == c[i] {
				same++
			}
		}
	}
	if fallen == 0 || 5*same > 4*fallen {
		t.Errorf("%d of %d decisions of chance are the same with other seeds", same, fallen)
	}
}

// first returns what falls before the first decision of a game.
func (p *Players[P, State, Move]) first(start State, seated []search.Player[State, Move], seed uint64) (fell []Move) {
	s := start
	for m, after := range search.Walk(P(&start), seated, p.luck(seed), seed) {
		if !P(&s).Chance() {
			break
		}
		fell, s = append(fell, m), after
	}
	return fell
}
