// Package guests seats programs of anybody at the tables of a tournament. A [Program] is
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

// A Forfeit says why a seat lost a game before its end.
type Forfeit struct {
	By  string `json:"by"`  // Time, Crash or Answer
	Why string `json:"why"` // in words
}

// What a game is forfeited by.
const (
	Time   = "time"   // the clock ran out
	Crash  = "crash"  // the program ended
	Answer = "answer" // what it answers is no legal move
)

// A Player is a bot, or a program if that is not nil.
type Player struct {
	Bot     describe.Bot
	Program *Program
}

// A Seat is a player in one game, with its own clock. When it has forfeited the game, its
// moves are made by a deputy, so that the others play on to the end.
type Seat struct {
	Forfeited *Forfeit

	player Player
	clock  Clock
	left   time.Duration
	deputy describe.Bot
}

// NewSeat seats a player for a game. A program must have a clock.
func NewSeat(p Player, clock Clock, deputy describe.Bot) *Seat {
	return &Seat{player: p, clock: clock, left: clock.Stock, deputy: deputy}
}

// Begin says that a game begins in which the seat has a number.
func (s *Seat) Begin(ctx context.Context, start describe.Position, seat int) error {
	if s.player.Program == nil {
		return nil
	}
	if err := s.player.Program.begin(ctx, start, seat); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		s.forfeit(err)
	}
	return nil
}

// Choose implements [describe.Bot].
func (s *Seat) Choose(ctx context.Context, at describe.Position, random *rand.Rand) (string, error) {
	if s.Forfeited == nil {
		move, err := s.timed(ctx, at, random)
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if err == nil {
			return move, nil
		}
		if s.player.Program == nil && !errors.Is(err, dialogue.ErrSilent) {
			return "", err // one of our bots is wrong
		}
		s.forfeit(err)
	}
	return s.deputy.Choose(ctx, at, random)
}

// Evaluate implements [describe.Bot]. A tournament asks nobody for it.
func (s *Seat) Evaluate(ctx context.Context, at describe.Position, random *rand.Rand) ([]float64, error) {
	return s.deputy.Evaluate(ctx, at, random)
}

// timed is the move of the player, by its clock.
func (s *Seat) timed(ctx context.Context, at describe.Position, random *rand.Rand) (move string, err error) {
	began := time.Now()
	switch {
	case s.player.Program != nil:
		move, err = s.player.Program.choose(ctx, at, random, s.left, s.clock.Increment)
		if err == nil && !slices.Contains(at.Moves(), move) {
			err = illegal(at, move)
		}
	case s.clock != Clock{}:
		thinks, stop := context.WithTimeout(ctx, s.clock.share(s.left))
		move, err = s.player.Bot.Choose(thinks, at, random)
		stop()
	default:
		move, err = s.player.Bot.Choose(ctx, at, random)
	}
	if err != nil || s.clock == (Clock{}) {
		return move, err
	}
	if s.left -= time.Since(began); s.left <= 0 {
		return "", fmt.Errorf("%w before its clock runs out", dialogue.ErrSilent)
	}
	s.left += s.clock.Increment
	return move, nil
}

// illegal is the error of a move that is not legal.
func illegal(at describe.Position, move string) error {
	if err := at.Explain(move); err != nil {
		return fmt.Errorf("its move %q is not legal: %w", move, err)
	}
	return fmt.Errorf("its move %q is not spelled as in the list of moves", move)
}

// forfeit notes why the game is lost.
func (s *Seat) forfeit(err error) {
	by := Answer
	switch {
	case errors.Is(err, dialogue.ErrSilent):
		by = Time
	case errors.Is(err, dialogue.ErrEnded), errors.Is(err, dialogue.ErrNotStarted):
		by = Crash
	}
	const most = 300
	why := err.Error()
	s.Forfeited = &Forfeit{by, why[:min(len(why), most)]}
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
		return Clock{}, fmt.Errorf("%q is no clock: it is the time for a game, as in 1m, and may have the time that each move adds, as in 1m+2s", text)
	}
	return c, nil
}

// share is how long a bot of ours thinks that has so much time left: a part of it, and most
// of what the move adds.
func (c Clock) share(left time.Duration) time.Duration {
	const moves = 30
	return left/moves + c.Increment*3/4
}
