package drawing

import (
	"math"
	"slices"

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
	layout layout
}

// rim is the margin around the hexes.
const rim = 6.0

// NewChart returns a chart that draws the grid with its upper left corner at the origin.
func NewChart(p *Pen, grid Grid) Chart {
	layout, _, _ := p.lay(grid)
	return Chart{p, grid, layout}
}

// ChartSize returns the size of the chart of a grid.
func (y Style) ChartSize(grid Grid) (width, height float64) {
	_, width, height = y.lay(grid)
	return width, height
}

// Outlines returns the corners of the hexes of a grid on its chart, clockwise.
func (y Style) Outlines(grid Grid) [][6]hexmap.Point {
	l, _, _ := y.lay(grid)
	outlines := make([][6]hexmap.Point, grid.Len())
	for i := range outlines {
		outlines[i] = l.Corners(grid.Hex(i))
	}
	return outlines
}

// lay returns where the hexes of a grid are drawn, and the size of the whole.
func (y Style) lay(grid Grid) (l layout, width, height float64) {
	l = y.layout(HexEdge, hexmap.Point{})
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

// A layout is where hexes are drawn.
type layout struct {
	hexmap.Layout
	turns int // of 60° counter-clockwise
}

// layout returns the layout with hexes of an edge and the middle of hex (0,0) at a point.
func (y Style) layout(edge float64, at hexmap.Point) layout {
	if y.Flat {
		return layout{hexmap.Layout{Orientation: hexmap.FlatTop, Size: edge, Origin: at}, 2}
	}
	return layout{hexmap.Layout{Size: edge, Origin: at}, 0}
}

// Centre returns the middle of a hex.
func (l layout) Centre(h hexmap.Hex) hexmap.Point { return l.Layout.Centre(h.Rotate(l.turns)) }

// Corners returns the corners of a hex. Its edge in a direction runs from the corner of that
// number to the next.
func (l layout) Corners(h hexmap.Hex) (corners [hexmap.NumDirections]hexmap.Point) {
	turned := l.Layout.Corners(h.Rotate(l.turns))
	for d := range hexmap.Direction(hexmap.NumDirections) {
		corners[d] = turned[d.Rotate(l.turns)]
	}
	return corners
}

// Hexagon returns the outline of a hex with an edge of the given length about a point.
func (p *Pen) Hexagon(edge float64, at hexmap.Point) Path {
	corners := p.layout(edge, at).Corners(hexmap.Hex{})
	return Polygon(corners[:]...)
}

// Layer calls draw to draw something over the hexes. Clicks go through it.
func (c Chart) Layer(class string, draw func(), attributes ...string) {
	c.pen.Group(draw, append([]string{"class", class, "pointer-events", "none"}, attributes...)...)
}

// Centre returns the middle of hex i.
func (c Chart) Centre(i int) hexmap.Point { return c.layout.Centre(c.grid.Hex(i)) }

// Hexes calls draw to draw hexes, with a light seam between them.
func (c Chart) Hexes(class string, draw func()) {
	c.pen.Group(func() {
		draw()
		for _, g := range c.pen.grounds {
			c.pen.Path(g.hexes, "fill", g.fill)
		}
		c.pen.grounds = nil
	}, "class", class, "stroke", c.pen.Colours["seam"], "stroke-width", "1.2")
}

// A ground is all hexes of a colour, which a thumbnail draws at once.
type ground struct {
	fill  string
	hexes Path
}

// Hex draws hex i as a piece, which takes clicks. If it can be chosen, it is lighter in
// the middle. The chart sets the Rim of the piece, and [Chart.Marks] draws its marks.
func (c Chart) Hex(i int, piece Piece, fill string, attributes ...string) {
	c.hex(i, piece, func() {
		c.pen.Path(c.outline(i, HexEdge), "fill", fill)
		if c.pen.IsChosen(piece.Name) && !c.pen.one {
			c.pen.Path(c.outline(i, mayRing), "class", "light", "fill", c.pen.Colours["panel"], "fill-opacity", "0.55", "stroke", "none")
		}
	}, HexEdge, fill, attributes)
}

// CityHex draws hex i as a city, a piece with a rim of its own.
func (c Chart) CityHex(i int, piece Piece, fill, rim string, width float64, attributes ...string) {
	edge := HexEdge - width/2
	c.hex(i, piece, func() {
		c.pen.Path(c.outline(i, edge), "fill", fill, "stroke", rim, "stroke-width", Number(width), "stroke-linejoin", "round")
	}, edge, fill, attributes)
}

// The edges of the rings around hexes.
const (
	mayRing = 34.0
	ring    = 36.0
)

func (c Chart) hex(i int, piece Piece, draw func(), edge float64, fill string, attributes []string) {
	for _, m := range c.pen.marksOf(piece.Name) {
		at := ring
		if m == may {
			at = mayRing
		}
		c.pen.marked = append(c.pen.marked, marked{m, piece.Name, c.outline(i, at)})
	}
	if !c.pen.Thumbnail {
		c.pen.piece(piece, nil, draw, attributes)
		return
	}
	at := slices.IndexFunc(c.pen.grounds, func(g ground) bool { return g.fill == fill })
	if at < 0 {
		at = len(c.pen.grounds)
		c.pen.grounds = append(c.pen.grounds, ground{fill: fill})
	}
	c.pen.grounds[at].hexes = append(c.pen.grounds[at].hexes, c.outline(i, edge)...)
}

// outline returns the outline of a hexagon in hex i, with an edge of the given length.
func (c Chart) outline(i int, edge float64) Path { return c.pen.Hexagon(edge, c.Centre(i)) }

// Borders draws a wide gap between regions. The function differ reports whether two
// neighbours lie in different regions.
func (c Chart) Borders(differ func(i, j int) bool) {
	c.Layer("borders", func() {
		var borders Path
		for i := range c.grid.Len() {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				if next := c.grid.Neighbour(i, d); next > i && differ(i, next) {
					corners := c.layout.Corners(c.grid.Hex(i))
					borders = borders.Move(corners[d]).Line(corners[(d+1)%hexmap.NumDirections])
				}
			}
		}
		c.pen.Path(borders, "class", "regions", "stroke-width", "8")
	}, "fill", "none", "stroke", c.pen.Colours["paper"], "stroke-linecap", "round")
}

// Labels calls draw to write text over what lies on the hexes, with a halo.
func (c Chart) Labels(class string, draw func(), attributes ...string) {
	if c.pen.Thumbnail {
		return
	}
	c.Layer(class, draw, append([]string{
		"stroke", c.pen.Colours["seam"], "stroke-width", "3.2", "stroke-linejoin", "round", "paint-order", "stroke",
	}, attributes...)...)
}

// Inscribe writes a text into hex i, in the layer of Labels. The text stands below the
// middle by that many lengths of an edge.
func (c Chart) Inscribe(i int, below, size float64, what string, attributes ...string) {
	at := c.Centre(i)
	c.pen.Label(at.X, at.Y+below*HexEdge, size, what, attributes...)
}
