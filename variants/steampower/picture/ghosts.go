package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// Ghosts draws the tiles that moves build or replace in a hex, each where it would lie on
// the map. It is a picture of the same size with nothing else on it, to be laid over
// [Style.Map]. Each tile is in a group of class ghost with its move as its data-move, in
// the order of [Style.Tracks]. A page shows one after the other and hides the rest. No
// pointer meets them. It is empty if none of the moves builds in the hex.
func (y Style) Ghosts(s *steampower.State, hex hexmap.Cell, moves []steampower.Move) string {
	rows, _ := buildingRows(hex, moves)
	if s.Seats() == 0 || len(rows) == 0 {
		return ""
	}
	board := s.Setup().Map
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	f, at := p.MapFrame(board, leastRoom, headHeight)
	f.Class, f.Title = "ghosts", p.Say("tracks", "hex", hex)
	return p.Draw(f, func() {
		p.At(at.X, at.Y, func() {
			c := newChart(p, s)
			c.Layer("tracks", func() {
				for _, row := range rows {
					for _, m := range row {
						c.ghost(i, m)
					}
				}
			})
		})
	})
}

// ghost draws the tile that a move leaves in its hex. Where that takes a track away,
// it covers what lies there.
func (c *chart) ghost(i int, m steampower.Move) {
	c.Titled(c.Say("track", "hex", m.Hex(), "track", m.Track()), func() {
		if m.Kind() == steampower.KindReplace {
			c.Ghost(i, c.Terrain(i))
			for _, one := range staying(c.s, m) {
				c.Link(c.CurveOf(i, one.Track.Tile()), c.owned(one.Owner), c.Colours["seam"])
			}
		}
		c.Link(c.CurveOf(i, m.Track().Tile()), c.owned(c.s.Turn()), c.Colours["works"])
	}, "class", "ghost track", "data-move", m.String(), "data-proposed", m.Hex().String()+" "+m.Track().String())
}
