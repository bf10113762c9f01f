// Package drawing draws what the pictures of all games have in common: the frame
// with its title, parts that can be clicked and chosen, panels set in rows, cards
// and points, and single things such as cubes, dice and locomotives.
//
//	look := drawing.Look{Game: "steam", ID: "t", Scale: 1, Colours: drawing.Day()}
//	choices := drawing.Choices[Move]{}
//	choices.Add(m, "good-3-R", "city-5") // for each move: the parts it is made with
//	frame := drawing.Frame{Class: "map", Title: title, Width: 400, Height: 300, Parts: "map/", Chosen: choices.Of, Group: len(choices) > 0}
//	picture := look.Draw(frame, func(p *drawing.Pen) {
//		p.Paper(400, 300)
//		p.Piece(drawing.Piece{Name: "good-3-R", Class: "good red", Title: "red", Rim: svg.Around(20, 20)},
//			func() { p.Cube(20, red, "2", white) }, "data-good", "R")
//	})
//
// # What it promises
//
// A picture is one SVG element, complete and by itself, and the same bytes
// whenever it is drawn of the same. It holds no script, font, image or style sheet.
// It has a title; with an ID it is named by it. A part has its data-part if the
// frame has a name for where it lies. If moves choose the part it has the class
// choice, the role of a button, the focus, and a rim; if only one does, its
// data-move. A picture with choices has role group, one without them role img.
//
// What a game adds to the pen it keeps in a type of its own that embeds a [*Pen].
package drawing
