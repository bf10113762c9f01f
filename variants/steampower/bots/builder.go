package bots

import (
	"math/rand/v2"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Builder lays track from city to city, towards colours that its contracts ask for,
// builds factories where such goods are wanted, and fulfils contracts as soon as
// that pays. It looks one decision ahead. Nearly all of its games end by END-1. The
// zero Builder is ready.
type Builder struct {
	legal []steampower.Move
	eyes  Greedy                         // which see where track can lead, by what a Builder wants of it
	now   float64                        // the worth of where the link under construction stands
	wants [steampower.NumColours + 1]int // how much a good of each colour is wanted
}

// What is wanted, on one scale of dollars; a point is worth five.
const (
	dollarsOfPoint  = 5
	meritOfCity     = 3  // to reach any city that is not in the network
	meritOfPurple   = 8  // and shared points
	meritOfGoods    = 2  // each, in a city that is reached
	meritOfWant     = 3  // of a colour that a contract lacks, for each good of it
	meritOfFactory  = 12 // and what its goods are wanted for
	meritOfOwnCity  = 6  // for a factory: its goods cost nothing to deliver
	meritOfDrawing  = 9  // while the hand is short
	meritOfMoney    = 3
	shortHand       = 5
	mostMoneyWanted = 18
	costOfTile      = 2 // half of an action; and the money
	costOfCrossing  = 2 // what the crossing of two straights may lack
)

// Choose returns the legal move that looks best; among equals, any.
func (p *Builder) Choose(s *steampower.State, random *rand.Rand) steampower.Move {
	p.legal = s.AppendMoves(p.legal[:0])
	p.look(s)
	return search.Best(p.legal, random, func(m steampower.Move) int { return p.worth(s, m) })
}

// look looks over what the player who is asked needs, and where track can lead.
func (p *Builder) look(s *steampower.State) {
	switch s.Phase() {
	case steampower.PhaseAct, steampower.PhaseBuild, steampower.PhaseBonus:
	default:
		return
	}
	if board := s.Setup().Map; !p.eyes.land.isOf(board) {
		p.eyes.land = survey(board)
	}
	seat, land, r := s.Turn(), p.eyes.land, &p.eyes.reckoning
	var lies [steampower.NumColours + 1]int // goods in the network
	for hex := range s.Network(seat) {
		if city, _ := s.CityAt(hex); city.Goods > 0 {
			lies[city.Tile] += city.Goods
		}
	}
	p.wants = [steampower.NumColours + 1]int{}
	for number := range s.Hand(seat).All() {
		goods := s.Contract(number).Goods
		for c := range steampower.GoodColours() {
			p.wants[c] += max(0, goods.Count(c)-lies[c])
		}
	}
	*r = reckoning{beliefs: &builderBeliefs, land: land, seat: seat, tile: costOfTile, dollar: 1}
	var worths [steampower.MaxCities]float64
	for number, cell := range land.cities {
		if r.cities[number].own = s.InNetwork(seat, cell); !r.cities[number].own {
			worths[number] = float64(p.worthOf(s, cell))
		}
	}
	if link, ok := s.Building(seat); ok { // where it began is no end of it
		worths[land.city[land.hex(link.From)]] = 0
	}
	p.eyes.outlook.look(s, r, &worths)
	p.now = hopeless
	if cell, edge, ok := s.OpenEnd(seat); ok {
		p.now = p.eyes.outlook.across(land.hex(cell), edge).worth
	}
}

// builderBeliefs is what a Builder believes, who reckons in dollars.
var builderBeliefs = beliefs{crossing: costOfCrossing}

// worthOf is what it is worth to bring a city into the network.
func (p *Builder) worthOf(s *steampower.State, hex hexmap.Cell) int {
	city, _ := s.CityAt(hex)
	worth := meritOfCity + meritOfGoods*city.Goods
	switch {
	case city.Tile == steampower.Purple:
		worth += meritOfPurple
	case city.Factory == steampower.Nobody:
		worth += meritOfWant * min(p.wants[city.Tile], 5)
	}
	return worth
}

// worth is what a move is worth.
func (p *Builder) worth(s *steampower.State, m steampower.Move) int {
	switch m.Kind() {
	case steampower.KindFulfil:
		contract := s.Contract(m.Contract())
		price, _ := s.Price(contract.Goods)
		return 20 + dollarsOfPoint*int(contract.Points) + int(contract.Money) - price
	case steampower.KindShip:
		return p.worthOfShipment(s, m)
	case steampower.KindBuild, steampower.KindReplace:
		return p.worthOfTrack(s, m)
	case steampower.KindRemove:
		return 0
	case steampower.KindFactory:
		return p.worthOfFactory(s, m)
	case steampower.KindDraw:
		if s.Bonus() != 0 || s.Hand(s.Turn()).Len() < shortHand {
			return meritOfDrawing
		}
		return 1
	case steampower.KindMoney:
		if s.Money(s.Turn()) < mostMoneyWanted {
			return meritOfMoney
		}
		return 1
	}
	return 0 // to stop building, or to decline
}

// worthOfShipment is less the more it costs; goods from a city of one's own that
// will soon be empty come first.
func (p *Builder) worthOfShipment(s *steampower.State, m steampower.Move) int {
	city, _ := s.CityAt(m.Hex())
	worth := -10*m.Payments().Total() - city.Goods
	if city.Factory != s.Turn() {
		worth -= 10
	}
	return worth
}

// worthOfFactory is what goods in a city are wanted for.
func (p *Builder) worthOfFactory(s *steampower.State, m steampower.Move) int {
	city, _ := s.CityAt(m.Hex())
	worth := m.Number() + meritOfWant*p.wants[city.Tile]
	switch {
	case s.InNetwork(s.Turn(), m.Hex()):
		worth += meritOfOwnCity
	case p.wants[city.Tile] == 0:
		return 1
	}
	if p.wants[city.Tile] > 0 {
		worth += meritOfFactory
	}
	return worth
}

// worthOfTrack is what the best city is worth that the track leads to, less what it
// takes to reach it.
func (p *Builder) worthOfTrack(s *steampower.State, m steampower.Move) int {
	worth := p.eyes.goal(s, m).worth + costOfTile // which each tile costs
	switch {
	case worth < hopeless/2:
		return -1 // it leads nowhere
	case m.Kind() == steampower.KindReplace && worth <= p.now:
		return -1 // no better than what lies there
	}
	return int(worth)
}
