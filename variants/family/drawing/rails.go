package drawing

import (
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// The measures of track on a hex with the usual edge.
const (
	trackWidth   = 13.0 // with its bed
	sleeperWidth = 11.0
	sleeperThick = 2.4
	sleeperEvery = 6.0 // about; each track has a whole number of them
	tickEvery    = 9.5 // likewise
)

// Rails draws track along a curve that belongs to nobody: bed, rails and sleepers.
func (p *Pen) Rails(c Curve) {
	d := c.Path()
	p.line(c, d, p.Colours["bed"], trackWidth)
	p.line(c, d, p.Colours["rail"], 7)
	p.line(c, d, p.Colours["bed"], 3.6)
	p.dashes(c, d, p.Colours["sleeper"], sleeperWidth, sleeperEvery, sleeperThick)
}

// Link draws track along a curve in the colour of its owner, with light ticks, or ticks
// of another colour, and a casing.
func (p *Pen) Link(c Curve, colour, ticks string) {
	d := c.Path()
	p.line(c, d, p.Colours["seam"], 12)
	p.line(c, d, colour, 8)
	p.dashes(c, d, ticks, 2.7, tickEvery, tickEvery/2)
}

// line draws a line along the path of a curve.
func (p *Pen) line(c Curve, d Path, colour string, width float64) {
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", Number(width*c.length/HexEdge))
}

// dashes draws dashes along the path of a curve, one about every so many units.
func (p *Pen) dashes(c Curve, d Path, colour string, width, about, long float64) {
	scale := c.length / HexEdge
	every := c.run() / math.Round(c.run()/(about*scale))
	long *= scale
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", Number(width*scale),
		"stroke-dasharray", Number(long)+" "+Number(every-long), "stroke-dashoffset", Number((long-every)/2))
}

// Line draws track as a single line, for a thumbnail.
func (p *Pen) Line(d Path, colour string) {
	if len(d) > 0 {
		p.Path(d, "fill", "none", "stroke", p.Colours["bed"], "stroke-width", "15")
		p.Path(d, "fill", "none", "stroke", colour, "stroke-width", "8.5")
	}
}

// TileIcon draws a hex with tiles about (x, y): their tracks, or their exits and the town
// where they meet. Its edge has the given length.
func (p *Pen) TileIcon(edge, x, y float64, fill string, tiles ...track.Tile) {
	at := hexmap.Point{X: x, Y: y}
	p.Path(p.Hexagon(edge, at), "fill", fill, "stroke", p.Colours["ink"], "stroke-width", "1.5", "stroke-linejoin", "round")
	exits := 0
	for _, tile := range tiles {
		exits += tile.NumExits()
		for part := range tile.Parts() {
			from, to := ends(part)
			p.Rails(p.CurveAt(edge, at, from, to))
		}
	}
	if exits > 0 {
		p.Circle(x, y, 8.5*edge/HexEdge, "fill", p.Colours["seam"], "stroke", p.Colours["rail"], "stroke-width", Number(3.6*edge/HexEdge))
	}
}

// ends returns the two edges of a tile of a single track, or the edge of a single exit
// twice.
func ends(part track.Tile) (from, to hexmap.Direction) {
	for !part.Has(from) && from < hexmap.NumDirections-1 {
		from++
	}
	if other, ok := part.Other(from); ok {
		return from, other
	}
	return from, from
}

// IconEdge is the edge of an icon that is a button. IconWidth and IconHeight are the size
// of such an icon.
const (
	IconEdge   = 30.0
	IconWidth  = IconEdge*sqrt3 + 1.5
	IconHeight = IconEdge*2 + 1.5
)
