package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// What a State shows, one accessor for each field of a report. None allocates,
// all are safe on the zero State, and a seat, hex, space or face that is not in
// the game has nothing.

// Phase says what the next move must be.
func (s *State) Phase() Phase { return s.phase }

// Chance reports whether the next move is made by the bag or is a tile that is dealt.
func (s *State) Chance() bool { return s.phase.chance() }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Turn returns the seat that is asked; [Nobody] in chance positions and when the game
// is over.
func (s *State) Turn() Seat {
	if s.game == nil || s.Chance() || s.Over() {
		return Nobody
	}
	return s.asked()
}

// Seats returns the number of players.
func (s *State) Seats() int {
	if s.game == nil {
		return 0
	}
	return int(s.game.seats)
}

// Variant returns the base game or the standard game.
func (s *State) Variant() Variant {
	if s.game == nil {
		return Base
	}
	return s.game.setup.Variant
}

// FirstOrder returns how the base game finds the order of the first turn.
func (s *State) FirstOrder() FirstOrder {
	if s.game == nil {
		return OrderAuctioned
	}
	return s.game.setup.Order
}

// Tiles walks the track tiles of the components: how many show which faces, by their
// place among [State.FacesLaid].
func (s *State) Tiles() iter.Seq[TileCount] {
	return func(yield func(TileCount) bool) {
		if s.game == nil {
			return
		}
		for _, tiles := range s.game.parts.Tiles {
			if !yield(tiles) {
				return
			}
		}
	}
}

// Starts returns the number of goods with which a printed city starts (SETUP-2), 0 for any
// other hex.
func (s *State) Starts(hex hexmap.Cell) int {
	i, ok := s.hexIndex(hex)
	if !ok || s.game.stopAt[i] == noStop {
		return 0
	}
	for _, place := range s.game.places {
		if place.stop == s.game.stopAt[i] {
			return int(place.goods)
		}
	}
	return 0
}

// Round returns the number of the turn of the game, from 1. It is 0 in the setup and in
// the auction before the first turn, and that of the last turn in PhaseOver.
func (s *State) Round() int { return int(s.round) }

// Rounds returns the number of turns of the game (SETUP-5).
func (s *State) Rounds() int {
	if s.game == nil {
		return 0
	}
	return s.game.turns
}

// Cycle returns 1 or 2 in the goods phase (MOVE-1), else 0.
func (s *State) Cycle() int { return int(s.cycle) }

// A Place is what chance decides for: the city of a hex or a space of the supply
// in PhaseGoods, a seat in PhaseDeal. The zero Place is invalid.
type Place struct {
	Hex   hexmap.Cell
	Space int
	Seat  Seat
}

// String returns the hex, the number of the space or the seat, as in "b3", "7" and
// "P2"; "" for none.
func (p Place) String() string {
	switch {
	case p.Hex.IsValid():
		return p.Hex.String()
	case p.Space != 0:
		return string(appendNumber(nil, p.Space)[1:])
	case p.Seat != Nobody:
		return p.Seat.String()
	}
	return ""
}

// Place returns what chance decides for; the zero Place where a player decides.
func (s *State) Place() Place {
	switch s.phase {
	case PhaseGoods:
		place := s.place()
		if place.space != 0 {
			return Place{Space: int(place.space)}
		}
		return Place{Hex: s.game.cells[s.game.stopHex[place.stop]]}
	case PhaseDeal:
		return Place{Seat: Seat(s.next + 1)}
	}
	return Place{}
}

// turnOrder walks the seats in turn order: none before it is known, in an auction
// those who have their place already, in the standard game the last place last.
func (s *State) TurnOrder() iter.Seq[Seat] { return s.order.seats() }

// Queue walks the seats that are still to act in this phase, or cycle, the first
// of them asked; in PhasePoints the first is the seat that moved the good. There is none in
// the setup, in auctions and when the game is over.
func (s *State) Queue() iter.Seq[Seat] { return s.queue.seats() }

// seats walks the list.
func (l seatList) seats() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for l := l; l != 0; l = l.rest() {
			if !yield(l.first()) {
				return
			}
		}
	}
}

// An Auction is what stands in an auction.
type Auction struct {
	Position int   // the place auctioned, from 1; 0 in the standard game, which auctions all at once
	In       Seats // who is still in
	High     int   // the highest bid, -1 before the first
	Bidder   Seat  // whose it is
	Free     Seat  // who may still pass and stay in (STD-7)
}

// Auction returns the auction in PhaseBid; it reports false in other phases.
func (s *State) Auction() (a Auction, ok bool) {
	if s.phase != PhaseBid {
		return Auction{}, false
	}
	x := &s.auction
	return Auction{int(x.position), x.in, int(x.high), x.bidder, x.free}, true
}

// Waiting walks the seats in the order in which an auction of the standard game asks
// them; none elsewhere.
func (s *State) Waiting() iter.Seq[Seat] { return s.waiting.seats() }

// FreePass returns the seat that may still pass and stay in the auction of the standard game
// that is under way or comes next (STD-7); [Nobody] if none may.
func (s *State) FreePass() Seat { return s.auction.free }

// Filled returns how many places chance has filled in the setup: cities and spaces of the
// supply in PhaseGoods, seats in PhaseDeal; 0 elsewhere.
func (s *State) Filled() int { return int(s.next) }

// Left returns how many tiles the asked player may still lay; 0 outside
// PhaseBuild.
func (s *State) Left() int { return int(s.left) }

// Gains walks who still takes points of a delivery, in that order, and how many.
func (s *State) Gains() iter.Seq2[Seat, int] {
	return func(yield func(Seat, int) bool) {
		mover := s.queue.first()
		for _, others := range [...]bool{false, true} {
			for seat := range s.order.seats() {
				if n := s.gains.of(seat); n != 0 && (seat != mover) == others && !yield(seat, n) {
					return
				}
			}
		}
	}
}

// stopIn is the stop of a hex, not ok if there is none.
func (s *State) stopIn(hex hexmap.Cell) (stop stop, ok bool) {
	if i, ok := s.hexIndex(hex); ok && s.game.stopAt[i] != noStop {
		return s.stops[s.game.stopAt[i]], true
	}
	return 0, false
}

// hexIndex is the number of a hex, not ok if the map lacks it.
func (s *State) hexIndex(hex hexmap.Cell) (i uint8, ok bool) {
	if s.game == nil {
		return 0, false
	}
	i = s.game.hexOf(hex)
	return i, i != noHex
}

// CityColour returns the colour of the city in a hex, or 0 without a city.
func (s *State) CityColour(hex hexmap.Cell) Colour {
	stop, _ := s.stopIn(hex)
	return stop.colour()
}

// IsGrown reports whether the city in a hex has a growth marker, as new cities
// have (CITY-8).
func (s *State) IsGrown(hex hexmap.Cell) bool {
	stop, _ := s.stopIn(hex)
	return stop.grown()
}

// GoodsAt returns the goods of the city in a hex.
func (s *State) GoodsAt(hex hexmap.Cell) Goods {
	stop, _ := s.stopIn(hex)
	return stop.goods().goods()
}

// IsTown reports whether a hex has a town that is no city yet.
func (s *State) IsTown(hex hexmap.Cell) bool {
	i, ok := s.hexIndex(hex)
	return ok && s.game.ground[i] == groundTown && !s.hexes[i].isCity()
}

// Cities walks the hexes of all cities, printed and new, by row, then column.
func (s *State) Cities() iter.Seq[hexmap.Cell] {
	return func(yield func(hexmap.Cell) bool) {
		if s.game == nil {
			return
		}
		for stop, hex := range s.game.stopHex {
			if s.stops[stop].isCity() && !yield(s.game.cells[hex]) {
				return
			}
		}
	}
}

// Spaces returns the number of spaces of the supply.
func (s *State) Spaces() int {
	if s.game == nil {
		return 0
	}
	return s.game.spaces
}

// Supply returns the set on a space of the supply, from 1.
func (s *State) Supply(space int) Goods {
	if space < 1 || space > s.Spaces() {
		return 0
	}
	return s.supply[space-1].goods()
}

// Bag returns the goods in the bag.
func (s *State) Bag() Goods { return s.bag }

// NewCities returns how many new city tiles of a colour are left.
func (s *State) NewCities(colour Colour) int {
	if !colour.IsValid() {
		return 0
	}
	return int(s.newCities[colour])
}

// Growth returns how many growth markers are left.
func (s *State) Growth() int { return int(s.growth) }

// FacesLaid walks the faces of the components in their order, and how many of
// each lie on the board.
func (s *State) FacesLaid() iter.Seq2[Face, int] {
	return func(yield func(Face, int) bool) {
		if s.game == nil {
			return
		}
		for i, face := range s.game.parts.Faces {
			if !yield(face, int(s.faces[i])) {
				return
			}
		}
	}
}

// Holds returns the tracks or exits of the tile on a hex, zero where none lies.
func (s *State) Holds(hex hexmap.Cell) track.Tile {
	i, ok := s.hexIndex(hex)
	if !ok || s.hexes[i].isCity() {
		return 0
	}
	return tileOf[s.hexes[i].content()]
}

// Laid walks the tiles on the board, by row, then column.
func (s *State) Laid() iter.Seq2[hexmap.Cell, track.Tile] {
	return func(yield func(hexmap.Cell, track.Tile) bool) {
		if s.game == nil {
			return
		}
		for i, hex := range s.game.cells {
			if c := s.hexes[i].content(); c != 0 && c != cityContent && !yield(hex, tileOf[c]) {
				return
			}
		}
	}
}

// playing reports whether a seat is one of the game.
func (s *State) playing(seat Seat) bool {
	return s.game != nil && seat >= 1 && seat <= s.game.seats
}

// ofSeat returns what a seat has; what nobody has of one that does not play.
func (s *State) ofSeat(seat Seat) *player {
	if !s.playing(seat) {
		return &nobody
	}
	return s.playerOf(seat)
}

// nobody is never written to.
var nobody = player{bid: noBid}

// Money returns the cash of a seat, in dollars.
func (s *State) Money(seat Seat) int { return int(s.ofSeat(seat).money) }

// Income returns the step of a seat on the income track, -10 at the least.
func (s *State) Income(seat Seat) int { return int(s.ofSeat(seat).income) }

// Locomotive returns the level of a seat's locomotive.
func (s *State) Locomotive(seat Seat) int { return s.ofSeat(seat).level() }

// Dealt returns the action tile dealt to a seat in the setup (ORDER-1), 0 before.
func (s *State) Dealt(seat Seat) ActionTile { return s.ofSeat(seat).dealt }

// ActionTile returns the action tile that a seat has taken in this turn, 0 before.
func (s *State) ActionTile(seat Seat) ActionTile { return s.ofSeat(seat).action }

// Pending returns the tile growth or urbanise of a seat that may still carry out its
// deed; 0 if there is none (ACTION-11).
func (s *State) Pending(seat Seat) ActionTile {
	if p := s.ofSeat(seat); p.has(flagPending) {
		return p.action
	}
	return 0
}

// LastBid returns what a seat has bid in this auction, -1 if nothing.
func (s *State) LastBid(seat Seat) int { return int(s.ofSeat(seat).bid) }

// Improved reports whether a seat has improved their locomotive in the goods phase
// of this turn (MOVE-3).
func (s *State) Improved(seat Seat) bool { return s.ofSeat(seat).has(flagImproved) }

// CompleteLinks returns the number of complete links of a seat (SCORE-2).
func (s *State) CompleteLinks(seat Seat) int { return int(s.ofSeat(seat).links) }

// Eliminated reports whether a seat is bankrupt (INCOME-4).
func (s *State) Eliminated(seat Seat) bool { return s.ofSeat(seat).has(flagEliminated) }

// Means returns the most that a seat can raise for a decision: their cash, and in the
// base game all their loans (MONEY-4, STD-4).
func (s *State) Means(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	return s.means(seat)
}

// Cost returns what m would cost the asked player, in dollars, whether or not they may
// make it. It is the cost of a tile of track or of an action tile, and 0 for other moves
// (COST, ACTION-9).
func (s *State) Cost(m Move) int {
	switch m.Kind() {
	case KindBuild, KindUpgrade, KindRedirect:
		if hex, ok := s.hexIndex(m.Hex()); ok {
			return s.game.costOf(hex, m.content(), m.Kind() != KindBuild)
		}
	case KindTake:
		if s.Turn() != Nobody && !m.passing() {
			return s.costs(m.action(), s.Turn())
		}
	}
	return 0
}

// A LinkEnd is where a link ends. It ends at the stop of a hex, by the edge at which it
// leaves it, or openly, on an edge of the hex of its last tile.
type LinkEnd struct {
	Hex  hexmap.Cell
	Edge hexmap.Direction
}

// String returns the end in the notation of reports, as in "c5/E".
func (e LinkEnd) String() string { return e.Hex.String() + "/" + e.Edge.String() }

// A Link is track from a stop to another, or to an open end (LINK-1). If
// both ends are stops, From is the first by row, then column.
type Link struct {
	From, To LinkEnd
	Complete bool
	Owner    Seat // Nobody if it is unowned
	Extended bool // an incomplete one that was extended in the present build turn (LINK-5)
}

// Links walks all links in the order of their From.
func (s *State) Links() iter.Seq[Link] {
	return func(yield func(Link) bool) {
		if s.game == nil {
			return
		}
		for from, to := range s.eachLink {
			c := s.hexes[from.hex].claim(from.edge)
			if !yield(Link{
				From: LinkEnd{s.game.cells[from.hex], from.edge}, To: LinkEnd{s.game.cells[to.hex], to.edge},
				Complete: !to.open, Owner: c.owner(), Extended: c.extended(),
			}) {
				return
			}
		}
	}
}

// OwnerAt returns the owner of the link that comes to an edge inside a hex, [Nobody] if it
// is unowned. It reports false where no link comes.
func (s *State) OwnerAt(hex hexmap.Cell, d hexmap.Direction) (owner Seat, ok bool) {
	i, there := s.hexIndex(hex)
	if !there || !d.IsValid() {
		return Nobody, false
	}
	c := s.hexes[i].claim(d)
	return c.owner(), c != 0
}

// Leads returns where the complete link leads that leaves a stop at an edge. It reports
// false where none does (MOVE-5).
func (s *State) Leads(from hexmap.Cell, d hexmap.Direction) (to hexmap.Cell, ok bool) {
	i, there := s.hexIndex(from)
	if !there || s.game.stopAt[i] == noStop || !d.IsValid() {
		return hexmap.Cell{}, false
	}
	if _, hex := s.completeLink(i, d); hex != noHex {
		return s.game.cells[hex], true
	}
	return hexmap.Cell{}, false
}

// A Section is the two edges that a link crosses from stop to stop in one hex.
type Section struct {
	Hex      hexmap.Cell
	From, To hexmap.Direction // the same edge for the exit of a town
}

// Sections walks the hexes of the link that leaves a stop at an edge, from the
// stop on: the track or exit by which it crosses each. Cities have none.
func (s *State) Sections(from hexmap.Cell, d hexmap.Direction) iter.Seq[Section] {
	return func(yield func(Section) bool) {
		hex, there := s.hexIndex(from)
		if !there || s.game.stopAt[hex] == noStop || !d.IsValid() || s.hexes[hex].claim(d) == 0 {
			return
		}
		if !s.hexes[hex].isCity() && !yield(Section{from, d, d}) {
			return
		}
		for {
			beyond, back := s.game.cross(hex, d)
			if beyond == noHex || s.hexes[beyond].claim(back) == 0 || s.hexes[beyond].isCity() {
				return
			}
			out := otherEnd[s.hexes[beyond].content()][back]
			if !yield(Section{s.game.cells[beyond], back, out}) || out == back {
				return
			}
			hex, d = beyond, out
		}
	}
}
