package drawing

import (
	"math"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// The measures of track on a hex with the usual edge.
const (
	sleeperWidth = 15.0
	sleeperThick = 2.6
	sleeperEvery = 7.5 // about; each track has a whole number of them
	railsWidth   = 10.0
	bedWidth     = 6.6
)

// Rails draws track along a curve: rails and sleepers of one colour, such as that of their
// owner, with a bed of another.
func (p *Pen) Rails(c Curve, colour, bed string) {
	d := c.Path()
	scale := c.length / HexEdge
	every := c.run() / math.Round(c.run()/(sleeperEvery*scale))
	thick := sleeperThick * scale
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", Number(railsWidth*scale))
	p.Path(d, "fill", "none", "stroke", bed, "stroke-width", Number(bedWidth*scale))
	p.Path(d, "fill", "none", "stroke", colour, "stroke-width", Number(sleeperWidth*scale),
		"stroke-dasharray", Number(thick)+" "+Number(every-thick), "stroke-dashoffset", Number((thick-every)/2))
}

// TrackIcon draws a hex with tracks about (x, y). Its edge has the given length.
func (p *Pen) TrackIcon(edge, x, y float64, fill string, tracks ...track.Track) {
	tiles := make([]track.Tile, len(tracks))
	for i, t := range tracks {
		tiles[i] = t.Tile()
	}
	p.icon(edge, x, y, fill, tiles)
}

// TileIcon draws a hex with a tile about (x, y): its tracks, or its exits and the town
// where they meet. Its edge has the given length.
func (p *Pen) TileIcon(edge, x, y float64, fill string, tile track.Tile) {
	p.icon(edge, x, y, fill, slices.Collect(tile.Parts()))
	if tile.NumExits() > 0 {
		p.Circle(x, y, 10*edge/HexEdge, "fill", p.Colours.Track, "stroke", p.Colours.Bed, "stroke-width", "2")
	}
}

func (p *Pen) icon(edge, x, y float64, fill string, parts []track.Tile) {
	layout := hexmap.Layout{Size: edge, Origin: hexmap.Point{X: x, Y: y}}
	corners := layout.Corners(hexmap.Hex{})
	p.Path(Polygon(corners[:]...), "fill", fill, "stroke", p.Colours.Ink, "stroke-width", "1.5", "stroke-linejoin", "round")
	for _, part := range parts {
		from, to := ends(part)
		p.Rails(CurveIn(layout, hexmap.Hex{}, from, to), p.Colours.Track, p.Colours.Bed)
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
