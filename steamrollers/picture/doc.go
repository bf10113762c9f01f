// Package picture draws SteamRollers as SVG: the supply board, the sheets of
// players and of Olive, routes, the choices that moves leave, and single
// components for buttons.
//
//	var style picture.Style // or with MapAlone, a Scale, ColourBlind, an ID …
//	page.WriteString(style.Supply(&s, picture.Marks{}))
//	page.WriteString(style.Sheet(&s, 1, picture.Marks{Moves: s.AppendMoves(nil)}))
//	for route := range s.Routes(delivery) {
//		page.WriteString(style.Sheet(&s, 1, picture.Marks{Route: route}))
//	}
//
// # Shape
//
// A [Style] says how pictures look, and each of its methods draws one: an SVG
// element, complete and by itself, as a string. It can stand in a page as it is
// or be written to a file. What there is nothing to draw of (the zero State, a
// seat that nobody has, a seventh die face) is the empty string.
//
// Pictures are drawn in units in which the edge of a hex is 40 long. Style.Scale
// says how many pixels a unit is; the viewBox stays the same, so a page may also
// size a picture by its own style sheet.
//
// # Clicks
//
// No picture holds a script. What stands for something that a move can be made
// with has a data-part, and a [Part] says what a click on it means:
//
//	part := picture.Part("P2/hex-c5")  // of which the page has read the data-part
//	moves := part.AppendMoves(nil, &s) // one to make, or several to choose from
//	if reason := part.Explain(&s); reason != nil {
//		fmt.Println(speaker.Refusal(reason)) // there are none, and this is why
//	}
//
// The parts, and whatever else a page may want to find, bear data- attributes in
// the words of the notation. On the supply board:
//
//	data-die="4"                                a white die that can be drafted
//	data-in-use="4"                             the die with which somebody acts
//	data-reserved="4" data-holder="2"           the die that tile 2b holds
//	data-city="3" data-good="R" data-place="2"  a good, and its place in the line of its city
//	data-tile="3" data-face="3b"                an action tile, with its data-rule, and data-use and data-worth in words
//	data-order="5" data-face="5a"               an order
//	data-power="rail"                           a starting power
//	data-holder="2"                             the place of a tile, order or power that seat 2 has; that of a tile has its data, too
//
// On sheets, besides tiles and orders:
//
//	data-hex="c5" data-region="4"               a hex, with data-city or data-town if it is one
//	data-track="c5 E-W"                         the track in it
//	data-proposed="c5 E-W"                      the track that would be
//	data-wall="c5/SE"                           a blocked border
//	data-box="4"                                an engine box, of class ticked if it is
//	data-own="R" data-city="3"                  the personal good
//	data-points="network"                       a line of the score
//	data-crossed="c5"                           a hex that Olive has crossed off
//
// A part that one of Marks.Moves chooses has the class choice and the role of a button,
// and takes the focus. If only one move chooses it, that move is its data-move. What lies
// over the hexes of a map takes no pointer events: a click on track, on a wall or on the
// die of a city meets the hex. A picture with choices has role group, one without them
// role img. With a Style.ID all parts have ids that begin with it.
//
// # Beside the map
//
// A page that draws the map alone ([drawing.Style.MapAlone]) and lays out the rest by
// itself finds it in the [steamrollers.State.AppendReport] of the position. Goods of the cities are
// in supply, dice in dice, die and reserved, tiles and orders in centre and orders. Each
// player has the engine in boxes and strength, tiles, orders, and the lines of points.
// Single components, such as [Style.Tile] or [Style.Order], are pictures too.
//
// # After a move
//
// A page that shows one picture after the other finds a piece again by its data-
// attributes. A tile, an order and a power have their number wherever they lie, track its
// hex, a good its city and kind, a die its face. Marks.Last has what the last move
// touched marked in the new picture. [Style.Ghosts] draws the tracks that can be drawn in
// a hex where they would lie, to turn through them on the sheet.
//
// Every piece has a title, which says in the words of the style what it is, and
// players are called as Style.Players calls them.
//
// Colours are presentation attributes, which give way to the style sheet of a
// page: .hex.choice:hover path { … }.
//
// # What it promises
//
// The same picture is the same bytes, on every machine and in every run.
// It is valid XML and stands alone: no scripts, no fonts, images or style sheets
// from elsewhere; numbers have at most two decimals. Whatever text comes from
// outside, such as the name of a board, is escaped. Any number of goroutines may
// draw at once. Pictures may be drawn otherwise from one version to the next;
// data- attributes, classes and ids keep their meaning.
package picture
