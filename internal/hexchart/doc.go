// Package hexchart draws the hexes of any grid and what lies on them: borders,
// curves of track, exits of towns, open ends, blocked edges, streams, routes and
// inscriptions. It knows no game.
//
//	frame.Width, frame.Height = hexchart.Size(board)
//	picture := look.Draw(frame, func(p *drawing.Pen) {
//		c := hexchart.New(p, board)
//		p.Group(func() {
//			for i := range board.Len() {
//				c.Hex(i, drawing.Piece{Name: "hex-" + board.Cell(i).String(), Class: "hex", Title: "plain"}, green)
//			}
//		}, "class", "hexes")
//		c.Borders(nil)
//		c.Layer("tracks", func() { c.Rails(c.Curve(i, hexmap.East, hexmap.West), red) })
//		c.Route(hexes, isStop)
//	})
//
// Hexes are known by their numbers in the grid. The edge of a hex is [Edge] long,
// and all widths are made for that. Whatever lies over the hexes is drawn in
// layers through which clicks go, so that a click on track meets the hex.
package hexchart
