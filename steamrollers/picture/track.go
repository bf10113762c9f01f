package picture

import (
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
)

// trackButton draws a track around the origin, to choose it by.
func (p *pen) trackButton(t track.Track, ground string) {
	p.Piece(drawing.Piece{Name: trackName(t), Class: "track " + t.Type().String(), Title: p.Say("track", "track", t)},
		func() { p.TileIcon(drawing.IconEdge, 0, 0, ground, t.Tile()) }, "data-track", t.String())
}
