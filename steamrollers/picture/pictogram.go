package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// pictogram draws what the face of an action tile does, in a room of 58 by 24
// around the origin. Yucata's tile 2b does something else (YUCATA-1).
func (p *pen) pictogram(face variants.Face, yucata bool) {
	switch face {
	case variants.Tile1a, variants.Tile1b: // any value
		p.smallDie(-18, 5)
		p.Arrow(0, 5)
		p.blankDie(18, "?")
	case variants.Tile2a: // two dice
		p.smallDie(-18, 2)
		p.Label(0, 0, 16, "+", "font-weight", "bold")
		p.smallDie(18, 5)
	case variants.Tile2b:
		if yucata { // the value of a used die
			p.smallDie(-18, 4)
			p.tick(-18, 0, 0.6)
			p.Arrow(0, 5)
			p.smallDie(18, 4)
			return
		}
		p.smallDie(-18, 4) // the die of another player
		p.Arrow(0, -5)
		p.person(18)
	case variants.Tile3a: // the die is the destination
		p.smallCube(-18)
		p.Arrow(0, 5)
		p.smallDie(18, 3)
	case variants.Tile3b: // 1 or 2 longer
		p.smallCube(-20)
		p.stops(-11)
		p.Label(16, 0, 10.5, "+1/2", "font-weight", "bold")
	case variants.Tile4a: // unlimited
		p.smallLocomotive("∞")
	case variants.Tile4b: // one stronger
		p.smallLocomotive("+1")
	case variants.Tile5a: // plus or minus 1
		p.smallDie(-13, 3)
		p.Label(12, 0, 16, "±1", "font-weight", "bold")
	case variants.Tile5b: // re-roll or flip
		p.smallDie(-19, 6)
		p.again(1)
		p.Label(13, 1, 14, "/")
		p.turned(22, 1)
	case variants.Tile6a, variants.Tile6b: // any track
		for i, kind := range []track.Type{track.Straight, track.Gentle, track.Sharp} {
			p.smallTrack(18*float64(i-1), kind)
		}
	case variants.Tile2aSolo: // Olive's die rolls again
		p.person(-21)
		p.smallDie(0, 6)
		p.again(21)
	case variants.Tile2bSolo: // a good stays, a hex is crossed off
		p.smallCube(-18)
		p.Arrow(0, 5)
		p.crossedHex(18)
	}
}

// stops draws a route that goes on from x by one stop.
func (p *pen) stops(x float64) {
	p.Path(drawing.PathFrom(hexmap.Point{X: x}).Line(hexmap.Point{X: x + 9}), "fill", "none", "stroke", p.Colours["ink"], "stroke-width", "2.2")
	p.Circle(x+9, 0, 3, "fill", p.Colours["ink"])
}

// turned draws a die that is turned over, about x.
func (p *pen) turned(x float64, face int) {
	p.At(x-7, -5, func() { p.whiteDie(14, face) })
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: dy} }
	p.Path(drawing.PathFrom(at(-6, -8)).Arc(8, true, at(5, -8)), "fill", "none", "stroke", p.Colours["ink"], "stroke-width", "1.8", "stroke-linecap", "round")
	p.Path(drawing.Polygon(at(2, -10), at(8, -11), at(7, -5)), "fill", p.Colours["ink"])
}

func (p *pen) smallDie(x float64, face int) { p.At(x-9, -9, func() { p.whiteDie(18, face) }) }

func (p *pen) smallCube(x float64) { p.At(x-9, -9, func() { p.cube(18, variants.Grey) }) }

// smallLocomotive draws a locomotive and what becomes of its strength.
func (p *pen) smallLocomotive(mark string) {
	const scale = 0.5
	p.At(-27, -scale*drawing.LocomotiveHeight/2+1, func() { p.Locomotive(scale, p.Colours["ink"], "") })
	p.Label(17, 0, 16, mark, "font-weight", "bold")
}

// blankDie draws a die with something written on it.
func (p *pen) blankDie(x float64, mark string) {
	p.Box(x-9, -9, 18, 18, 3.6, "fill", p.Colours["die"], "stroke", p.Colours["pip"])
	p.Label(x, 0, 15, mark, "fill", p.Colours["pip"], "font-weight", "bold")
}

// again draws an arrow that runs in a circle about x.
func (p *pen) again(x float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: dy} }
	p.Path(drawing.PathFrom(at(7, 1)).Arc(8, true, at(-7, 3)).Move(at(-7, 3)).Arc(8, true, at(1, -8)),
		"fill", "none", "stroke", p.Colours["ink"], "stroke-width", "2.2", "stroke-linecap", "round")
	p.Path(drawing.Polygon(at(0, -12), at(7, -7.5), at(0, -3)), "fill", p.Colours["ink"])
}

func (p *pen) smallTrack(x float64, kind track.Type) {
	const edge = 9.5
	at := hexmap.Point{X: x}
	p.Path(p.Hexagon(edge, at), "fill", "none", "stroke", p.Colours["faint"])
	p.Path(p.typical(edge, at, kind), "fill", "none", "stroke", p.Colours["ink"], "stroke-width", "3.5")
}

func (p *pen) crossedHex(x float64) {
	p.Path(p.Hexagon(11, hexmap.Point{X: x}), "fill", "none", "stroke", p.Colours["ink"], "stroke-width", "1.2")
	p.cross(x, 0, 5)
}

// tick draws a tick with its middle at (x, y).
func (p *pen) tick(x, y, scale float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + scale*dx, Y: y + scale*dy} }
	p.Path(drawing.PathFrom(at(-12, 0)).Line(at(-4, 9)).Line(at(13, -11)),
		"class", "tick", "fill", "none", "stroke", p.Colours["ink"], "stroke-width", drawing.Number(5*scale),
		"stroke-linecap", "round", "stroke-linejoin", "round")
}

// cross draws a cross about (x, y). Each arm goes as far as reach in both coordinates.
func (p *pen) cross(x, y, reach float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + reach*dx, Y: y + reach*dy} }
	p.Path(drawing.PathFrom(at(-1, -1)).Line(at(1, 1)).Move(at(1, -1)).Line(at(-1, 1)),
		"fill", "none", "stroke", p.Colours["ink"], "stroke-width", drawing.Number(0.35*reach), "stroke-linecap", "round")
}

// person draws the sign of a player about (x, 0).
func (p *pen) person(x float64) {
	p.Circle(x, -6, 4.5)
	p.Path(drawing.PathFrom(hexmap.Point{X: x - 8, Y: 10}).Arc(8, true, hexmap.Point{X: x + 8, Y: 10}).Close())
}
