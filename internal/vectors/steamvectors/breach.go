package steamvectors

import (
	_ "embed" // breaches.txt
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/vectors/breaches"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
)

//go:embed breaches.txt
var table string

// ways are the ways to break rules. A rule that is broken by several kinds of moves, or
// for several reasons, has one for each.
var ways = breaches.Game[*position, steam.Move, steam.Rule]{
	Rule:  steam.ParseRule,
	Kind:  func(m steam.Move) string { return m.Kind().String() },
	Kinds: family.FirstWords(steam.Kinds()),
	At: map[string]func(p *position, about string) bool{
		"phase": func(p *position, about string) bool { return p.Phase().String() == about },
	},
	When: map[string]func(p *position, m steam.Move, about string) bool{
		"asked": func(p *position, m steam.Move, _ string) bool {
			return slices.Contains(asked[p.Phase()].kinds, m.Kind())
		},
		"on-town": func(p *position, m steam.Move, _ string) bool { return p.IsTown(m.Hex()) },
	},
	Breaking: (*position).breaking,
}.Parse(table)

// apart is how many moves are between the positions in which rules are broken; at
// the end of a game they always are.
const apart = 5

func (p *position) isLookedAt() bool { return p.ends || p.After%apart == 0 }

// breaking is the moves that somebody may think of that break some rules and no others.
func (p *position) breaking(rules []steam.Rule) (moves []steam.Move) {
	if !p.isLookedAt() {
		return nil
	}
	if len(rules) > 1 {
		return slices.DeleteFunc(p.thinkable(), func(m steam.Move) bool { return !slices.Equal(p.broken(m), rules) })
	}
	if p.alone == nil {
		p.alone = conformance.Alone(p.thinkable(), p.broken)
	}
	return p.alone[rules[0]]
}

// Thinkable are the moves that somebody may think of in a position.
var Thinkable = (*position).thinkable

// thinkable is the moves that somebody may think of: of the kinds that are asked
// for with much that they can name, of the others a few.
func (p *position) thinkable() []steam.Move {
	all := p.odd()
	switch p.Phase() {
	case steam.PhaseGoods:
		for a := range steam.Colours() {
			for n := 1; n <= 6; n++ {
				all = append(all, steam.DrawGoods(steam.Goods(0).Add(a, n)), steam.DrawGoods(steam.Goods(0).Add(a, n).Add(steam.Red, 1)))
			}
		}
	case steam.PhaseDeal:
		for tile := range steam.ActionTiles() {
			all = append(all, steam.Deal(tile))
		}
	case steam.PhaseBid:
		for sum := range 100 {
			all = append(all, steam.Bid(sum))
		}
	case steam.PhaseCapital:
		for loans := range 40 {
			all = append(all, steam.Capital(loans))
		}
	case steam.PhaseAction:
		for tile := range steam.ActionTiles() {
			all = append(all, steam.Take(tile), steam.TakePassing(tile))
		}
	case steam.PhaseBuild:
		all = append(p.layings(all), p.settlings()...)
	case steam.PhaseMove:
		all = append(all, p.ways()...)
	}
	return slices.DeleteFunc(all, func(m steam.Move) bool { return !m.IsValid() })
}

// odd is a move of each kind, as far as there is one.
func (p *position) odd() []steam.Move {
	hex := hexmap.CellAt(1, p.setup.Map.Grid().Columns()+1) // the map lacks it
	straight := track.MustParseTile("E-W")
	return []steam.Move{
		steam.DrawGoods(steam.GoodsOf(steam.Red)), steam.Deal(steam.OrderTile), steam.Bid(1), steam.Pass(), steam.Capital(0), steam.Take(steam.OrderTile),
		steam.Build(hex, straight), steam.Upgrade(hex, straight), steam.Redirect(hex, straight), steam.Urbanise(hex, steam.Red, 1), steam.Grow(hex, 1),
		steam.Done(), steam.Improve(), steam.Deliver(steam.Red, hex, hexmap.East), steam.TakeIncome(), steam.TakePoints(),
	}
}

// layings appends tiles near to what lies on the map: one track or two exits on
// empty hexes, and all faces where a tile lies.
func (p *position) layings(all []steam.Move) []steam.Move {
	grid := p.setup.Map.Grid()
	var single, exits, faces []track.Tile
	for t := range track.Tracks() {
		a, b := t.Ends()
		pair, _ := track.Exit(a).Plus(track.Exit(b))
		single, exits = append(single, t.Tile()), append(exits, pair)
	}
	for _, face := range p.setup.Components.Faces {
		for t := range face.Tile.Rotations() {
			faces = append(faces, t)
		}
	}
	bundle := track.MustParseTile("E-NE+NW-W") // two sharp curves
	for i := range grid.Len() {
		hex := grid.Cell(i)
		near := p.Holds(hex) != 0 || p.setup.Map.IsCity(i)
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if j := grid.Neighbour(i, d); j >= 0 {
				near = near || p.Holds(grid.Cell(j)) != 0 || p.setup.Map.IsCity(j)
			}
		}
		if !near && i%7 > 0 {
			continue
		}
		for k := range single {
			all = append(all, steam.Build(hex, single[k]))
			if p.IsTown(hex) || k == 0 {
				all = append(all, steam.Build(hex, exits[k]))
			}
		}
		all = append(all, steam.Build(hex, bundle))
		if before := p.Holds(hex); before != 0 && !p.isCity(hex) {
			all = append(all, steam.Upgrade(hex, bundle), steam.Upgrade(hex, before))
			for _, t := range faces {
				all = append(all, steam.Upgrade(hex, t), steam.Redirect(hex, t))
			}
		}
	}
	return all
}

// settlings are new cities and growth everywhere.
func (p *position) settlings() (all []steam.Move) {
	grid := p.setup.Map.Grid()
	for i := range grid.Len() {
		hex := grid.Cell(i)
		for _, space := range []int{1, 2, p.Spaces(), p.Spaces() + 1} {
			if p.IsTown(hex) || p.isCity(hex) || i%9 == 0 {
				all = append(all, steam.Grow(hex, space), steam.Urbanise(hex, steam.Red, space), steam.Urbanise(hex, steam.Grey, space), steam.Urbanise(hex, steam.Grey, 0))
			}
		}
	}
	return all
}

// longest is how many links the ways have that are thought of.
const longest = 3

// ways are moves of goods over complete links, and over one edge where there may be
// none.
func (p *position) ways() (all []steam.Move) {
	for city := range p.Cities() {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if _, ok := p.Leads(city, d); !ok {
				all = append(all, steam.Deliver(p.someGood(city), city, d))
			}
		}
		for c := range steam.Colours() {
			all = p.on(all, c, city, city, nil)
		}
	}
	return all
}

// someGood is a good of a city, or red if it has none.
func (p *position) someGood(city hexmap.Cell) steam.Colour {
	for c := range p.GoodsAt(city).All() {
		return c
	}
	return steam.Red
}

// on appends the ways that go on from a stop.
func (p *position) on(all []steam.Move, c steam.Colour, city, stop hexmap.Cell, edges []hexmap.Direction) []steam.Move {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		to, ok := p.Leads(stop, d)
		if !ok {
			continue
		}
		way := append(slices.Clone(edges), d)
		all = append(all, steam.Deliver(c, city, way...))
		if len(way) < longest {
			all = p.on(all, c, city, to, way)
		}
	}
	return all
}
