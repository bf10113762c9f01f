package powervectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steampower"
)

// A breach is a way to break a rule: by a move that breaks no other.
type breach = conformance.Breach[*position, steampower.Move]

func breaks(rule steampower.Rule, why string, is func(*position, steampower.Move) bool) breach {
	return conformance.BreachOf(rule, why, (*position).breaking, is)
}

// of asks for a kind of moves.
func of(kinds ...steampower.Kind) func(*position, steampower.Move) bool {
	return func(_ *position, m steampower.Move) bool { return slices.Contains(kinds, m.Kind()) }
}

// early asks for moves in a phase that does not ask for them.
func early(phase steampower.Phase) func(*position, steampower.Move) bool {
	return func(p *position, m steampower.Move) bool {
		return p.in(phase) && !slices.Contains(asked[phase].kinds, m.Kind())
	}
}

// when asks for moves of a kind where something else holds, too.
func when(k steampower.Kind, holds func(*position, steampower.Move) bool) func(*position, steampower.Move) bool {
	return func(p *position, m steampower.Move) bool { return m.Kind() == k && holds(p, m) }
}

func inCity(p *position, m steampower.Move) bool {
	_, ok := p.CityAt(m.Hex())
	return ok
}

func outside(p *position, m steampower.Move) bool { return !inCity(p, m) }

func connected(p *position, m steampower.Move) bool { return p.shipping().allowed[m.Hex()] != nil }

func apart(p *position, m steampower.Move) bool { return inCity(p, m) && !connected(p, m) }

func fewer(n int) func(*position, steampower.Move) bool {
	return func(_ *position, m steampower.Move) bool { return m.Goods() < n }
}

func more(n int) func(*position, steampower.Move) bool {
	return func(_ *position, m steampower.Move) bool { return m.Goods() > n }
}

func building(p *position, _ steampower.Move) bool {
	_, ok := p.Building(p.seat)
	return ok
}

func notBuilding(p *position, m steampower.Move) bool { return !building(p, m) }

func inNetwork(p *position, m steampower.Move) bool { return p.InNetwork(p.seat, m.Hex()) }

func beyondNetwork(p *position, m steampower.Move) bool { return !inNetwork(p, m) }

func onTrack(p *position, m steampower.Move) bool { return len(p.tracksIn(m.Hex())) > 0 }

func onEmpty(p *position, m steampower.Move) bool { return !onTrack(p, m) }

// breaches are the ways to break rules. Where a rule is broken by several kinds of
// moves, or for several reasons, each has its own.
var breaches = []breach{
	breaks(steampower.SetupCityTiles, "a city tile is drawn first", early(steampower.PhaseCity)),
	breaks(steampower.SetupContracts, "contracts are dealt next", early(steampower.PhaseDeal)),
	breaks(steampower.DrawTwo, "a contract is drawn next", early(steampower.PhaseDeal)),
	breaks(steampower.TurnActions, "an action is begun next", early(steampower.PhaseAct)),
	breaks(steampower.TrackSteps, "a second step comes next, or none", early(steampower.PhaseBuild)),
	breaks(steampower.ContractWhole, "a good is provided next", early(steampower.PhaseShip)),
	breaks(steampower.BonusAtOnce, "the bonus is taken or declined next, and it is another", early(steampower.PhaseBonus)),
	breaks(steampower.EndContracts, "the game is over: enough contracts are fulfilled", early(steampower.PhaseOver)),
	breaks(steampower.EndQuietRounds, "the game is over: ten rounds in a row were quiet", early(steampower.PhaseOver)),

	breaks(steampower.MapHexes, "the map lacks the hex", of(steampower.KindCity)),
	breaks(steampower.MapHexes, "the map lacks the hex to build in", of(steampower.KindBuild)),
	breaks(steampower.MapHexes, "the map lacks the hex to remove from", of(steampower.KindRemove)),
	breaks(steampower.MapHexes, "the map lacks the hex to replace in", of(steampower.KindReplace)),
	breaks(steampower.MapHexes, "the map lacks the hex for a factory", of(steampower.KindFactory)),
	breaks(steampower.MapHexes, "the map lacks the hex to ship from", of(steampower.KindShip)),

	breaks(steampower.SetupCityTiles, "another city space is next", of(steampower.KindCity)),
	breaks(steampower.ComponentsCityTiles, "no tile of that colour is left", of(steampower.KindCity)),
	breaks(steampower.SetupContracts, "the contract is not in the bag", of(steampower.KindDeal)),
	breaks(steampower.DrawFromBag, "the contract is not in the bag", of(steampower.KindDeal)),
	breaks(steampower.DrawFromFullestHand, "the contract is not in the fullest hand", of(steampower.KindDeal)),
	breaks(steampower.DrawFromFullestHand, "the bag and all hands are empty", of(steampower.KindDraw)),
	breaks(steampower.DrawNotFromOwnHand, "the bag is empty, and her own hand is the fullest", of(steampower.KindDraw)),

	breaks(steampower.MapNoTrackOnWater, "the hex is water", of(steampower.KindBuild)),
	breaks(steampower.MapNoTrackOnCities, "the hex is a city space", of(steampower.KindBuild)),
	breaks(steampower.MapClosedEdges, "an end of the track lies on a closed edge", of(steampower.KindBuild)),
	breaks(steampower.MapClosedEdges, "an end of the other track lies on a closed edge", of(steampower.KindReplace)),
	breaks(steampower.TrackCrossing, "the hex holds a crossing", of(steampower.KindBuild)),
	breaks(steampower.TrackSharesHex, "the track does not cross that of the hex", of(steampower.KindBuild)),
	breaks(steampower.TrackSharesHex, "the other track does not cross that which stays", of(steampower.KindReplace)),
	breaks(steampower.TrackTileInStack, "no such simple tile is left", when(steampower.KindBuild, onEmpty)),
	breaks(steampower.TrackTileInStack, "no such crossing is left", when(steampower.KindBuild, onTrack)),
	breaks(steampower.TrackTileInStack, "no tile of the other track is left", of(steampower.KindReplace)),
	breaks(steampower.TrackJoinsNoForeign, "the track would join track of another player", of(steampower.KindBuild)),
	breaks(steampower.TrackJoinsNoForeign, "the other track would join track of another player", of(steampower.KindReplace)),
	breaks(steampower.TrackContinues, "the track does not begin at the open end", of(steampower.KindBuild)),
	breaks(steampower.TrackContinues, "the other track does not begin at the open end", of(steampower.KindReplace)),
	breaks(steampower.TrackBeginsInNetwork, "the track begins at no city of her network", of(steampower.KindBuild)),
	breaks(steampower.TrackBeginsInNetwork, "the other track begins at no city of her network", of(steampower.KindReplace)),
	breaks(steampower.TrackFirst, "the track begins at no city", of(steampower.KindBuild)),
	breaks(steampower.TrackFirst, "the other track begins at no city", of(steampower.KindReplace)),
	breaks(steampower.LinkNotBackToItsCity, "the track leads back to the city where the link began", of(steampower.KindBuild)),
	breaks(steampower.LinkNotBackToItsCity, "the other track leads back to the city where the link began", of(steampower.KindReplace)),
	breaks(steampower.LinkLocomotive, "no locomotive is left for another link", of(steampower.KindBuild)),
	breaks(steampower.MoneyNotBelowZero, "a simple tile is too dear", when(steampower.KindBuild, onEmpty)),
	breaks(steampower.MoneyNotBelowZero, "a crossing is too dear", when(steampower.KindBuild, onTrack)),
	breaks(steampower.TrackRemoved, "no simple tile is left for the other track of the crossing", of(steampower.KindRemove)),
	breaks(steampower.TrackReplaced, "the track is the same", of(steampower.KindReplace)),
	breaks(steampower.TrackLastTileOnly, "it is not the last tile that is removed", when(steampower.KindRemove, building)),
	breaks(steampower.TrackLastTileOnly, "no link is under construction of which to remove the last tile", when(steampower.KindRemove, notBuilding)),
	breaks(steampower.TrackLastTileOnly, "it is not the last tile that is replaced", when(steampower.KindReplace, building)),
	breaks(steampower.TrackLastTileOnly, "no link is under construction of which to replace the last tile", when(steampower.KindReplace, notBuilding)),

	breaks(steampower.FactoryOnCity, "the hex is no city", when(steampower.KindFactory, outside)),
	breaks(steampower.FactoryOnCity, "the city has a factory", when(steampower.KindFactory, inCity)),
	breaks(steampower.FactoryNotOnPurple, "the city is purple", of(steampower.KindFactory)),
	breaks(steampower.FactoryInANetwork, "the city belongs to nobody's network", of(steampower.KindFactory)),
	breaks(steampower.FactorySupply, "the supply has no such good", of(steampower.KindFactory)),
	breaks(steampower.FactoryLeft, "no factory is left", of(steampower.KindFactory)),
	breaks(steampower.FactoryGoods, "the factory comes with more goods", when(steampower.KindFactory, fewer(5))),
	breaks(steampower.FactoryGoods, "the factory comes with fewer goods", when(steampower.KindFactory, more(5))),
	breaks(steampower.BonusOfFactory, "the factory of the bonus comes with more goods", when(steampower.KindFactory, fewer(4))),
	breaks(steampower.BonusOfFactory, "the factory of the bonus comes with fewer goods", when(steampower.KindFactory, more(6))),

	breaks(steampower.ContractFromHand, "the contract is not in her hand", of(steampower.KindFulfil)),
	breaks(steampower.ContractInNetwork, "she has no network to deliver to", of(steampower.KindFulfil)),
	breaks(steampower.ContractPayable, "the goods cost more than she has", of(steampower.KindFulfil)),
	breaks(steampower.ContractPayable, "too little would be left for the other goods", of(steampower.KindShip)),
	breaks(steampower.ContractOrderOfGoods, "another good is asked for", of(steampower.KindShip)),
	breaks(steampower.ContractOrderOfGoods, "another good is asked for than is bought", of(steampower.KindBuy)),
	breaks(steampower.ShipFromConnectedCity, "no such good lies there", when(steampower.KindShip, connected)),
	breaks(steampower.ShipFromConnectedCity, "the city is not connected with her network", when(steampower.KindShip, apart)),
	breaks(steampower.ShipForeignLinks, "no route pays these owners", of(steampower.KindShip)),
	breaks(steampower.ShipOwnLinksFree, "her own links cost nothing", when(steampower.KindShip, beyondNetwork)),
	breaks(steampower.ShipOwnLinksFree, "a good of her network uses no link", when(steampower.KindShip, inNetwork)),
	breaks(steampower.ShipPaysNoMoreThanNeeded, "another route pays less", of(steampower.KindShip)),
	breaks(steampower.ShipBoughtFromBank, "such a good can be had", of(steampower.KindBuy)),
}

// breaking is the moves that somebody may think of that break a rule and no other.
func (p *position) breaking(rule steampower.Rule) []steampower.Move {
	if p.alone == nil {
		p.alone = conformance.Alone(p.thinkable(), p.broken)
	}
	return p.alone[rule]
}

// Thinkable are the moves that somebody may think of in a position.
var Thinkable = (*position).thinkable

// thinkable is the moves that somebody may think of: of the kinds that are asked
// for with whatever they can name, of the others a few.
func (p *position) thinkable() []steampower.Move {
	all := p.odd()
	switch p.Phase() {
	case steampower.PhaseCity:
		for city := range p.Cities() {
			for c := range steampower.Colours() {
				all = append(all, steampower.City(city, c))
			}
		}
	case steampower.PhaseDeal:
		for number := 1; number <= steampower.MaxContracts; number += 5 {
			all = append(all, steampower.Deal(number))
		}
	case steampower.PhaseAct:
		all = append(append(p.layings(all), p.factories()...), steampower.Draw())
		for number := 1; number <= steampower.MaxContracts; number++ {
			if p.Hand(p.seat).Has(number) || number%9 == 0 {
				all = append(all, steampower.Fulfil(number))
			}
		}
	case steampower.PhaseBuild:
		all = p.layings(all)
	case steampower.PhaseShip:
		all = append(all, p.shipments()...)
	case steampower.PhaseBonus:
		switch p.Bonus() {
		case steampower.BuildBonus:
			all = p.layings(all)
		case steampower.FactoryBonus:
			all = append(all, p.factories()...)
		}
	}
	return all
}

// odd is a move of each kind, as far as there is one, and of those that name a hex
// one that the map lacks.
func (p *position) odd() (all []steampower.Move) {
	grid := p.setup.Map.Grid()
	beyond := hexmap.CellAt(1, grid.Columns()+1)
	good := steampower.Black
	if p.Asked().Len() > 0 {
		good = p.Asked().First()
	}
	for city := range p.Cities() {
		i, _ := grid.Index(city)
		beside := city
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if next := grid.Neighbour(i, d); next >= 0 && !p.setup.Map.IsCity(next) {
				beside = grid.Cell(next)
			}
		}
		for _, hex := range []hexmap.Cell{city, beyond} {
			all = append(all, steampower.City(hex, steampower.White), steampower.Factory(hex, 5), steampower.Ship(good, hex))
		}
		for _, hex := range []hexmap.Cell{beside, beyond} {
			t := track.Between(hexmap.East, hexmap.West)
			all = append(all, steampower.Build(hex, t), steampower.Replace(hex, t), steampower.Remove(hex))
		}
		break
	}
	return append(all, steampower.Deal(1), steampower.Done(), steampower.Fulfil(1), steampower.Buy(steampower.Black), steampower.Draw(), steampower.Money(), steampower.Decline())
}

// layings appends track of all courses in all hexes where it may matter.
func (p *position) layings(all []steampower.Move) []steampower.Move {
	grid := p.setup.Map.Grid()
	for i := range grid.Len() {
		hex := grid.Cell(i)
		for t := range track.Tracks() {
			all = append(all, steampower.Build(hex, t))
			if onTrack(p, steampower.Remove(hex)) {
				all = append(all, steampower.Replace(hex, t))
			}
		}
		if onTrack(p, steampower.Remove(hex)) {
			all = append(all, steampower.Remove(hex))
		}
	}
	return all
}

func (p *position) factories() (all []steampower.Move) {
	grid := p.setup.Map.Grid()
	for i := range grid.Len() {
		if !p.setup.Map.IsCity(i) {
			all = append(all, steampower.Factory(grid.Cell(i), 5))
			continue
		}
		for goods := 1; goods <= 7; goods++ {
			all = append(all, steampower.Factory(grid.Cell(i), goods))
		}
	}
	return all
}

// shipments are goods from every city, with all that a few links can pay.
func (p *position) shipments() (all []steampower.Move) {
	owners := [][]steampower.Seat{nil}
	for a := steampower.Seat(1); int(a) <= p.Seats(); a++ {
		owners = append(owners, []steampower.Seat{a})
		for b := a; int(b) <= p.Seats(); b++ {
			owners = append(owners, []steampower.Seat{a, b})
		}
	}
	for c := range steampower.GoodColours() {
		all = append(all, steampower.Buy(c))
		for city := range p.Cities() {
			for _, paid := range owners {
				all = append(all, steampower.Ship(c, city, paid...))
			}
		}
	}
	return all
}
