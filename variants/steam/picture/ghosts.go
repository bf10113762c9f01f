package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// Ghosts draws the tiles that moves lay in a hex, track and new cities, each where it
// would lie on the map. It is a picture of the same size with nothing else on it, to be
// laid over [Style.Map]. Each tile covers what lies there, in a group of class ghost with
// its move as its data-move, in the order of the moves. A page shows one after the other
// and hides the rest. No pointer meets them. It is empty if none of the moves lays a tile
// in the hex.
func (y Style) Ghosts(s *steam.State, hex hexmap.Cell, moves []steam.Move) string {
	var here []steam.Move
	for _, m := range moves {
		if m.Hex() == hex && (m.Tile() != 0 || m.Kind() == steam.KindUrbanise) {
			here = append(here, m)
		}
	}
	if s.Seats() == 0 || len(here) == 0 {
		return ""
	}
	board := s.Map()
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	f, at := p.MapFrame(board, leastRoom, headHeight)
	f.Class, f.Title = "ghosts", p.Say("tiles", "hex", hex)
	return p.Draw(f, func() {
		p.At(at.X, at.Y, func() {
			c := newChart(p, s)
			c.Layer("tiles", func() {
				for _, m := range here {
					c.ghost(i, m)
				}
			})
		})
	})
}

// ghost draws what a move lays in its hex.
func (c *chart) ghost(i int, m steam.Move) {
	at := c.Centre(i)
	attributes := []string{"class", "ghost " + m.Kind().String(), "data-move", m.String()}
	if m.Kind() == steam.KindUrbanise {
		goods := c.s.Supply(m.Space())
		c.Titled(c.Say("city-here", "colour", c.sayColour(m.Colour()), "goods", c.sayGoods(goods)), func() {
			c.Ghost(i, c.station(m.Colour()))
			c.At(at.X-drawing.GoodsWidth/2, at.Y+drawing.GoodsTop, func() { c.heap(drawing.GoodsWidth, drawing.GoodsHeight, goods) })
		}, attributes...)
		return
	}
	c.Titled(c.Say("tile", "tile", m.Tile(), "cost", c.s.Cost(m)), func() {
		c.Ghost(i, c.behind(i))
		for part := range m.Tile().Parts() {
			c.Link(c.CurveOf(i, part), c.owned(c.ownerOf(m.Hex(), part)), c.Colours["seam"])
		}
		if c.IsStop(i) {
			c.Town(at)
		}
	}, append(attributes, "data-proposed", m.Hex().String()+" "+m.Tile().String())...)
}

// ownerOf is whose a track or exit is in a hex: of what is not there yet, who is
// asked.
func (c *chart) ownerOf(hex hexmap.Cell, part track.Tile) steam.Seat {
	for _, t := range c.laid[hex] {
		if t.content == part {
			return t.owner
		}
	}
	return c.s.Turn()
}
