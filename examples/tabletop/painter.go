package tabletop

import (
	"fmt"
	"io"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// A Painter draws sheets of SteamRollers. A hex is six characters wide: its name and
// region, over the edges that its track joins. The zero Painter paints in the colours of
// a terminal that has 256 of them.
type Painter struct{ Plain bool }

const sheetCell = 6

// backgrounds are the colours of regions in a terminal of 256 colours.
var backgrounds = map[hexmap.Colour]int{
	hexmap.Yellow: 228, hexmap.Red: 217, hexmap.Green: 157, hexmap.Blue: 153, hexmap.Grey: 252,
}

// WriteSheet draws a player's sheet.
func (p Painter) WriteSheet(out io.Writer, s *steamrollers.State, seat steamrollers.Seat) {
	board := s.Setup().Board
	fmt.Fprintln(out)
	hexes(out, board.Grid(), 2, sheetCell, func(i int) []string {
		hex := board.Cell(i)
		name := fmt.Sprintf("%-3s%d", hex, board.Region(i))
		switch {
		case board.IsCity(i):
			name = fmt.Sprintf("%-3s[%d]", hex, board.Region(i))
		case board.IsTown(i):
			name = fmt.Sprintf("%-3s%do", hex, board.Region(i))
		}
		drawn := ""
		if t := s.TrackAt(seat, hex); t != 0 {
			drawn = t.String()
		}
		colour := board.Colour(board.Region(i))
		return []string{p.paint(name, colour), p.paint(drawn, colour)}
	})
}

func (p Painter) paint(text string, colour hexmap.Colour) string {
	text = fmt.Sprintf("%-*s", sheetCell-1, text)
	if p.Plain {
		return text + " "
	}
	return fmt.Sprintf("\x1b[30;48;5;%dm%s\x1b[0m ", backgrounds[colour], text)
}
