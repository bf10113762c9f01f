package treesearch

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
)

// Search plays games on from a position, many times, and makes the move after
// which they go best for the player who is asked: a Monte Carlo tree search.
// Positions near the root are nodes of a tree, and a move is tried the more
// often the better it has done. From the edge of the tree the adviser plays for
// everybody. What chance decides are nodes too: of many outcomes a node keeps a
// number that grows with its visits.
//
// An iteration adds a position to the tree of its worker, one or two kilobytes, which
// grows to a hundred thousand of them and then no more.
type Search[P family.Pointer[State, Move], State, Move comparable] struct {
	thinking Thinking
	trees    []*tree[P, State, Move] // by worker
}

// New is a search in a game in which everybody sees everything. It panics if a number
// in t is negative, AllCores aside.
func New[P family.Pointer[State, Move], State, Move comparable](
	game Game[State, Move], t Thinking,
) *Search[P, State, Move] {
	return newSearch[P](game, t, nil)
}

// NewHidden is a search in a game in which players hold what others do not see.
func NewHidden[P family.Hidden[State, Move], State, Move comparable](
	game Game[State, Move], t Thinking,
) *Search[P, State, Move] {
	return newSearch[P](game, t, func(s *State, random *rand.Rand) State {
		return P(s).Redealt(P(s).Turn(), random)
	})
}

func newSearch[P family.Pointer[State, Move], State, Move comparable](
	game Game[State, Move], t Thinking, imagined func(*State, *rand.Rand) State,
) *Search[P, State, Move] {
	p := &Search[P, State, Move]{thinking: t.complete()}
	for range p.thinking.Workers {
		p.trees = append(p.trees, newTree[P](game, imagined))
	}
	return p
}

// Choose is the move that Consider finds best. A position that leaves no choice
// costs no thought.
func (p *Search[P, State, Move]) Choose(ctx context.Context, s *State, random *rand.Rand) (m Move, err error) {
	if err := p.plant(s, random); err != nil {
		return m, err
	}
	if root := p.trees[0].branchesOf(0); len(root) == 1 {
		return root[0].move, nil
	}
	p.search(ctx)
	return p.sum()[0].Move, nil
}

// A Considered is a move and how it has done in a search.
type Considered[Move any] struct {
	Move   Move
	Visits int     // iterations that went through it
	Value  float64 // 0 to 1: how the games after it went for the player, on average; 0 without visits
}

// Consider searches a position in which a player is asked until the thinking is
// done or the context ends, and gives the moves it has considered, the one it
// would make first. It leaves out moves that look bad from the beginning and
// were never tried. If it is stopped at once the first is what the adviser weighs most.
// The error is one of those of a table.Player.
//
// The same position, generator and number of workers give the same answer if
// iterations are the only limit.
func (p *Search[P, State, Move]) Consider(ctx context.Context, s *State, random *rand.Rand) ([]Considered[Move], error) {
	if err := p.plant(s, random); err != nil {
		return nil, err
	}
	p.search(ctx)
	return p.sum(), nil
}

// plant begins the trees of all workers.
func (p *Search[P, State, Move]) plant(s *State, random *rand.Rand) error {
	if err := table.Asked(P(s)); err != nil {
		return err
	}
	if random == nil {
		return table.ErrNoGenerator
	}
	var first *tree[P, State, Move]
	for _, t := range p.trees {
		t.plant(s, random.Uint64(), first)
		first = p.trees[0]
	}
	return nil
}

// search has the workers search.
func (p *Search[P, State, Move]) search(ctx context.Context) {
	ctx, cancel := p.thinking.bound(ctx)
	defer cancel()
	work := func(worker int) {
		share := p.share(worker)
		for n := 0; n < share && !ended(ctx); n++ {
			p.trees[worker].iterate()
		}
	}
	var working sync.WaitGroup
	for worker := 1; worker < len(p.trees); worker++ {
		working.Go(func() { work(worker) })
	}
	work(0)
	working.Wait()
}

// share is how many iterations fall to a worker at the most.
func (p *Search[P, State, Move]) share(worker int) int {
	all, workers := p.thinking.Iterations, len(p.trees)
	if all == 0 {
		return math.MaxInt
	}
	return (all + workers - 1 - worker) / workers
}

// sum adds up what the workers have found.
func (p *Search[P, State, Move]) sum() []Considered[Move] {
	moves := p.trees[0].branchesOf(0) // the same for all, and in the same order
	found := make([]Considered[Move], 0, len(moves))
	for i, b := range moves {
		c := Considered[Move]{Move: b.move}
		total := 0.0
		for _, t := range p.trees {
			branch := &t.branchesOf(0)[i]
			c.Visits += int(branch.visits)
			total += branch.total
		}
		if c.Visits > 0 {
			c.Value = total / float64(c.Visits)
		}
		if c.Visits > 0 || i == 0 {
			found = append(found, c)
		}
	}
	slices.SortStableFunc(found, func(a, b Considered[Move]) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.Value, a.Value))
	})
	return found
}
