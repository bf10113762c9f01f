package drawing

import (
	"math"

	"github.com/railhex/railhex/hexmap"
)

// A Grid is a set of hexes, numbered from 0, such as a [*hexmap.Board] or a [*hexmap.Map].
type Grid interface {
	Len() int
	Hex(i int) hexmap.Hex
	Neighbour(i int, d hexmap.Direction) int // less than 0 if the chart has none there
	IndexOfHex(h hexmap.Hex) (i int, ok bool)
}

// A Chart draws a grid with a pen, layer upon layer.
type Chart struct {
	pen    *Pen
	grid   Grid
	layout hexmap.Layout
}

// rim is the margin around the hexes.
const rim = 6.0

// NewChart returns a chart that draws the grid with its upper left corner at the origin.
func NewChart(p *Pen, grid Grid) Chart {
	layout, _, _ := lay(grid)
	return Chart{p, grid, layout}
}

// ChartSize returns the size of the chart of a grid.
func ChartSize(grid Grid) (width, height float64) {
	_, width, height = lay(grid)
	return width, height
}

// lay returns where the hexes of a grid are drawn, and the size of the whole.
func lay(grid Grid) (l hexmap.Layout, width, height float64) {
	l.Size = HexEdge
	left, top := math.Inf(1), math.Inf(1)
	right, bottom := math.Inf(-1), math.Inf(-1)
	for i := range grid.Len() {
		for _, corner := range l.Corners(grid.Hex(i)) {
			left, right = min(left, corner.X), max(right, corner.X)
			top, bottom = min(top, corner.Y), max(bottom, corner.Y)
		}
	}
	l.Origin = hexmap.Point{X: rim - left, Y: rim - top}
	return l, right - left + 2*rim, bottom - top + 2*rim
}

// Layer calls draw to draw something over the hexes. Clicks go through it.
func (c Chart) Layer(class string, draw func(), attributes ...string) {
	c.pen.Group(draw, append([]string{"class", class, "pointer-events", "none"}, attributes...)...)
}

// Centre returns the middle of hex i.
func (c Chart) Centre(i int) hexmap.Point { return c.layout.Centre(c.grid.Hex(i)) }

// Hex draws hex i as a piece, which takes clicks. The chart sets its Rim.
func (c Chart) Hex(i int, piece Piece, fill string, attributes ...string) {
	c.hex(i, piece, fill, false, attributes)
}

// LitHex draws as Hex does. If the hex can be chosen, it is also lighter in the middle.
func (c Chart) LitHex(i int, piece Piece, fill string, attributes ...string) {
	c.hex(i, piece, fill, c.pen.IsChosen(piece.Name), attributes)
}

func (c Chart) hex(i int, piece Piece, fill string, lit bool, attributes []string) {
	inner := hexmap.Layout{Size: 0.8 * HexEdge, Origin: c.Centre(i)}.Corners(hexmap.Hex{})
	piece.Rim = Polygon(inner[:]...)
	c.pen.Piece(piece, func() {
		corners := c.layout.Corners(c.grid.Hex(i))
		c.pen.Path(Polygon(corners[:]...), "fill", fill, "stroke", c.pen.Colours.Paper, "stroke-width", "1.5")
		if lit {
			c.pen.Path(piece.Rim, "class", "light", "fill", c.pen.Colours.Light, "fill-opacity", "0.35")
		}
	}, attributes...)
}

// Borders draws the outline of the grid and the borders of regions. The function differ
// reports whether two neighbours lie in different regions; nil means no regions.
func (c Chart) Borders(differ func(i, j int) bool) {
	c.Layer("borders", func() {
		var borders, ends Path
		for i := range c.grid.Len() {
			corners := c.layout.Corners(c.grid.Hex(i))
			for d := range hexmap.Direction(hexmap.NumDirections) {
				from, to := corners[d], corners[(d+1)%hexmap.NumDirections]
				switch next := c.grid.Neighbour(i, d); {
				case next < 0:
					ends = ends.Move(from).Line(to)
				case next > i && differ != nil && differ(i, next):
					borders = borders.Move(from).Line(to)
				}
			}
		}
		if differ != nil {
			c.pen.Path(borders, "class", "regions", "stroke-width", "3")
		}
		c.pen.Path(ends, "class", "coast", "stroke-width", "3")
	}, "fill", "none", "stroke", c.pen.Colours.Ink, "stroke-linecap", "round", "stroke-linejoin", "round")
}

// Inscribe writes a text into hex i over a halo, which usually has the colour of the hex.
// The text stands below the middle by that many lengths of an edge. There is least track
// at -0.68 and 0.67, in the upper and the lower corner.
func (c Chart) Inscribe(i int, below, size float64, what, ink, halo string) {
	at := c.Centre(i)
	c.pen.Label(at.X, at.Y+below*HexEdge, size, what,
		"fill", ink, "stroke", halo, "stroke-width", "3", "stroke-linejoin", "round", "paint-order", "stroke")
}
