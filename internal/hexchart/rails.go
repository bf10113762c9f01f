package hexchart

import (
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/svg"
	"github.com/railhex/railhex/track"
)

// The parts of track on a hex of the usual size.
const (
	sleeperWidth = 15.0
	sleeperThick = 2.6
	sleeperEvery = 7.5 // about; each track has a whole number of them
	railsWidth   = 10.0
	bedWidth     = 6.6
)

// Rails draws track: two rails of a colour, such as that of their owner, with the
// bed between them, and the sleepers.
func Rails(p *drawing.Pen, c Curve, colour, bed string) {
	d := c.Path()
	scale := c.length / Edge
	every := c.run() / math.Round(c.run()/(sleeperEvery*scale))
	thick := sleeperThick * scale
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", svg.Number(railsWidth*scale))
	p.Path(d, "fill", "none", "stroke", bed, "stroke-width", svg.Number(bedWidth*scale))
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", svg.Number(sleeperWidth*scale),
		"stroke-dasharray", svg.Number(thick)+" "+svg.Number(every-thick), "stroke-dashoffset", svg.Number((thick-every)/2))
}

// Icon draws a hex of some size around a point, in which tracks lie.
func Icon(p *drawing.Pen, edge, x, y float64, fill string, tracks ...track.Track) {
	layout := hexmap.Layout{Size: edge, Origin: hexmap.Point{X: x, Y: y}}
	corners := layout.Corners(hexmap.Hex{})
	p.Path(svg.Polygon(corners[:]...), "fill", fill, "stroke", p.Colours.Ink, "stroke-width", "1.5", "stroke-linejoin", "round")
	for _, t := range tracks {
		a, b := t.Ends()
		Rails(p, CurveIn(layout, hexmap.Hex{}, a, b), p.Colours.Track, p.Colours.Bed)
	}
}

// IconEdge is the edge of an icon that is a button, and IconWidth and IconHeight
// are the room that it takes.
const (
	IconEdge   = 30.0
	IconWidth  = IconEdge*sqrt3 + 1.5
	IconHeight = IconEdge*2 + 1.5
)
