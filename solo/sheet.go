package solo

import (
	"errors"
	"fmt"
	"math"

	"github.com/railhex/railhex/hexmap"
)

// A Sheet is Olive's sheet: how many hexes are crossed off in each region, and
// the points she scored for goods removed. The zero Sheet is hers before her
// influence is rolled (SOLO-3). It is a comparable value of eight bytes.
//
// Methods that take a region panic unless it is 1 to 6.
type Sheet struct {
	crossed [hexmap.NumRegions]uint8
	points  uint16
}

// NewSheet returns the sheet with so many hexes crossed off in regions 1 to 6
// and so many points scored: to decode one that was stored. The error joins what
// a Sheet cannot hold: anything negative, more than 255 hexes or 65535 points.
// Whether the hexes exist on a board is for Fits to say.
func NewSheet(crossed [hexmap.NumRegions]int, points int) (Sheet, error) {
	var s Sheet
	var faults []error
	for i, n := range crossed {
		if n < 0 || n > math.MaxUint8 {
			faults = append(faults, fmt.Errorf("solo: %d hexes crossed off in region %d, expected 0 to %d", n, i+1, math.MaxUint8))
		}
		s.crossed[i] = uint8(n)
	}
	if points < 0 || points > math.MaxUint16 {
		faults = append(faults, fmt.Errorf("solo: Olive with %d points, expected 0 to %d", points, math.MaxUint16))
	}
	s.points = uint16(points)
	if len(faults) > 0 {
		return Sheet{}, errors.Join(faults...)
	}
	return s, nil
}

// Fits reports whether no region has more hexes crossed off than there is room
// for.
func (s Sheet) Fits(room Room) bool {
	for i := range s.crossed {
		if s.crossed[i] > room[i] {
			return false
		}
	}
	return true
}

// Crossed returns how many hexes of region are crossed off.
func (s Sheet) Crossed(region int) int { return int(s.crossed[region-1]) }

// Delivery returns the points scored for goods removed (SOLO-9).
func (s Sheet) Delivery() int { return int(s.points) }

// Cross crosses off one more hex of region. If every hex of it is crossed off
// already, it returns s unchanged and false: Olive wins at once (SOLO-6).
func (s Sheet) Cross(region int, room Room) (Sheet, bool) {
	if s.crossed[region-1] >= room[region-1] {
		return s, false
	}
	s.crossed[region-1]++
	return s, true
}

// Influence crosses off one hex of region for a die of her level at the start;
// nothing where none is left (SOLO-3).
func (s Sheet) Influence(region int, room Room) Sheet {
	s, _ = s.Cross(region, room)
	return s
}

// enough is how many hexes of a region must be crossed off for Olive to remove a
// good of its city (SOLO-9).
const enough = 3

// Removes reports whether so many hexes of region are crossed off that Olive
// removes a good of its city (SOLO-9).
func (s Sheet) Removes(region int) bool { return s.crossed[region-1] >= enough }

// Remove scores for a good removed from the city of region: as many points as
// hexes are crossed off there, which it returns too (SOLO-9).
func (s Sheet) Remove(region int) (Sheet, int) {
	points := s.Crossed(region)
	s.points += uint16(points)
	return s, points
}
