package search

import (
	"context"
	"math"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/railhex/railhex/variants/family"
)

// Search plays games on from a position, many times, and makes the move after
// which they go best for the player who is asked: a Monte Carlo tree search.
// Positions near the root are nodes of a tree, and a move is tried the more
// often the better it has done. From the edge of the tree the adviser plays for
// everybody. What chance decides are nodes too: of many outcomes a node keeps a
// number that grows with its visits.
//
// An iteration adds a node to the tree of its worker, until the tree has as many as
// its parameters allow.
type Search[P family.Pointer[State, Move], State, Move comparable] struct {
	thinking Thinking
	trees    []*tree[P, State, Move] // by worker
}

// New returns a search. It panics if a number in t is negative, AllCores aside.
func New[P family.Pointer[State, Move], State, Move comparable](
	game Game[State, Move], t Thinking,
) *Search[P, State, Move] {
	p := &Search[P, State, Move]{thinking: t.complete()}
	for range p.thinking.Workers {
		p.trees = append(p.trees, newTree[P](game, p.thinking.tuning))
	}
	return p
}

// Choose returns the move that Analyse finds best. A position that leaves no choice
// costs no thought.
func (p *Search[P, State, Move]) Choose(ctx context.Context, s *State, random *rand.Rand) (m Move, err error) {
	if err := p.plant(s, random); err != nil {
		return m, err
	}
	if root := p.trees[0].branchesOf(0); len(root) == 1 {
		return root[0].move, nil
	}
	p.search(ctx, nil)
	return p.considered()[0].Move, nil
}

// plant begins the trees of all workers.
func (p *Search[P, State, Move]) plant(s *State, random *rand.Rand) error {
	if err := Asked(P(s)); err != nil {
		return err
	}
	if random == nil {
		return ErrNoGenerator
	}
	var first *tree[P, State, Move]
	for _, t := range p.trees {
		t.plant(s, random.Uint64(), first)
		first = p.trees[0]
	}
	return nil
}

// search has the workers search, and asks watch whether to go on each time the number of
// iterations has doubled.
func (p *Search[P, State, Move]) search(ctx context.Context, watch func(Analysis[Move]) bool) {
	ctx, cancel := p.thinking.bound(ctx)
	defer cancel()
	deadline, _ := ctx.Deadline()
	for worker, t := range p.trees {
		t.most, t.deadline, t.allowed = p.share(worker), deadline, time.Until(deadline)
	}
	pause := math.MaxInt // of each worker
	if watch != nil {
		pause = max(1, firstWatch/len(p.trees))
	}
	for more := true; more; pause *= 2 {
		work := func(worker int) {
			share := min(p.share(worker), pause)
			for t := p.trees[worker]; t.done < share && !ended(ctx); {
				t.iterate()
			}
		}
		var working sync.WaitGroup
		for worker := 1; worker < len(p.trees); worker++ {
			working.Go(func() { work(worker) })
		}
		work(0)
		working.Wait()
		more = pause < p.share(0) && !ended(ctx) && watch(p.analysis())
	}
}

// firstWatch is the number of iterations after which a search is first watched.
const firstWatch = 32

// share is how many iterations fall to a worker at the most.
func (p *Search[P, State, Move]) share(worker int) int {
	all, workers := p.thinking.Iterations, len(p.trees)
	if all == 0 {
		return math.MaxInt
	}
	return (all + workers - 1 - worker) / workers
}
