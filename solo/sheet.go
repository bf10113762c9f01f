package solo

import (
	"errors"
	"fmt"
	"iter"
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
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

// A Level is how strong Olive starts (SOLO-3). The zero Level is invalid.
type Level uint8

// The levels, from the weakest.
const (
	Clerk Level = iota + 1
	Conductor
	Machinist
	Engineer
	Investor
	Baron
)

// NumLevels is the number of levels.
const NumLevels = 6

// Levels walks the levels from the weakest to the strongest.
func Levels() iter.Seq[Level] {
	return func(yield func(Level) bool) {
		for l := Clerk; l <= Baron && yield(l); l++ {
		}
	}
}

// ParseLevel reads what [Level.String] prints. Its error is a
// [*hexmap.ParseError].
func ParseLevel(word string) (Level, error) {
	for l := range Levels() {
		if l.String() == word {
			return l, nil
		}
	}
	return 0, parse.Misread(word, "one of the levels clerk, conductor, machinist, engineer, investor, baron")
}

// IsValid reports whether l is one of the six levels.
func (l Level) IsValid() bool { return l-1 < NumLevels }

// Dice returns how many dice are rolled for her influence at the start, 1 to 6
// (SOLO-3); 0 if l is no level.
func (l Level) Dice() int {
	if !l.IsValid() {
		return 0
	}
	return int(l)
}

// String returns the word of the level in a record, such as "baron"; "" if l is
// no level.
func (l Level) String() string {
	switch l {
	case Clerk:
		return "clerk"
	case Conductor:
		return "conductor"
	case Machinist:
		return "machinist"
	case Engineer:
		return "engineer"
	case Investor:
		return "investor"
	case Baron:
		return "baron"
	}
	return ""
}

// Title returns the level's name for people, "rail baron" for Baron and for the
// others what String prints.
func (l Level) Title() string {
	if l == Baron {
		return "rail baron"
	}
	return l.String()
}

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

// Engine is what Olive scores for her engine, whatever happened (SOLO-13).
const Engine = 3

// Points is Olive's score as it stands (SOLO-13).
type Points struct {
	Delivery int // for goods removed: SOLO-9
	Engine   int // always Engine
	Network  int // hexes crossed off in her two best regions
	Tiles    int // of the action tiles in the centre
	Total    int
}

// Network returns the number of hexes crossed off in the two regions where most
// are, exactly two even if a third has as many (SOLO-13).
func (s Sheet) Network() int {
	var best, second uint8
	for _, n := range s.crossed {
		best, second = max(best, n), max(second, min(best, n))
	}
	return int(best) + int(second)
}

// CentreTile returns the worth to Olive of an action tile in the centre that is worth so
// many points to a player. It is 0 if the tile costs the player points (SOLO-13).
func CentreTile(points int) int { return max(points, 0) }

// Score returns Olive's points; centreTiles is the sum of CentreTile over the
// tiles in the centre.
func (s Sheet) Score(centreTiles int) Points {
	p := Points{Delivery: s.Delivery(), Engine: Engine, Network: s.Network(), Tiles: centreTiles}
	p.Total = p.Delivery + p.Engine + p.Network + p.Tiles
	return p
}

// Beats reports whether Olive wins against a player with so many points: a tie
// is hers (SOLO-14).
func (p Points) Beats(player int) bool { return p.Total >= player }
