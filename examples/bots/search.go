package bots

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/railhex/railhex/steamrollers"
)

// Thinking is how much thought a [Search] gives to each decision. It stops at
// whichever limit comes first. The zero Thinking is DefaultIterations by one
// worker.
type Thinking struct {
	Iterations int           // 0 for no limit; shared out among the workers
	Time       time.Duration // 0 for no limit
	// Workers is the number of goroutines that search, each by itself; their
	// findings are added up. 0 is one, AllCores one for each core.
	Workers int
}

// AllCores has a Search use all cores.
const AllCores = -1

// Search plays games on from a position, many times, and makes the move after
// which they go best for the player who is asked: a Monte Carlo tree search.
// Positions near the root are nodes of a tree, and a move is tried the more
// often the better it has done. From the edge of the tree Greedy plays for
// everybody to the end. What dice and bag decide are nodes too: of many
// outcomes a node keeps a number that grows with its visits.
//
// One iteration takes about as long as Greedy takes for a game, and adds a
// position of one or two kilobytes to the tree of its worker, which grows to a
// hundred thousand of them and then no more.
type Search struct {
	thinking Thinking
	trees    []*tree // by worker
}

// NewSearch is a new Search. It panics if a number in t is negative, AllCores
// aside.
func NewSearch(t Thinking) *Search {
	if t.Iterations < 0 || t.Time < 0 || t.Workers < AllCores {
		panic("bots: negative thinking")
	}
	if t.Iterations == 0 && t.Time == 0 {
		t.Iterations = DefaultIterations
	}
	switch t.Workers {
	case 0:
		t.Workers = 1
	case AllCores:
		t.Workers = runtime.GOMAXPROCS(0)
	}
	p := &Search{thinking: t}
	for range t.Workers {
		p.trees = append(p.trees, newTree())
	}
	return p
}

// Choose is the move that Consider finds best. A position that leaves no choice
// costs no thought.
func (p *Search) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	if legal := s.AppendMoves(nil); len(legal) == 1 {
		return legal[0]
	}
	return p.Consider(context.Background(), s, random)[0].Move
}

// A Considered is a move and how it has done in a search.
type Considered struct {
	Move   steamrollers.Move
	Visits int     // iterations that went through it
	Value  float64 // 0 to 1: how the games after it went for the player, on average; 0 without visits
}

// Consider searches a position in which a player is asked until the thinking is
// done or the context ends, and gives the moves it has considered, the one it
// would make first. It leaves out moves that look bad from the beginning and
// were never tried. If it is stopped at once the first is the move of Greedy.
//
// The same position, generator and number of workers give the same answer if
// iterations are the only limit.
func (p *Search) Consider(ctx context.Context, s *steamrollers.State, random *rand.Rand) []Considered {
	if p.thinking.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, p.thinking.Time)
		defer cancel()
	}
	var working sync.WaitGroup
	for i, t := range p.trees {
		t.plant(s, random.Uint64())
		share := p.share(i)
		working.Go(func() {
			for n := 0; n < share && ctx.Err() == nil; n++ {
				t.iterate()
			}
		})
	}
	working.Wait()
	return p.sum()
}

// share is how many iterations fall to a worker at the most.
func (p *Search) share(worker int) int {
	all, workers := p.thinking.Iterations, len(p.trees)
	if all == 0 {
		return math.MaxInt
	}
	return (all + workers - 1 - worker) / workers
}

// sum adds up what the workers have found.
func (p *Search) sum() []Considered {
	moves := p.trees[0].root().branches // the same for all, and in the same order
	found := make([]Considered, 0, len(moves))
	for i, b := range moves {
		c := Considered{Move: b.move}
		total := 0.0
		for _, t := range p.trees {
			c.Visits += t.root().branches[i].visits
			total += t.root().branches[i].total
		}
		if c.Visits > 0 {
			c.Value = total / float64(c.Visits)
		}
		if c.Visits > 0 || i == 0 {
			found = append(found, c)
		}
	}
	slices.SortStableFunc(found, func(a, b Considered) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.Value, a.Value))
	})
	return found
}
