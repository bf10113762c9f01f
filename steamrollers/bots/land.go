package bots

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// hexes is a set of the hexes of a board, by their numbers.
type hexes uint64

func (set hexes) has(hex int) bool { return set>>hex&1 != 0 }

// first is the least number in the set, which must not be empty.
func (set hexes) first() int { return bits.TrailingZeros64(uint64(set)) }

// all walks the hexes of the set in ascending order.
func (set hexes) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros64(uint64(set))) {
				return
			}
		}
	}
}

// A land is a board prepared for planning track: what lies beyond each
// edge, with the borders that are blocked in this game. It never changes.
type land struct {
	board      *hexmap.Board
	difficulty hexmap.Difficulty
	wall       int

	beyond [steamrollers.MaxHexes][hexmap.NumDirections]int8 // the hex over each edge where track leads on, or nowhere
	open   hexes                                             // all hexes in which track can be drawn
	city   [cities + 1]int
	colour [cities + 1]hexmap.Colour
	cityAt [steamrollers.MaxHexes]uint8 // the city of each hex, 0 for none
	towns  hexes
	region [cities + 1]hexes
}

// opposite is each direction turned half round.
var opposite = func() (of [hexmap.NumDirections]hexmap.Direction) {
	for d := range of {
		of[d] = hexmap.Direction(d).Opposite()
	}
	return of
}()

// nowhere lies beyond edges where no link leads on.
const nowhere = -1

// survey is the land on which a game is played.
func survey(s *steamrollers.State) *land {
	setup := s.Setup()
	b := setup.Board
	l := &land{board: b, difficulty: setup.Wall, wall: s.Wall()}
	blocked := s.Blocked()
	for hex := range b.Len() {
		for edge := range hexmap.Direction(hexmap.NumDirections) {
			next := b.Neighbour(hex, edge)
			if next < 0 || slices.Contains(blocked, hexmap.EdgeOf(b.Hex(hex), edge)) {
				next = nowhere // WALL-2: no link leads over a blocked border
			}
			l.beyond[hex][edge] = int8(next)
		}
		l.region[b.Region(hex)] |= 1 << hex
		if b.IsTown(hex) {
			l.towns |= 1 << hex
		}
		if !b.IsCity(hex) {
			l.open |= 1 << hex
		}
	}
	for city := 1; city <= cities; city++ {
		l.city[city] = b.City(city)
		l.colour[city] = b.Colour(city)
		l.cityAt[b.City(city)] = uint8(city)
	}
	return l
}

// isOf reports whether this is the land of games with that setup and that die
// for the chart.
func (l *land) isOf(setup steamrollers.Setup, wall int) bool {
	return l != nil && l.board == setup.Board && l.difficulty == setup.Wall && l.wall == wall
}

// destinations is the set of cities (bit c for city c) to which the goods of
// a line in a city may go.
func (l *land) destinations(from int, line variants.Line) (to uint8) {
	for i := range line.Len() {
		for city := 1; city <= cities; city++ {
			if city != from && variants.MayGoTo(line.At(i), l.colour[city]) {
				to |= 1 << city
			}
		}
	}
	return to
}
