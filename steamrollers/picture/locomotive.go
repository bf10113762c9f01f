package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// The train on a sheet: a wagon for each engine box, and before them the
// locomotive, which bears the strength.
const (
	wagonEvery  = (rowWidth - drawing.LocomotiveWidth) / 6
	wagonWidth  = 52.0
	wagonHeight = 38.0
	trainWidth  = rowWidth
	trainHeight = 56.0
)

// trainPanel is the engine of a seat.
func (p *pen) trainPanel(s *steamrollers.State, seat steamrollers.Seat) panel {
	return panel{Width: trainWidth, Height: trainHeight, Draw: func() {
		p.Path(drawing.PathFrom(hexmap.Point{Y: trainHeight - 3}).Line(hexmap.Point{X: trainWidth, Y: trainHeight - 3}),
			"stroke", p.Colours["faint"], "stroke-width", "3", "pointer-events", "none")
		for box := 1; box <= 6; box++ {
			p.At(wagonEvery*float64(box-1), 4, func() { p.wagon(box, s.Ticked(seat, box)) })
		}
		p.At(trainWidth-drawing.LocomotiveWidth, trainHeight-3-drawing.LocomotiveHeight, func() {
			strength := strconv.Itoa(s.Strength(seat))
			p.Titled(p.Say("strength", "strength", strength), func() { p.Locomotive(1, p.Colours["ink"], strength) }, "class", "strength", "data-strength", strength)
		})
	}}
}

// wagon draws an engine box.
func (p *pen) wagon(box int, ticked bool) {
	key, class := "box", "box"
	if ticked {
		key, class = "ticked-box", "box ticked"
	}
	p.Piece(piece{
		Name: boxName(box), Class: class, Title: p.Say(key, "box", box),
		Rim: drawing.Around(wagonWidth, wagonHeight), Hit: drawing.Room{Y: -4, Width: wagonEvery, Height: trainHeight - 8},
	}, func() {
		p.Path(drawing.PathFrom(hexmap.Point{X: wagonWidth, Y: wagonHeight - 3}).Line(hexmap.Point{X: wagonEvery, Y: wagonHeight - 3}),
			"stroke", p.Colours["ink"], "stroke-width", "3")
		p.Box(0, 0, wagonWidth, wagonHeight, 3, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "2")
		p.Circle(11, wagonHeight+5, 5, "fill", p.Colours["ink"])
		p.Circle(wagonWidth-11, wagonHeight+5, 5, "fill", p.Colours["ink"])
		p.At(5, (wagonHeight-20)/2, func() { p.whiteDie(20, box) })
		if ticked {
			p.tick(wagonWidth-13, wagonHeight/2-1, 0.75)
		}
	}, "data-box", strconv.Itoa(box))
}
