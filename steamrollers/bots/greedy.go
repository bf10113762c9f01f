package bots

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
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

// farthest is how many moves of theirs a player looks ahead at the most: tile 2a,
// a draft, one tile that changes the die, an action.
const farthest = 4

// worthOfRest is the worth of the best move after m, which does not end their
// action.
func (p *Greedy) worthOfRest(s *steamrollers.State, m steamrollers.Move, ahead int) float64 {
	next := after(s, m)
	decline(&next)
	worth, move, _ := p.best(&next, ahead+1, false)
	p.next = move
	return worth
}

// worthOfReroll is what they can expect of a die that is rolled again (TILE-5b).
func (p *Greedy) worthOfReroll(s *steamrollers.State, m steamrollers.Move, ahead int) float64 {
	waiting := after(s, m)
	var room [6]steamrollers.Outcome
	sum := 0.0
	for _, outcome := range waiting.AppendOutcomes(room[:0]) {
		sum += outcome.Probability * p.worthOfChange(&waiting, outcome.Move, 0, ahead)
	}
	p.next = steamrollers.Move{} // it depends on what falls
	return sum
}

// worthOfTurn returns what the die left to the holder of tile 2b will be worth to them
// after move m, if the others draft as Greedy does.
func (p *Greedy) worthOfTurn(s *steamrollers.State, m steamrollers.Move) float64 {
	if p.others == nil {
		p.others = newGreedy(p.fixed)
	}
	luck := NewLuck(0) // one guess at a die that somebody rolls again
	now := after(s, m)
	for now.Turn() != p.seat || now.Phase() == steamrollers.PhaseSteal {
		switch {
		case now.Turn() == p.seat:
			m = steamrollers.Decline()
		case now.Chance():
			m = luck.Next(&now)
		default:
			m = p.others.choose(&now)
		}
		now = after(&now, m)
	}
	p.changed = [boxes + 1][boxes + 1]prospect{} // the other answer leads to another position
	worth, _, _ := p.best(&now, 1, false)
	return worth
}

// best returns the best move of a position that is so many moves ahead and what it is
// worth. It also returns the move that is to follow it within the turn, if any. Where a
// tile has changed the die it looks at no further changes.
func (p *Greedy) best(s *steamrollers.State, ahead int, changed bool) (best float64, chosen, follow steamrollers.Move) {
	legal := s.AppendMoves(p.rooms[ahead][:0])
	p.rooms[ahead] = legal
	track, worthOfTrack := p.bestTrack(s, legal)
	for i := range legal {
		m := legal[i]
		p.next = steamrollers.Move{}
		var worth float64
		switch {
		case m == track:
			worth = worthOfTrack
		case m.Kind() == steamrollers.KindBuild, changed && changesDie(m):
			continue
		default:
			worth = p.worth(s, m, ahead)
		}
		if !chosen.IsValid() || worth > best {
			best, chosen, follow = worth, m, p.next
		}
	}
	return best, chosen, follow
}

// A prospect is the best that can be done next.
type prospect struct {
	move  steamrollers.Move
	worth float64
}

// worthOfChange is the worth of the best move after a tile has changed the die.
// It is the same whatever the die was, as long as nothing else differs.
func (p *Greedy) worthOfChange(s *steamrollers.State, m steamrollers.Move, tile, ahead int) float64 {
	next := after(s, m)
	known := &p.changed[tile][next.Die()]
	if !known.move.IsValid() {
		known.worth, known.move, _ = p.best(&next, ahead+1, true)
	}
	p.next = known.move
	return known.worth
}

// changesDie reports whether a move uses a tile to change the die.
func changesDie(m steamrollers.Move) bool {
	switch m.Kind() {
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll:
		return true
	}
	return false
}

// bestTrack returns the build move that is worth most to a player who may build, the
// first of several that are worth the same, and its worth. It returns the zero Move if
// they may not build.
func (p *Greedy) bestTrack(s *steamrollers.State, legal []steamrollers.Move) (best steamrollers.Move, worth float64) {
	var chosen site
	for kind, site := range p.reckoning.bestSites(s.Die()) {
		if site.track == 0 {
			continue
		}
		site.worth -= p.costOfTrack(s, track.Type(kind))
		m := steamrollers.Build(p.land.board.Cell(site.hex), site.track)
		if site.isBefore(chosen) && s.Check(m) == nil {
			best, chosen = m, site
		}
	}
	if best.IsValid() {
		return best, chosen.worth
	}
	if best = p.cheapestTrack(s, legal); best.IsValid() { // none is worth anything
		worth = p.worth(s, best, 0)
	}
	return best, worth
}

// cheapestTrack returns the build move that costs least, the first of several. It returns
// the zero Move if nothing can be built.
func (p *Greedy) cheapestTrack(s *steamrollers.State, legal []steamrollers.Move) (best steamrollers.Move) {
	least := math.Inf(1)
	for i := range legal {
		if legal[i].Kind() != steamrollers.KindBuild {
			continue
		}
		if cost := p.costOfTrack(s, legal[i].Track().Type()); cost < least {
			best, least = legal[i], cost
		}
	}
	return best
}
