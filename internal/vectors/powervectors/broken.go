package powervectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// All rules that a move breaks. Where a rule takes something for granted that the
// move lacks, such as a city on the hex that it names, nothing is said of it.

// asked is the rule that says what comes next in a phase, and the kinds of moves
// that it asks for.
var asked = map[steampower.Phase]struct {
	rule  steampower.Rule
	kinds []steampower.Kind
}{
	steampower.PhaseCity: {steampower.MustParseRule("SETUP-2"), []steampower.Kind{steampower.KindCity}},
	steampower.PhaseDeal: {steampower.MustParseRule("DRAW-1"), []steampower.Kind{steampower.KindDeal}},
	steampower.PhaseAct: {steampower.MustParseRule("TURN-3"), []steampower.Kind{
		steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindFactory, steampower.KindFulfil, steampower.KindDraw, steampower.KindMoney,
	}},
	steampower.PhaseBuild: {steampower.MustParseRule("TRACK-1"), []steampower.Kind{steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindDone}},
	steampower.PhaseShip:  {steampower.MustParseRule("CONTRACT-2"), []steampower.Kind{steampower.KindShip, steampower.KindBuy}},
	steampower.PhaseBonus: {steampower.MustParseRule("BONUS-1"), []steampower.Kind{steampower.KindDecline}},
	steampower.PhaseOver:  {},
}

// ofBonus is the kinds of moves that take a bonus.
var ofBonus = map[steampower.Bonus][]steampower.Kind{
	steampower.BuildBonus:     {steampower.KindBuild, steampower.KindRemove, steampower.KindReplace},
	steampower.FactoryBonus:   {steampower.KindFactory},
	steampower.ContractsBonus: {steampower.KindDraw},
}

// named are the kinds of moves that name a hex.
var named = []steampower.Kind{
	steampower.KindCity, steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindFactory, steampower.KindShip,
}

// broken is all rules that a move breaks; none if it is legal.
func (p *position) broken(m steampower.Move) (rules []steampower.Rule) {
	if next := asked[p.Phase()]; !slices.Contains(next.kinds, m.Kind()) && !(p.in(steampower.PhaseBonus) && slices.Contains(ofBonus[p.Bonus()], m.Kind())) {
		switch {
		case p.Over():
			rules = append(rules, p.endedBy())
		case p.in(steampower.PhaseDeal) && p.Round() == 0:
			rules = append(rules, steampower.MustParseRule("SETUP-4"))
		default:
			rules = append(rules, next.rule)
		}
		return append(rules, p.lacking(m)...)
	}
	if lacking := p.lacking(m); lacking != nil {
		if p.in(steampower.PhaseShip) && m.Colour() != p.Asked().First() {
			return append(lacking, steampower.MustParseRule("CONTRACT-5"))
		}
		return lacking
	}
	switch m.Kind() {
	case steampower.KindCity:
		if m.Hex() != p.Next() {
			rules = append(rules, steampower.MustParseRule("SETUP-2"))
		}
		if p.TilesLeft(m.Colour()) == 0 {
			rules = append(rules, steampower.MustParseRule("COMP-1"))
		}
	case steampower.KindDeal:
		return p.brokenByDeal(m.Contract())
	case steampower.KindBuild:
		return p.brokenByBuild(m)
	case steampower.KindReplace:
		return p.brokenByReplace(m)
	case steampower.KindRemove:
		return p.brokenByRemove(m)
	case steampower.KindFactory:
		return p.brokenByFactory(m)
	case steampower.KindFulfil:
		return p.brokenByFulfil(m.Contract())
	case steampower.KindShip:
		return p.brokenByShip(m)
	case steampower.KindBuy:
		return p.brokenByBuy(m.Colour())
	case steampower.KindDraw:
		return p.brokenByDraw()
	}
	return rules
}

// endedBy is the rule by which the game is over.
func (p *position) endedBy() steampower.Rule {
	for seat := steampower.Seat(1); int(seat) <= p.Seats(); seat++ {
		if p.Fulfilled(seat).Len() >= p.Goal() {
			return steampower.MustParseRule("END-1")
		}
	}
	return steampower.MustParseRule("END-2")
}

// lacking is MAP-1 where the map lacks the hex that a move names.
func (p *position) lacking(m steampower.Move) []steampower.Rule {
	if _, ok := p.setup.Map.Grid().Index(m.Hex()); !ok && slices.Contains(named, m.Kind()) {
		return []steampower.Rule{steampower.MustParseRule("MAP-1")}
	}
	return nil
}

func (p *position) brokenByDeal(contract int) []steampower.Rule {
	switch from := p.fullest(); {
	case p.Bag().Has(contract) || p.Bag().Len() == 0 && p.Hand(from).Has(contract):
		return nil
	case p.Bag().Len() == 0:
		return []steampower.Rule{steampower.MustParseRule("DRAW-3")}
	case p.Round() == 0:
		return []steampower.Rule{steampower.MustParseRule("SETUP-4")}
	}
	return []steampower.Rule{steampower.MustParseRule("DRAW-2")}
}

// fullest is the hand with the most contracts: DRAW-4. Nobody if all are empty.
func (p *position) fullest() (from steampower.Seat) {
	most := 0
	for i := range p.Seats() {
		seat := steampower.Seat((int(p.seat)+i)%p.Seats() + 1)
		if n := p.Hand(seat).Len(); n > most {
			from, most = seat, n
		}
	}
	return from
}

func (p *position) brokenByDraw() []steampower.Rule {
	switch from := p.fullest(); {
	case p.Bag().Len() > 0:
		return nil
	case from == steampower.Nobody:
		return []steampower.Rule{steampower.MustParseRule("DRAW-3")}
	case from == p.seat:
		return []steampower.Rule{steampower.MustParseRule("DRAW-4")}
	}
	return nil
}

func (p *position) brokenByFactory(m steampower.Move) (rules []steampower.Rule) {
	city, ok := p.CityAt(m.Hex())
	if !ok {
		return []steampower.Rule{steampower.MustParseRule("FACTORY-1")}
	}
	if city.Factory != steampower.Nobody {
		rules = append(rules, steampower.MustParseRule("FACTORY-1"))
	}
	reached := false
	for seat := steampower.Seat(1); int(seat) <= p.Seats(); seat++ {
		reached = reached || p.InNetwork(seat, m.Hex())
	}
	if !reached {
		rules = append(rules, steampower.MustParseRule("FACTORY-3"))
	}
	if p.Factories(p.seat) == 0 {
		rules = append(rules, steampower.MustParseRule("FACTORY-6"))
	}
	if city.Tile == steampower.Purple {
		return append(rules, steampower.MustParseRule("FACTORY-2"))
	}
	supply := p.Supply(city.Tile)
	switch fewest, most := 5, 5; {
	case supply == 0:
		rules = append(rules, steampower.MustParseRule("FACTORY-5"))
	case p.in(steampower.PhaseBonus):
		fewest, most = 4, 6
		if m.Number() < min(fewest, supply) || m.Number() > min(most, supply) {
			rules = append(rules, steampower.MustParseRule("BONUS-3"))
		}
	case m.Number() != min(most, supply):
		rules = append(rules, steampower.MustParseRule("FACTORY-4"))
	}
	return rules
}

func (p *position) brokenByFulfil(contract int) (rules []steampower.Rule) {
	if !p.Hand(p.seat).Has(contract) {
		return []steampower.Rule{steampower.MustParseRule("CONTRACT-1")}
	}
	if !p.HasNetwork(p.seat) {
		return []steampower.Rule{steampower.MustParseRule("CONTRACT-3")}
	}
	if p.leastFor(p.Contract(contract).Goods, 0, hexmap.Cell{}) > p.Money(p.seat) {
		rules = append(rules, steampower.MustParseRule("CONTRACT-4"))
	}
	return rules
}

func (p *position) brokenByShip(m steampower.Move) (rules []steampower.Rule) {
	good := m.Colour()
	if good != p.Asked().First() {
		rules = append(rules, steampower.MustParseRule("CONTRACT-5"))
	}
	view, isCity := p.CityAt(m.Hex())
	allowed := p.shipping().allowed[m.Hex()]
	if !isCity || view.Tile != good || view.Goods == 0 || allowed == nil {
		return append(rules, steampower.MustParseRule("SHIP-1"))
	}
	var paid payment
	for owner, dollars := range m.Payments().All() {
		paid[owner] = dollars
	}
	inside := p.InNetwork(p.seat, m.Hex())
	if paid[p.seat] > 0 || inside && paid != (payment{}) {
		rules = append(rules, steampower.MustParseRule("SHIP-4"))
		paid[p.seat] = 0
	}
	switch {
	case inside:
		paid = payment{}
	case slices.Contains(allowed, paid):
	case slices.ContainsFunc(allowed, func(other payment) bool { return other.within(paid) }):
		rules = append(rules, steampower.MustParseRule("SHIP-5"))
	default:
		rules = append(rules, steampower.MustParseRule("SHIP-3"))
	}
	if good == p.Asked().First() && paid.total()+p.fee(m.Hex())+p.leastFor(p.Asked(), good, m.Hex()) > p.Money(p.seat) {
		rules = append(rules, steampower.MustParseRule("CONTRACT-4"))
	}
	return rules
}

func (p *position) brokenByBuy(good steampower.Colour) (rules []steampower.Rule) {
	if good != p.Asked().First() {
		rules = append(rules, steampower.MustParseRule("CONTRACT-5"))
	}
	if len(p.units(good)) > 0 {
		rules = append(rules, steampower.MustParseRule("SHIP-6"))
	}
	if good == p.Asked().First() && fromBank+p.leastFor(p.Asked(), good, hexmap.Cell{}) > p.Money(p.seat) {
		rules = append(rules, steampower.MustParseRule("CONTRACT-4"))
	}
	return rules
}
