// Package drawing draws the pictures of games as SVG: frames with a title, pieces that
// can be clicked and chosen, panels in rows, cards, cubes, dice and locomotives, and
// charts of hexes with track.
//
//	look := drawing.Look{Game: "steam", ID: "t", Colours: drawing.Day()}
//	choices := drawing.Choices[Move]{}
//	choices.Add(m, "hex-5") // for each move, the parts that it uses
//	frame := drawing.Frame{Class: "map", Title: "The valley", Parts: "map/", Choices: choices}
//	frame.Width, frame.Height = drawing.ChartSize(board)
//	picture := look.Draw(frame, func(p *drawing.Pen) {
//		c := drawing.NewChart(p, board)
//		for i := range board.Len() {
//			c.Hex(i, drawing.Piece{Name: fmt.Sprint("hex-", i), Class: "hex", Title: board.Cell(i).String()}, green)
//		}
//		c.Layer("tracks", func() { c.Rails(c.Curve(5, hexmap.East, hexmap.West), red) })
//	})
//
// # The parts of the package
//
// A [Look] says how all pictures of a game look, a [Frame] what surrounds one of them.
// [Look.Draw] gives a [Pen], which writes elements of SVG ([Pen.Box], [Pen.Path],
// [Pen.Label]) and draws what games have in common ([Pen.Piece], [Pen.Cube],
// [Pen.WhiteDie]). A [Chart] draws the hexes of a [Grid] and what lies on them. A game
// with a pen of its own embeds a [*Pen] in it.
//
// # What every picture promises
//
// A picture is one svg element, complete in itself, and the same bytes on every machine.
// Text from outside is escaped and numbers have at most two decimals. It holds no script,
// font, image or style sheet. Every picture has a title; with an ID it is named by it.
//
// A piece has a data-part if the frame has Parts. If moves choose it, it has the class
// choice, the role of a button, the focus and a rim; if a single move does, also its
// data-move. A picture with choices has the role group, others the role img.
//
// # Charts
//
// Hexes are known by their numbers in the grid. The edge of a hex is [HexEdge] long, and
// all widths are made for that. What lies over the hexes is drawn in layers that clicks
// go through, so a click on track meets the hex.
package drawing
