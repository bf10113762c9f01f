package solo

import (
	"math"

	"github.com/railhex/railhex/hexmap"
)

// Room is how many hexes can be crossed off in each region of a board, regions
// 1 to 6 in order: all but the cities (SOLO-6). A Room is what a Sheet needs to
// know of the board.
type Room [hexmap.NumRegions]uint8

// RoomOf counts the room on board b. More than 255 hexes of a region count as
// 255: a board so large is not played on.
func RoomOf(b *hexmap.Board) Room {
	var room Room
	for i := range b.Len() {
		if region := b.Region(i) - 1; !b.IsCity(i) && room[region] < math.MaxUint8 {
			room[region]++
		}
	}
	return room
}

// In returns how many hexes of region, 1 to 6, can be crossed off. It panics for
// any other region.
func (r Room) In(region int) int { return int(r[region-1]) }
