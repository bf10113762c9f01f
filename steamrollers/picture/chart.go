package picture

import (
	"math"
	"strconv"

	"github.com/railhex/railhex/hexmap"
)

// A chart draws a board, layer upon layer: hexes, borders, towns, track, walls,
// cities, and what is marked.
type chart struct {
	*pen
	board  *hexmap.Board
	layout hexmap.Layout
}

// rim is the room that is left around the hexes of a board.
const rim = 6.0

// newChart lays out a board so that its picture begins at the origin.
func newChart(p *pen, board *hexmap.Board) chart {
	layout, _, _ := layoutOf(board)
	return chart{p, board, layout}
}

// layoutOf is where the hexes of a board are drawn, and the size of the whole.
func layoutOf(board *hexmap.Board) (l hexmap.Layout, width, height float64) {
	l.Size = edge
	left, top := math.Inf(1), math.Inf(1)
	right, bottom := math.Inf(-1), math.Inf(-1)
	for i := range board.Len() {
		for _, corner := range l.Corners(board.Hex(i)) {
			left, right = min(left, corner.X), max(right, corner.X)
			top, bottom = min(top, corner.Y), max(bottom, corner.Y)
		}
	}
	l.Origin = hexmap.Point{X: rim - left, Y: rim - top}
	return l, right - left + 2*rim, bottom - top + 2*rim
}

// layer draws what lies over the hexes. Clicks go through it.
func (c chart) layer(class string, draw func(), attributes ...string) {
	c.group(draw, append([]string{"class", class, "pointer-events", "none"}, attributes...)...)
}

func (c chart) centre(i int) hexmap.Point { return c.layout.Centre(c.board.Hex(i)) }

func (c chart) paint(i int) Paint { return c.Theme.paint(c.board.Colour(c.board.Region(i))) }

// ground draws the hexes, and the borders of the regions.
func (c chart) ground() {
	c.group(func() {
		for i := range c.board.Len() {
			c.hex(i)
		}
	}, "class", "hexes")
	c.layer("borders", c.borders, "fill", "none", "stroke", c.Theme.Ink, "stroke-linecap", "round", "stroke-linejoin", "round")
}

// hex draws one hex, which is what takes clicks.
func (c chart) hex(i int) {
	cell, region := c.board.Cell(i), c.board.Region(i)
	key, class, fill := "hex", "hex", c.paint(i).Land
	attributes := []string{"data-hex", cell.String(), "data-region", strconv.Itoa(region)}
	switch {
	case c.board.IsCity(i):
		key, class, fill = "city-hex", "hex city", c.paint(i).City
		attributes = append(attributes, "data-city", strconv.Itoa(region))
	case c.board.IsTown(i):
		key, class = "town-hex", "hex town"
		attributes = append(attributes, "data-town", strconv.Itoa(region))
	}
	inner := hexmap.Layout{Size: 0.8 * edge, Origin: c.centre(i)}.Corners(hexmap.Hex{})
	c.piece(piece{
		name:  hexName(cell),
		class: class,
		title: c.say(key, "hex", cell, "region", region, "colour", c.sayColour(c.board.Colour(region))),
		rim:   polygon(inner[:]...),
	}, func() {
		corners := c.layout.Corners(c.board.Hex(i))
		c.path(polygon(corners[:]...), "fill", fill, "stroke", c.Theme.Paper, "stroke-width", "1.5")
		if c.chosen(hexName(cell)) && !c.board.IsCity(i) {
			c.path(polygon(inner[:]...), "class", "light", "fill", c.Theme.Die, "fill-opacity", "0.5")
		}
	}, attributes...)
}

// borders draws where regions meet, and where the board ends.
func (c chart) borders() {
	var borders, ends path
	for i := range c.board.Len() {
		corners := c.layout.Corners(c.board.Hex(i))
		for d := range hexmap.Direction(hexmap.NumDirections) {
			from, to := corners[d], corners[(d+1)%hexmap.NumDirections]
			switch next := c.board.Neighbour(i, d); {
			case next < 0:
				ends = ends.move(from).line(to)
			case next > i && c.board.Region(next) != c.board.Region(i):
				borders = borders.move(from).line(to)
			}
		}
	}
	c.path(borders, "class", "regions", "stroke-width", "3")
	c.path(ends, "class", "coast", "stroke-width", "3")
}

// inscriptions writes into the hexes, in their upper and lower corners, where
// track runs least: the number of the region, if the style asks for it or the
// colour is that of another region, too, and the name of the hex.
func (c chart) inscriptions() {
	weight := "normal"
	if c.ColourBlind {
		weight = "bold"
	}
	c.layer("numbers", func() {
		for i := range c.board.Len() {
			if region := c.board.Region(i); c.ColourBlind || c.sharesColour(region) {
				c.inscribe(i, -0.68, 13, strconv.Itoa(region))
			}
		}
	}, "font-weight", weight)
	if c.Names {
		c.layer("names", func() {
			for i := range c.board.Len() {
				c.inscribe(i, 0.67, 10, c.board.Cell(i).String())
			}
		})
	}
}

// inscribe writes something into a hex that is no city, so far below its middle
// in lengths of its edge.
func (c chart) inscribe(i int, below, size float64, what string) {
	if c.board.IsCity(i) {
		return
	}
	at := c.centre(i)
	c.label(at.X, at.Y+below*edge, size, what,
		"fill", c.Theme.Track, "stroke", c.paint(i).Land, "stroke-width", "3", "stroke-linejoin", "round", "paint-order", "stroke")
}

// sharesColour reports whether a region has the colour of another.
func (c chart) sharesColour(region int) bool {
	for other := 1; other <= hexmap.NumRegions; other++ {
		if other != region && c.board.Colour(other) == c.board.Colour(region) {
			return true
		}
	}
	return false
}
