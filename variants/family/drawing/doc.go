// Package drawing draws the pictures of games as SVG. It has frames with a title, pieces
// that can be clicked and chosen, panels in rows, cards, cubes and locomotives, and
// charts of hexes with track.
//
//	p := drawing.Style{ID: "t"}.Pen("steam", nil)
//	choices := drawing.Choices{}
//	choices.Add(m, "hex-5") // for each move, the parts that it uses
//	frame := drawing.Frame{Class: "map", Title: "The valley", Parts: "map/", Choices: choices}
//	frame.Width, frame.Height = p.ChartSize(board)
//	picture := p.Draw(frame, func() {
//		c := drawing.NewChart(p, board)
//		c.Hexes("hexes", func() {
//			for i := range board.Len() {
//				c.Hex(i, drawing.Piece{Name: fmt.Sprint("hex-", i), Class: "hex", Title: board.Cell(i).String()}, p.Colours["plain"])
//			}
//		})
//		c.Layer("tracks", func() { p.Link(c.Curve(5, hexmap.East, hexmap.West), p.Colours["player1"], p.Colours["seam"]) })
//		c.Marks()
//	})
//
// # The parts of the package
//
// A [Style] says how all pictures look, a [Frame] what surrounds one of them.
// [Style.Pen] gives a [Pen], which writes elements of SVG ([Pen.Box], [Pen.Path],
// [Pen.Label]), says the text in pictures ([Pen.Say]) and draws what games have in common ([Pen.Piece], [Pen.Cube],
// [Pen.Locomotive]). A [Chart] draws the hexes of a [Grid] and what lies on them. A [Board] is a
// Chart of a [hexmap.Map] that draws what all maps have, and whose names lie on no other
// text. A game with a pen of its own embeds a [*Pen] in it.
//
// # What every picture promises
//
// A picture is one svg element, complete in itself, and the same bytes on every machine.
// Text from outside is escaped and numbers have at most two decimals. It holds no script,
// font, image or style sheet. Every picture has a title; with an ID it is named by it.
//
// A piece has a data-part if the frame has Parts. If moves choose it, it has the class
// choice, the role of a button, the focus and a mark; if a single move does, also its
// data-move. A picture with choices has the role group, others the role img.
//
// # Colours
//
// The colours of a picture are presentation attributes with a custom property of CSS and
// a usual value: fill="var(--railhex-plain,#e8eed6)". A picture by itself has the usual
// values. A page changes all pictures in it at once, as by night, by setting the
// properties: [Colours.Properties] of [Night] has them. There is no style element, which
// would apply to the whole page and which a strict content security policy forbids. A
// Style with Colours of its own writes those as they are, for programs that know SVG
// without CSS: Style{Colours: &colours} with colours := [Day]().
//
// # Marks
//
// What can be chosen has a dotted ring. The parts of a single offered move have a full
// one, and what the last move touched has a dashed one in ink. All have a casing, and the
// classes mark and mark-may, mark-chosen or mark-last. Those of hexes lie in a layer of
// class marks above the map, with the name of the hex as data-mark. What steps back is
// pale and has the class back.
//
// # Charts
//
// Hexes are known by their numbers in the grid. The edge of a hex is [HexEdge] long, and
// all widths are made for that. What lies over the hexes is drawn in layers that clicks
// go through, so a click on track meets the hex.
//
// # Zero, nil and goroutines
//
// The zero Style draws with the usual colours, English words and no ID. A Frame without
// Choices and Touched has nothing to choose and nothing marked. Drawing returns no errors.
// It panics for a number of a hex that the grid does not have. Drawing
// only reads a Style, a Frame and its Choices, so goroutines may share them. A Pen draws one
// picture.
//
// # Characters
//
// [WriteHexes] and [List] show positions as characters, for a terminal: hexes as they lie on
// the table, and lists of what everybody has.
//
//	drawing.WriteHexes(os.Stdout, board.Grid(), 2, 8, func(i int) []string {
//		return []string{board.Cell(i).String(), board.Ground(i)}
//	})
//
// The package is small, since drawing characters needs nothing that the other packages
// have.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package drawing
