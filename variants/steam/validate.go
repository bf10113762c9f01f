package steam

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to everything that the rules say of positions: nil, or
// every invariant that is broken, each a [*family.StateError], joined. Where the game
// cannot stand as it does nothing is concluded from that, so that one fault is not
// told as ten. Of the zero State the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is valid; they give
// no other. That a position is valid does not say that a game leads to it, but it
// plays on like one: every legal move of a valid position leads to a valid
// position.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	anew := *s
	in := inspection{State: &anew}
	anew.bag, anew.newCities = 0, [NumColours + 1]uint8{}
	in.count()
	if anew != *s {
		in.fault("track", 0, "what is carried along does not follow from the rest")
	}
	if len(in.faults) == 0 {
		in.inspect()
	}
	return in.err()
}

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	faults []error
}

func (in *inspection) fault(field string, rule Rule, format string, args ...any) {
	in.faults = append(in.faults, stateError(field, rule, format, args...))
}

func stateError(field string, rule Rule, format string, args ...any) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

func (in *inspection) err() error { return errors.Join(in.faults...) }

// inspect holds the position to all invariants. A group of them that finds a fault
// is the last that is asked.
func (in *inspection) inspect() {
	groups := [][]func(*inspection){
		{(*inspection).moment, (*inspection).cities, (*inspection).links},
		{(*inspection).standing, (*inspection).goodsOfSetup, (*inspection).board},
		{(*inspection).tilesTaken, (*inspection).bidding, (*inspection).delivery, (*inspection).fortunes},
	}
	for _, group := range groups {
		if len(in.faults) > 0 {
			return
		}
		for _, holds := range group {
			holds(in)
		}
	}
}

// inSetup reports whether nothing has been decided yet.
func (s *State) inSetup() bool { return s.phase == PhaseGoods || s.phase == PhaseDeal }

// moment is that round, cycle and what is filled fit the phase.
func (in *inspection) moment() {
	standard := in.game.standard()
	inBounds := func(field string, rule Rule, n uint8, least, most int) {
		if int(n) < least || int(n) > most {
			in.fault(field, rule, "it is %d in phase %s, and can be %d to %d", n, in.phase, least, most)
		}
	}
	least, most := 1, in.game.turns
	switch {
	case in.inSetup(), in.phase == PhaseBid && !standard:
		least, most = 0, 0
	case in.phase == PhaseCapital && !standard:
		in.fault("phase", StandardCapital, "capital is taken in the standard game")
	}
	inBounds("round", SetupTurns, in.round, least, most)
	cycle := 0
	if in.phase == PhaseMove || in.phase == PhasePoints {
		cycle = 2
	}
	inBounds("cycle", MoveCycles, in.cycle, min(cycle, 1), cycle)
	filled := 0
	switch in.phase {
	case PhaseGoods:
		filled = len(in.game.places) - 1
	case PhaseDeal:
		filled = int(in.game.seats) - 1
	}
	inBounds("filled", SetupCityGoods, in.next, 0, filled)
	if (in.auction.in != 0) != (in.phase == PhaseBid) {
		in.fault("auction", OrderBid, "there is one in phase %s, or there is none", in.phase)
	}
	if in.gains != 0 != (in.phase == PhasePoints) {
		in.fault("gains", PointsChosen, "points are taken in phase %s, or none are", in.phase)
	}
}

// cities is MAP-3, CITY-1 and CITY-8.
func (in *inspection) cities() {
	for i, hex := range in.game.stopHex {
		at, printed := in.stops[i], in.game.printed[i]
		field := "cities " + in.game.cells[hex].String()
		switch {
		case printed != 0 && at.colour() != printed:
			in.fault(field, MapCities, "it is %s, and printed %s", at.colour(), printed)
		case printed == Grey || printed == 0 && at.isCity() && !at.grown():
			in.fault(field, CityGetsSet, "a new city counts as grown")
		}
		most := 0
		if printed != 0 {
			most = max(in.game.setup.cityStarts(int(hex)), 0)
		}
		if at.grown() {
			most += in.game.setSize
		}
		if n := at.goods().goods().Len(); n > most {
			in.fault(field, SetupCityGoods, "it has %d goods, and can have %d at the most", n, most)
		}
	}
	emptied, deeds := 0, 0
	for space, set := range in.supply[:in.game.spaces] {
		switch set.goods().Len() {
		case 0:
			emptied++
		case in.game.setSize:
		default:
			in.fault(fmt.Sprintf("supply[%d]", space), SetupSupply, "a set is of %d goods", in.game.setSize)
		}
	}
	if in.inSetup() {
		return
	}
	for _, stop := range in.stops {
		if stop.grown() {
			deeds++
		}
	}
	if emptied > deeds || emptied < deeds && emptied < in.game.spaces {
		in.fault("supply", CityGetsSet, "%d spaces are empty, and %d cities have got a set", emptied, deeds)
	}
}

// links is LINK-1 to LINK-5 and BUILD-7: each link has a stop at one end and
// another stop, or nothing, at the other, and an owner who plays.
func (in *inspection) links() {
	var told [MaxHexes]edgeSet
	for i, hex := range in.game.stopHex {
		if in.stops[i].isCity() != in.hexes[hex].isCity() {
			in.fault("cities", CityOnTown, "%s is a city and has a tile", in.game.cells[hex])
			return
		}
		for d := range in.hexes[hex].claimed().all {
			in.link(hex, d, &told)
		}
	}
	for hex, cell := range in.game.cells {
		if loose := in.hexes[hex].claimed() &^ told[hex]; loose != 0 {
			in.fault("track "+cell.String(), LinkEnds, "the track to %s leads to no city and no town", loose.first())
		}
	}
}

// link holds a link to the rules, as it leaves a stop, and notes which edges it
// comes to.
func (in *inspection) link(hex uint8, d hexmap.Direction, told *[MaxHexes]edgeSet) {
	c := in.hexes[hex].claim(d)
	field := fmt.Sprintf("links %s/%s", in.game.cells[hex], d)
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
		if told[beyond].has(back) && out != back {
			break // a stretch that was told from its other end
		}
		told[beyond] |= 1<<back | 1<<out
		at, edge = beyond, out
		if out == back {
			break
		}
	}
	owner := c.owner()
	switch {
	case !open && at == hex && edge != d:
		in.fault(field, BuildNoReturn, "it begins and ends in %s", in.game.cells[hex])
	case owner > in.game.seats || owner != Nobody && in.playerOf(owner).has(flagEliminated):
		in.fault(field, LinkOwner, "its owner does not play")
	case c.extended() && (!open || in.phase != PhaseBuild || owner != in.queue.first()):
		in.fault(field, LinkExtended, "only an incomplete link of the player who builds is extended")
	case !open && owner == Nobody && !in.anyEliminated():
		in.fault(field, LinkKept, "a complete link has an owner as long as nobody is eliminated")
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
	if alive.Len() < 2 && in.phase != PhaseOver {
		in.fault("phase", EndOnePlayer, "the game goes on with fewer than two players")
	}
	if in.anyEliminated() && in.round < 2 && in.phase != PhaseOver {
		in.fault("players", IncomeBankrupt, "a player is eliminated before the first income phase")
	}
	order := seatsOf(in.order)
	switch {
	case in.inSetup():
		if in.order != 0 {
			in.fault("order", OrderDeal, "it is not known in phase %s", in.phase)
		}
	case in.phase == PhaseBid:
		if order&^alive != 0 || order&in.auction.in != 0 {
			in.fault("order", OrderBid, "it holds seats that still bid, or do not play")
		}
	case order != alive:
		in.fault("order", TurnEliminated, "it is not of the seats that play")
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
		in.fault("queue", TurnOrder, "it is not the end of the order in which the players act")
		return
	}
	most := uint8(0)
	if in.phase == PhaseBuild {
		most = in.tilesOf(in.queue.first())
	}
	if in.left > most {
		in.fault("left", BuildThreeTiles, "it is %d, and can be %d at the most", in.left, most)
	}
}

// goodsOfSetup is that places are filled one by one, and tiles dealt seat by seat.
func (in *inspection) goodsOfSetup() {
	if in.phase == PhaseGoods {
		for i, place := range in.game.places {
			n := 0
			if place.space != 0 {
				n = in.supply[place.space-1].goods().Len()
			} else {
				n = in.stops[place.stop].goods().goods().Len()
			}
			if due := int(place.goods); i < int(in.next) && n != due || i >= int(in.next) && n != 0 {
				in.fault("filled", SetupCityGoods, "place %d has %d goods while %d places are filled", i+1, n, in.next)
			}
		}
	}
	if in.phase == PhaseDeal {
		for _, place := range in.game.places {
			if place.space == 0 && in.stops[place.stop].goods().goods().Len() != int(place.goods) ||
				place.space != 0 && in.supply[place.space-1] == 0 {
				in.fault("filled", SetupCityGoods, "a place is not filled while tiles are dealt")
			}
		}
	}
	dealt := int(in.game.seats)
	switch in.phase {
	case PhaseGoods:
		dealt = 0
	case PhaseDeal:
		dealt = int(in.next)
	}
	var seen actionSet
	for i := range in.players[:in.game.seats] {
		tile := in.players[i].dealt
		if (tile != 0) != (i < dealt) || tile != 0 && seen.has(tile) {
			in.fault(playerField(Seat(i+1), "dealt"), OrderDeal, "it is %d, and each seat in turn is dealt a tile of its own", tile)
		}
		seen = seen.with(tile)
	}
}

// board is that nothing is built before the first turn.
func (in *inspection) board() {
	early := in.round == 0 || in.round == 1 && (in.phase == PhaseCapital || in.phase == PhaseBid || in.phase == PhaseAction)
	if !early {
		return
	}
	for hex, cell := range in.game.cells {
		if c := in.hexes[hex].content(); c != 0 && c != cityContent {
			in.fault("track "+cell.String(), TurnPhases, "track lies there before anybody has built")
			return
		}
	}
	for i, stop := range in.stops {
		if stop.grown() {
			in.fault("cities "+in.game.cells[in.game.stopHex[i]].String(), TurnPhases, "it has a growth marker before anybody has built")
		}
	}
}

// tilesTaken is ACTION-8: who holds a tile, and what may still be done with it.
func (in *inspection) tilesTaken() {
	var seen actionSet
	for seat := Seat(1); seat <= in.game.seats; seat++ {
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
		if (p.action != 0) != holds || p.action != 0 && seen.has(p.action) {
			in.fault(playerField(seat, "action"), ActionTakeOne, "it is %s in phase %s", p.action, in.phase)
		}
		seen = seen.with(p.action)
		may := p.action == GrowthTile || p.action == UrbaniseTile
		if in.phase != PhaseAction && (in.phase != PhaseBuild || !in.queue.has(seat)) {
			may = false
		}
		if p.has(flagPending) && !may {
			in.fault(playerField(seat, "pending"), ActionMustBeDone, "nothing is left to be done")
		}
		if p.has(flagImproved) && in.phase != PhaseMove && in.phase != PhasePoints && in.phase != PhaseOver {
			in.fault(playerField(seat, "improved"), MoveImprove, "it is forgotten when the next turn begins")
		}
	}
}

// bidding is ORDER-4 to ORDER-6, STD-5 to STD-8.
func (in *inspection) bidding() {
	a := &in.auction
	standard := in.game.standard()
	if a.free != Nobody && (!standard || in.phase != PhaseCapital && in.phase != PhaseBid || in.round < 2 || !in.alive().Has(a.free)) {
		in.fault("free", StandardFreePass, "it is seat %d in phase %s of turn %d", a.free, in.phase, in.round)
	}
	if in.phase != PhaseBid {
		for seat := Seat(1); seat <= in.game.seats; seat++ {
			if in.playerOf(seat).bid != noBid {
				in.fault(playerField(seat, "bid"), OrderBid, "there is a bid in phase %s", in.phase)
			}
		}
		if in.waiting != 0 || a.high != 0 || a.bidder != Nobody || a.asked != Nobody {
			in.fault("auction", OrderBid, "there is something of an auction in phase %s", in.phase)
		}
		return
	}
	switch all := in.alive(); {
	case standard && (seatsOf(in.waiting) != all || seatsOf(in.order)|a.in != all):
		in.fault("waiting", StandardBid, "it is not of the seats that play, or some of them neither bid nor have a place")
	case !standard && in.waiting != 0:
		in.fault("waiting", StandardBid, "the base game asks clockwise")
	case !standard && in.order.len() > int(in.game.seats)-2:
		in.fault("order", OrderLastPlace, "the last place is not auctioned")
	}
	switch {
	case a.in.Len() < 2 || a.in&^in.alive() != 0:
		in.fault("auction.in", OrderNextPlace, "an auction is of two players or more")
	case !a.in.Has(a.asked) || a.asked == a.bidder:
		in.fault("auction.asked", OrderBid, "seat %d is asked", a.asked)
	case (a.bidder == Nobody) != (a.high == noBid) || a.bidder != Nobody && !a.in.Has(a.bidder):
		in.fault("auction.bidder", OrderBid, "seat %d has bid %d", a.bidder, a.high)
	case a.free != Nobody && !a.in.Has(a.free):
		in.fault("free", StandardFreePass, "seat %d is out of the auction", a.free)
	case a.bidder != Nobody && int(a.high) > in.means(a.bidder):
		in.fault("auction.high", in.tooHigh(), "seat %d can raise %d", a.bidder, in.means(a.bidder))
	}
	seen := map[int16]bool{}
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		bid := in.playerOf(seat).bid
		if bid == noBid {
			continue
		}
		if bid > a.high || (bid == a.high) != (seat == a.bidder) || seen[bid] || !standard && in.order.has(seat) || !in.alive().Has(seat) {
			in.fault(playerField(seat, "bid"), OrderBid, "it is %d, and each bid is higher than those before", bid)
		} else if standard && int32(bid) > in.playerOf(seat).money {
			in.fault(playerField(seat, "bid"), StandardBid, "it is more than her cash")
		}
		seen[bid] = true
	}
}

// delivery is POINTS-1: who gets points, and how many.
func (in *inspection) delivery() {
	total, mover := 0, in.queue.first()
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		n := in.gains.of(seat)
		total += n
		if n != 0 && (seat > in.game.seats || !in.order.has(seat)) {
			in.fault("gains", PointsOfLinks, "%s does not play", seat)
		} else if mover != Nobody && in.gains.of(mover) != 0 && n > in.gains.of(mover) {
			in.fault("gains", MoveNobodyOwnsMore, "%s gets more than %s, who moved the good", seat, mover)
		}
	}
	if mover != Nobody && total > in.playerOf(mover).level() {
		in.fault("gains", MoveWithinLocomotive, "%d links were used, and the locomotive of %s has level %d", total, mover, in.playerOf(mover).level())
	}
}

// fortunes is what players have: SETUP-4, MONEY-3, INCOME-4.
func (in *inspection) fortunes() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		p := in.playerOf(seat)
		if p.money < 0 || p.points < 0 || p.income < lowestSteps || p.locomotive < 1 || p.locomotive > mostLevel {
			in.fault(fmt.Sprintf("players[%d]", seat-1), MoneyNoMoreLoans, "money %d, income %d, points %d and locomotive %d cannot be", p.money, p.income, p.points, p.locomotive)
		}
		if p.has(flagEliminated) && p.money != 0 {
			in.fault(playerField(seat, "money"), IncomeBankrupt, "an eliminated player has cash")
		}
		if in.inSetup() && (p.money != 0 || p.income != 0 || p.points != 0 || p.locomotive != 1) {
			in.fault(fmt.Sprintf("players[%d]", seat-1), SetupStart, "everybody starts with nothing, and locomotive 1")
		}
	}
}
