package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Track returns a track in a hex of a colour, to choose it by.
func (y Style) Track(t track.Track, ground hexmap.Colour) string {
	if !t.IsValid() || !ground.IsValid() {
		return ""
	}
	p := y.pen()
	return p.Button("track "+t.Type().String(), p.Say("track", "track", t), drawing.IconWidth, drawing.IconHeight, func() {
		p.TileIcon(drawing.IconEdge, drawing.IconWidth/2, drawing.IconHeight/2, p.landOf(ground), t.Tile())
	}, "data-track", t.String())
}

// trackButton draws a track around the origin, to choose it by.
func (p *pen) trackButton(t track.Track, ground string) {
	p.Piece(drawing.Piece{Name: trackName(t), Class: "track " + t.Type().String(), Title: p.Say("track", "track", t)},
		func() { p.TileIcon(drawing.IconEdge, 0, 0, ground, t.Tile()) }, "data-track", t.String())
}
