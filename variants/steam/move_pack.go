package steam

import "github.com/railhex/railhex/hexmap"

// How a Move is packed into one word. Its lowest byte is the kind; what else it
// says begins at these bits.
const (
	goodsAt   = 8 // a load
	numberAt  = 8
	actionAt  = 8
	passingAt = 11
	rowAt     = 8
	columnAt  = 13
	contentAt = 20
	colourAt  = 20
	spaceAt   = 24
	routeAt   = 32
)

func packed(kind Kind, rest uint64) Move { return Move{uint64(kind) | rest} }

func packHex(hex hexmap.Cell) uint64 {
	return uint64(hex.Row())<<rowAt | uint64(hex.Column())<<columnAt
}

// Each of the following reads a part of a move that has it.

func (m Move) load() load         { return load(m.packed >> goodsAt & loadAll) }
func (m Move) number() int        { return int(m.packed >> numberAt & (1<<14 - 1)) }
func (m Move) action() ActionTile { return ActionTile(m.packed >> actionAt & 7) }
func (m Move) passing() bool      { return m.packed>>passingAt&1 != 0 }
func (m Move) row() int           { return int(m.packed >> rowAt & (1<<5 - 1)) }
func (m Move) column() int        { return int(m.packed >> columnAt & (1<<7 - 1)) }
func (m Move) content() content   { return content(m.packed >> contentAt & 0xff) }
func (m Move) colour() Colour     { return Colour(m.packed >> colourAt & 7) }
func (m Move) space() int         { return int(m.packed >> spaceAt & (1<<7 - 1)) }
func (m Move) route() route       { return route(m.packed >> routeAt) }

// A route is the edges at which a good leaves the stops on its way, three bits
// each, and above them their number.
type route uint32

const (
	routeBits  = 3
	routeLenAt = MostLinks * routeBits
)

func (r route) len() int { return int(r >> routeLenAt) }

func (r route) at(i int) hexmap.Direction {
	return hexmap.Direction(r >> (routeBits * uint(i) & 31) & (1<<routeBits - 1))
}

// with is the route with one edge more.
func (r route) with(d hexmap.Direction) route {
	return (r | route(d)<<(routeBits*uint(r.len())&31)) + 1<<routeLenAt
}
