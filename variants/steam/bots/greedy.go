package bots

import (
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
	search.Greedy[*steam.State, steam.State, steam.Move]
	land      *land
	reckoning reckoning
	level     int     // of their locomotive
	left      int     // tiles that they may still lay in this turn, this one included
	usual     float64 // worth of the best delivery that is possible now
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy {
	p := &Greedy{reckoning: reckoning{beliefs: b}}
	p.Greedy = search.NewGreedy[*steam.State](p.reckon, p.worth)
	return p
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steam.Move]

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steam.State, legal []steam.Move) {
	if board := s.Map(); !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	p.level, p.left = s.Locomotive(s.Turn()), s.Left()
	if s.Phase() == steam.PhaseMove {
		p.usual = 0
		usual := 0.0
		for _, m := range legal {
			if m.Kind() == steam.KindDeliver {
				usual = max(usual, p.worthOfDelivery(s, m))
			}
		}
		p.usual = usual
	}
}
