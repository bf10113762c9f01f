package words

import "github.com/railhex/railhex/variants/steam"

// Result says who has won, and by what (SCORE-4); "" until the game is over.
func (p Speaker) Result(s *steam.State) string {
	if !s.Over() {
		return ""
	}
	winner := s.Winners().First()
	if winner == steam.Nobody {
		return p.say("result.nobody")
	}
	key := "result.wins"
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat == winner || s.Eliminated(seat) || s.Total(seat) != s.Total(winner) {
			continue
		}
		if s.Income(seat) == s.Income(winner) {
			key = "result.wins-tile"
			break
		}
		key = "result.wins-income"
	}
	return p.say(key, "player", winner, "points", s.Total(winner))
}
