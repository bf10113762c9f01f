package search

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Weighed is a legal move and what a player makes of it.
type Weighed[Move any] struct {
	Move  Move
	Worth float64 // in points, to compare it with other moves of the position
}

// heaviest returns the move that is worth most, the first of those that are worth the same. It
// panics if there are no moves.
func heaviest[Move any](legal []Move, worth func(Move) float64) Move {
	best, most := 0, worth(legal[0])
	for i, m := range legal[1:] {
		if worth := worth(m); worth > most {
			best, most = i+1, worth
		}
	}
	return legal[best]
}

// AppendWeighed appends the moves with what they are worth, the best first; those that
// are worth the same stay in their order.
func AppendWeighed[Move any](dst []Weighed[Move], legal []Move, worth func(Move) float64) []Weighed[Move] {
	first := len(dst)
	for _, m := range legal {
		dst = append(dst, Weighed[Move]{m, worth(m)})
	}
	slices.SortStableFunc(dst[first:], func(a, b Weighed[Move]) int { return cmp.Compare(b.Worth, a.Worth) })
	return dst
}

// A Greedy is a player that makes the move worth most, the first of equals. It leaves nothing
// to chance. [NewGreedy] makes one.
type Greedy[P family.Pointer[State, Move], State, Move comparable] struct {
	reckon func(s *State, legal []Move)
	worth  func(s *State, m Move) float64
	legal  []Move
}

// NewGreedy returns the Greedy that values moves by worth. It calls reckon first for each
// position that has more than one move to weigh.
func NewGreedy[P family.Pointer[State, Move], State, Move comparable](
	reckon func(s *State, legal []Move), worth func(s *State, m Move) float64,
) Greedy[P, State, Move] {
	return Greedy[P, State, Move]{reckon: reckon, worth: worth}
}

// Choose returns the legal move that is worth most. It uses neither the context nor the
// generator, which may be nil.
func (g *Greedy[P, State, Move]) Choose(_ context.Context, s *State, _ *rand.Rand) (Move, error) {
	return Decide(P(s), g.Best)
}

// Best returns the legal move that is worth most in a position in which a player is asked.
func (g *Greedy[P, State, Move]) Best(s *State) Move {
	g.legal = P(s).AppendMoves(g.legal[:0])
	if len(g.legal) == 1 {
		return g.legal[0]
	}
	g.reckon(s, g.legal)
	return heaviest(g.legal, func(m Move) float64 { return g.worth(s, m) })
}

// AppendWeighed appends all legal moves of a position in which a player is asked with what
// they are worth to that player, the best first. It appends nothing if nobody is asked.
func (g *Greedy[P, State, Move]) AppendWeighed(dst []Weighed[Move], s *State) []Weighed[Move] {
	if Asked(P(s)) != nil {
		return dst
	}
	g.legal = P(s).AppendMoves(g.legal[:0])
	g.reckon(s, g.legal)
	return AppendWeighed(dst, g.legal, func(m Move) float64 { return g.worth(s, m) })
}

// Best returns the legal move that is worth most; among equals, any. There must be a
// legal move.
func Best[Move any](legal []Move, random *rand.Rand, worth func(Move) int) (chosen Move) {
	best, equals := 0, 0
	for _, m := range legal {
		worth := worth(m)
		switch {
		case equals == 0 || worth > best:
			chosen, best, equals = m, worth, 1
		case worth == best:
			equals++
			if random.IntN(equals) == 0 {
				chosen = m
			}
		}
	}
	return chosen
}
