package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// worth is what a legal move is worth to the player who is asked. Where they begin an
// action, it is the worth of the action.
func (p *Greedy) worth(s *steampower.State, m steampower.Move) float64 {
	r := &p.reckoning
	switch m.Kind() {
	case steampower.KindFulfil:
		return p.worthOfContract(s, m.Contract())
	case steampower.KindFactory:
		return p.worthOfFactory(s, m)
	case steampower.KindBuild, steampower.KindReplace:
		return p.worthOfTrack(s, m)
	case steampower.KindRemove:
		return -r.action
	case steampower.KindDraw:
		if r.rounds < 0.5 && s.Left() < 2 {
			return 0 // there is no time to fulfil them
		}
		return r.beliefs.contracts*min(2, r.missing) + r.beliefs.choice*max(0, 1-r.surplus/r.beliefs.glut)
	case steampower.KindMoney:
		return 3 * r.dollar // MONEY-1
	case steampower.KindShip:
		return p.worthOfShipment(s, m)
	}
	return 0 // to stop building, to decline, to buy where nothing else is possible
}

// worthOfContract is what a contract pays, less what its goods cost.
func (p *Greedy) worthOfContract(s *steampower.State, number int) float64 {
	r := &p.reckoning
	contract := s.Contract(number)
	dollars := float64(contract.Money) - priceOf(&r.ladders, contract.Goods)
	worth := float64(contract.Points) + r.dollar*dollars
	if r.rounds > 0.5 {
		worth += r.beliefs.worthOfBonus(contract.Bonus)
	}
	return worth
}

// worthOfFactory is what its goods are worth: the cheaper, the nearer.
func (p *Greedy) worthOfFactory(s *steampower.State, m steampower.Move) float64 {
	r := &p.reckoning
	city := &r.cities[r.land.city[r.land.hex(m.Hex())]]
	price := 0.0
	if !city.own {
		price = 2 // a link of somebody's, and perhaps another one
	}
	return r.worthOfGoods(city.Tile, m.Number(), price)
}

// worthOfShipment is less the more it costs, and the nearer others come to having a
// tile turned over; theirs may be (SCORE-3).
func (p *Greedy) worthOfShipment(s *steampower.State, m steampower.Move) float64 {
	r := &p.reckoning
	city, _ := s.CityAt(m.Hex())
	turning := r.beliefs.turned / float64(city.Goods*city.Goods)
	dollars := m.Payments().Total()
	if city.Factory != r.seat {
		dollars++ // SHIP-2
		turning = -turning
	}
	return turning - r.dollar*float64(dollars)
}

// worthOfTrack is what the link will bring that a tile is for, less what is still to
// be built, shared out among the actions that takes.
func (p *Greedy) worthOfTrack(s *steampower.State, m steampower.Move) float64 {
	r := &p.reckoning
	goal := p.goal(s, m)
	if m.Kind() == steampower.KindReplace {
		if hex, edge, _ := s.OpenEnd(r.seat); goal.worth <= p.outlook.across(r.land.hex(hex), edge).worth {
			return -r.action // no better than what lies there
		}
	}
	if goal.worth < hopeless/2 {
		return -r.action
	}
	actions := max(1, (goal.tiles+1)/2)
	if actions > r.actions {
		return -r.tile // it will not be complete in time
	}
	if s.Phase() != steampower.PhaseAct {
		return goal.worth + r.tile // the action is begun
	}
	return goal.worth/actions + r.action
}

// goal returns the prospect of a tile that is laid. That is the worth of the best city to
// which it leads, and the number of tiles that are missing up to there, this one
// included.
func (p *Greedy) goal(s *steampower.State, m steampower.Move) (best prospect) {
	r := &p.reckoning
	hex := r.land.hex(m.Hex())
	best.worth = hopeless
	a, b := m.Track().Ends()
	for _, ends := range [2][2]hexmap.Direction{{a, b}, {b, a}} {
		from, ok := p.begun(s, m, hex, ends[0])
		if !ok {
			continue
		}
		goal := p.outlook.across(hex, ends[1])
		if goal.worth += from; goal.worth > best.worth {
			best = goal
		}
	}
	best.tiles++
	best.worth -= r.tile
	if m.Kind() == steampower.KindBuild {
		dollars := r.land.dollars[hex]
		if first, _ := s.TrackAt(m.Hex()); first.Track != 0 {
			dollars = 2 // TRACK-5
			best.worth -= r.beliefs.crossing
		}
		best.worth -= r.dollar * dollars
	}
	return best
}

// begun reports whether the track of a move begins on an edge: at the open end of the
// link, or at a city where one may begin. Where that is to be the first of their
// network its worth counts too.
func (p *Greedy) begun(s *steampower.State, m steampower.Move, hex int, edge hexmap.Direction) (worth float64, ok bool) {
	r := &p.reckoning
	from := r.land.beyond[hex][edge]
	if from == nowhere {
		return 0, false
	}
	cell, open, building := s.OpenEnd(r.seat)
	switch {
	case building && m.Kind() == steampower.KindBuild:
		return 0, r.land.cells[from] == cell && open == edge.Opposite()
	case building: // the tile before the last, or the city where the link began
		link, _ := s.Building(r.seat)
		before := link.From
		for at := range s.Along(link) {
			if at == m.Hex() {
				break
			}
			before = at
		}
		return 0, r.land.cells[from] == before
	}
	city := r.land.city[from]
	if city == noCity {
		return 0, false
	}
	if !s.HasNetwork(r.seat) {
		return r.worths[city], true // TRACK-11
	}
	return 0, r.cities[city].own // TRACK-10
}
