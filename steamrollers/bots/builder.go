package bots

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// Builder favours track that leads from city to city, and deliveries. It looks
// at what each die, and each change of a die, would allow at best, and no
// further. Most of its games end by END-1. The zero Builder is ready.
type Builder struct {
	land       *land
	approaches [steamrollers.MaxSeats + 1]approaches // by seat
	rooms      [3][]steamrollers.Move                // for the moves of a position, by how far ahead it is
}

// Choose returns the legal move that looks best; among equals, any.
func (p *Builder) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	switch s.Phase() {
	case steamrollers.PhasePower, steamrollers.PhaseDraft, steamrollers.PhaseAct:
		p.look(s)
	}
	legal := s.AppendMoves(p.rooms[0][:0])
	p.rooms[0] = legal
	return search.Best(legal, random, func(m steamrollers.Move) int { return p.worth(s, m, 0) })
}

// look looks over the sheet of the player who is asked.
func (p *Builder) look(s *steamrollers.State) {
	if !p.land.isOf(s.Setup(), s.Wall()) {
		p.land = survey(s)
	}
	p.approaches[s.Turn()].look(s, s.Turn(), p.land)
}

// What moves are worth, on one scale. What a player needs for deliveries, an
// engine and links between cities that were apart, comes before single points.
const (
	meritOfOrder     = 2000 // and its points: nothing is lost by taking it
	meritOfSecondDie = 1000
	meritOfDelivery  = 300 // and its points
	meritOfPoint     = 40
	meritOfLastGood  = 120 // less for each good that stays in the city
	meritOfJoining   = 400 // two cities that were apart; less for each track that is missing
	meritOfTown      = 80  // likewise
	meritOfParallel  = 60  // likewise
	meritOfTile      = 5
	meritOfReroll    = 30
	costOfTile       = 10
	meritOfPass      = -1000
)

// meritOfBox is what one more engine box is worth by the number already
// ticked.
var meritOfBox = [7]int{360, 320, 260, 180, 90, 60, 0}

// worth is how good a legal move looks.
func (p *Builder) worth(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	switch m.Kind() {
	case steamrollers.KindFulfil:
		return meritOfOrder + m.Given().Len()
	case steamrollers.KindUseTwo:
		return meritOfSecondDie
	case steamrollers.KindDraft:
		return p.worthAfter(s, m, ahead)
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip:
		return p.worthAfter(s, m, ahead) - costOfTile
	case steamrollers.KindUseReroll:
		return meritOfReroll
	case steamrollers.KindBuild, steamrollers.KindRailPower:
		return p.approaches[s.Turn()].best(m.Hex(), m.Track())
	case steamrollers.KindImprove, steamrollers.KindEnginePower:
		return meritOfBox[s.Boxes(s.Turn())]
	case steamrollers.KindDeliver:
		return meritOfDelivered(s, m)
	case steamrollers.KindTake:
		return meritOfTileFace(s, s.Die())
	case steamrollers.KindTilePower:
		return meritOfTileFace(s, m.ActionTile())
	case steamrollers.KindPass:
		return meritOfPass
	}
	return 0
}

// worthAfter is the worth of the best move after a die was drafted or changed.
func (p *Builder) worthAfter(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	if ahead+1 == len(p.rooms) {
		return meritOfPass
	}
	after, err := s.Apply(m)
	if err == nil && after.Phase() == steamrollers.PhaseSteal {
		after, err = after.Apply(steamrollers.Decline())
	}
	if err != nil {
		return meritOfPass
	}
	legal := after.AppendMoves(p.rooms[ahead+1][:0])
	p.rooms[ahead+1] = legal
	best := meritOfPass
	for _, m := range legal {
		if m.Kind() != steamrollers.KindFulfil {
			best = max(best, p.worth(&after, m, ahead+1))
		}
	}
	return best
}

func meritOfDelivered(s *steamrollers.State, m steamrollers.Move) int {
	worth := meritOfDelivery + meritOfPoint*(m.Distance()+m.Bonus())
	if !m.IsOwn() {
		worth += meritOfLastGood / s.Supply(m.From()).Len()
	}
	return worth
}

func meritOfTileFace(s *steamrollers.State, tile int) int {
	face, _, _ := s.Tile(tile)
	return meritOfTile * (3 + int(s.Setup().Components.Tile(face).Points))
}
