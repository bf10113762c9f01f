package bots

import (
	"context"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// Greedy makes the move that it values most for the player who is asked, in points. The
// value is what the move scores at once, and what it adds to what they can expect of the
// rest of the game. It looks at what they will do with a die, or with a die that a tile
// has changed, to the end of their turn and not beyond. It does not see that others want
// the same goods, tiles and dice.
//
// It leaves nothing to chance: of moves that are worth the same it makes the
// one that is listed first.
type Greedy struct {
	fixed     *beliefs // in every game, nil for those that serve in the game
	beliefs   *beliefs
	setup     steamrollers.Setup // of the game
	land      *land
	outlooks  [steamrollers.MaxSeats + 1]outlook // by seat
	seat      steamrollers.Seat                  // for which it reckons
	reckoning reckoning
	changed   [boxes + 1][boxes + 1]prospect // by the tile that changed the die, and by its new value
	rooms     [farthest][]steamrollers.Move  // for the moves of a position, by how far ahead it is
	others    *Greedy                        // for the turns of others

	// What follows upon a move within the turn is found on the way to its worth.
	// It is kept, with the position in which it is due, so as not to be looked
	// for twice.
	next steamrollers.Move
	due  steamrollers.State
	plan steamrollers.Move
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return new(Greedy) }

// newGreedy is a Greedy who goes by the same beliefs in every game.
func newGreedy(b *beliefs) *Greedy { return &Greedy{fixed: b} }

// Choose returns the legal move that is worth most. It uses neither the context nor
// random, which may be nil.
func (p *Greedy) Choose(_ context.Context, s *steamrollers.State, _ *rand.Rand) (steamrollers.Move, error) {
	return search.Decide(s, p.choose)
}

// choose is the legal move that is worth most.
func (p *Greedy) choose(s *steamrollers.State) steamrollers.Move {
	if *s == p.due {
		return p.plan
	}
	p.reckon(s)
	_, chosen, plan := p.best(s, 0, false)
	switch chosen.Kind() {
	case steamrollers.KindDraft, steamrollers.KindUseTwo:
		if plan.IsValid() {
			p.due, p.plan = after(s, chosen), plan
			decline(&p.due)
		}
	}
	return chosen
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steamrollers.Move]

// AppendWeighed appends all legal moves of a position in which a player is
// asked with what they are worth to them, the best first. The first is the one
// that Choose makes. Where nobody is asked it appends nothing.
func (p *Greedy) AppendWeighed(dst []Weighed, s *steamrollers.State) []Weighed {
	if search.Asked(s) != nil {
		return dst
	}
	p.reckon(s)
	legal := s.AppendMoves(p.rooms[0][:0])
	p.rooms[0] = legal
	return search.AppendWeighed(dst, legal, func(m steamrollers.Move) float64 { return p.worth(s, m, 0) })
}

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steamrollers.State) { p.reckonFor(s, s.Turn()) }

// reckonFor reckons for a seat.
func (p *Greedy) reckonFor(s *steamrollers.State, seat steamrollers.Seat) {
	p.setup = s.Setup()
	if !p.land.isOf(p.setup, s.Wall()) {
		p.land = survey(s)
	}
	beliefs := p.fixed
	if beliefs == nil {
		beliefs = beliefsIn(p.setup)
	}
	if beliefs != p.beliefs {
		p.beliefs, p.reckoning = beliefs, newReckoning(beliefs)
	}
	p.seat = seat
	p.reckoning.reckon(s, p.seat, p.land, &p.outlooks[p.seat])
	p.changed = [boxes + 1][boxes + 1]prospect{}
}

// after is the position after a legal move.
func after(s *steamrollers.State, m steamrollers.Move) steamrollers.State {
	next, err := s.Apply(m)
	if err != nil {
		panic("bots: a legal move was refused: " + err.Error())
	}
	return next
}

// decline goes on where somebody is asked for tile 2b, as if they did not use it.
func decline(s *steamrollers.State) {
	if s.Phase() == steamrollers.PhaseSteal {
		*s = after(s, steamrollers.Decline())
	}
}
