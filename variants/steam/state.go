package steam

import (
	"github.com/railhex/railhex/variants/family"
)

// A State is a position of a game: a comparable value of fixed size that nobody
// can change. Two States of the same setup are the same position when, and only
// when, they are equal with ==. A State can be a map key, copying it is the only
// cost of keeping it, and any number of goroutines may read one.
//
// The zero State is no position. Its methods are safe: Phase is 0, there are no
// moves, and every move is refused with [NoState].
//
// Methods return the zero value for a seat that does not play, and for a hex or a number
// that does not exist, unless their comments say otherwise.
//
// Methods have pointer receivers so that reading copies nothing; none but the
// decoders writes.
type State struct {
	game *game // what never changes; interned, so that == compares setups too

	hexes   [MaxHexes]hexState // what lies there, and whose links; see links.go
	stops   [MaxStops]stop
	supply  [MaxSpaces]load // by space
	players [MaxSeats]player
	bag     Goods

	ends  hexSet    // derived: the hexes in which an incomplete link ends
	faces faceCount // derived: how often each face lies on the board
	short faceSet   // derived: the faces of which no further one can be laid

	order     seatList // the turn order; in an auction what is known of the next one
	queue     seatList // who is still to act, the first of them asked; empty in setup and auctions
	waiting   seatList // the order in which an auction of the standard game asks
	gains     gains    // points of a delivery that are not taken yet
	newCities [NumColours + 1]uint8
	growth    uint8 // markers left

	phase Phase
	round uint8
	cycle uint8
	next  uint8 // in the setup: places filled, or seats dealt to
	left  uint8 // tiles that may still be laid in this build turn

	auction auction
}

// A stop is a city or a town: its goods, its colour while it is a city, and
// whether it has a growth marker.
type stop uint32

const (
	stopColourAt      = loadBits * NumColours
	stopGrown    stop = 1 << (stopColourAt + 3)
)

func stopOf(colour Colour) stop { return stop(colour) << stopColourAt }

func (t stop) goods() load    { return load(t & loadAll) }
func (t stop) colour() Colour { return Colour(t >> stopColourAt & 7) }
func (t stop) grown() bool    { return t&stopGrown != 0 }
func (t stop) isCity() bool   { return t.colour() != 0 }

// A player is what a seat has.
type player struct {
	money      int32
	income     int16
	points     int16
	bid        int16  // noBid if none in this auction
	links      uint16 // derived: complete links
	locomotive uint8
	dealt      ActionTile
	action     ActionTile
	flags      playerFlags
}

const noBid = -1

type playerFlags uint8

const (
	flagPending    playerFlags = 1 << iota // growth or urbanise may still be carried out
	flagImproved                           // MOVE-3
	flagEliminated                         // INCOME-4
)

func (p *player) has(f playerFlags) bool { return p.flags&f != 0 }
func (p *player) set(f playerFlags)      { p.flags |= f }
func (p *player) clear(f playerFlags)    { p.flags &^= f }

// playerOf is what a seat has, 1 to 6.
func (s *State) playerOf(seat Seat) *player { return &s.players[seat-1] }

// gains is points of a delivery by seat, four bits each: at most six of them
// (MOVE-8).
type gains uint32

// gainsAt is where those of a seat begin.
func gainsAt(seat Seat) uint8 { return uint8(4 * (seat - 1) & 31) }

func (g gains) of(seat Seat) int { return int(g >> gainsAt(seat) & 15) }

func (g gains) with(seat Seat, more int) gains { return g + gains(more)<<gainsAt(seat) }

func (g gains) without(seat Seat) gains { return g &^ (15 << gainsAt(seat)) }

// asked is the seat whose decision is next, Nobody if it is nobody's.
func (s *State) asked() Seat {
	switch s.phase {
	case PhaseBid:
		return s.auction.asked
	case PhasePoints:
		return s.nextGain()
	}
	return s.queue.first()
}

// A Seat is a player's place at the table: 1 for P1, up to 6, clockwise. Seat 0
// is nobody: chance, or a link without an owner.
type Seat = family.Seat

// Nobody is the Seat of chance and of links without an owner.
const Nobody = family.Nobody

// Seats is a set of seats.
type Seats = family.Seats

// MinSeats and MaxSeats are the numbers of players (SETUP-1).
const (
	MinSeats = 3
	MaxSeats = 6
)

// A seatList is seats in an order, four bits each from the lowest up. The first
// 0 ends it.
type seatList uint32

const seatBits = 4

// at is the seat at a place, from 0; Nobody beyond the last.
func (l seatList) at(i int) Seat { return Seat(l >> (seatBits * uint(i) & 31) & (1<<seatBits - 1)) }

func (l seatList) first() Seat { return l.at(0) }

// rest is the list without its first seat.
func (l seatList) rest() seatList { return l >> seatBits }

func (l seatList) len() (n int) {
	for ; l != 0; l >>= seatBits {
		n++
	}
	return n
}

func (l seatList) has(seat Seat) bool {
	for ; l != 0; l >>= seatBits {
		if l.first() == seat {
			return true
		}
	}
	return false
}

// with is the list with a seat at its end.
func (l seatList) with(seat Seat) seatList { return l | seatList(seat)<<(seatBits*l.len()) }

// after is the list with a seat before its first.
func (l seatList) after(seat Seat) seatList { return l<<seatBits | seatList(seat) }

// without is the list without a seat.
func (l seatList) without(seat Seat) (left seatList) {
	for ; l != 0; l >>= seatBits {
		if l.first() != seat {
			left = left.with(l.first())
		}
	}
	return left
}

// foremost is the list with a seat, if it is in it, moved to the front.
func (l seatList) foremost(seat Seat) seatList {
	if seat == Nobody || !l.has(seat) {
		return l
	}
	return l.without(seat).after(seat)
}

// Hash returns the same number for the same position on every machine, in every run: a
// key for transposition tables and databases. Positions of different setups hash
// differently. It may change from one version of this package to the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	// What follows from the rest is left out. The hexes by themselves, so that the
	// processor can work on both.
	h, x := s.game.hash, uint64(0)
	for hex := 0; hex < len(s.game.cells); hex += 2 {
		x = family.Mixed(x, uint64(s.hexes[hex])|uint64(s.hexes[hex+1])<<32)
	}
	for i := 0; i < len(s.game.stopHex); i += 2 {
		h = family.Mixed(h, uint64(s.stops[i])|uint64(s.stops[i+1])<<32)
	}
	for i := 0; i < s.game.spaces; i += 2 {
		h = family.Mixed(h, uint64(s.supply[i])|uint64(s.supply[i+1])<<32)
	}
	for i := range s.players[:s.game.seats] {
		p := &s.players[i]
		h = family.Mixed(h^uint64(uint32(p.money)), uint64(uint16(p.income))|uint64(uint16(p.points))<<16|uint64(uint16(p.bid))<<32|
			uint64(p.locomotive)<<48|uint64(p.flags)<<56)
		h = family.Mixed(h, uint64(p.dealt)|uint64(p.action)<<8)
	}
	h = family.Mixed(h^uint64(s.gains)<<32, uint64(s.order)|uint64(s.queue)<<32)
	h = family.Mixed(h^uint64(s.waiting)<<32, uint64(s.phase)|uint64(s.round)<<8|uint64(s.cycle)<<16|uint64(s.next)<<24|uint64(s.left)<<32)
	a := &s.auction
	return family.Mixed(family.Mixed(h, uint64(uint16(a.high))|uint64(a.position)<<16|uint64(a.in)<<24|uint64(a.bidder)<<32|
		uint64(a.asked)<<40|uint64(a.free)<<48), x)
}

// count sets what is carried along: bag, new cities, growth markers, faces on the
// board, open ends and complete links. Where more is used than there is, it is a
// fault.
func (in *inspection) count() {
	left := func(rule Rule, n int) int {
		if n < 0 {
			in.Fault("cities", rule, why("short", "number", -n))
		}
		return max(n, 0)
	}
	var goods, cities [NumColours + 1]int
	take := func(set load) {
		for c := 1; set != 0; c++ {
			goods[c] += int(set & loadMask)
			set >>= loadBits
		}
	}
	grown := 0
	for i := range in.game.stopHex {
		stop := in.stops[i]
		take(stop.goods())
		if in.game.printed[i] == 0 {
			cities[stop.colour()]++
		} else if stop.grown() {
			grown++
		}
	}
	for _, set := range in.supply {
		take(set)
	}
	for c := range Colours() {
		in.bag = in.bag.Add(c, left(componentGoods, in.game.parts.Goods[c]-goods[c]))
		in.newCities[c] = uint8(left(componentCities, in.game.parts.Cities[c]-cities[c]))
	}
	in.growth = uint8(left(componentCities, in.game.parts.Growth-grown))
	in.recount()
	in.must("tiles-short", in.game.stock.fits(&in.faces), "track", componentTiles)
}

// recount works out anew what follows from the hexes: the faces on the board and
// those that are short of tiles, the open ends, and the complete links.
func (s *State) recount() {
	s.ends, s.faces, s.short = hexSet{}, faceCount{}, 0
	for i := range s.players {
		s.players[i].links = 0
	}
	for hex := range s.game.cells {
		if s.hexes[hex] == 0 {
			continue
		}
		if face := s.game.faceOf[s.hexes[hex].content()]; face != NoFace {
			s.faces[face]++
		}
		if s.openEdges(uint8(hex)) != 0 {
			s.ends.add(uint8(hex))
		}
	}
	if s.game.stock.fits(&s.faces) {
		var asked faceSet
		for face := range s.game.parts.Faces {
			if !asked.has(face) {
				s.short |= s.game.stock.short(face, &s.faces)
				asked |= s.game.stock.group[face]
			}
		}
	}
	for from, to := range s.eachLink {
		if !to.open {
			s.countLink(s.hexes[from.hex].claim(from.edge).owner(), +1)
		}
	}
}
