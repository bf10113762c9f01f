package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
)

// blackDie draws the black die, of a size from the origin: its two types of
// track, one above the other.
func (p *pen) blackDie(size float64, b steamrollers.BlackDie) {
	one, two := b.Types()
	p.Box(0, 0, size, size, 0.2*size, "fill", p.Colours["pip"], "stroke", p.Colours["faint"], "stroke-width", drawing.Number(0.03*size))
	p.typeOnDie(size, 0.31, 0.31, one)
	p.typeOnDie(size, 0.69, 0.69, two)
}

// typeOnDie draws the hex of a type on the black die, its middle at parts of the
// size.
func (p *pen) typeOnDie(size, x, y float64, kind track.Type) {
	at, edge := hexmap.Point{X: x * size, Y: y * size}, 0.25*size
	p.Path(p.Hexagon(edge, at), "fill", "none", "stroke", p.Colours["faint"], "stroke-width", drawing.Number(0.025*size))
	p.Path(p.typical(edge, at, kind), "fill", "none", "stroke", p.Colours["die"], "stroke-width", drawing.Number(0.09*size))
}

// typical is the curve of a type as people think of it, lying as level as it
// can.
func (p *pen) typical(edge float64, at hexmap.Point, kind track.Type) drawing.Path {
	from, to := hexmap.West, hexmap.East
	switch kind {
	case track.Gentle:
		to = hexmap.NorthEast
	case track.Sharp:
		to = hexmap.NorthWest
	}
	return p.CurveAt(edge, at, from, to).Path()
}
