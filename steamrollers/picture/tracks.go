package picture

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Tracks returns the tracks that moves draw in a hex, side by side, a row for each
// type. Each has the move that draws it as its data-move. It is empty if none of
// the moves draws in the hex.
func (y Style) Tracks(s *steamrollers.State, hex hexmap.Cell, moves []steamrollers.Move) string {
	rows := drawing.TrackRows(hex, moves)
	board := s.Setup().Board
	if board == nil || len(rows) == 0 {
		return ""
	}
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p, offered := y.pen(), drawing.Choices{}
	for _, row := range rows {
		for _, m := range row {
			offered.Add(m, trackName(m.Track()))
		}
	}
	const gap = 4
	ground := p.land(board, board.Region(i))
	return drawing.DrawRows(p.Pen, drawing.Frame{Class: "tracks", Choices: offered, Title: p.Say("tracks", "hex", hex)},
		drawing.IconWidth+gap, drawing.IconHeight+gap, rows, func(m steamrollers.Move) { p.trackButton(m.Track(), ground) })
}

// trackButton draws a track around the origin, to choose it by.
func (p *pen) trackButton(t track.Track, ground string) {
	p.Piece(drawing.Piece{Name: trackName(t), Class: "track " + t.Type().String(), Title: p.Say("track", "track", t)},
		func() { p.TileIcon(drawing.IconEdge, 0, 0, ground, t.Tile()) }, "data-track", t.String())
}

// Ghosts draws the tracks that moves draw in a hex, each where it would lie on the sheet
// of the player who is asked. It is a picture of the same size with nothing else on it,
// to be laid over that sheet. Each track is in a group of class ghost with its move as
// its data-move, in the order of [Style.Tracks]. A page shows one after the other and
// hides the rest. No pointer meets them. It is empty if none of the moves draws in the
// hex.
func (y Style) Ghosts(s *steamrollers.State, hex hexmap.Cell, moves []steamrollers.Move) string {
	rows := drawing.TrackRows(hex, moves)
	board := s.Setup().Board
	if board == nil || len(rows) == 0 || s.Turn() == steamrollers.Nobody {
		return ""
	}
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	on := sheet(drawing.Frame{Class: "ghosts", Title: p.Say("tracks", "hex", hex)}, board, p.sheetPanels(s, s.Turn(), s.Setup()))
	on.Map = func() {
		c := newChart(p, board)
		c.Layer("tracks", func() {
			for _, m := range slices.Concat(rows...) {
				c.ghost(i, m, board.IsTown(i))
			}
		})
	}
	return p.DrawSheet(on)
}

// ghost draws the track of a move, and the town on it.
func (c chart) ghost(i int, m steamrollers.Move, town bool) {
	t := m.Track()
	c.Titled(c.Say("track", "track", t), func() {
		curve := c.CurveOf(i, t.Tile())
		c.Rails(curve)
		if town {
			c.Town(curve.Half())
		}
	}, "class", "ghost track "+t.Type().String(), "data-move", m.String(), "data-proposed", m.Hex().String()+" "+t.String())
}
