package hexchart

import (
	"math"
	"slices"

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
	tiles := make([]track.Tile, len(tracks))
	for i, t := range tracks {
		tiles[i] = t.Tile()
	}
	icon(p, edge, x, y, fill, tiles)
}

// TileIcon draws a hex of some size around a point, in which a tile lies: its
// tracks, or its exits and the town in which they meet.
func TileIcon(p *drawing.Pen, edge, x, y float64, fill string, tile track.Tile) {
	icon(p, edge, x, y, fill, slices.Collect(tile.Parts()))
	if tile.NumExits() > 0 {
		p.Circle(x, y, 10*edge/Edge, "fill", p.Colours.Track, "stroke", p.Colours.Bed, "stroke-width", "2")
	}
}

func icon(p *drawing.Pen, edge, x, y float64, fill string, parts []track.Tile) {
	layout := hexmap.Layout{Size: edge, Origin: hexmap.Point{X: x, Y: y}}
	corners := layout.Corners(hexmap.Hex{})
	p.Path(svg.Polygon(corners[:]...), "fill", fill, "stroke", p.Colours.Ink, "stroke-width", "1.5", "stroke-linejoin", "round")
	for _, part := range parts {
		from, to := Ends(part)
		Rails(p, CurveIn(layout, hexmap.Hex{}, from, to), p.Colours.Track, p.Colours.Bed)
	}
}

// Ends are the two edges of a tile of a single track; of a single exit, its edge
// twice, as CurveIn asks.
func Ends(part track.Tile) (from, to hexmap.Direction) {
	for !part.Has(from) && from < hexmap.NumDirections-1 {
		from++
	}
	if other, ok := part.Other(from); ok {
		return from, other
	}
	return from, from
}

// IconEdge is the edge of an icon that is a button, and IconWidth and IconHeight
// are the room that it takes.
const (
	IconEdge   = 30.0
	IconWidth  = IconEdge*sqrt3 + 1.5
	IconHeight = IconEdge*2 + 1.5
)
