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
