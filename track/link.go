package track

import "github.com/railhex/railhex/hexmap"

// A Link is a completed stretch of track between two different cities of a
// board, one track a hex. From and To number the hexes of the board as
// [hexmap.Board] does. Links are comparable; the zero Link is none.
type Link struct {
	From, To uint16           // the hexes of the cities, From < To
	Hexes    uint16           // how many hexes of track lie between them, at least 1
	Towns    uint8            // in how many of these there is a town
	Exit     hexmap.Direction // the edge of From where the link leaves
	Entry    hexmap.Direction // the edge of To where it arrives
}
