package drawing_test

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A chart of a board shows its hexes, a track and a route along it. The picture is an SVG,
// to be written to a file or put into a page.
func ExampleChart() {
	board := hexmap.Standard()
	p := drawing.Style{}.Pen("trains", nil)
	frame := drawing.Frame{Class: "map", Title: "Board " + board.Name()}
	frame.Width, frame.Height = p.ChartSize(board)
	picture := p.Draw(frame, func() {
		c := drawing.NewChart(p, board)
		c.Hexes("hexes", func() {
			for i := range board.Len() {
				c.Hex(i, drawing.Piece{Class: "hex", Title: board.Cell(i).String()}, p.Colours["plain"])
			}
		})
		middle, _ := board.Index(hexmap.MustParseCell("d4"))
		west, east := board.Neighbour(middle, hexmap.West), board.Neighbour(middle, hexmap.East)
		c.Layer("tracks", func() { p.Link(c.Curve(middle, hexmap.West, hexmap.East), p.Colours["player1"], p.Colours["seam"]) })
		c.Route([]int{west, middle, east}, func(i int) bool { return i != middle }, board.IsCity)
	})
	fmt.Println(strings.Count(picture, `class="hex"`), "hexes,", strings.Count(picture, "stroke-dasharray"), "track,", strings.Count(picture, `class="route"`), "route")
	// Output:
	// 54 hexes, 1 track, 1 route
}
