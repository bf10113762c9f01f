package drawing

import (
	"math"

	"github.com/railhex/railhex/hexmap"
)

// A Grid is hexes by their numbers, such as those of a [*hexmap.Board] or a [*hexmap.Map].
type Grid interface {
	Len() int
	Hex(i int) hexmap.Hex
	Neighbour(i int, d hexmap.Direction) int // less than 0 if there is none
	IndexOfHex(h hexmap.Hex) (i int, ok bool)
}

// A Chart draws a grid, layer upon layer.
type Chart struct {
	pen    *Pen
	grid   Grid
	layout hexmap.Layout
}

// rim is the room that is left around the hexes.
const rim = 6.0

// NewChart lays out a grid so that its picture begins at the origin of the pen.
func NewChart(p *Pen, grid Grid) Chart {
	layout, _, _ := lay(grid)
	return Chart{p, grid, layout}
}

// ChartSize is the room that the chart of a grid takes.
func ChartSize(grid Grid) (width, height float64) {
	_, width, height = lay(grid)
	return width, height
}

// lay is where the hexes of a grid are drawn, and the size of the whole.
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

// Layer draws what lies over the hexes. Clicks go through it.
func (c Chart) Layer(class string, draw func(), attributes ...string) {
	c.pen.Group(draw, append([]string{"class", class, "pointer-events", "none"}, attributes...)...)
}

// Centre is the middle of a hex.
func (c Chart) Centre(i int) hexmap.Point { return c.layout.Centre(c.grid.Hex(i)) }

// Hex draws one hex, which is what takes clicks. Its rim is that of the chart.
func (c Chart) Hex(i int, piece Piece, fill string, attributes ...string) {
	c.hex(i, piece, fill, false, attributes)
}

// LitHex is as Hex; a hex that can be chosen is also lighter in the middle.
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

// Borders draws where regions meet, by a function that says whether two
// neighbours are of different ones, nil if there are none, and where the grid ends.
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

// Inscribe writes something into a hex, so far below its middle in lengths of its
// edge, over a halo of the colour of the hex. Track runs least at -0.68 and 0.67,
// in the upper and the lower corner.
func (c Chart) Inscribe(i int, below, size float64, what, ink, halo string) {
	at := c.Centre(i)
	c.pen.Label(at.X, at.Y+below*HexEdge, size, what,
		"fill", ink, "stroke", halo, "stroke-width", "3", "stroke-linejoin", "round", "paint-order", "stroke")
}
