package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// pictogram draws what the face of an action tile does, in a room of 58 by 24
// around the origin. Yucata's tile 2b does something else (YUCATA-1).
func (p *pen) pictogram(face variants.Face, yucata bool) {
	switch face {
	case variants.Tile1a, variants.Tile1b: // any value
		p.smallDie(-18, 5)
		p.arrow(0, 5)
		p.blankDie(18, "?")
	case variants.Tile2a: // two dice
		p.smallDie(-12, 2)
		p.smallDie(12, 5)
	case variants.Tile2b:
		if yucata { // the value of a used die
			p.smallDie(-18, 4)
			p.tick(-18, 0, 0.6)
			p.arrow(0, 5)
			p.smallDie(18, 4)
			return
		}
		p.smallDie(-18, 4) // the die of another player
		p.arrow(0, -5)
		p.person(18)
	case variants.Tile3a: // the die is the destination
		p.smallCube(-18)
		p.arrow(0, 5)
		p.smallDie(18, 3)
	case variants.Tile3b: // 1 or 2 longer
		p.smallCube(-19)
		p.label(10, 0, 13, "+1/+2", "font-weight", "bold")
	case variants.Tile4a: // unlimited
		p.smallLocomotive("∞")
	case variants.Tile4b: // one stronger
		p.smallLocomotive("+1")
	case variants.Tile5a: // plus or minus 1
		p.smallDie(-13, 3)
		p.label(12, 0, 16, "±1", "font-weight", "bold")
	case variants.Tile5b: // re-roll or flip
		p.smallDie(-13, 6)
		p.again(13)
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
		p.arrow(0, 5)
		p.crossedHex(18)
	}
}

func (p *pen) smallDie(x float64, face int) { p.at(x-9, -9, func() { p.die(18, face) }) }

func (p *pen) smallCube(x float64) { p.at(x-9, -9, func() { p.cube(18, variants.Grey) }) }

// smallLocomotive draws a locomotive and what becomes of its strength.
func (p *pen) smallLocomotive(mark string) {
	const scale = 0.5
	p.at(-27, -scale*locomotiveHeight/2+1, func() { p.locomotive(scale, "") })
	p.label(17, 0, 16, mark, "font-weight", "bold")
}

// blankDie draws a die with something written on it.
func (p *pen) blankDie(x float64, mark string) {
	p.box(x-9, -9, 18, 18, 3.6, "fill", p.Theme.Die, "stroke", p.Theme.Pip)
	p.label(x, 0, 15, mark, "fill", p.Theme.Pip, "font-weight", "bold")
}

// arrow draws an arrow about x that reaches so far, to the left if that is
// negative.
func (p *pen) arrow(x, reach float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx*reach, Y: dy * reach} }
	p.path(path(nil).move(at(-1, 0)).line(at(1, 0)).move(at(0.1, -0.9)).line(at(1, 0)).line(at(0.1, 0.9)),
		"fill", "none", "stroke", p.Theme.Ink, "stroke-width", "2.2", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// again draws an arrow that runs in a circle about x.
func (p *pen) again(x float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx, Y: dy} }
	p.path(path(nil).move(at(7, 1)).arc(8, true, at(-7, 3)).move(at(-7, 3)).arc(8, true, at(1, -8)),
		"fill", "none", "stroke", p.Theme.Ink, "stroke-width", "2.2", "stroke-linecap", "round")
	p.path(polygon(at(0, -12), at(7, -7.5), at(0, -3)), "fill", p.Theme.Ink)
}

// person draws another player.
func (p *pen) person(x float64) {
	p.circle(x, -6, 4.5)
	p.path(path(nil).move(hexmap.Point{X: x - 8, Y: 10}).arc(8, true, hexmap.Point{X: x + 8, Y: 10}).closed())
}

func (p *pen) smallTrack(x float64, kind track.Type) {
	layout := hexmap.Layout{Size: 9.5, Origin: hexmap.Point{X: x}}
	corners := layout.Corners(hexmap.Hex{})
	p.path(polygon(corners[:]...), "fill", "none", "stroke", p.Theme.Faint)
	p.path(typical(layout, kind), "fill", "none", "stroke", p.Theme.Ink, "stroke-width", "3.5")
}

func (p *pen) crossedHex(x float64) {
	corners := hexmap.Layout{Size: 11, Origin: hexmap.Point{X: x}}.Corners(hexmap.Hex{})
	p.path(polygon(corners[:]...), "fill", "none", "stroke", p.Theme.Ink, "stroke-width", "1.2")
	p.cross(x, 0, 5)
}

// cross draws a cross whose arms reach so far.
func (p *pen) cross(x, y, reach float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + reach*dx, Y: y + reach*dy} }
	p.path(path(nil).move(at(-1, -1)).line(at(1, 1)).move(at(1, -1)).line(at(-1, 1)),
		"fill", "none", "stroke", p.Theme.Ink, "stroke-width", number(0.35*reach), "stroke-linecap", "round")
}
