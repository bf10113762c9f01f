package bots

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// A land is a map prepared for planning track. It never changes.
type land struct {
	board *hexmap.Map
	cells []hexmap.Cell // by hex
	stops []uint8       // the hexes of cities and towns, by row, then column

	beyond [steam.MaxHexes][hexmap.NumDirections]uint8 // the hex over each edge that track may cross, or nowhere
	stop   [steam.MaxHexes]uint8                       // the number of the stop in a hex, or noStop
	ground [steam.MaxHexes]uint8                       // what a hex adds to the cost of a tile (COST-2 to COST-4)
}

const (
	nowhere = 0xff
	noStop  = 0xff
)

// survey is the land of a map.
func survey(board *hexmap.Map) *land {
	l := &land{board: board}
	for hex := range board.Len() {
		l.cells = append(l.cells, board.Cell(hex))
		l.stop[hex] = noStop
		if board.IsTown(hex) || board.IsCity(hex) {
			l.stop[hex] = uint8(len(l.stops))
			l.stops = append(l.stops, uint8(hex))
		}
		if board.IsTown(hex) {
			l.ground[hex]++ // COST-2
		}
		if board.HasRiver(hex) {
			l.ground[hex]++ // COST-3
		}
		if terrain := board.Terrain(hex); terrain == hexmap.Hill || terrain == hexmap.Mountain {
			l.ground[hex] += 2 // COST-4
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			l.beyond[hex][d] = nowhere
			next := board.Neighbour(hex, d)
			if next >= 0 && !board.Closed(hex, d) && board.Terrain(hex) != hexmap.Water && board.Terrain(next) != hexmap.Water {
				l.beyond[hex][d] = uint8(next) // MAP-4
			}
		}
	}
	return l
}

// isOf reports whether this is the land of a map.
func (l *land) isOf(board *hexmap.Map) bool { return l != nil && l.board == board }

// hex is the number of a hex of the map.
func (l *land) hex(cell hexmap.Cell) int {
	hex, _ := l.board.Index(cell)
	return hex
}

// at is the number of the stop in a hex of the map that has one.
func (l *land) at(cell hexmap.Cell) int { return int(l.stop[l.hex(cell)]) }

// A network is the links of the board as one player sees them.
type network struct {
	land *land
	seat steam.Seat

	to    [steam.MaxStops][hexmap.NumDirections]lead  // the complete link that leaves a stop at an edge
	open  [steam.MaxHexes][hexmap.NumDirections]begun // the incomplete link that ends openly on an edge of a hex
	opens []uint8                                     // the hexes where there are such
	own   [steam.MaxStops]uint64                      // the stops that one link of theirs joins to each
	ends  uint64                                      // the stops where they have a link

	group [steam.MaxStops]uint64                // the stops that their links join to each, in any number
	steps [steam.MaxStops][steam.MaxStops]uint8 // links of theirs from stop to stop, or unreached
}

// A lead is where a complete link leads. The zero lead is invalid.
type lead struct {
	stop  uint8 // and one
	owner steam.Seat
}

// A begun is an incomplete link. The zero begun is invalid.
type begun struct {
	from  uint8 // the stop where it begins, and one
	owner steam.Seat
}

const unreached = 0x40

// look looks over the links.
func (n *network) look(s *steam.State, l *land, seat steam.Seat) {
	n.land, n.seat, n.ends = l, seat, 0
	n.to, n.own = [steam.MaxStops][hexmap.NumDirections]lead{}, [steam.MaxStops]uint64{}
	for _, hex := range n.opens {
		n.open[hex] = [hexmap.NumDirections]begun{}
	}
	n.opens = n.opens[:0]
	for link := range s.Links() {
		from := l.at(link.From.Hex)
		if link.Owner == seat {
			n.ends |= 1 << from
		}
		if !link.Complete {
			hex := l.hex(link.To.Hex)
			n.open[hex][link.To.Edge] = begun{uint8(from) + 1, link.Owner}
			n.opens = append(n.opens, uint8(hex))
			continue
		}
		to := l.at(link.To.Hex)
		n.to[from][link.From.Edge] = lead{uint8(to) + 1, link.Owner}
		n.to[to][link.To.Edge] = lead{uint8(from) + 1, link.Owner}
		if link.Owner == seat {
			n.ends |= 1 << to
			n.own[from] |= 1 << to
			n.own[to] |= 1 << from
		}
	}
	n.measure()
}

// measure counts the links of theirs between stops.
func (n *network) measure() {
	for from := range n.land.stops {
		steps := &n.steps[from]
		*steps = allUnreached
		steps[from] = 0
		reached := uint64(1) << from
		wave := n.own[from]
		for far := uint8(1); wave != 0; far++ {
			reached |= wave
			beyond := uint64(0)
			for ; wave != 0; wave &= wave - 1 {
				stop := bits.TrailingZeros64(wave)
				steps[stop] = far
				beyond |= n.own[stop]
			}
			wave = beyond &^ reached
		}
		n.group[from] = reached
	}
}

// linked is the stops that links of theirs join to one, itself included.
func (n *network) linked(stop int) uint64 { return n.group[stop] }

var allUnreached = func() (steps [steam.MaxStops]uint8) {
	for stop := range steps {
		steps[stop] = unreached
	}
	return steps
}()

// origin returns the stop at which their track begins that enters a hex over an edge.
// That is a city, or the beginning of a link that they may continue. The result own is
// false for a link of nobody's, and ok for track that begins nowhere.
func (n *network) origin(s *steam.State, hex int, edge hexmap.Direction) (stop int, own, ok bool) {
	from := n.land.beyond[hex][edge]
	if from == nowhere {
		return 0, false, false
	}
	if number := n.land.stop[from]; number != noStop && s.CityColour(n.land.cells[from]).IsValid() {
		return int(number), true, true
	}
	link := n.open[from][edge.Opposite()]
	if link.from == 0 || link.owner != n.seat && link.owner != steam.Nobody {
		return 0, false, false
	}
	return int(link.from) - 1, link.owner == n.seat, true
}
