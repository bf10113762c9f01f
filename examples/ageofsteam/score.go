package ageofsteam

import "github.com/railhex/railhex/variants/family"

// Total returns the points of a seat as things stand (SCORE-1). A seat that was eliminated
// has the least that TotalBounds gives.
func (s *State) Total(seat Seat) int {
	p := s.at(seat)
	if p.shares == 0 {
		return 0 // does not play
	}
	if p.out {
		least, _ := s.TotalBounds()
		return least
	}
	return pointsOfStep*(int(p.income)-int(p.shares)) + s.Tracks(seat)
}

// Rank returns the place of a seat once the game is over (SCORE-2).
func (s *State) Rank(seat Seat) int {
	if !s.Over() || seat == 0 || int(seat) > s.Seats() {
		return 0
	}
	rank, all := 1, true
	for other := Seat(1); int(other) <= s.Seats(); other++ {
		all = all && s.at(other).out
		if s.Total(other) > s.Total(seat) || s.at(seat).out && !s.at(other).out {
			rank++
		}
	}
	if all {
		rank++ // nobody has won
	}
	return rank
}

// LongestGame returns a number of moves that no game exceeds: those of the setup, and in
// each round of each seat one share, bids up to all the cash there can be, one role, four
// tiles, a city and the end of building, two actions, two cubes drawn and placed, and two
// dice.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	bids := s.Seats() * (10 + priceOfShare*MaxShares + s.Rounds()*mostIncome)
	return s.game.cubesOfSetup() + s.Seats() + s.Rounds()*(s.Seats()*(2+mostTiles+2+2+2+2)+4+bids)
}

// mostIncome is more than the income of a round can be: each seat moves two cubes over
// six links in each of ten rounds.
const mostIncome = 10 * 2 * MaxSeats * MaxEngine

// TotalBounds returns the bounds of Total.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	return -pointsOfStep * (MaxShares + MaxShares + MaxEngine), pointsOfStep*mostIncome + 2*MaxHexes
}

// Hash returns the same number for the same position, on every machine.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	h := family.Mixed(uint64(s.phase)|uint64(s.round)<<8|uint64(s.cycle)<<16|uint64(s.seat)<<24|uint64(s.acted)<<32|uint64(s.improved)<<40|
		uint64(s.drawn)<<48|uint64(s.thrown)<<56, s.game.hash)
	h = family.Mixed(h, uint64(s.bidding)|uint64(s.high)<<8|uint64(s.laid)<<16|uint64(s.changed)<<24|uint64(s.hand[0])<<32|uint64(s.hand[1])<<40)
	flags := uint64(0)
	if s.stayed {
		flags |= 1
	}
	if s.urbanized {
		flags |= 2
	}
	for i, p := range s.players {
		h = family.Mixed(h, uint64(p.cash)|uint64(uint16(p.income))<<16|uint64(p.shares)<<32|uint64(p.locomotive)<<40|uint64(p.role)<<48)
		h = family.Mixed(h, uint64(s.order[i])|uint64(s.places[i])<<8|uint64(s.bids[i])<<16|flags<<32)
	}
	for _, c := range s.changes[:s.changed] {
		h = family.Mixed(h, uint64(c.hex)|uint64(c.before)<<8)
	}
	for hex, number := range s.lay[:s.game.board.Len()] {
		if number != 0 {
			h = family.Mixed(h, uint64(hex)|uint64(number)<<8|uint64(s.owners[hex])<<16)
		}
	}
	for i := range s.game.columns {
		cubes := uint64(0)
		for _, n := range s.cubes[i] {
			cubes = cubes<<7 | uint64(n)
		}
		h = family.Mixed(h, cubes<<16|uint64(s.chart[i][0])|uint64(s.chart[i][1])<<4|uint64(s.chart[i][2])<<8)
	}
	return h
}
