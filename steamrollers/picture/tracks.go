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
	rows, longest := drawingRows(hex, moves)
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
	const across, down = drawing.IconWidth + 4, drawing.IconHeight + 4
	return p.Draw(drawing.Frame{
		Class: "tracks", Choices: offered, Title: p.Say("tracks", "hex", hex),
		Width: across * float64(longest), Height: down * float64(len(rows)),
	}, func() {
		ground := p.land(board, board.Region(i))
		for r, row := range rows {
			for column, m := range row {
				p.At(across*(float64(column)+0.5), down*(float64(r)+0.5), func() { p.trackButton(m.Track(), ground) })
			}
		}
	})
}

// drawingRows are the moves that draw in a hex, a row for each type of track,
// and the length of the longest row.
func drawingRows(hex hexmap.Cell, moves []steamrollers.Move) (rows [][]steamrollers.Move, longest int) {
	for kind := range track.Types() {
		var row []steamrollers.Move
		for t := range track.OfType(kind) {
			at := slices.IndexFunc(moves, func(m steamrollers.Move) bool { return m.Hex() == hex && m.Track() == t })
			if at >= 0 {
				row = append(row, moves[at])
			}
		}
		if row != nil {
			rows = append(rows, row)
			longest = max(longest, len(row))
		}
	}
	return rows, longest
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
	rows, _ := drawingRows(hex, moves)
	board := s.Setup().Board
	if board == nil || len(rows) == 0 || s.Turn() == steamrollers.Nobody {
		return ""
	}
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	l := p.layOut(board, p.sheetPanels(s, s.Turn(), s.Setup()))
	return p.Draw(drawing.Frame{Class: "ghosts", Title: p.Say("tracks", "hex", hex), Width: l.width, Height: l.height}, func() {
		p.At(l.chart.X, l.chart.Y, func() {
			c := newChart(p, board)
			c.Layer("tracks", func() {
				for _, row := range rows {
					for _, m := range row {
						c.ghost(i, m, board.IsTown(i))
					}
				}
			})
		})
	})
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
