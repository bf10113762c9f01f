package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Ghosts draws the tracks that moves draw in a hex, each where it would lie on the sheet
// of the player who is asked. It is a picture of the same size with nothing else on it,
// to be laid over that sheet. Each track is in a group of class ghost with its move as
// its data-move, in the order of [Style.Tracks]. A page shows one after the other and
// hides the rest. No pointer meets them. It is empty if none of the moves draws in the
// hex.
func (y Style) Ghosts(s *steamrollers.State, hex hexmap.Cell, moves []steamrollers.Move) string {
	rows, _ := drawingRows(hex, moves)
	board := s.Setup().Board
	if board == nil || len(rows) == 0 || s.Turn() == steamrollers.Nobody {
		return ""
	}
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	l := p.layOut(board, p.sheetPanels(s, s.Turn(), s.Setup()))
	return p.Draw(drawing.Frame{Class: "ghosts", Title: p.Say("tracks", "hex", hex), Width: l.width, Height: l.height}, func() {
		p.At(l.chart.X, l.chart.Y, func() {
			c := newChart(p, board)
			c.Layer("tracks", func() {
				for _, row := range rows {
					for _, m := range row {
						c.ghost(i, m, board.IsTown(i))
					}
				}
			})
		})
	})
}

// ghost draws the track of a move, and the town on it.
func (c chart) ghost(i int, m steamrollers.Move, town bool) {
	t := m.Track()
	c.Titled(c.Say("track", "track", t), func() {
		curve := c.CurveOf(i, t.Tile())
		c.Rails(curve)
		if town {
			c.Town(curve.Half())
		}
	}, "class", "ghost track "+t.Type().String(), "data-move", m.String(), "data-proposed", m.Hex().String()+" "+t.String())
}
