package steamrollers

import (
	"encoding/binary"
	"math/bits"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// A State is a position of a game: a comparable value of fixed size that
// nobody can change. Two States of the same setup are the same position when,
// and only when, they are equal with ==. A State can be a map key, copying it
// is the only cost of keeping it, and any number of goroutines may read one.
//
// The zero State is no position. Its methods are safe: Phase is 0, there are
// no moves, and every move is refused with [NoState].
//
// Methods return the zero value for a seat that does not play, and for a hex or a number
// that does not exist, unless their comments say otherwise.
//
// Methods have pointer receivers so that reading copies nothing; none but the
// decoders writes.
type State struct {
	game *game // what never changes; interned, so that == compares setups too

	seats   [MaxSeats]sheet
	kept    [MaxSeats]hand   // delivered goods beside each sheet (ORDER-2)
	supply  [6]variants.Line // by city; outside solo in canonical order
	bag     variants.Goods   // coal aside counts here as coal
	removed variants.Goods   // out of the game
	rack    rack             // where the action tiles are
	orders  orderBook        // where the orders are
	white   Dice             // dice of the last roll that nobody has drafted or reserved
	olive   solo.Sheet

	round      uint16
	flags      flags
	powers     powerBook // who took which starting power
	phase      Phase
	turn       Seat  // whose turn it is; 0 in Olive's turn and where it is nobody's
	start      Seat  // start player of the round
	quiet      uint8 // END-2
	die        uint8 // the die in use, Olive's in her turn; else 0
	black      BlackDie
	wall       uint8 // die of the chart
	tileSides  sides // of the action tiles
	orderSides sides // of the orders

	own        personalGood
	reserved   uint8              // die held by 2b
	reservedBy Seat               // and for whom
	acted      uint8              // actions of this turn that are done
	used       tileSet            // kept tiles used in this action
	usedBefore tileSet            // kept tiles used in the other action of this turn (SOLO-5)
	facesUsed  variants.UsedFaces // faces with which an action was performed in this round (YUCATA-1)
	step       solo.Step          // of Olive's turn that comes next, or that she has won at once; else 0
}

// tracks is what lies in the sites of a sheet, two of them a byte: see [game.sites].
type tracks [29]uint8

// A sheet is what a player has drawn, ticked and scored.
type sheet struct {
	tracks    tracks
	boxes     uint8  // bit b-1 for box b
	delivered uint16 // points (SCORE-1)
	reach     reach  // carried along: see network.go
}

// flags are the yes-or-no facts of a position.
type flags uint8

const (
	flagProductive flags = 1 << iota // somebody built, improved or delivered in this round (END-2)
	flagHeldTwo                      // tile 2a was held when the first die was drafted
	flagSettled                      // tile 5b has decided the die
	flagFulfilled                    // an order was fulfilled in this turn
)

func (s *State) has(f flags) bool { return s.flags&f != 0 }
func (s *State) set(f flags)      { s.flags |= f }
func (s *State) clear(f flags)    { s.flags &^= f }

// turnFlags are the flags that mean something within one turn only.
const turnFlags = flagHeldTwo | flagSettled | flagFulfilled

// sides says which side of each of six tiles is up, and whether chance has
// spoken yet.
type sides uint8

const sidesDrawn sides = 1 << 6

func (x sides) drawn() bool { return x&sidesDrawn != 0 }

// b reports whether side b of a tile, 1 to 6, is up.
func (x sides) b(tile int) bool { return x>>(tile-1)&1 != 0 }

// index is 1 where side b is up and 0 where side a is.
func (x sides) index(tile int) int { return int(x >> (tile - 1) & 1) }

// sheetOf is the sheet of a seat, 1 to 5.
func (s *State) sheetOf(seat Seat) *sheet { return &s.seats[seat-1] }

// trackAt is the track in a site of a sheet, 0 if there is none.
func (h *sheet) trackAt(site int) track.Track {
	return track.Track(h.tracks[site>>1] >> (4 * (site & 1)) & 15)
}

// count is the number of tracks on a sheet.
func (h *sheet) count() (n int) {
	const eight = 8 // bytes, of sixteen sites, at a time; the last eight begin with some that were counted
	for at := 0; at < len(h.tracks); at += eight {
		from := min(at, len(h.tracks)-eight)
		sites := binary.LittleEndian.Uint64(h.tracks[from:]) >> (8 * (at - from))
		sites |= sites >> 2
		n += bits.OnesCount64((sites | sites>>1) & 0x1111_1111_1111_1111) // one bit for each that is not empty
	}
	return n
}

// draw puts track into an empty site.
func (h *sheet) draw(site int, t track.Track) {
	h.tracks[site>>1] |= uint8(t) << (4 * (site & 1))
}

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is
// nobody: chance, the centre of the table, or, among winners, Olive.
type Seat = family.Seat

// Nobody is the Seat of chance, of the centre, and of Olive among winners.
const Nobody = family.Nobody

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// Seats is a set of seats.
type Seats = family.Seats

// Hash returns the same number for the same position on every machine, in every
// run: a key for transposition tables and databases. Positions of different
// setups hash differently. It may change from one version of this package to
// the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	h := family.Mixed(s.game.hash, uint64(s.bag)|uint64(s.removed)<<32)
	for seat := range s.game.seats {
		// Each sheet by itself, so that the processor can work on several.
		h = family.Mixed(h, s.seats[seat].hash()^uint64(s.kept[seat].goods()))
	}
	for city := 0; city < 6; city += 2 {
		h = family.Mixed(h, uint64(s.supply[city])|uint64(s.supply[city+1])<<32)
	}
	h = family.Mixed(h^uint64(s.rack)<<32, uint64(s.orders)|uint64(s.white)<<32)
	h = family.Mixed(h^uint64(s.round)<<48, uint64(s.flags)|uint64(s.phase)<<8|uint64(s.turn)<<16|uint64(s.start)<<24|
		uint64(s.quiet)<<32|uint64(s.die)<<40|uint64(s.black)<<48|uint64(s.wall)<<56)
	h = family.Mixed(h^uint64(s.powers)<<48, uint64(s.tileSides)|uint64(s.orderSides)<<8|uint64(s.own)<<16|uint64(s.reserved)<<24|
		uint64(s.reservedBy)<<32|uint64(s.acted)<<40|uint64(s.used)<<48|uint64(s.usedBefore)<<56)
	if s.game.solo() {
		crossed := uint64(s.olive.Delivery())
		for region := 1; region <= 6; region++ {
			crossed = crossed<<8 | uint64(s.olive.Crossed(region))
		}
		h = family.Mixed(h, crossed)
	}
	return family.Mixed(h, uint64(s.facesUsed)|uint64(s.step)<<8)
}

// hash leaves out what is carried along: it follows from the rest.
func (h *sheet) hash() uint64 {
	word := binary.LittleEndian.Uint64
	last := binary.LittleEndian.Uint32(h.tracks[24:28])
	x := family.Mixed(word(h.tracks[0:8]), word(h.tracks[8:16]))
	y := family.Mixed(word(h.tracks[16:24]), uint64(last)|uint64(h.tracks[28])<<32|uint64(h.boxes)<<40|uint64(h.delivered)<<48)
	return family.Mixed(x, y)
}
