package policy

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// Builder favours track that leads from city to city, and deliveries. It looks
// at what each die, and each change of a die, would allow at best, and no
// further. Most of its games end by END-1.
type Builder struct {
	land     *land
	outlooks [steamrollers.MaxSeats + 1]outlook // by seat
	rooms    [3][]steamrollers.Move             // for the moves of a position, by how far ahead it is
}

// NewBuilder is a new Builder.
func NewBuilder() *Builder { return new(Builder) }

// Choose is the legal move that looks best; among equals, any.
func (p *Builder) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	switch s.Phase() {
	case steamrollers.PhasePower, steamrollers.PhaseDraft, steamrollers.PhaseAct:
		p.look(s)
	}
	legal := s.AppendMoves(p.rooms[0][:0])
	p.rooms[0] = legal
	return Best(legal, random, func(m steamrollers.Move) int { return p.worth(s, m, 0) })
}

// look looks over the sheet of the player who is asked.
func (p *Builder) look(s *steamrollers.State) {
	if !p.land.isOf(s) {
		p.land = survey(s)
	}
	p.outlooks[s.Turn()].look(s, s.Turn(), p.land)
}

// What moves are worth, on one scale. What a player needs for deliveries, an
// engine and links between cities that were apart, comes before single points.
const (
	worthOfOrder     = 2000 // and its points: nothing is lost by taking it
	worthOfSecondDie = 1000
	worthOfDelivery  = 300 // and its points
	worthOfPoint     = 40
	worthOfLastGood  = 120 // less for each good that stays in the city
	worthOfJoining   = 400 // two cities that were apart; less for each track that is missing
	worthOfTown      = 80  // likewise
	worthOfParallel  = 60  // likewise
	worthOfTile      = 5
	worthOfReroll    = 30
	costOfTile       = 10
	worthOfPass      = -1000
)

// worthOfBox is what one more engine box is worth by the number already
// ticked.
var worthOfBox = [7]int{360, 320, 260, 180, 90, 60, 0}

// worth is how good a legal move looks.
func (p *Builder) worth(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	switch m.Kind() {
	case steamrollers.KindFulfil:
		return worthOfOrder + m.Given().Len()
	case steamrollers.KindUseTwo:
		return worthOfSecondDie
	case steamrollers.KindDraft:
		return p.worthAfter(s, m, ahead)
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip:
		return p.worthAfter(s, m, ahead) - costOfTile
	case steamrollers.KindUseReroll:
		return worthOfReroll
	case steamrollers.KindBuild, steamrollers.KindRailPower:
		return p.outlooks[s.Turn()].best(m.Hex(), m.Track())
	case steamrollers.KindImprove, steamrollers.KindEnginePower:
		return worthOfBox[s.Boxes(s.Turn())]
	case steamrollers.KindDeliver:
		return worthOfDelivered(s, m)
	case steamrollers.KindTake:
		return worthOfTileFace(s, s.Die())
	case steamrollers.KindTilePower:
		return worthOfTileFace(s, m.Tile())
	case steamrollers.KindPass:
		return worthOfPass
	}
	return 0
}

// worthAfter is the worth of the best move after a die was drafted or changed.
func (p *Builder) worthAfter(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	if ahead+1 == len(p.rooms) {
		return worthOfPass
	}
	after, err := s.Apply(m)
	if err == nil && after.Phase() == steamrollers.PhaseSteal {
		after, err = after.Apply(steamrollers.Decline())
	}
	if err != nil {
		return worthOfPass
	}
	legal := after.AppendMoves(p.rooms[ahead+1][:0])
	p.rooms[ahead+1] = legal
	best := worthOfPass
	for _, m := range legal {
		if m.Kind() != steamrollers.KindFulfil {
			best = max(best, p.worth(&after, m, ahead+1))
		}
	}
	return best
}

func worthOfDelivered(s *steamrollers.State, m steamrollers.Move) int {
	worth := worthOfDelivery + worthOfPoint*(m.Distance()+m.Bonus())
	if !m.IsOwn() {
		worth += worthOfLastGood / s.Supply(m.From()).Len()
	}
	return worth
}

func worthOfTileFace(s *steamrollers.State, tile int) int {
	face, _, _ := s.Tile(tile)
	return worthOfTile * (3 + int(s.Setup().Components.Tile(face).Points))
}
