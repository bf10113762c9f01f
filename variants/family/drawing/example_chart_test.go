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
	look := drawing.Look{Game: "trains", Colours: drawing.Day()}
	frame := drawing.Frame{Class: "map", Title: "Board " + board.Name()}
	frame.Width, frame.Height = drawing.ChartSize(board)
	picture := look.Draw(frame, func(p *drawing.Pen) {
		c := drawing.NewChart(p, board)
		for i := range board.Len() {
			c.Hex(i, drawing.Piece{Class: "hex", Title: board.Cell(i).String()}, "#d7e3b5")
		}
		middle, _ := board.Index(hexmap.MustParseCell("d4"))
		west, east := board.Neighbour(middle, hexmap.West), board.Neighbour(middle, hexmap.East)
		c.Layer("tracks", func() { c.Rails(c.Curve(middle, hexmap.West, hexmap.East), "#b5322a") })
		c.Route([]int{west, middle, east}, func(i int) bool { return i != middle })
	})
	fmt.Println(strings.Count(picture, `class="hex"`), "hexes,", strings.Count(picture, "stroke-dasharray"), "track,", strings.Count(picture, `class="route"`), "route")
	// Output:
	// 54 hexes, 1 track, 1 route
}
