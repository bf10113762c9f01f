package steam

// Auctions of the turn order: in the base game one for each place before the
// first turn (ORDER-3 to ORDER-7), in the standard game one in each turn (STD-5
// to STD-8).

// An auction is what stands in one. It is zero where there is none, but for the
// seat of STD-7, which waits for the auction of the next turn.
type auction struct {
	high     int16 // noBid before the first bid
	position uint8 // the place, from 1; 0 in the standard game
	in       Seats
	bidder   Seat // whose the highest bid is
	asked    Seat
	free     Seat // who may still pass and stay in (STD-7)
}

// seatsOf is a list as a set.
func seatsOf(list seatList) (set Seats) {
	for ; list != 0; list = list.rest() {
		set = set.With(list.first())
	}
	return set
}

// beginAuction opens the auction of the next place in the base game. The
// first bidder has no place yet.
func (s *State) beginAuction(first Seat) {
	in := Seats(0)
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if !s.order.has(seat) {
			in = in.With(seat)
		}
	}
	s.phase = PhaseBid
	s.auction = auction{high: noBid, position: uint8(s.order.len() + 1), in: in, asked: first}
	s.forgetBids()
}

// beginStandardAuction opens the auction of the standard game (STD-5).
func (s *State) beginStandardAuction() {
	s.phase = PhaseBid
	s.waiting, s.order = s.order, 0
	s.auction = auction{high: noBid, in: seatsOf(s.waiting), asked: s.waiting.first(), free: s.auction.free}
	s.forgetBids()
}

func (s *State) forgetBids() {
	for i := range s.players[:s.game.seats] {
		s.players[i].bid = noBid
	}
}

// tooLow and tooHigh are the rules that forbid a bid.
func (s *State) tooLow() Rule {
	if s.game.standard() {
		return standardBid
	}
	return orderBid
}

func (s *State) tooHigh() Rule {
	if s.game.standard() {
		return standardBid
	}
	return orderBidRaised
}

func (s *State) judgeBid(m Move) verdict {
	switch n := m.number(); {
	case n <= int(s.auction.high):
		return refused(s.tooLow(), "bid-low")
	case n > s.means(s.auction.asked):
		return refused(s.tooHigh(), "bid-means")
	}
	return verdict{}
}

func (s *State) applyBid(m Move, log *chronicle) {
	a := &s.auction
	a.high, a.bidder = int16(m.number()), a.asked
	s.playerOf(a.asked).bid = a.high
	s.askNextBidder()
}

func (s *State) applyPassBid(log *chronicle) {
	a := &s.auction
	seat := a.asked
	switch {
	case !s.game.standard():
		a.in = a.in.Without(seat) // ORDER-4
	case seat == a.free:
		a.free = Nobody // STD-7
	default:
		a.in = a.in.Without(seat)
		s.order = s.order.after(seat) // STD-6
	}
	switch {
	case a.in.Len() > 1:
		s.askNextBidder()
	case s.game.standard():
		s.order = s.order.after(a.in.First())
		s.endStandardAuction(log)
	default:
		s.winPlace(a.in.First(), log)
	}
}

// askNextBidder asks the next one who is in. In the standard game that is not the
// highest bidder (STD-6); in the base game it never could be.
func (s *State) askNextBidder() {
	a := &s.auction
	for seat := s.nextBidder(a.asked); ; seat = s.nextBidder(seat) {
		if a.in.Has(seat) && seat != a.bidder {
			a.asked = seat
			return
		}
	}
}

// nextBidder is the seat behind one in the order in which bidders are asked:
// clockwise, or in the standard game the order so far.
func (s *State) nextBidder(seat Seat) Seat {
	if !s.game.standard() {
		return s.clockwise(seat)
	}
	for i := range s.waiting.len() {
		if s.waiting.at(i) == seat && i+1 < s.waiting.len() {
			return s.waiting.at(i + 1)
		}
	}
	return s.waiting.first()
}

// winPlace gives a place to the last bidder left in an auction of the base game, and
// opens the next one.
func (s *State) winPlace(winner Seat, log *chronicle) {
	price := max(int(s.auction.high), 0) // ORDER-6: 0 if nobody has bid
	s.takePlace(winner, orderNextPlace, price, log)
	s.order = s.order.with(winner)
	next := s.clockwise(winner)
	for s.order.has(next) {
		next = s.clockwise(next)
	}
	if s.order.len() < int(s.game.seats)-1 {
		s.beginAuction(next)
		return
	}
	s.order = s.order.with(next) // ORDER-7
	if log != nil {
		log.add(Event{Kind: PlaceWon, Rule: orderLastPlace, Seat: next, Number: s.order.len()})
	}
	s.auction = auction{}
	s.forgetBids()
	s.beginTurn(log)
}

// takePlace pays for a place (ORDER-5, STD-8).
func (s *State) takePlace(seat Seat, rule Rule, price int, log *chronicle) {
	s.pay(seat, price, log)
	if log != nil {
		place := s.order.len() + 1
		for i := range s.order.len() {
			if s.order.at(i) == seat {
				place = i + 1
			}
		}
		log.add(Event{Kind: PlaceWon, Rule: rule, Seat: seat, Number: place, Money: price})
	}
}

// endStandardAuction is STD-8: the first two pay what they bid, the last nothing,
// and the others half of it, rounded up.
func (s *State) endStandardAuction(log *chronicle) {
	last := s.order.len() - 1
	for i := range last + 1 {
		seat := s.order.at(i)
		price := max(int(s.playerOf(seat).bid), 0)
		switch {
		case i == last:
			price = 0
		case i > 1:
			price = (price + 1) / 2
		}
		s.takePlace(seat, standardPayment, price, log)
	}
	s.auction, s.waiting = auction{}, 0
	s.forgetBids()
	s.beginActions()
}
