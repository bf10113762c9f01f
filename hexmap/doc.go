// Package hexmap holds maps made of hexes: directions, hexes and edges, their
// place in the plane, and boards with regions, cities, towns and the charts of
// blocked borders, which are read from and printed to a text format.
//
//	board := hexmap.Standard()
//	city := board.City(3)                       // the number of a hex
//	name, place := board.Cell(city), board.Hex(city) // b5, and where that is
//	for d := range hexmap.Direction(hexmap.NumDirections) {
//		if next := board.Neighbour(city, d); next >= 0 {
//			fmt.Println(name, d, board.Cell(next), board.Colour(board.Region(next)))
//		}
//	}
//	layout := hexmap.Layout{Size: 20}
//	drawPolygon(layout.Corners(place))
//
// # Names for a hex
//
// A hex of a board has a number, from 0, by which everything is looked up; a
// [Cell], its name for people and texts, row letter and column number as in c7;
// and a [Hex], its place in the endless plane, with which one calculates. An
// [Offset] turns a Cell into a Hex and back, [Board.Index] and
// [Board.IndexOfHex] find the number, and a [Layout] turns a Hex into points to
// draw, pointy-top or flat-top, and a point into the Hex that is drawn there.
//
// An [Edge] is what two neighbouring hexes share. It is the same value from
// either side, so it can be compared and used as the key of a map.
//
// # The text of a board
//
//	board small
//	layout pointy odd-r          # or even-r: rows a, c, e … are shifted, not b, d, f …
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
// [ParseBoard] refuses a text that is not quite right and tells everything that
// is wrong with it at once, each fault with line, column, what was found, what
// was expected and, where a rule of the game is broken, the rule. Lines of the
// charts may stand anywhere outside the grid; a border or an edge is read either
// way round; an edge may lie inside a region, but not at the rim, and no edge may
// be listed twice for a face, not even by itself and with its border. Printed, a
// board is canonical: the same board always prints the same way, charts ordered
// and borders that are blocked whole written as such.
//
// Nothing here limits a board to what can be played: it may have up to 26 rows
// and 999 columns, and its cities may be out of each other's reach.
//
// # To transcribe a printed sheet
//
// With a sheet of the printed game at hand, this takes about ten minutes.
//
//  1. Lay the sheet so that the hexes have a corner up. If they have an edge up,
//     turn it a quarter; the names of the hexes are yours to give anyhow.
//  2. Copy boards/standard.board from the folder of this package into a new file,
//     my.board, and give the board a name of its own. The layout is odd-r if the second row begins half a hex to the
//     right of where the first one does, even-r if half a hex to the left. Where
//     the outline is uneven, compare two hexes that touch.
//  3. Write the grid row by row: the letter, and then from the left a cell for each
//     column. Write -- where there is no hex, at the left as well, until the hexes
//     stand under each other as on the sheet. All rows have equally many cells, so
//     fill up with -- at the right.
//  4. The digit of a cell is the number on the city of its region; the city itself
//     is marked *, the hex with the town o. Yellow is 1, red 2, grey 3 and 4, blue 5
//     and green 6.
//  5. For the charts, write one line for each die face that blocks anything: A|B if
//     the whole border between two regions is blocked, a cell, a slash and a
//     direction for single edges, seen from either side.
//  6. Read the file with [ParseBoard], mend what it tells, and print the board. Then
//     hold the print against the sheet: count the hexes of each region, and look
//     whether each city and town touches the right neighbours ([Board.Neighbour]
//     lists them). A grid that is shifted the wrong way can be free of faults.
//
// # What comes from the rulebook
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
// Hexes, cells, edges and directions are comparable values. A [Board] never
// changes, so goroutines may share it, and its look-ups are a few table reads that
// allocate nothing. All orders are fixed: hexes by row and column, edges by the
// hex they are named from, directions counter-clockwise from East. Reading a text
// takes time in proportion to its length, whoever wrote it, and never panics.
package hexmap
