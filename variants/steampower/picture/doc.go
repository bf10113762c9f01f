// Package picture draws Steam Power as SVG. It draws the map with everything on it, the
// corner of each player, the common stock, the choices that moves leave, and single
// components for buttons.
//
//	var style picture.Style // or with MapAlone, a Scale, ColourBlind, an ID …
//	marks := picture.Marks{Moves: s.AppendMoves(nil)}
//	page.WriteString(style.Map(&s, marks))
//	page.WriteString(style.Stock(&s, marks))
//	page.WriteString(style.Player(&s, 2, viewer, marks)) // with the hand if viewer is 2
//	for route := range s.Routes(shipment) {
//		page.WriteString(style.Map(&s, picture.Marks{Route: route}))
//	}
//
// # Shape
//
// A [Style] says how pictures look, and each of its methods draws one: an SVG
// element, complete and by itself, as a string. What there is nothing to draw of
// (the zero State, a seat that nobody has) is the empty string. Pictures are drawn
// in units in which the edge of a hex is 40 long; Style.Scale says how many pixels
// a unit is.
//
// Track and locomotives have the colour of their owner; locomotives, of which each link
// bears one, also their number. A link under construction lies on ground of another
// colour and ends in a ring. Between two cities of a group that somebody has reached lies
// a short track that is nobody's, without a locomotive. A city tile has a rim of its
// colour. It bears the factory with the number of its owner and the goods; a tile that
// is turned over is dark and says what it is worth. A star stands for the points of a
// purple city.
//
// # Hidden hands
//
// [Style.Player] takes the seat of the viewer. To all but the players themselves their
// hand is a row of backs, except for the contract that they are fulfilling, which lies
// open. Nothing is marked that would reveal what they hold. Two positions that look alike
// to a seat have the same pictures for it, byte for byte, with all moves marked. The map
// and the stock show nothing that is hidden.
//
// # Clicks
//
// No picture holds a script. What stands for something that a move can be made
// with has a data-part, and a [Part] says what a click on it means:
//
//	part := picture.Part("map/hex-c5") // of which the page has read the data-part
//	moves := part.AppendMoves(nil, &s, viewer) // one to make, or several to choose from
//	if reason := part.Explain(&s, viewer); reason != nil {
//		fmt.Println(speaker.Refusal(reason)) // there are none, and this is why
//	}
//
// Each move has one part, which [PartOf] names. A move to build or to ship goods has a
// hex, a contract its card, and drawing the bag. Money and what it buys have the bank; to
// stop and to decline have a button in the corner. A part of a move of Marks.Moves has
// the class choice and the role of a button, and takes the focus. If it belongs to a
// single move, that move is its data-move.
//
// Whatever a page may want to find bears data- attributes in the words of the
// notation:
//
//	data-hex="c5" data-terrain="hill"     a hex; data-city="K", a city space with its tile
//	data-track="c5 E-W P1"                the track in it
//	data-proposed="c5 E-W"                the track that would be
//	data-open="c5/E" data-owner="1"       the open end of a link
//	data-wall="c5/SE"                     a closed edge
//	data-neutral="c5/SE"                  a neutral link of two cities, by the edge between them
//	data-locomotive="1" data-on="c5 E-W"  the locomotive on a link of seat 1, and on which of its track
//	data-seat="1"                         whose turn it is, or whose corner
//	data-factory="1" data-goods="4"       in a city: the factory, the goods
//	data-contract="17"                    a contract that can be seen; data-contract="0" a back
//	data-asks="KKW" data-pays="6" data-scores="4"  its goods, dollars and points
//	data-money, data-locomotives, data-factories   what a player has
//	data-tile="K", data-good="K", data-stack="simple", data-bag   with data-count: the stock
//	data-points="cities"                  a line of the score
//
// What lies over the hexes takes no pointer events: a click on track meets the hex.
// With a Style.ID all parts have ids that begin with it.
//
// # Beside the map
//
// A page that draws the map alone ([drawing.Style.MapAlone]) and lays out the rest by
// itself finds it in the [steampower.State.AppendReport] of the position. That holds no more of a
// hand than the seat that looks may see. [Style.Contract] draws a
// contract.
//
// # After a move
//
// A page that shows one picture after the other finds a piece again by its data-
// attributes. Marks.Last has what the last move touched marked in the new picture.
// [Style.Ghosts] draws what can be laid in a hex where it would lie, to turn through
// it on the map.
//
// Every piece has a title, which says in the words of the style what it is, and
// players are called as Style.Players calls them.
//
// # What it promises
//
// The same picture is the same bytes, on every machine and in every run. It is
// valid XML and stands alone: no scripts, fonts, images or style sheets from
// elsewhere. Whatever text comes from outside, such as the name of a map or a city,
// is escaped. Nothing is drawn outside the frame. Any number of goroutines may draw
// at once. Pictures may be drawn otherwise from one version to the next; data-
// attributes, classes and ids keep their meaning.
package picture
