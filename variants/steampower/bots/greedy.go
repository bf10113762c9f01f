package bots

import (
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
	search.Greedy[*steampower.State, steampower.State, steampower.Move]
	land      *land
	reckoning reckoning
	outlook   outlook
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy {
	p := &Greedy{reckoning: reckoning{beliefs: b}}
	p.Greedy = search.NewGreedy[*steampower.State](p.reckon, p.worth)
	return p
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steampower.Move]

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steampower.State, _ []steampower.Move) {
	if board := s.Setup().Map; !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	if s.Phase() != steampower.PhaseShip {
		p.reckoning.look(s)
		p.outlook.look(s, &p.reckoning, &p.reckoning.worths)
	}
}
