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
			return p.Colours.LandSlate
		}
	}
	return p.landOf(c)
}

// landOf returns the colour of a region's hexes, of the first region of that colour.
func (p *pen) landOf(c hexmap.Colour) string {
	return [...]string{
		hexmap.Yellow: p.Colours.LandYellow, hexmap.Red: p.Colours.LandRed, hexmap.Grey: p.Colours.LandGrey,
		hexmap.Blue: p.Colours.LandBlue, hexmap.Green: p.Colours.LandGreen,
	}[c]
}

// city returns the colour of cities.
func (p *pen) cityOf(c hexmap.Colour) string {
	return [...]string{
		hexmap.Yellow: p.Colours.CityYellow, hexmap.Red: p.Colours.CityRed, hexmap.Grey: p.Colours.CityGrey,
		hexmap.Blue: p.Colours.CityBlue, hexmap.Green: p.Colours.CityGreen,
	}[c]
}

// good returns the colour of a good.
func (p *pen) good(g variants.Good) string {
	if g == variants.Coal {
		return p.Colours.GoodBlack
	}
	return p.Colours.Good(g.Colour().String())
}
