package drawing

import (
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// Curve returns the curve of a track in hex i between two edges. If both are the same
// edge, it returns the curve of the exit there.
func (c Chart) Curve(i int, from, to hexmap.Direction) Curve {
	return Curve{c.layout.Corners(c.grid.Hex(i)), from, to, HexEdge}
}

// CurveOf returns the curve of a tile of a single track or a single exit in hex i.
func (c Chart) CurveOf(i int, part track.Tile) Curve {
	from, to := ends(part)
	return c.Curve(i, from, to)
}

// Town draws a town at a point, usually half-way along its track or in the middle of its
// hex.
func (c Chart) Town(at hexmap.Point) {
	radius, width := 8.5, "3.6"
	if c.pen.Thumbnail {
		radius, width = 12, "5"
	}
	c.pen.Circle(at.X, at.Y, radius, "fill", c.pen.Colours["seam"], "stroke", c.pen.Colours["rail"], "stroke-width", width)
}

// OpenEnd marks an edge of hex i where track ends, in the colour of its owner.
func (c Chart) OpenEnd(i int, d hexmap.Direction, colour string, attributes ...string) {
	at := c.Curve(i, d, d).Start()
	c.pen.Circle(at.X, at.Y, 6, append([]string{
		"class", "open-end", "fill", c.pen.Colours["seam"], "stroke", colour, "stroke-width", "3",
	}, attributes...)...)
}

// Across returns a straight line across an edge of hex i that reaches far on each side.
func (c Chart) Across(i int, d hexmap.Direction, far float64) Path {
	at, centre := c.Curve(i, d, d).Start(), c.Centre(i)
	part := far / math.Hypot(centre.X-at.X, centre.Y-at.Y)
	dx, dy := (centre.X-at.X)*part, (centre.Y-at.Y)*part
	return PathFrom(hexmap.Point{X: at.X + dx, Y: at.Y + dy}).Line(hexmap.Point{X: at.X - dx, Y: at.Y - dy})
}

// wall returns the line of an edge.
func (c Chart) wall(e hexmap.Edge) Path {
	corners, d := c.layout.Corners(e.Hex()), e.Direction()
	return PathFrom(corners[d]).Line(corners[(d+1)%hexmap.NumDirections])
}

// Walls draws edges that no track may cross, over the track. The function name gives the
// data-wall of each. Edges that do not lie between two hexes of the grid are left out.
func (c Chart) Walls(edges []hexmap.Edge, name func(hexmap.Edge) string) {
	var inside []hexmap.Edge
	var all Path
	for _, e := range edges {
		if c.isInside(e) {
			inside = append(inside, e)
			all = append(all, c.wall(e)...)
		}
	}
	if inside == nil {
		return
	}
	c.Layer("walls", func() {
		c.pen.Path(all, "stroke", c.pen.Colours["casing"], "stroke-width", "11")
		for _, e := range inside {
			c.pen.Path(c.wall(e), "stroke", c.pen.Colours["rail"], "stroke-width", "7", "class", "wall", "data-wall", name(e))
		}
	}, "fill", "none", "stroke-linecap", "round")
}

// isInside reports whether an edge lies between two hexes of the grid.
func (c Chart) isInside(e hexmap.Edge) bool {
	if !e.IsValid() {
		return false
	}
	one, other := e.Sides()
	_, found := c.grid.IndexOfHex(one)
	_, foundOther := c.grid.IndexOfHex(other)
	return found && foundOther
}

// stream returns the course of a river through hex i. It runs to each neighbour that is
// wet: in one curve if there are two, otherwise from each to the middle.
func (c Chart) stream(i int, isWet func(i int) bool) Path {
	var edges []hexmap.Direction
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if next := c.grid.Neighbour(i, d); next >= 0 && isWet(next) {
			edges = append(edges, d)
		}
	}
	if len(edges) == 2 {
		return c.Curve(i, edges[0], edges[1]).Path()
	}
	var d Path
	for _, edge := range edges {
		exit := c.Curve(i, edge, edge)
		d = exit.Along(d.Move(exit.Start()))
	}
	return d
}
