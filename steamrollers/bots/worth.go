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

// beliefs are the numbers that a greedy player goes by. They are in points
// where nothing else is said.
type beliefs struct {
	turns        float64 // left when nothing else is
	turnsPerGood float64 // and per good a player in the three emptiest cities
	turnsPerBox  float64 // and per engine box not ticked, on average

	delivery       float64 // the worth of a point scored by a delivery now
	deliveries     float64 // part of the turns left in which a stronger engine delivers
	linkDeliveries float64 // part of the turns left in which a new link delivers
	link           float64 // a new link, deliveries apart
	town           float64 // a town on it
	patience       float64 // power of the number of tracks by which a link's worth is shared

	box      [boxes]float64 // a box by the number already ticked, besides points and deliveries
	boxTurns float64        // the turns that must be left for a box to be worth all of that

	tile       [variants.NumFaces + 1]float64 // using a tile
	tileTurns  float64                        // the turns that must be left for a tile to be worth all of that
	tilePoints float64                        // part of the points printed on a tile that will be scored for it
	spent      float64                        // part of a tile's worth that is lost when it is spent

	orderGood float64 // a good kept for orders

	// Against Olive alone.
	denied   float64 // part of what a die would bring them that is worth drafting it
	crossing float64 // of a hex that they cross off
	network  float64 // and of one that makes their network larger
	removed  float64 // of a point that they score for a good
	reroll   float64 // of a die that they roll again, for its city is empty
}

// beliefsIn are the beliefs that serve in games of a setup.
func beliefsIn(setup steamrollers.Setup) *beliefs {
	if setup.Olive != 0 {
		return &soloBeliefs
	}
	return &standardBeliefs
}

// standardBeliefs were found by letting greedy players with slightly different beliefs play
// each other on the standard board.
var standardBeliefs = beliefs{
	turns: 1.2, turnsPerGood: 2.25, turnsPerBox: 0.44,
	delivery: 0.6, deliveries: 0.42, linkDeliveries: 0.46,
	link: 1.2, town: 3.4, patience: 1.55,
	box: [boxes]float64{2.4, 2.0, 2.7, 1.7, 1.8, 1}, boxTurns: 6.6,
	tile: [...]float64{
		variants.Tile1a: 0.9, variants.Tile1b: 3.9,
		variants.Tile2a: 2.3, variants.Tile2b: 0.5,
		variants.Tile3a: 1, variants.Tile3b: 2.4,
		variants.Tile4a: 1, variants.Tile4b: 0.7,
		variants.Tile5a: 1, variants.Tile5b: 0.5,
		variants.Tile6a: 0.5, variants.Tile6b: 0.5,
		variants.Tile2aSolo: 0.9, variants.Tile2bSolo: 0.7,
	},
	tileTurns: 3.5, tilePoints: 0.3, spent: 0.5,
	orderGood: 0.55, denied: 0.8, crossing: 0.4, removed: 1,
}

// soloBeliefs were found by letting greedy players play alone against the rail baron on
// the standard board. Players with slightly different beliefs played the same deals, and
// the search went on from the best.
var soloBeliefs = beliefs{
	turns: 0.95, turnsPerGood: 1.71, turnsPerBox: 0.44,
	delivery: 0.53, deliveries: 0.42, linkDeliveries: 0.63,
	link: 1.85, town: 3.93, patience: 1.99,
	box: [boxes]float64{2.5, 2.0, 3.4, 2.1, 1.2, 0.9}, boxTurns: 5.7,
	tile: [...]float64{
		variants.Tile1a: 0.85, variants.Tile1b: 4.0,
		variants.Tile3a: 1.1, variants.Tile3b: 2.2,
		variants.Tile4a: 0.28, variants.Tile4b: 0.22,
		variants.Tile5a: 1.6, variants.Tile5b: 0.5,
		variants.Tile6a: 0.21, variants.Tile6b: 0.67,
		variants.Tile2aSolo: 0.38, variants.Tile2bSolo: 1.2,
	},
	tileTurns: 3.2, tilePoints: 0.52, spent: 0.49,
	denied: 0.76, crossing: 0.17, network: 0.14, removed: 1.66, reroll: 0.22,
}
