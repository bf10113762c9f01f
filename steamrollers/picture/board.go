package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Board returns a board with nothing on it but blocked borders: to choose one, or to
// hold a transcribed one against the print. Edges that it does not have are left
// out.
func (y Style) Board(b *hexmap.Board, blocked []hexmap.Edge) string {
	if b == nil || b.Len() == 0 {
		return ""
	}
	p := y.pen()
	width, height := p.ChartSize(b)
	return p.Draw(drawing.Frame{Class: "board", Title: p.Say("board", "board", b.Name()), Width: width, Height: height}, func() {
		if !p.MapAlone {
			p.Paper(width, height)
		}
		c := newChart(p, b)
		c.ground(nothing)
		c.towns(untouched)
		c.Walls(blocked, b.Offset().EdgeName)
		c.cities(0)
		c.inscriptions(func(i int) drawing.Things { return c.things(i, 0) })
	})
}
