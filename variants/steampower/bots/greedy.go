package bots

import (
	"context"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Greedy makes the move that it values most for the player who is asked, in points. It
// weighs what a contract pays and what its goods cost, what a link will carry, which
// goods of a factory are wanted, and what money is good for. It looks one decision ahead,
// and at no contract that they do not see.
//
// It leaves nothing to chance: of moves that are worth the same it makes the one that
// is listed first.
type Greedy struct {
	land      *land
	reckoning reckoning
	outlook   outlook
	legal     []steampower.Move
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy { return &Greedy{reckoning: reckoning{beliefs: b}} }

// Choose returns the legal move that is worth most. It uses neither the context nor random,
// which may be nil.
func (p *Greedy) Choose(_ context.Context, s *steampower.State, _ *rand.Rand) (steampower.Move, error) {
	return search.Decide(s, p.best)
}

// best is the legal move that is worth most.
func (p *Greedy) best(s *steampower.State) steampower.Move {
	p.list(s)
	if len(p.legal) == 1 {
		return p.legal[0]
	}
	p.reckon(s)
	return search.FirstBest(p.legal, func(m steampower.Move) float64 { return p.worth(s, m) })
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steampower.Move]

// AppendWeighed appends all legal moves of a position in which a player is asked with
// what they are worth to them, the best first. Where nobody is asked it appends nothing.
func (p *Greedy) AppendWeighed(dst []Weighed, s *steampower.State) []Weighed {
	if search.Asked(s) != nil {
		return dst
	}
	p.list(s)
	p.reckon(s)
	return search.AppendWeighed(dst, p.legal, func(m steampower.Move) float64 { return p.worth(s, m) })
}

func (p *Greedy) list(s *steampower.State) { p.legal = s.AppendMoves(p.legal[:0]) }

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steampower.State) {
	if board := s.Setup().Map; !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	if s.Phase() != steampower.PhaseShip {
		p.reckoning.look(s)
		p.outlook.look(s, &p.reckoning, &p.reckoning.worths)
	}
}
