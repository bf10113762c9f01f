package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts the number of
// its region on every hex, not only on grey ones. On every good it puts the number of the
// region that it goes to: 3 on grey goods, which go to 4 as well, and C on coal. Its
// Narrow makes the supply board less than half as wide.
type Style drawing.Style

// land returns the colour of the hexes of a region.
func (p *pen) land(board *hexmap.Board, region int) string {
	c := board.Colour(region)
	for before := 1; before < region; before++ {
		if c == hexmap.Grey && board.Colour(before) == c {
			return p.Colours["land-slate"]
		}
	}
	return p.landOf(c)
}

// landOf returns the colour of a region's hexes, of the first region of that colour.
func (p *pen) landOf(c hexmap.Colour) string { return p.Colours["land-"+c.String()] }

// cityOf returns the colour of cities.
func (p *pen) cityOf(c hexmap.Colour) string { return p.Colours["city-"+c.String()] }

// good returns the colour of a good.
func (p *pen) good(g variants.Good) string {
	if g == variants.Coal {
		return p.Colours["good-black"]
	}
	return p.Colours.Good(g.Colour().String())
}
