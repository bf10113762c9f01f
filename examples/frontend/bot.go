package frontend

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/railhex/railhex/variants/family/treesearch"
)

// A Bot plays any seat of a game. It remembers nothing from one move to the next, and
// serves one goroutine at a time.
type Bot interface {
	// Choose is a legal move of a position in which a seat is asked.
	Choose(ctx context.Context, p Position, random *rand.Rand) (string, error)
	// Evaluate is what each seat can expect to win, from seat 1 on: shares of 1 among
	// several, and for a seat that plays alone the chance to win.
	Evaluate(ctx context.Context, p Position, random *rand.Rand) ([]float64, error)
}

// A Thought is how much a bot that searches thinks about a move: so many iterations,
// or so many milliseconds, whichever are over first. The zero Thought is what is usual.
type Thought struct {
	Iterations   int `json:"iterations"`
	Milliseconds int `json:"milliseconds"`
}

func (t Thought) thinking() treesearch.Thinking {
	return treesearch.Thinking{Iterations: t.Iterations, Time: time.Duration(t.Milliseconds) * time.Millisecond}
}

// searches is the name of the bot that thinks.
const searches = "search"

// BotNames are the names of bots, the weakest first. They are the same for all games.
func BotNames() []string { return []string{"random", "builder", "greedy", searches} }

// NewBot is a bot of that name for a game. It says so where there is none, or where a
// number is negative.
func NewBot(game, name string, t Thought) (Bot, error) {
	g, err := named(game)
	if err != nil {
		return nil, err
	}
	if t.Iterations < 0 || t.Milliseconds < 0 {
		return nil, fmt.Errorf("%d iterations or %d milliseconds cannot be thought", t.Iterations, t.Milliseconds)
	}
	return g.bot(name, t)
}

// chooser chooses moves of a game.
type chooser[S, M any] interface {
	Choose(ctx context.Context, s *S, random *rand.Rand) (M, error)
}

// searcher thinks about positions of a game.
type searcher[S, M any] interface {
	chooser[S, M]
	Evaluate(ctx context.Context, s *S, random *rand.Rand) (treesearch.Expected, error)
}

// evaluationIterations is how many games an evaluation plays on unless it is said.
const evaluationIterations = 32

func (r *rules[S, M, E, Seat, R, P]) seat(name string, t Thought) (Bot, error) {
	judging := t
	if judging == (Thought{}) {
		judging.Iterations = evaluationIterations
	}
	b := &bot[S, M, E, Seat, R, P]{rules: r, judge: r.search(judging)}
	if name == searches {
		b.player = r.search(t)
		return b, nil
	}
	player, err := r.bot(name)
	if err != nil {
		return nil, err
	}
	b.player = player
	return b, nil
}

// A bot is a player of a game.
type bot[S any, M move, E any, Seat ~uint8, R rule, P state[S, M, E, Seat]] struct {
	rules  *rules[S, M, E, Seat, R, P]
	player chooser[S, M]
	judge  searcher[S, M]
}

func (b *bot[S, M, E, Seat, R, P]) position(p Position) (*S, error) {
	here, ok := p.(*position[S, M, E, Seat, R, P])
	if !ok {
		return nil, fmt.Errorf("this bot plays %s, and the position is one of %s", b.rules.name, p.Game())
	}
	return &here.state, nil
}

func (b *bot[S, M, E, Seat, R, P]) Choose(ctx context.Context, p Position, random *rand.Rand) (string, error) {
	s, err := b.position(p)
	if err != nil {
		return "", err
	}
	m, err := b.player.Choose(ctx, s, random)
	if err != nil {
		return "", err
	}
	return m.String(), nil
}

func (b *bot[S, M, E, Seat, R, P]) Evaluate(ctx context.Context, p Position, random *rand.Rand) ([]float64, error) {
	s, err := b.position(p)
	if err != nil {
		return nil, err
	}
	expected, err := b.judge.Evaluate(ctx, s, random)
	if err != nil {
		return nil, err
	}
	return expected[1 : p.Seats()+1], nil
}
