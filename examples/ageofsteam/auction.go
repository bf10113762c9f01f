package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// bidders returns how many are still in: who leaves takes the last place.
func (s *State) bidders() int {
	taken := slices.IndexFunc(s.places[:], func(seat Seat) bool { return seat != 0 })
	if taken < 0 {
		return s.alive()
	}
	return taken
}

// highest returns the highest bid.
func (s *State) highest() uint16 { return slices.Max(s.bids[:]) }

// nextBidder asks the next seat in the present order that is still in, but for the one
// with the highest bid (AUCTION-5). Who can neither bid nor stay passes (AUCTION-7).
func (s *State) nextBidder() {
	for left := s.bidders(); left > 0; left = s.bidders() {
		s.seat = s.nextIn()
		switch bid := s.highest(); {
		case left > 1 && bid > 0 && int(s.seat) == 1+slices.Index(s.bids[:], bid):
		case left > 1 && (s.mine().cash > bid || s.canStay()):
			return
		default:
			s.leaveAuction()
		}
	}
	s.order, s.places, s.bids, s.stayed = s.places, [MaxSeats]Seat{}, [MaxSeats]uint16{}, false
	s.begin(PhaseRole)
}

// nextIn returns the next of the present order that is still in.
func (s *State) nextIn() Seat {
	n := s.alive()
	at := slices.Index(s.order[:n], s.seat)
	for i := range n {
		if next := s.order[(at+1+i)%n]; !slices.Contains(s.places[:], next) {
			return next
		}
	}
	return family.Nobody
}

// canStay reports whether the seat that is asked may use its role (AUCTION-6).
func (s *State) canStay() bool { return s.mine().role == TurnOrderPass && !s.stayed && s.bidders() > 2 }

// leaveAuction gives the seat that is asked the last place that is free, for which it pays
// (AUCTION-4, AUCTION-5).
func (s *State) leaveAuction() {
	place, bid := s.bidders(), &s.bids[s.seat-1]
	switch {
	case place == s.alive():
		*bid = 0
	case place > 2:
		*bid = (*bid + 1) / 2
	}
	s.mine().cash -= *bid
	s.places[place-1], *bid = s.seat, 0
}
