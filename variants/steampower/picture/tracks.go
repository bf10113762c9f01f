package picture

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// Tracks returns the tiles that moves build or replace in a hex, side by side, a row
// for each type of the new track, with the track that stays there. Each has the
// move as its data-move. It is empty if none of the moves builds in the hex.
func (y Style) Tracks(s *steampower.State, hex hexmap.Cell, moves []steampower.Move) string {
	rows := drawing.TrackRows(hex, moves)
	if s.Seats() == 0 || len(rows) == 0 {
		return ""
	}
	i, ok := s.Setup().Map.Index(hex)
	if !ok {
		return ""
	}
	p, offered := y.pen(), drawing.Choices{}
	for _, row := range rows {
		for _, m := range row {
			offered.Add(m, trackName(m.Track()))
		}
	}
	const gap = 6
	ground := p.Terrain(s.Setup().Map.Terrain(i))
	return drawing.DrawRows(p.Pen, drawing.Frame{Class: "tracks", Choices: offered, Title: p.Say("tracks", "hex", hex)},
		drawing.IconWidth+gap, drawing.IconHeight+gap, rows, func(m steampower.Move) { p.trackButton(s, m, ground) })
}

// trackButton draws the tile that a move leaves in its hex, about the origin.
func (p *pen) trackButton(s *steampower.State, m steampower.Move, ground string) {
	p.Piece(piece{
		Name: trackName(m.Track()), Class: "track", Title: p.Say("track", "hex", m.Hex(), "track", m.Track()),
		Rim: p.Hexagon(drawing.IconEdge, hexmap.Point{}),
	}, func() {
		p.Path(p.Hexagon(drawing.IconEdge, hexmap.Point{}), "fill", ground)
		for _, one := range staying(s, m) {
			p.rails(one.Track, p.owned(one.Owner), p.Colours["seam"])
		}
		p.rails(m.Track(), p.owned(s.Turn()), p.Colours["works"])
	}, "data-track", m.Track().String())
}

func (p *pen) rails(t track.Track, colour, ticks string) {
	a, b := t.Ends()
	p.Link(p.CurveAt(drawing.IconEdge, hexmap.Point{}, a, b), colour, ticks)
}

// staying is the track that a move leaves in its hex: TRACK-6, TRACK-14.
func staying(s *steampower.State, m steampower.Move) (tracks []steampower.OwnedTrack) {
	var last track.Track
	if hex, edge, ok := s.OpenEnd(s.Turn()); ok && hex == m.Hex() && m.Kind() == steampower.KindReplace {
		last = trackOn(s, hex, edge)
	}
	first, second := s.TrackAt(m.Hex())
	for _, one := range []steampower.OwnedTrack{first, second} {
		if one.Owner != steampower.Nobody && one.Track != last {
			tracks = append(tracks, one)
		}
	}
	return tracks
}

// trackOn is the track in a hex that ends on an edge.
func trackOn(s *steampower.State, hex hexmap.Cell, edge hexmap.Direction) track.Track {
	first, second := s.TrackAt(hex)
	if _, ok := first.Track.Other(edge); ok {
		return first.Track
	}
	return second.Track
}

// Ghosts draws the tiles that moves build or replace in a hex, each where it would lie on
// the map. It is a picture of the same size with nothing else on it, to be laid over
// [Style.Map]. Each tile is in a group of class ghost with its move as its data-move, in
// the order of [Style.Tracks]. A page shows one after the other and hides the rest. No
// pointer meets them. It is empty if none of the moves builds in the hex.
func (y Style) Ghosts(s *steampower.State, hex hexmap.Cell, moves []steampower.Move) string {
	rows := drawing.TrackRows(hex, moves)
	if s.Seats() == 0 || len(rows) == 0 {
		return ""
	}
	board := s.Setup().Map
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	return p.DrawSheet(p.sheet(board, drawing.Frame{Class: "ghosts", Title: p.Say("tracks", "hex", hex)}, func() {
		c := newChart(p, s)
		c.Layer("tracks", func() {
			for _, m := range slices.Concat(rows...) {
				c.ghost(i, m)
			}
		})
	}))
}

// ghost draws the tile that a move leaves in its hex. Where that takes a track away,
// it covers what lies there.
func (c *chart) ghost(i int, m steampower.Move) {
	c.Titled(c.Say("track", "hex", m.Hex(), "track", m.Track()), func() {
		if m.Kind() == steampower.KindReplace {
			c.Ghost(i, c.Terrain(i))
			for _, one := range staying(c.s, m) {
				c.Link(c.CurveOf(i, one.Track.Tile()), c.owned(one.Owner), c.Colours["seam"])
			}
		}
		c.Link(c.CurveOf(i, m.Track().Tile()), c.owned(c.s.Turn()), c.Colours["works"])
	}, "class", "ghost track", "data-move", m.String(), "data-proposed", m.Hex().String()+" "+m.Track().String())
}
