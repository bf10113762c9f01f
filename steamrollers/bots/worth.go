package bots

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// What is fulfilled costs nothing but goods, so it comes first; a pass, where
// anything else can be done, comes last.
const (
	worthOfOrder   = 100 // and its points
	worthOfOwnGood = 1.5
	worthOfPass    = -1
)

// worth is what a legal move is worth to the player who is asked. ahead counts
// the moves of theirs that come before it.
func (p *Greedy) worth(s *steamrollers.State, m steamrollers.Move, ahead int) float64 {
	switch m.Kind() {
	case steamrollers.KindDraft:
		return p.worthOfRest(s, m, ahead) + p.denied(s, m.Die())
	case steamrollers.KindUseValue:
		return p.worthOfChange(s, m, m.ActionTile(), ahead) - p.cost(s, m.ActionTile())
	case steamrollers.KindUseStep, steamrollers.KindUseFlip:
		return p.worthOfChange(s, m, 5, ahead) - p.cost(s, 5)
	case steamrollers.KindUseReroll:
		return p.worthOfReroll(s, m, ahead) - p.cost(s, 5)
	case steamrollers.KindUseTwo:
		if s.Phase() == steamrollers.PhaseOlive {
			return p.worthAgainstOlive(s) - p.cost(s, 2)
		}
		return p.worthOfRest(s, m, ahead) - p.cost(s, 2)
	case steamrollers.KindSteal:
		return p.worthOfTurn(s, m) - p.cost(s, 2)
	case steamrollers.KindDecline:
		if s.Phase() == steamrollers.PhaseSteal {
			return p.worthOfTurn(s, m)
		}
	case steamrollers.KindBuild:
		return p.reckoning.track(m.Hex(), m.Track()) - p.costOfTrack(s, m.Track().Type())
	case steamrollers.KindRailPower:
		return p.reckoning.track(m.Hex(), m.Track())
	case steamrollers.KindImprove, steamrollers.KindEnginePower:
		return p.reckoning.box
	case steamrollers.KindDeliver:
		return p.worthOfDelivery(s, m)
	case steamrollers.KindTake:
		return p.worthOfTaking(s, s.Die())
	case steamrollers.KindTilePower:
		return p.worthOfTaking(s, m.ActionTile())
	case steamrollers.KindPointsPower:
		return variants.PowerPoints
	case steamrollers.KindGoodsPower:
		return worthOfOwnGood
	case steamrollers.KindFulfil:
		face, _ := s.Order(m.Order())
		points := float64(p.setup.Components.Order(face).Points)
		if points <= 0 {
			return points - 1 // of no use, as with components of one's own
		}
		return worthOfOrder + points
	case steamrollers.KindPass:
		return worthOfPass
	}
	return 0
}

func (p *Greedy) worthOfDelivery(s *steamrollers.State, m steamrollers.Move) float64 {
	worth := p.beliefs.delivery * float64(m.Distance()+m.Bonus())
	if p.setup.Modules.Has(variants.OrderModule) {
		worth += p.beliefs.orderGood
	}
	if m.NamesDestination() || m.Bonus() > 0 {
		worth -= p.cost(s, 3) // TILE-3a, TILE-3b
	}
	if m.IsUnlimited() {
		worth -= p.cost(s, 4) // TILE-4a
	}
	return worth
}

// worthOfTaking is what it is worth to take a tile.
func (p *Greedy) worthOfTaking(s *steamrollers.State, tile int) float64 {
	face, holder, _ := s.Tile(tile)
	if holder == p.seat {
		return 0 // they have it
	}
	worth := p.worthOfUse(face) + p.worthHeld(face)
	if face == variants.Tile4b {
		worth += p.reckoning.box / 2 // TILE-4b: a box for as long as nobody takes it away
	}
	return worth
}

// cost is what a use of a tile costs its holder: nothing if it is kept.
func (p *Greedy) cost(s *steamrollers.State, tile int) float64 {
	face, _, _ := s.Tile(tile)
	if p.setup.Components.Tile(face).Kept {
		return 0 // TAKE-6
	}
	return p.beliefs.spent*p.worthOfUse(face) + p.worthHeld(face)
}

// costOfTrack is what it costs to draw a type of track: a use of tile 6 where the
// black die does not show it (TILE-6).
func (p *Greedy) costOfTrack(s *steamrollers.State, drawn track.Type) float64 {
	if s.Black().Shows(drawn) {
		return 0
	}
	return p.cost(s, 6)
}

// worthOfUse is what a tile is worth for what it can do.
func (p *Greedy) worthOfUse(face variants.Face) float64 {
	return p.beliefs.tile[face] * min(1, (p.reckoning.turns-1)/p.beliefs.tileTurns)
}

// worthHeld is what a tile is worth for the points printed on it, which are
// scored if they hold it at the end.
func (p *Greedy) worthHeld(face variants.Face) float64 {
	points := float64(p.setup.Components.Tile(face).Points)
	if p.reckoning.turns < lastTurns {
		return points
	}
	return points * p.beliefs.tilePoints
}

// lastTurns is how few turns must be left for a player to be expected to keep what they
// hold.
const lastTurns = 2.5
