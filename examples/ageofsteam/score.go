package ageofsteam

import "github.com/railhex/railhex/variants/family/describe"

// Total returns the points of a seat as things stand (SCORE-1). A seat that was eliminated
// has the least that TotalBounds gives.
func (s *State) Total(seat Seat) int {
	if seat == 0 || int(seat) > s.Seats() {
		return 0
	}
	p := &s.players[seat-1]
	if s.out(seat) {
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
	rank := 1 + describe.One(s.alive() == 0) // nobody has won
	for other := Seat(1); int(other) <= s.Seats(); other++ {
		rank += describe.One(s.Total(other) > s.Total(seat))
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
	return NumColours*mostCubes + s.Seats() + s.Rounds()*(s.Seats()*(2+mostTiles+2+2+2+2)+4+bids)
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
