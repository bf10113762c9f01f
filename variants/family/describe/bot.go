package describe

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A Bot plays any seat of a game. It remembers nothing from one move to the next, and
// serves one goroutine at a time.
type Bot interface {
	// Choose returns a legal move of a position in which a seat is asked. The error says
	// that no seat is asked, or that the position is of another game.
	Choose(ctx context.Context, p Position, random *rand.Rand) (string, error)
	// Evaluate returns what each seat can expect to win, from seat 1 on. With several
	// seats these are shares of 1; for a seat that plays alone it is the chance to win.
	Evaluate(ctx context.Context, p Position, random *rand.Rand) ([]float64, error)
}

// An Analyst is a Bot that tells what it thinks. A bot that searches is one.
type Analyst interface {
	Bot
	// Analyse returns what the bot found about a position. If watch is not nil, Analyse
	// calls it with what was found so far each time the number of iterations has doubled,
	// and ends when it returns false. The error is that of Choose.
	Analyse(
		ctx context.Context, p Position, random *rand.Rand, watch func(search.Analysis[string]) bool,
	) (search.Analysis[string], error)
}

// A Thought limits how long a bot that searches thinks about a move, by iterations or by
// milliseconds, whichever end first; 0 is no limit. The zero Thought is
// search.DefaultIterations.
type Thought struct {
	Iterations   int `json:"iterations"`
	Milliseconds int `json:"milliseconds"`
}

func (t Thought) thinking() search.Thinking {
	return search.Thinking{Iterations: t.Iterations, Time: time.Duration(t.Milliseconds) * time.Millisecond}
}

// Names of bots that every game has.
const (
	moves    = "random"
	searches = "search"
)

// evaluationIterations is how many games an evaluation plays if the Thought says nothing.
const evaluationIterations = 32

func (g *described[State, Move, P]) Bots() []string {
	var names []string
	if g.parts.Bots != nil {
		names = slices.Clone(g.parts.Bots.Names)
	}
	if !slices.Contains(names, moves) {
		names = slices.Insert(names, 0, moves)
	}
	return append(names, searches)
}

func (g *described[State, Move, P]) Bot(name string, t Thought) (Bot, error) {
	if t.Iterations < 0 || t.Milliseconds < 0 {
		return nil, fmt.Errorf("%d iterations or %d milliseconds cannot be thought", t.Iterations, t.Milliseconds)
	}
	if err := g.broken(); err != nil {
		return nil, err
	}
	thinking, notSearch := t.thinking(), error(nil)
	if name != searches {
		thinking, notSearch = search.ParseThinking(name)
	}
	judging := t
	if judging == (Thought{}) {
		judging.Iterations = evaluationIterations
	}
	b := &bot[State, Move, P]{of: g, judge: g.search(judging.thinking())}
	var err error
	switch {
	case notSearch == nil:
		b.player = g.search(thinking)
	case strings.HasPrefix(name, searches+":"):
		err = fmt.Errorf("there is no bot %q: %w", name, notSearch)
	case g.parts.Bots != nil && (name != moves || slices.Contains(g.parts.Bots.Names, moves)):
		b.player, err = g.parts.Bots.Named(name)
	case name == moves:
		b.player = search.ByPolicy[P](atRandom[State, Move, P]{})
	default:
		err = fmt.Errorf("there is no bot %q: it is %s", name, strings.Join(g.Bots(), " or "))
	}
	if err != nil {
		return nil, err
	}
	if search, ok := b.player.(analyses[State, Move]); ok {
		return &analyst[State, Move, P]{b, search}, nil
	}
	return b, nil
}

// search is a new player that searches.
func (g *described[State, Move, P]) search(t search.Thinking) Searcher[State, Move] {
	if g.parts.Bots != nil && g.parts.Bots.Search != nil {
		return g.parts.Bots.Search(t)
	}
	game := search.Unadvised[P]()
	if secrets := g.parts.Secrets; secrets != nil {
		game.Redealt, game.Sees = secrets.Redealt, secrets.Sees
	}
	return search.New[P](game, t)
}

// atRandom makes any legal move, each as likely as the others.
type atRandom[State comparable, Move family.Written, P family.Pointer[State, Move]] struct{}

func (atRandom[State, Move, P]) Choose(s *State, random *rand.Rand) Move {
	legal := P(s).AppendMoves(nil)
	return legal[random.IntN(len(legal))]
}

// A bot is a player of a game.
type bot[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	of     *described[State, Move, P]
	player search.Player[State, Move]
	judge  Searcher[State, Move]
}

func (b *bot[State, Move, P]) position(p Position) (*State, error) {
	here, ok := p.(*position[State, Move, P])
	if !ok {
		return nil, fmt.Errorf("this bot plays %s, and the position is one of %s", b.of.Name(), p.Of().Name())
	}
	return &here.state, nil
}

func (b *bot[State, Move, P]) Choose(ctx context.Context, p Position, random *rand.Rand) (string, error) {
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

func (b *bot[State, Move, P]) Evaluate(ctx context.Context, p Position, random *rand.Rand) ([]float64, error) {
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

// analyses is a player that tells what it thinks, as a [search.Search] does.
type analyses[State, Move any] interface {
	Analyse(ctx context.Context, s *State, random *rand.Rand, watch func(search.Analysis[Move]) bool) (search.Analysis[Move], error)
}

// An analyst is a bot that tells what it thinks.
type analyst[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	*bot[State, Move, P]
	search analyses[State, Move]
}

func (b *analyst[State, Move, P]) Analyse(
	ctx context.Context, p Position, random *rand.Rand, watch func(search.Analysis[string]) bool,
) (search.Analysis[string], error) {
	s, err := b.position(p)
	if err != nil {
		return search.Analysis[string]{}, err
	}
	var typed func(search.Analysis[Move]) bool
	if watch != nil {
		typed = func(a search.Analysis[Move]) bool { return watch(written(a)) }
	}
	a, err := b.search.Analyse(ctx, s, random, typed)
	if err != nil {
		return search.Analysis[string]{}, err
	}
	return written(a), nil
}

// written returns an analysis with its moves as text.
func written[Move family.Written](a search.Analysis[Move]) search.Analysis[string] {
	all := search.Analysis[string]{Iterations: a.Iterations, Nodes: a.Nodes, Depth: a.Depth}
	for _, c := range a.Moves {
		all.Moves = append(all.Moves, search.Considered[string]{
			Move: c.Move.String(), Visits: c.Visits, Value: c.Value, Expected: c.Expected,
		})
	}
	for _, m := range a.Line {
		all.Line = append(all.Line, m.String())
	}
	return all
}
