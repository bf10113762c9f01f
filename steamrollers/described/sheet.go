package described

import (
	"fmt"
	"io"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// sheetCell is how many characters wide a hex of a sheet is: it has its name and region,
// over the edges that its track joins.
const sheetCell = 6

// backgrounds are the colours of regions in a terminal of 256 colours.
var backgrounds = map[hexmap.Colour]int{
	hexmap.Yellow: 228, hexmap.Red: 217, hexmap.Green: 157, hexmap.Blue: 153, hexmap.Grey: 252,
}

// writeSheet draws a player's sheet.
func writeSheet(out io.Writer, s *steamrollers.State, seat steamrollers.Seat, plain bool) {
	board := s.Setup().Board
	fmt.Fprintln(out)
	drawing.WriteHexes(out, board.Grid(), 2, sheetCell, func(i int) []string {
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
		return []string{paint(name, colour, plain), paint(drawn, colour, plain)}
	})
}

func paint(text string, colour hexmap.Colour, plain bool) string {
	text = fmt.Sprintf("%-*s", sheetCell-1, text)
	if plain {
		return text + " "
	}
	return fmt.Sprintf("\x1b[30;48;5;%dm%s\x1b[0m ", backgrounds[colour], text)
}
