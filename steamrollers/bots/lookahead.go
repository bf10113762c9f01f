package bots

import (
	"math"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

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

// cheapestTrack is the build move that costs least, the first of several; the
// zero Move if there is none.
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
