package ageofsteam

import "github.com/railhex/railhex/variants/family"

// beginAuction asks the first of the present order (AUCTION-1).
func (s *State) beginAuction() {
	s.bidding, s.high, s.stayed = 0, 0, false
	s.bids, s.places = [MaxSeats]uint16{}, [MaxSeats]Seat{}
	for _, seat := range s.order[:s.alive()] {
		s.bidding = s.bidding.With(seat)
	}
	s.seat = s.order[s.alive()-1]
	s.nextBidder()
}

// nextBidder asks the next seat in the present order that is still in, but for the one
// with the highest bid (AUCTION-5). Who can neither bid nor stay passes (AUCTION-7).
func (s *State) nextBidder() {
	for s.bidding.Len() > 1 {
		s.seat = s.after(s.seat)
		if s.seat == s.high {
			continue
		}
		if s.mine().cash >= s.leastBid() || s.canStay() {
			return
		}
		s.leaveAuction(s.seat)
	}
	for _, seat := range s.order[:s.alive()] {
		if s.bidding.Has(seat) {
			s.leaveAuction(seat)
		}
	}
	s.order, s.places = s.places, [MaxSeats]Seat{}
	s.bids, s.high, s.bidding, s.stayed = [MaxSeats]uint16{}, 0, 0, false
	s.begin(PhaseRole)
}

// after returns the next bidder in the present order.
func (s *State) after(seat Seat) Seat {
	n := s.alive()
	at := 0
	for s.order[at] != seat {
		at++
	}
	for i := 1; i <= n; i++ {
		if next := s.order[(at+i)%n]; s.bidding.Has(next) {
			return next
		}
	}
	return family.Nobody
}

// leastBid returns the lowest bid that is higher than all others (AUCTION-2).
func (s *State) leastBid() uint16 {
	if s.high == 0 {
		return 1
	}
	return s.bids[s.high-1] + 1
}

// canStay reports whether the seat that is asked may use its role (AUCTION-6).
func (s *State) canStay() bool {
	return s.mine().role == TurnOrderPass && !s.stayed && s.bidding.Len() > 2
}

// leaveAuction gives a seat the last place that is free, for which it pays (AUCTION-4,
// AUCTION-5).
func (s *State) leaveAuction(seat Seat) {
	place, bid := s.bidding.Len(), s.bids[seat-1]
	switch {
	case place == s.alive():
		bid = 0
	case place > 2:
		bid = (bid + 1) / 2
	}
	s.players[seat-1].cash -= bid
	s.places[place-1] = seat
	s.bids[seat-1] = 0
	s.bidding = s.bidding.Without(seat)
}
