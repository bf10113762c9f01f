package bots

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
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

// drawn is the track on the sheet of a seat, by hex.
func (l *land) drawn(s *steamrollers.State, seat steamrollers.Seat) (drawn [steamrollers.MaxHexes]track.Track) {
	for cell, t := range s.Drawn(seat) {
		hex, _ := l.board.Index(cell)
		drawn[hex] = t
	}
	return drawn
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

const (
	cities = hexmap.NumRegions
	pairs  = cities * (cities - 1) / 2
)

// pairSet is a set of pairs of cities, by their numbers.
type pairSet uint16

// pairOf numbers the pairs of different cities 1 to 6 as package delivery
// orders them.
var pairOf = func() (of [cities + 1][cities + 1]uint8) {
	n := uint8(0)
	for a := 1; a <= cities; a++ {
		for b := a + 1; b <= cities; b++ {
			of[a][b], of[b][a] = n, n
			n++
		}
	}
	return of
}()

// ends are the two cities of each pair, the lower number first.
var ends = func() (of [pairs][2]int) {
	for a := 1; a <= cities; a++ {
		for b := a + 1; b <= cities; b++ {
			of[pairOf[a][b]] = [2]int{a, b}
		}
	}
	return of
}()

// reach is the distances of all routes between each pair of cities.
type reach [pairs]delivery.Distances

// reach is what links on the land give, with some that are only thought of.
func (l *land) reach(links []track.Link, more ...delivery.Link) (r reach) {
	var room [maxLinks + 1]delivery.Link
	all := append(room[:0], more...)
	for _, link := range links {
		all = append(all, delivery.Link{
			A:      l.cityAt[link.From.Hex] - 1,
			B:      l.cityAt[link.To.Hex] - 1,
			Length: 1 + uint8(link.Towns), // DELIVER-5
		})
	}
	delivery.AppendAllDistances(r[:0], cities, all)
	return r
}

// maxLinks is the number of links that a sheet can hold: six cities of six
// edges, and every link takes two.
const maxLinks = 18
