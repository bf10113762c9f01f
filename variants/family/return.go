package family

// Return returns what a seat has won of the others once the game is over: each has staked 1,
// and the winners share what was staked. With two players it is 1 for victory and -1 for
// defeat. With more, a player who wins alone has one less than there are players, and
// every other player has -1. A victory that all share is worth 0 to each, and so is a
// game that nobody has won, or that is not over.
//
// A seat that plays alone plays against the game: 1 for victory, -1 for defeat.
func Return[P Pointer[State, Move], State, Move comparable](s P, seat Seat) float64 {
	winners := 0
	for other := 1; other <= s.Seats(); other++ {
		if s.Rank(Seat(other)) == 1 {
			winners++
		}
	}
	rank := s.Rank(seat)
	switch {
	case rank == 0:
		return 0
	case rank == 1 && s.Seats() == 1:
		return 1
	case rank == 1:
		return float64(s.Seats())/float64(winners) - 1
	case winners == 0 && s.Seats() > 1:
		return 0
	}
	return -1
}
