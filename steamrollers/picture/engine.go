package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// The train on a sheet: a wagon for each engine box, and before them the
// locomotive, which bears the strength.
const (
	wagonEvery  = (rowWidth - locomotiveWidth) / 6
	wagonWidth  = 52.0
	wagonHeight = 38.0
	trainWidth  = rowWidth
	trainHeight = 56.0
)

// trainPanel is the engine of a seat.
func trainPanel(s *steamrollers.State, seat steamrollers.Seat) panel {
	return panel{trainWidth, trainHeight, func(p *pen) {
		p.path(path(nil).move(hexmap.Point{Y: trainHeight - 3}).line(hexmap.Point{X: trainWidth, Y: trainHeight - 3}),
			"stroke", p.Theme.Faint, "stroke-width", "3")
		for box := 1; box <= 6; box++ {
			p.at(wagonEvery*float64(box-1), 4, func() { p.wagon(box, s.Ticked(seat, box)) })
		}
		p.at(trainWidth-locomotiveWidth, trainHeight-3-locomotiveHeight, func() {
			strength := strconv.Itoa(s.Strength(seat))
			p.group(func() { p.locomotive(1, strength) }, "class", "strength", "data-strength", strength)
		})
	}}
}

// wagon draws an engine box.
func (p *pen) wagon(box int, ticked bool) {
	key, class := "box", "box"
	if ticked {
		key, class = "ticked-box", "box ticked"
	}
	p.piece(piece{name: boxName(box), class: class, title: p.say(key, "box", box), rim: around(wagonWidth, wagonHeight)}, func() {
		p.path(path(nil).move(hexmap.Point{X: wagonWidth, Y: wagonHeight - 3}).line(hexmap.Point{X: wagonEvery, Y: wagonHeight - 3}),
			"stroke", p.Theme.Ink, "stroke-width", "3")
		p.box(0, 0, wagonWidth, wagonHeight, 3, "fill", p.Theme.Panel, "stroke", p.Theme.Ink, "stroke-width", "2")
		p.circle(11, wagonHeight+5, 5, "fill", p.Theme.Ink)
		p.circle(wagonWidth-11, wagonHeight+5, 5, "fill", p.Theme.Ink)
		p.at(5, (wagonHeight-20)/2, func() { p.die(20, box) })
		if ticked {
			p.tick(wagonWidth-13, wagonHeight/2-1, 0.75)
		}
	}, "data-box", strconv.Itoa(box))
}

// tick draws a tick with its middle at a point.
func (p *pen) tick(x, y, scale float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + scale*dx, Y: y + scale*dy} }
	p.path(path(nil).move(at(-12, 0)).line(at(-4, 9)).line(at(13, -11)),
		"class", "tick", "fill", "none", "stroke", p.Theme.Route, "stroke-width", number(5*scale),
		"stroke-linecap", "round", "stroke-linejoin", "round")
}
