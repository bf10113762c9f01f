// Package picture draws Steam as SVG. It draws the map with links, cities and goods, the
// table with everything that lies beside it, what can be done in a hex, and the choices
// that moves leave.
//
//	var style picture.Style // or with MapAlone, a Scale, ColourBlind, an ID …
//	marks := picture.Marks{Moves: s.AppendMoves(nil)}
//	page.WriteString(style.Map(&s, marks))
//	page.WriteString(style.Table(&s, marks))
//	page.WriteString(style.Tiles(&s, hex, marks.Moves)) // when a hex was clicked
//	for route := range s.Routes(delivery) {
//		page.WriteString(style.Map(&s, picture.Marks{Route: route}))
//	}
//
// # Shape
//
// A [Style] says how pictures look, and each of its methods draws one: an SVG
// element, complete and by itself, as a string. What there is nothing to draw of
// (the zero State, an invalid action tile) is the empty string. Pictures are
// drawn in units in which the edge of a hex is 40 long; Style.Scale says how many
// pixels a unit is, and the viewBox stays the same. The table is 528 units wide, for
// the screens of telephones too; the map is as wide as its hexes.
//
// The map of a position shows terrain, rivers, closed edges, towns and cities by their
// names, goods and growth markers. Each link has the colour of its owner, or of nobody,
// with a ring where it ends open. Where rivers flow the map of Steam does not say
// (MAP-2): they are drawn from each hex to the next. A link that is left without track
// (CITY-7) is a short bridge between its cities.
//
// # Clicks
//
// No picture holds a script. What stands for something that a move can be made
// with has a data-part, and a [Part] says what a click on it means:
//
//	part := picture.Part("map/hex-c5") // of which the page has read the data-part
//	moves := part.AppendMoves(nil, &s) // one to make, or several to choose from
//	if reason := part.Explain(&s); reason != nil {
//		fmt.Println(reason) // there are none, and this is why
//	}
//
// Every move of a player is made with at least one part. The parts, and whatever else
// a page may want to find, bear data- attributes in the words of the notation. On
// the map:
//
//	data-hex="c5"                         a hex, with data-city (its colour) or data-town (its name)
//	data-at="c5" data-good="R"            a good of a city
//	data-grown="c5"                       a growth marker
//	data-link="c5/E d6/W" data-owner="2"  a link from end to end, and its owner, 0 for none
//	data-track="c6 E-W"                   a track or exit of a link
//	data-open="d6/W"                      its open end
//	data-proposed="c5 E-W"                the tile that would be
//	data-river="c5" data-wall="c5/SE"     a river, a closed edge
//
// On the table:
//
//	data-seat="2"                         the line of a player, and their markers on data-scale tracks
//	data-bidder="2" data-gain="2"         who bids in an auction, who takes points
//	data-button="done"                    a button
//	data-action="growth" data-holder="2"  an action tile, and who has it; data-called in words, data-cost
//	data-space="4" data-goods="RBY"       a space of the supply
//	data-new-city="red" data-left="1"     new cities
//	data-growth="8" data-bag="RRB"        growth markers left, the bag
//
// A part that one of Marks.Moves chooses has the class choice and the role of a button,
// and takes the focus. If only one move chooses it, that move is its data-move. What lies
// over the hexes takes no pointer events, goods aside: a click on track meets the hex. A
// picture with choices has role group, one without them role img. With a Style.ID all
// parts have ids that begin with it.
//
// # Beside the map
//
// A page that draws the map alone ([drawing.Style.MapAlone]) and lays out the table as
// HTML finds everything on it in the [steam.State.AppendReport] of the position. Each player has
// money, income, locomotive, links, points and total, and an action. The rest is in order
// and queue, the auction, gains, supply, newcities, growth and bag. What an action tile
// costs stands in the effects of its option.
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
// The same picture is the same bytes, on every machine and in every run. It is valid
// XML and stands alone: no scripts, no fonts, images or style sheets from elsewhere.
// Whatever text comes from outside, such as the name of a town, is escaped, and what
// is too long is cut off. Any number of goroutines may draw at once. Pictures may be
// drawn otherwise from one version to the next; data- attributes, classes and ids
// keep their meaning.
package picture
