package search

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// Play plays a game on to its end with a Player for each seat; the same Player may
// have several. What falls comes from the luck, and what players leave to chance from
// generators of the seed. Each move that is made, those of chance included, is handed over
// with the positions before and after it, which the function must not keep.
//
// It stops early, with the error, if the players are not as many as the seats. It also
// does if a player returns an error or makes a move that is not legal. It also stops if
// made returns an error, or when the context has ended.
func Play[P family.Pointer[State, Move], State, Move comparable](
	ctx context.Context, start P, players []Player[State, Move], luck *Luck[State, Move], seed uint64,
	made func(before *State, m Move, after *State) error,
) error {
	if len(players) != start.Seats() {
		return fmt.Errorf("%d players sit at a table with %d seats", len(players), start.Seats())
	}
	minds := mindsOf(seed, len(players))
	now, later := new(State), new(State)
	*now = *start
	for !P(now).Over() {
		if err := ctx.Err(); err != nil {
			return err
		}
		m, err := next(ctx, P(now), players, luck, minds)
		if err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err // it was chosen in haste
		}
		if err := P(now).ApplyTo(later, m); err != nil {
			return fmt.Errorf("a player made an illegal move: %w", err)
		}
		if err := made(now, m, later); err != nil {
			return err
		}
		now, later = later, now
	}
	return nil
}

func next[P family.Pointer[State, Move], State, Move comparable](
	ctx context.Context, s P, players []Player[State, Move], luck *Luck[State, Move], minds []*rand.Rand,
) (Move, error) {
	if s.Chance() {
		return luck.Next(s), nil
	}
	seat := s.Turn() - 1
	return players[seat].Choose(ctx, s, minds[seat])
}

// Walk walks the moves that Play makes, each with the position after it. It panics
// where Play gives an error.
func Walk[P family.Pointer[State, Move], State, Move comparable](
	start P, players []Player[State, Move], luck *Luck[State, Move], seed uint64,
) iter.Seq2[Move, State] {
	return func(yield func(Move, State) bool) {
		left := errors.New("the loop is left")
		luck.Restart(luck.seed)
		err := Play(context.Background(), start, players, luck, seed, func(_ *State, m Move, after *State) error {
			if !yield(m, *after) {
				return left
			}
			return nil
		})
		if err != nil && !errors.Is(err, left) {
			panic("table: " + err.Error())
		}
	}
}
