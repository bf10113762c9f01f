package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/hexchart"
	"github.com/railhex/railhex/track"
)

// Track is a track in a hex of a colour, to choose it by.
func (y Style) Track(t track.Track, ground hexmap.Colour) string {
	if !t.IsValid() || !ground.IsValid() {
		return ""
	}
	return y.button("track "+t.Type().String(), y.say("track", "track", t), hexchart.IconWidth, hexchart.IconHeight, func(p *pen) {
		hexchart.Icon(p.Pen, hexchart.IconEdge, hexchart.IconWidth/2, hexchart.IconHeight/2, p.Theme.paint(ground).Land, t)
	}, "data-track", t.String())
}

// trackButton draws a track around the origin, to choose it by.
func (p *pen) trackButton(t track.Track, ground string) {
	p.Piece(drawing.Piece{Name: trackName(t), Class: "track " + t.Type().String(), Title: p.say("track", "track", t)},
		func() { hexchart.Icon(p.Pen, hexchart.IconEdge, 0, 0, ground, t) }, "data-track", t.String())
}
