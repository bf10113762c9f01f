// Package guests seats bots and programs of anybody at the tables of a tournament. A program is
// asked for its moves; each question and each answer is a line of JSON. A [Seat] holds
// the player there to a [Clock] and says why a game was forfeited.
package guests

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/internal/dialogue"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Seat is a player in one game, with its own clock: a bot, or a program. When it has forfeited
// the game, its moves are made by a deputy, so that the others play on to the end.
type Seat struct {
	Bot       describe.Bot      // nil if it is a program
	Program   *dialogue.Program // must have a clock
	Clock     Clock
	Deputy    describe.Bot
	Forfeited string // why the game is lost; "" if it is not

	left time.Duration
}

// timeToBegin is how long a program may take to get ready for a game, outside its clock.
const timeToBegin = 30 * time.Second

// Begin says that a game begins in which the seat has a number. The error is that of the context.
func (s *Seat) Begin(ctx context.Context, start describe.Position, seat int) error {
	s.left = s.Clock.Stock
	if s.Program == nil {
		return nil
	}
	err := s.Program.Start() // unless it runs; it does not after a game in which it failed
	if err == nil {
		_, err = s.ask(ctx, map[string]any{"op": "new", "seat": seat, "header": start.Header()}, timeToBegin)
	}
	if err != nil && ctx.Err() == nil {
		s.forfeit(err)
	}
	return ctx.Err()
}

// Choose implements [describe.Bot].
func (s *Seat) Choose(ctx context.Context, at describe.Position, random *rand.Rand) (string, error) {
	if s.Forfeited == "" {
		move, err := s.timed(ctx, at, random)
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if err == nil {
			return move, nil
		}
		if s.Program == nil && !errors.Is(err, dialogue.ErrSilent) {
			return "", err // one of our bots is wrong
		}
		s.forfeit(err)
	}
	return s.Deputy.Choose(ctx, at, random)
}

// Evaluate implements [describe.Bot]. A tournament asks nobody for it.
func (s *Seat) Evaluate(ctx context.Context, at describe.Position, random *rand.Rand) ([]float64, error) {
	return s.Deputy.Evaluate(ctx, at, random)
}

// timed is the move of the player, by its clock.
func (s *Seat) timed(ctx context.Context, at describe.Position, random *rand.Rand) (move string, err error) {
	began := time.Now()
	switch {
	case s.Clock == Clock{}:
		return s.Bot.Choose(ctx, at, random)
	case s.Program == nil:
		thinks, stop := context.WithTimeout(ctx, s.Clock.share(s.left))
		move, err = s.Bot.Choose(thinks, at, random)
		stop()
	default:
		move, err = s.answer(ctx, at, random)
	}
	if err != nil {
		return "", err
	}
	if s.left -= time.Since(began); s.left <= 0 {
		return "", fmt.Errorf("%w before its clock runs out", dialogue.ErrSilent)
	}
	s.left += s.Clock.Increment
	return move, nil
}

// answer asks the program for a move.
func (s *Seat) answer(ctx context.Context, at describe.Position, random *rand.Rand) (string, error) {
	seat, sees := at.Turn(), at
	if describe.Hides(at) {
		sees = at.Redealt(seat, random)
	}
	move, err := s.ask(ctx, map[string]any{
		"op": "move", "seat": seat, "position": sees.JSON(), "report": sees.Report(seat), "moves": sees.Moves(),
		"left": s.left.Milliseconds(), "increment": s.Clock.Increment.Milliseconds(),
	}, s.left)
	if err != nil || slices.Contains(at.Moves(), move) {
		return move, err
	}
	if _, err := at.Move(move); err != nil {
		return "", fmt.Errorf("its move %q is not legal: %w", move, err)
	}
	return "", fmt.Errorf("its move %q is not spelled as in the list of moves", move)
}

// ask puts a question to the program, and returns the move that it answers.
func (s *Seat) ask(ctx context.Context, question map[string]any, timeout time.Duration) (move string, err error) {
	var answer struct{ Error, Move string }
	err = s.Program.Ask(ctx, func(id int) any { question["id"] = id; return question }, &answer, timeout)
	if err == nil && answer.Error != "" {
		err = errors.New("it says: " + answer.Error)
	}
	return answer.Move, err
}

// forfeit notes why the game is lost.
func (s *Seat) forfeit(err error) {
	const most = 300
	why := err.Error()
	s.Forfeited = why[:min(len(why), most)]
}

// A Clock is the time that a seat has for a game: a stock, and so much more for each move
// that it makes. With the zero Clock nobody is late.
type Clock struct{ Stock, Increment time.Duration }

// ParseClock reads a clock: "1m" for a game, or "1m+2s" with two seconds more for each move.
func ParseClock(text string) (c Clock, err error) {
	stock, increment, more := strings.Cut(text, "+")
	c.Stock, err = time.ParseDuration(stock)
	if err == nil && more {
		c.Increment, err = time.ParseDuration(increment)
	}
	if err != nil || c.Stock <= 0 || c.Increment < 0 {
		const says = "%q is no clock: it is the time for a game, as in 1m, or that and what a move adds, as in 1m+2s"
		return Clock{}, fmt.Errorf(says, text)
	}
	return c, nil
}

// share is how long a bot of ours thinks that has so much time left: a part of it, and most
// of what the move adds.
func (c Clock) share(left time.Duration) time.Duration {
	const moves = 30
	return left/moves + c.Increment*3/4
}
