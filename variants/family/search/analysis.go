package search

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
)

// An Analysis is what a search found about a position.
type Analysis[Move any] struct {
	Iterations int // of this search, by all workers
	Nodes      int // of all trees
	Depth      int // the most moves that an iteration went through before its playout
	// Moves are the moves considered, the one that the search would make first. Moves
	// that look bad from the beginning and were never tried are left out.
	Moves []Considered[Move]
	// Line is the principal line: the first of Moves and what follows it most often,
	// chance included.
	Line []Move
}

// A Considered is a move and what a search found about it.
type Considered[Move any] struct {
	Move     Move
	Visits   int      // iterations that made it
	Value    float64  // 0 to 1: what the player could expect after it, on average; 0 without visits
	Expected Expected // the same for each seat, in the iterations of this search alone
}

// Analyse searches a position in which a player is asked until the thinking is done or
// the context ends. If it is stopped at once, the first move is the adviser's.
//
// If watch is not nil, Analyse calls it with the results so far each time the number of
// iterations has doubled, from 32 on. The search ends when watch returns false.
//
// The error is one of those of a search.Player. With the same position, generator and
// number of workers the answer is the same if iterations are the only limit.
func (p *Search[P, State, Move]) Analyse(
	ctx context.Context, s *State, random *rand.Rand, watch func(Analysis[Move]) bool,
) (Analysis[Move], error) {
	if err := p.plant(s, random); err != nil {
		return Analysis[Move]{}, err
	}
	p.search(ctx, watch)
	return p.analysis(), nil
}

// analysis adds up what the workers have found.
func (p *Search[P, State, Move]) analysis() Analysis[Move] {
	var a Analysis[Move]
	for _, t := range p.trees {
		a.Iterations += t.done
		a.Nodes += len(t.nodes)
		a.Depth = max(a.Depth, t.depth)
	}
	a.Moves = p.considered()
	a.Line = p.line(a.Moves[0].Move)
	return a
}

func (p *Search[P, State, Move]) considered() []Considered[Move] {
	moves := p.trees[0].branchesOf(0) // the same in all trees, in the same order
	found := make([]Considered[Move], 0, len(moves))
	for i, b := range moves {
		c := Considered[Move]{Move: b.move}
		total, visits := 0.0, 0
		for _, t := range p.trees {
			branch, after := &t.branchesOf(0)[i], &t.after[i]
			c.Visits += int(branch.visits)
			total += branch.total
			visits += after.visits
			for seat := range c.Expected {
				c.Expected[seat] += after.expected[seat]
			}
		}
		if c.Visits > 0 {
			c.Value = total / float64(c.Visits)
		}
		for seat := range c.Expected {
			c.Expected[seat] /= float64(max(1, visits))
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

// line follows a move of the root by the most visited moves, in the tree that tried it
// most often.
func (p *Search[P, State, Move]) line(first Move) []Move {
	line := []Move{first}
	isFirst := func(b branch[Move]) bool { return b.move == first }
	root := slices.IndexFunc(p.trees[0].branchesOf(0), isFirst)
	t := slices.MaxFunc(p.trees, func(a, b *tree[P, State, Move]) int {
		return cmp.Compare(a.branchesOf(0)[root].visits, b.branchesOf(0)[root].visits)
	})
	for at := t.branchesOf(0)[root].next; at != 0 && t.nodes[at].count > 0; {
		next := slices.MaxFunc(t.branchesOf(at), func(a, b branch[Move]) int { return cmp.Compare(a.visits, b.visits) })
		if next.visits == 0 {
			break
		}
		line = append(line, next.move)
		at = next.next
	}
	return line
}
