// Package hexmap holds the ground that hex railway games are played on. Every game needs a
// [Map]: named hexes with terrain, rivers, towns, cities and closed edges, read from and
// printed to a text format. The map stands on a [Grid], which numbers the hexes and knows
// their neighbours; [Direction], [Hex], [Edge] and [Layout] calculate and draw.
//
//	m, err := hexmap.ParseMap(text, hexmap.MapFormat{})
//	…
//	for i := range m.Cities() {                       // the numbers of hexes
//		name, place := m.Cell(i), m.Hex(i)        // c4, and where that is
//		for d := range hexmap.Direction(hexmap.NumDirections) {
//			if j := m.Neighbour(i, d); j >= 0 && !m.Closed(i, d) && m.Terrain(j) != hexmap.Water {
//				fmt.Println(m.NameOf(i), "has a way out to", m.Cell(j))
//			}
//		}
//		layout := hexmap.Layout{Size: 20}
//		drawPolygon(layout.Corners(place))
//	}
//
// One game has sheets of its own form: the [Board] of SteamRollers stands on the
// same grid. The end of this page describes it, and its code stands in the files
// board….go; other games need none of it.
//
// # Names for a hex
//
// A hex of a grid has three names. Its number, from 0, is the index for everything. Its
// [Cell] is its name for people and texts, row letter and column number as in c7. Its
// [Hex] is its place in the endless plane, for calculations. An [Offset] turns a Cell
// into a Hex and back, and [Grid.Index] and [Grid.IndexOfHex] find the number. A [Layout]
// turns a Hex into points to draw, pointy-top or flat-top, and a point into the Hex that
// is drawn there.
//
// An [Edge] is what two neighbouring hexes share. It is the same value from
// either side, so it can be compared and used as the key of a map.
//
// # The text of a map
//
//	map vale of mills
//	layout pointy odd-r              # or even-r: rows a, c, e … are shifted, not b, d, f …
//	grid
//	a  p   p~  h   p*  --            # a cell a column, equally many in each row
//	b    p*  h~o m   p   p
//	c  w   p~  p~* p   po
//	end
//	city a4 Oldbridge                # the name may be left out, and so may the line
//	city c3 Three Rivers
//	town b2 Upper Mill
//	closed a4/SW c3/NE               # edges that no track may touch or cross
//
// A cell is a terrain, p plain, h hill, m mountain or w water, and then marks in this
// order: ~ a river, o a town, * a city. Water bears no mark, and no hex has a town and a
// city. -- is no hex. The rows are a, b, c and so on without a gap, up to z. Blanks
// separate words, and # begins a comment.
//
// A game can add words and lines of its own, and may require some.
//
// A game states the rest in its [MapFormat]: which terrains and marks it knows, words in the
// line of a city before its name, and further lines. The format also says how large a map
// can be, and which rule each kind of fault breaks. Package hexmap knows only whether the
// game's own words are right; the game reads them from [Map.CityWords] and [Map.Line].
//
// [ParseMap] refuses a text with any fault and reports all faults at once. Each has a
// line, a column, what was found and what was expected; if it breaks a rule of the game,
// it names the rule. The lines after the grid may stand in any order, unless the format
// says otherwise. Printed, a map is canonical: the same map always prints the same way.
// Cities and towns stand by row and column, edges at the hex that comes first, and every
// line says something.
//
// # To transcribe a printed map
//
// With a printed map at hand, this takes about a quarter of an hour.
//
//  1. Lay the map so that the hexes have a corner up. If they have an edge up,
//     turn it a quarter; the names of the hexes are yours to give anyhow.
//  2. Begin a file with a line "map" and a name of yours. The layout is odd-r if
//     the second row begins half a hex to the right of where the first one does,
//     even-r if half a hex to the left. Where the outline is uneven, compare two
//     hexes that touch.
//  3. Write the grid row by row: the letter, and then from the left a cell for each
//     column. Write -- where there is no hex, at the left as well, until the hexes
//     stand under each other as on the map. All rows have equally many cells, so
//     fill up with -- at the right. If only a part of a hex is printed, the game's rules say whether it counts; mostly it does not.
//  4. Add the marks: ~ wherever a river is seen inside a hex, o and * for what can
//     be reached by track.
//  5. Write a line for each city of which the game or you have something to say,
//     and one for each town with a name. List the edges that are printed as closed
//     in one line: a cell, a slash and a direction, seen from either side.
//  6. Read the file with [ParseMap] and the format of the game, mend what it reports, and print the map. Then hold the print against the sheet: count the cities,
//     and look whether each touches the right neighbours ([Grid.Neighbour] lists
//     them). A grid that is shifted the wrong way can be free of faults.
//
// # The board of SteamRollers
//
// A [Board] has six regions instead of terrain, a city and a town in each, and for
// each [Difficulty] a chart of the edges that a die blocks.
//
//	board small
//	layout pointy odd-r
//	region 1 yellow              # all six, in the colours of the game
//	region 2 red
//	region 3 grey
//	region 4 grey
//	region 5 blue
//	region 6 green
//	grid
//	a  1* 1. 2. 3o 3. --         # region, and . plain, * city, o town; -- is no hex
//	b   1o 2* 2o 3* 6. 6*
//	c  5. 5* 4o 4* 4. 6o
//	d   5o 5. 4. -- -- --
//	end
//	medium 3 1|2                 # on a 3, all edges between regions 1 and 2 are blocked
//	hard 3 1|2 c4/E              # and also the one between c4 and c5
//
// [ParseBoard] reads it as strictly as ParseMap does. Lines of the charts may stand
// anywhere outside the grid, and a border or an edge is read either way round. An edge
// may lie inside a region, but not at the rim. No edge may be listed twice for a face,
// not even by itself and with its border. Printed, a board is canonical: charts ordered
// and borders that are blocked whole written as such. Nothing here limits a board to what
// can be played: it may have up to 26 rows and 999 columns, and its cities may be out of
// each other's reach.
//
// To transcribe a printed sheet, begin with boards/standard.board from the folder of this
// package. Give the board a name of your own, and write the grid as for a map. The digit
// of a cell is the number on the city of its region: yellow is 1, red 2, grey 3 and 4,
// blue 5 and green 6. For the charts, write one line for each die face that blocks
// anything. Write A|B if the whole border between two regions is blocked, and a cell, a
// slash and a direction for a single edge.
//
// The rulebook says in words that there are six regions with these numbers and
// colours, and a city and a town in each: rules BOARD-1, BOARD-2 and BOARD-3. It
// shows only as pictures where the hexes lie and which borders the charts block
// (BOARD-4). So the boards that ship, with their charts, are this library's own.
// The standard board was drawn to agree with the worked examples of the rulebook;
// it is not the printed one. The other two, lagoon and valley, show what the
// format can say: regions of other sizes, a hole, a long thin map, single edges.
//
// # Promises
//
// Hexes, cells, edges, directions, terrains and marks are comparable values. A
// [Grid], a [Map] and a [Board] never change, so goroutines may share them, and
// their look-ups are a few table reads that allocate nothing. All orders are fixed:
// hexes by row and column, edges by the hex they are named from, directions
// counter-clockwise from East. Reading any text, even a hostile one, takes time in
// proportion to its length and never panics.
//
// The zero Cell and Edge are invalid, and the zero Grid, Map and Board have no hexes. Only
// reading and writing texts return errors; those of reading are [*ParseError]. An invalid
// direction, hex number or region number panics, as an index out of range does.
package hexmap
