package powervectors

import (
	_ "embed" // breaches.txt
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/vectors/breaches"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steampower"
)

func (p *position) building() bool {
	_, ok := p.Building(p.seat)
	return ok
}

func onTrack(p *position, hex hexmap.Cell) bool { return len(p.tracksIn(hex)) > 0 }

//go:embed breaches.txt
var table string

// ways are the ways to break rules. A rule that is broken by several kinds of moves, or
// for several reasons, has one for each.
var ways = breaches.Game[*position, steampower.Move, steampower.Rule]{
	Rule:  steampower.ParseRule,
	Kind:  func(m steampower.Move) string { return m.Kind().String() },
	Kinds: family.FirstWords(steampower.Kinds()),
	At: map[string]func(p *position, about string) bool{
		"phase":    func(p *position, about string) bool { return p.Phase().String() == about },
		"building": func(p *position, _ string) bool { return p.building() },
	},
	When: map[string]func(p *position, m steampower.Move, about string) bool{
		"asked": func(p *position, m steampower.Move, _ string) bool {
			return slices.Contains(asked[p.Phase()].kinds, m.Kind())
		},
		"in-city":    func(p *position, m steampower.Move, _ string) bool { _, ok := p.CityAt(m.Hex()); return ok },
		"in-network": func(p *position, m steampower.Move, _ string) bool { return p.InNetwork(p.seat, m.Hex()) },
		"connected":  func(p *position, m steampower.Move, _ string) bool { return p.shipping().allowed[m.Hex()] != nil },
		"on-track":   func(p *position, m steampower.Move, _ string) bool { return onTrack(p, m.Hex()) },
		"fewer-than": func(_ *position, m steampower.Move, about string) bool {
			n, _ := strconv.Atoi(about)
			return m.Number() < n
		},
		"more-than": func(_ *position, m steampower.Move, about string) bool {
			n, _ := strconv.Atoi(about)
			return m.Number() > n
		},
	},
	Breaking: (*position).breaking,
}.Parse(table)

// breaking is the moves that somebody may think of that break a rule and no other.
func (p *position) breaking(rules []steampower.Rule) []steampower.Move {
	if p.alone == nil {
		p.alone = conformance.Alone(p.thinkable(), p.broken)
	}
	return p.alone[rules[0]]
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
			if onTrack(p, hex) {
				all = append(all, steampower.Replace(hex, t))
			}
		}
		if onTrack(p, hex) {
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
