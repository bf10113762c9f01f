package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// A painter draws sheets in characters. A hex is six characters wide: its name
// or what lies in it, over the edges that its track joins.
type painter struct{ plain bool }

const cellWidth = 6

// backgrounds are the colours of regions in a terminal of 256 colours.
var backgrounds = map[hexmap.Colour]int{
	hexmap.Yellow: 228, hexmap.Red: 217, hexmap.Green: 157, hexmap.Blue: 153, hexmap.Grey: 252,
}

// sheet draws a player's sheet.
func (p painter) sheet(out io.Writer, s *steamrollers.State, seat steamrollers.Seat) {
	board := s.Setup().Board
	fmt.Fprintln(out)
	for row := 1; row <= board.Rows(); row++ {
		shift := ""
		if board.Offset().Shifted(row) {
			shift = strings.Repeat(" ", cellWidth/2)
		}
		names, tracks := shift, shift
		for column := 1; column <= board.Columns(); column++ {
			name, drawn := p.cell(s, seat, hexmap.CellAt(row, column))
			names, tracks = names+name, tracks+drawn
		}
		fmt.Fprintln(out, strings.TrimRight(names, " "))
		fmt.Fprintln(out, strings.TrimRight(tracks, " "))
	}
}

// cell is the two lines of a hex.
func (p painter) cell(s *steamrollers.State, seat steamrollers.Seat, hex hexmap.Cell) (name, drawn string) {
	board := s.Setup().Board
	i, ok := board.Index(hex)
	if !ok {
		blank := strings.Repeat(" ", cellWidth)
		return blank, blank
	}
	name = fmt.Sprintf("%-3s%d", hex, board.Region(i))
	switch {
	case board.IsCity(i):
		name = fmt.Sprintf("%-3s[%d]", hex, board.Region(i))
	case board.IsTown(i):
		name = fmt.Sprintf("%-3s%do", hex, board.Region(i))
	}
	if t := s.TrackAt(seat, hex); t != 0 {
		drawn = t.String()
	}
	colour := board.Colour(board.Region(i))
	return p.paint(name, colour), p.paint(drawn, colour)
}

func (p painter) paint(text string, colour hexmap.Colour) string {
	text = fmt.Sprintf("%-*s", cellWidth-1, text)
	if p.plain {
		return text + " "
	}
	return fmt.Sprintf("\x1b[30;48;5;%dm%s\x1b[0m ", backgrounds[colour], text)
}
