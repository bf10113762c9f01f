package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// Track is a track in a hex of a colour, to choose it by.
func (y Style) Track(t track.Track, ground hexmap.Colour) string {
	if !t.IsValid() || !ground.IsValid() {
		return ""
	}
	return y.button("track "+t.Type().String(), y.say("track", "track", t), iconWidth, iconHeight,
		func(p *pen) { p.icon(iconEdge, iconWidth/2, iconHeight/2, t, p.Theme.paint(ground).Land) }, "data-track", t.String())
}

// The edge of a hex drawn as a button, and the room that it takes.
const (
	iconEdge   = 30.0
	iconWidth  = iconEdge*sqrt3 + 1.5
	iconHeight = iconEdge*2 + 1.5
)

// icon draws a hex around a point with a track in it.
func (p *pen) icon(edge, x, y float64, t track.Track, fill string) {
	layout := hexmap.Layout{Size: edge, Origin: hexmap.Point{X: x, Y: y}}
	corners := layout.Corners(hexmap.Hex{})
	p.path(polygon(corners[:]...), "fill", fill, "stroke", p.Theme.Ink, "stroke-width", "1.5", "stroke-linejoin", "round")
	a, b := t.Ends()
	p.rails(curveIn(layout, hexmap.Hex{}, a, b))
}
