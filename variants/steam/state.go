package steam

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

func (g gains) of(seat Seat) int { return int(g >> (4 * (seat - 1) & 31) & 15) }

func (g gains) with(seat Seat, more int) gains { return g + gains(more)<<(4*(seat-1)&31) }

func (g gains) without(seat Seat) gains { return g &^ (15 << (4 * (seat - 1) & 31)) }

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
