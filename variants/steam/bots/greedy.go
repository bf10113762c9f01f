package bots

import (
	"context"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// Greedy makes the move that it values most for the player who is asked, in points. It
// weighs what a link will carry and what it costs, loans included, and what a stronger
// locomotive could do. It also weighs a place in the turn order, an action tile, and
// whether to take income or points.
//
// It leaves nothing to chance: of moves that are worth the same it makes the one that
// is listed first.
type Greedy struct {
	land      *land
	reckoning reckoning
	level     int     // of their locomotive
	left      int     // tiles that they may still lay in this turn, this one included
	usual     float64 // worth of the best delivery that is possible now
	legal     []steam.Move
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy { return &Greedy{reckoning: reckoning{beliefs: b}} }

// Choose returns the legal move that is worth most. It uses neither the context nor random,
// which may be nil.
func (p *Greedy) Choose(_ context.Context, s *steam.State, _ *rand.Rand) (steam.Move, error) {
	return search.Decide(s, p.best)
}

// best is the legal move that is worth most.
func (p *Greedy) best(s *steam.State) steam.Move {
	p.list(s)
	if len(p.legal) == 1 {
		return p.legal[0]
	}
	p.reckon(s)
	return search.FirstBest(p.legal, func(m steam.Move) float64 { return p.worth(s, m) })
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steam.Move]

// AppendWeighed appends all legal moves of a position in which a player is asked with
// what they are worth to them, the best first. Where nobody is asked it appends nothing.
func (p *Greedy) AppendWeighed(dst []Weighed, s *steam.State) []Weighed {
	if search.Asked(s) != nil {
		return dst
	}
	p.list(s)
	p.reckon(s)
	return search.AppendWeighed(dst, p.legal, func(m steam.Move) float64 { return p.worth(s, m) })
}

func (p *Greedy) list(s *steam.State) { p.legal = s.AppendMoves(p.legal[:0]) }

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steam.State) {
	if board := s.Map(); !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	p.level, p.left = s.Locomotive(s.Turn()), s.Left()
	if s.Phase() == steam.PhaseMove {
		p.usual = 0
		usual := 0.0
		for _, m := range p.legal {
			if m.Kind() == steam.KindDeliver {
				usual = max(usual, p.worthOfDelivery(s, m))
			}
		}
		p.usual = usual
	}
}
