package search

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// A Player decides for the seat that is asked. It has room of its own to think in, so that
// one Player serves one goroutine at a time; it remembers nothing from one decision to
// the next.
type Player[State, Move any] interface {
	// Choose returns one of the legal moves of a position in which a player is asked. What
	// is left to chance in it comes out of random. The context bounds how long it
	// thinks: once that ends it makes the best move that it has found.
	//
	// The error is one of ErrNoPosition, ErrOver, ErrChance and ErrNoGenerator; the
	// Move is then the zero Move.
	Choose(ctx context.Context, s *State, random *rand.Rand) (Move, error)
}

// What a player cannot be asked.
var (
	ErrNoPosition  = errors.New("there is no position: games begin with New")
	ErrOver        = errors.New("the game is over: nobody is asked for a move")
	ErrChance      = errors.New("chance decides here: the position's Sample says what falls")
	ErrNoGenerator = errors.New("there is no generator of random numbers")
)

// Asked returns the error of a position in which no player is asked; nil if one is.
func Asked[P family.Pointer[State, Move], State, Move comparable](s P) error {
	switch {
	case s == nil || s.Seats() == 0:
		return ErrNoPosition
	case s.Over():
		return ErrOver
	case s.Chance():
		return ErrChance
	}
	return nil
}

// Decide returns the move that the function chooses, or the error of a position in which no
// player is asked. It makes the Choose of a player that needs neither a context nor a
// generator.
func Decide[P family.Pointer[State, Move], State, Move comparable](
	s P, choose func(*State) Move,
) (m Move, err error) {
	if err := Asked(s); err != nil {
		return m, err
	}
	return choose(s), nil
}

// A Policy is a player who always has a move, and thinks no longer than it takes.
type Policy[State, Move any] interface {
	Choose(s *State, random *rand.Rand) Move
}

// ByPolicy returns the player who moves by a policy.
func ByPolicy[P family.Pointer[State, Move], State, Move comparable](policy Policy[State, Move]) Player[State, Move] {
	return byPolicy[P, State, Move]{policy}
}

type byPolicy[P family.Pointer[State, Move], State, Move comparable] struct {
	policy Policy[State, Move]
}

func (p byPolicy[P, State, Move]) Choose(_ context.Context, s *State, random *rand.Rand) (m Move, err error) {
	if err := Asked(P(s)); err != nil {
		return m, err
	}
	if random == nil {
		return m, ErrNoGenerator
	}
	return p.policy.Choose(s, random), nil
}
