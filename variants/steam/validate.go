package steam

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to what the rules say of positions: nil, or every finding,
// each a [*family.StateError], joined. If one fault makes other checks meaningless, they are left
// out, so that one fault is not reported as ten. For the zero State the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is free of faults; they give
// no other. What no game comes to is none if it can be played on.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	anew := *s
	in := inspection{State: &anew}
	anew.bag, anew.newCities = 0, [NumColours + 1]uint8{}
	in.inspect()
	if anew != *s {
		in.Fault("track", nil, why("carried-along"))
	}
	return in.Findings.Err()
}

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	family.Inspection
}

var sentences = family.Sentences{English: English, Section: "finding", Notation: notation}

// why says what is wrong with a position, in a sentence of the section [finding].
func why(key string, namesAndValues ...any) family.Phrase {
	return sentences.Why(key, namesAndValues...)
}

func stateError(field string, rule Rule, why family.Phrase) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: why}
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string {
	return strings.TrimSuffix(fmt.Sprintf("players[%d].%s", seat-1, field), ".")
}

// inspect holds the position to all invariants, and sets what is carried along.
func (in *inspection) inspect() { family.Inspect(in, &in.Inspection, topics) }

// position is the only part of a position: whatever is found makes all of it unclear.
const position family.Parts = 1

var topics = []family.Topic[*inspection]{
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Holds: (*inspection).count},
	}},
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Of: position, Holds: (*inspection).moment},
		{Of: position, Holds: (*inspection).cities},
		{Of: position, Holds: (*inspection).links},
	}},
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Of: position, Holds: (*inspection).standing},
		{Of: position, Holds: (*inspection).goodsOfSetup},
	}},
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Of: position, Holds: (*inspection).tilesTaken},
		{Of: position, Holds: (*inspection).bidding},
		{Of: position, Holds: (*inspection).delivery},
		{Of: position, Holds: (*inspection).locomotives},
	}},
}

// must notes a finding unless something is so. What its sentence names follows from the
// position.
func (in *inspection) must(key string, so bool, field string, rule Rule) {
	if !so {
		in.tell(key, field, rule)
	}
}

// tell notes a finding whose sentence names what follows from the position.
func (in *inspection) tell(key, field string, rule Rule) {
	in.Fault(field, rule, why(key, "phase", in.phase.String(), "round", int(in.round), "number", int(in.next), "asked", int(in.auction.asked),
		"bidder", int(in.auction.bidder), "high", int(in.auction.high), "free", int(in.auction.free)))
}

// mustOf notes a finding about a seat unless something is so.
func (in *inspection) mustOf(seat Seat, key string, so bool, field string, rule Rule) {
	if !so {
		in.tellOf(seat, key, field, rule)
	}
}

// tellOf notes a finding about a seat.
func (in *inspection) tellOf(seat Seat, key, field string, rule Rule) {
	p := in.playerOf(seat)
	in.Fault(playerField(seat, field), rule, why(key, "phase", in.phase.String(), "seat", seat, "tile", int(p.action), "dealt", int(p.dealt), "bid", int(p.bid)))
}

// inSetup reports whether nothing has been decided yet.
func (s *State) inSetup() bool { return s.phase == PhaseGoods || s.phase == PhaseDeal }

// moment is that round, cycle and what is filled fit the phase.
func (in *inspection) moment() {
	standard := in.game.standard()
	inBounds := func(field string, rule Rule, n uint8, least, most int) {
		if int(n) < least || int(n) > most {
			in.Fault(field, rule, why("number-in-phase", "number", int(n), "phase", in.phase.String(), "least", least, "most", most))
		}
	}
	least, most := 1, in.game.turns
	if in.inSetup() || in.phase == PhaseBid && !standard {
		least, most = 0, 0
	}
	in.must("capital-in-base", in.phase != PhaseCapital || standard, "phase", standardCapital)
	inBounds("round", setupTurns, in.round, least, most)
	cycle := 0
	if in.phase == PhaseMove || in.phase == PhasePoints {
		cycle = 2
	}
	inBounds("cycle", moveCycles, in.cycle, min(cycle, 1), cycle)
	filled := 0
	switch in.phase {
	case PhaseGoods:
		filled = len(in.game.places) - 1
	case PhaseDeal:
		filled = int(in.game.seats) - 1
	}
	inBounds("filled", setupCityGoods, in.next, 0, filled)
	in.must("auction-in-phase", (in.auction.in != 0) == (in.phase == PhaseBid), "auction", orderBid)
	in.must("gains-in-phase", in.gains != 0 == (in.phase == PhasePoints), "gains", pointsChosen)
}

// cityField is where JSON says something of a city.
func (g *game) cityField(hex uint8) string { return "cities " + g.cells[hex].String() }

// cities is MAP-3 and CITY-8: a city has room for the set that it may still get.
func (in *inspection) cities() {
	for i, hex := range in.game.stopHex {
		at, printed := in.stops[i], in.game.printed[i]
		switch {
		case printed != 0 && at.colour() != printed:
			in.Fault(in.game.cityField(hex), mapCities, why("city-printed", "colour", at.colour(), "printed", printed))
		case printed == 0 && at.isCity() && !at.grown():
			in.tell("city-not-grown", in.game.cityField(hex), cityGetsSet)
		}
		if n := at.goods().len(); !at.grown() && n > mostGoods-in.game.setSize {
			in.Fault(in.game.cityField(hex), setupCityGoods, why("city-full", "number", n, "set", in.game.setSize, "most", mostGoods))
		}
	}
}

// links is LINK-1 to LINK-5 and BUILD-7: each link has a stop at one end and
// another stop, or nothing, at the other, and an owner who plays.
func (in *inspection) links() {
	var told [MaxHexes]edgeSet
	for i, hex := range in.game.stopHex {
		if in.stops[i].isCity() != in.hexes[hex].isCity() {
			in.Fault("cities", cityOnTown, why("city-with-tile", "hex", in.game.cells[hex]))
			return
		}
		for d := range in.hexes[hex].claimed().all {
			if !told[hex].has(d) { // from its other end
				in.link(hex, d, &told)
			}
		}
	}
	for hex, cell := range in.game.cells {
		if loose := in.hexes[hex].claimed() &^ told[hex]; loose != 0 {
			in.Fault("track "+cell.String(), linkEnds, why("track-loose", "edge", loose.first()))
		}
	}
}

// link holds a link to the rules, as it leaves a stop, and notes which edges it
// comes to.
func (in *inspection) link(hex uint8, d hexmap.Direction, told *[MaxHexes]edgeSet) {
	c := in.hexes[hex].claim(d)
	told[hex] |= 1 << d
	at, edge := hex, d
	open := false
	for {
		beyond, back := in.game.cross(at, edge)
		if beyond == noHex || in.hexes[beyond].claim(back) == 0 {
			open = true
			break
		}
		out := otherEnd[in.hexes[beyond].content()][back]
		told[beyond] |= 1<<back | 1<<out
		at, edge = beyond, out
		if out == back {
			break
		}
	}
	owner := c.owner()
	wrong := func(key string, rule Rule) {
		in.tell(key, fmt.Sprintf("links %s/%s", in.game.cells[hex], d), rule)
	}
	switch {
	case at == hex && edge != d:
		wrong("link-returns", buildNoReturn)
	case owner > in.game.seats || owner != Nobody && in.playerOf(owner).has(flagEliminated):
		wrong("link-owner", linkOwner)
	case c.extended() && (!open || in.phase != PhaseBuild || owner != in.queue.first()):
		wrong("link-extended", linkExtended)
	}
}

func (s *State) anyEliminated() bool {
	for i := range s.players[:s.game.seats] {
		if s.players[i].has(flagEliminated) {
			return true
		}
	}
	return false
}

// alive is the seats that are not eliminated.
func (s *State) alive() (set Seats) {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if !s.playerOf(seat).has(flagEliminated) {
			set = set.With(seat)
		}
	}
	return set
}

// standing is that order and queue are of those who play, and who is asked.
func (in *inspection) standing() {
	alive := in.alive()
	in.must("eliminated-early", !in.anyEliminated() || in.round >= 2 || in.phase == PhaseOver, "players", incomeBankrupt)
	in.must("one-player", alive.Len() >= 2 || in.phase == PhaseOver, "phase", endOnePlayer)
	switch order := seatsOf(in.order); {
	case in.inSetup():
		in.must("order-in-setup", in.order == 0, "order", orderDeal)
	case in.phase == PhaseBid:
		in.must("order-in-auction", order&^alive == 0 && order&in.auction.in == 0, "order", orderBid)
	default:
		in.must("order-of-players", order == alive, "order", turnEliminated)
	}
	var full seatList
	switch in.phase {
	case PhaseCapital, PhaseAction:
		full = in.order
	case PhaseBuild:
		full = in.order.foremost(in.holder(BuildTile))
	case PhaseMove, PhasePoints:
		full = in.order.foremost(in.holder(MoveTile))
	}
	rest := full
	for rest != in.queue && rest != 0 {
		rest = rest.rest()
	}
	if rest != in.queue || in.queue == 0 != (full == 0) {
		in.tell("queue", "queue", turnOrder)
		return
	}
	most := uint8(0)
	if in.phase == PhaseBuild && in.queue != 0 {
		most = in.tilesOf(in.queue.first())
	}
	if in.left > most {
		in.Fault("left", buildThreeTiles, why("left", "number", int(in.left), "most", int(most)))
	}
}

// goodsOfSetup is that places are filled one by one, and tiles dealt seat by seat.
func (in *inspection) goodsOfSetup() {
	dealt := int(in.game.seats)
	switch in.phase {
	case PhaseGoods:
		dealt = 0
	case PhaseDeal:
		dealt = int(in.next)
	}
	for i, place := range in.game.places {
		if !in.inSetup() {
			break // goods have moved
		}
		var set load
		if place.space != 0 {
			set = in.supply[place.space-1]
		} else {
			set = in.stops[place.stop].goods()
		}
		due := int(place.goods)
		if in.phase == PhaseGoods && i >= int(in.next) {
			due = 0
		}
		if n := set.len(); n != due {
			in.Fault("filled", setupCityGoods, why("place", "place", i+1, "goods", n, "number", int(in.next), "phase", in.phase.String()))
		}
	}
	var seen actionSet
	for i := range in.players[:in.game.seats] {
		seat, tile := Seat(i+1), in.players[i].dealt
		in.mustOf(seat, "dealt", (tile != 0) == (i < dealt) && (tile == 0 || !seen.has(tile)), "dealt", orderDeal)
		seen = seen.with(tile)
	}
}

// tilesTaken is ACTION-8: who holds a tile, and what may still be done with it.
func (in *inspection) tilesTaken() {
	var seen actionSet
	for seat := range family.Values(1, in.game.seats) {
		p := in.playerOf(seat)
		holds := false
		switch in.phase {
		case PhaseAction:
			holds = !in.queue.has(seat) && in.order.has(seat)
		case PhaseBuild, PhaseMove, PhasePoints:
			holds = in.order.has(seat)
		case PhaseOver:
			holds = p.action != 0 || in.order.has(seat)
		}
		in.mustOf(seat, "action", (p.action != 0) == holds && (p.action == 0 || !seen.has(p.action)), "action", actionTakeOne)
		seen = seen.with(p.action)
		may := p.action == GrowthTile || p.action == UrbaniseTile
		if in.phase != PhaseAction && (in.phase != PhaseBuild || !in.queue.has(seat)) {
			may = false
		}
		in.mustOf(seat, "pending", may || !p.has(flagPending), "pending", actionMustBeDone)
	}
}

// bidding is ORDER-4 to ORDER-6, STD-5 to STD-8.
func (in *inspection) bidding() {
	a := &in.auction
	standard := in.game.standard()
	in.must("free-in-phase", a.free == Nobody ||
		standard && (in.phase == PhaseCapital || in.phase == PhaseBid) && in.round >= 2 && in.alive().Has(a.free), "free", standardFreePass)
	if in.phase != PhaseBid {
		for seat := range family.Values(1, in.game.seats) {
			in.mustOf(seat, "bid-in-phase", in.playerOf(seat).bid == noBid, "bid", orderBid)
		}
		in.must("auction-left", in.waiting == 0 && a.high == 0 && a.bidder == Nobody && a.asked == Nobody, "auction", orderBid)
		return
	}
	switch all := in.alive(); {
	case standard:
		in.must("waiting", seatsOf(in.waiting) == all && seatsOf(in.order)|a.in == all, "waiting", standardBid)
	case in.waiting != 0:
		in.tell("waiting-in-base", "waiting", standardBid)
	default:
		in.must("last-place", in.order.len() <= int(in.game.seats)-2, "order", orderLastPlace)
	}
	switch {
	case a.in.Len() < 2 || a.in&^in.alive() != 0:
		in.tell("auction-of-two", "auction.in", orderNextPlace)
	case !a.in.Has(a.asked) || a.asked == a.bidder:
		in.tell("auction-asked", "auction.asked", orderBid)
	case (a.bidder == Nobody) != (a.high == noBid) || a.bidder != Nobody && !a.in.Has(a.bidder):
		in.tell("auction-bidder", "auction.bidder", orderBid)
	case a.free != Nobody && !a.in.Has(a.free):
		in.tell("free-is-out", "free", standardFreePass)
	case a.bidder != Nobody && int(a.high) > in.means(a.bidder):
		in.Fault("auction.high", in.tooHigh(), why("auction-high", "bidder", int(a.bidder), "number", in.means(a.bidder)))
	}
	seen := map[int16]bool{}
	for seat := range family.Values(1, in.game.seats) {
		bid := in.playerOf(seat).bid
		if bid == noBid && seat != a.bidder {
			continue
		}
		if bid > a.high || (bid == a.high) != (seat == a.bidder) || seen[bid] || !standard && in.order.has(seat) || !in.alive().Has(seat) {
			in.tellOf(seat, "bid-order", "bid", orderBid)
		} else if standard {
			in.mustOf(seat, "bid-cash", int32(bid) <= in.playerOf(seat).money, "bid", standardBid)
		}
		seen[bid] = true
	}
}

// delivery is POINTS-1: who gets points.
func (in *inspection) delivery() {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if n := in.gains.of(seat); n != 0 && !in.order.has(seat) {
			in.Fault("gains", pointsOfLinks, why("gains-of-others", "seat", seat))
		}
	}
}

// locomotives is that each player has one, of a level that there is.
func (in *inspection) locomotives() {
	for seat := range family.Values(1, in.game.seats) {
		in.mustOf(seat, "locomotive", in.playerOf(seat).level() >= 1, "locomotive", setupStart)
	}
}

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	cycles         = 2 // MOVE-1
	mostTiles      = 4 // ACTION-3
	mostLinks      = 6 // MOVE-3, MOVE-8
	mostLinksAtHex = 4 // exits of a tile (COMP-3); of tracks there are fewer
)

// mostGained is the most that a seat can have gained in a game, as victory points
// and steps of income together: a point for each link of each delivery (POINTS-1).
func (g *game) mostGained() int { return g.turns * cycles * int(g.seats) * mostLinks }

// mostCash is the most that a seat can have in hand. It adds up what they began with,
// their income of each turn, and loans for every step and every two points that they can
// have (MONEY-2, MONEY-3).
func (g *game) mostCash() int {
	gained := g.mostGained()
	return int(g.seats) + g.turns*gained + loanMoney*(gained-lowestSteps+gained/loanPoints)
}

// LongestGame returns a number of moves that no game of this setup exceeds, chance
// included, from its beginning to its end. Few games come near it: bids can go up
// in steps of 1. It allocates nothing.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	g, seats := s.game, int(s.game.seats)
	turn := seats + // action tiles
		seats*(mostTiles+2) + // tiles, a new city or growth, and the end
		cycles*seats*(1+seats) // a move, and the choices of all whose links it used
	moves := len(g.places) + seats + g.turns*turn
	if g.standard() {
		bids := g.mostCash() + 1
		return moves + g.turns*(seats+bids+seats+1) // capital, bids, and passes, of which one may be by STD-7
	}
	if g.setup.Order == OrderAuctioned {
		bids := loanMoney*-lowestSteps + 1      // nobody has cash yet (ORDER-3)
		return moves + (seats-1)*(bids+seats-1) // ORDER-6
	}
	return moves
}

// TotalBounds returns between which numbers the Total of a seat stays in every game of
// this setup, both included. Few games come near the higher one. It allocates
// nothing.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	g := s.game
	return 2 * lowestSteps, g.mostGained() + mostLinksAtHex*len(g.cells) // SCORE-1, SCORE-2
}
