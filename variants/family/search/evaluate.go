package search

import (
	"context"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// Evaluate plays games on from a position as the adviser would play for everybody. It
// plays as many as its iterations or the time allow, and at least one. It returns what
// each seat can expect on average, by its number: from 0 to 1, and together 1 where
// several play. It may be chance that is asked, and the game may be over: then the
// winners share what there is, and nobody has anything if nobody has won. Where players
// hold what others do not see, it goes by what the one who is asked sees.
//
// The error is ErrNoPosition or ErrNoGenerator.
func (p *Search[P, State, Move]) Evaluate(ctx context.Context, s *State, random *rand.Rand) (expected Expected, err error) {
	seats := P(s).Seats()
	switch {
	case seats == 0:
		return expected, ErrNoPosition
	case random == nil:
		return expected, ErrNoGenerator
	case P(s).Over():
		for seat := 1; seat <= seats; seat++ {
			if P(s).Rank(family.Seat(seat)) == 1 {
				expected[seat] = 1
			}
		}
		return expected.shared(seats), nil
	}
	ctx, cancel := p.thinking.bound(ctx)
	defer cancel()
	t := p.trees[0]
	t.nodes, t.branches = t.nodes[:0], t.branches[:0] // not the tree of this position
	t.start, t.seed, t.share = *s, random.Uint64(), 0
	t.source.Seed(t.seed, 0)
	for n := 0; n == 0 || !ended(ctx) && (p.thinking.Iterations == 0 || n < p.thinking.Iterations); n++ {
		t.begin()
		t.luck.Restart(t.seed + uint64(n))
		t.judge()
		for seat := 1; seat <= seats; seat++ {
			expected[seat] += (t.expected[seat] - expected[seat]) / float64(n+1)
		}
	}
	return expected.shared(seats), nil
}

// shared returns what seats can expect that together can expect 1. A player who plays
// alone plays against the game, and shares with nobody.
func (e Expected) shared(seats int) Expected {
	sum := 0.0
	for seat := 1; seat <= seats; seat++ {
		sum += e[seat]
	}
	if seats == 1 || sum == 0 {
		return e
	}
	for seat := 1; seat <= seats; seat++ {
		e[seat] /= sum
	}
	return e
}
