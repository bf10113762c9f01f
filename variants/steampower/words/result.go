package words

import "github.com/railhex/railhex/variants/steampower"

// Result says who has won, and by what (SCORE-5); "" until the game is over.
func (p Speaker) Result(s *steampower.State) string {
	if !s.Over() {
		return ""
	}
	var winner steampower.Seat
	for seat := range s.Winners().All() {
		winner = seat
		break
	}
	points := s.Points(winner).Total()
	if s.Winners().Len() > 1 {
		return p.say("result.shared", "players", s.Winners(), "points", points)
	}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat != winner && s.Points(seat).Total() == points {
			return p.say("result.wins-contracts", "player", winner, "points", points, "number", s.Fulfilled(winner).Len())
		}
	}
	return p.say("result.wins", "player", winner, "points", points)
}
