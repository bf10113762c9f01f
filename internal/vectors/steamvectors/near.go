package steamvectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// apart is how many moves are between the positions in which much is tried.
const apart = 3

// near is all faces where a tile lies, and ways over links as far as they lead.
func near(p *position) (all []steam.Move) {
	if p.After%apart > 0 {
		return nil
	}
	switch p.Phase() {
	case steam.PhaseBuild:
		grid := p.setup.Map.Grid()
		for i := range grid.Len() {
			hex := grid.Cell(i)
			if p.Holds(hex) == 0 || p.isCity(hex) {
				continue
			}
			for _, face := range p.setup.Components.Faces {
				for t := range face.Tile.Rotations() {
					all = append(all, steam.Upgrade(hex, t), steam.Redirect(hex, t))
				}
			}
		}
	case steam.PhaseMove:
		for city := range p.Cities() {
			for c := range p.GoodsAt(city).All() {
				all = p.on(all, c, city, city, nil)
			}
		}
	}
	return slices.DeleteFunc(all, func(m steam.Move) bool { return !m.IsValid() })
}

// longest is how many links the ways have that are tried.
const longest = 3

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
