package words

import (
	"slices"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
)

// Result says who has won, and by what (SCORE-6, SOLO-14); "" until the game is
// over.
func (p Speaker) Result(s *steamrollers.State) string {
	switch {
	case !s.Over():
		return ""
	case s.Setup().Olive != 0:
		return p.resultOfSolo(s)
	}
	winners := slices.Collect(s.Winners().All())
	points := s.Points(winners[0])
	if len(winners) > 1 {
		return p.say("result.shared", "players", every(p.players(winners)), "points", points.Total())
	}
	key := "result.wins"
	var others []steamrollers.Seat
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat == winners[0] || s.Points(seat).Total() != points.Total() {
			continue
		}
		others = append(others, seat)
		if s.Boxes(seat) == s.Boxes(winners[0]) {
			key = "result.wins-network"
		} else if key == "result.wins" {
			key = "result.wins-boxes"
		}
	}
	return p.say(key, "player", winners[0], "points", points.Total(), "others", every(p.players(others)))
}

func (p Speaker) resultOfSolo(s *steamrollers.State) string {
	key := "result.beats-olive"
	switch {
	case s.OliveStep() == solo.Won:
		key = "result.olive-at-once"
	case s.Winners().Has(steamrollers.Nobody):
		key = "result.olive"
	}
	return p.say(key, "player", steamrollers.Seat(1), "points", s.Points(1).Total(), "olive", s.OlivePoints().Total)
}

func (p Speaker) players(seats []steamrollers.Seat) (names []string) {
	for _, seat := range seats {
		names = append(names, p.Player(seat))
	}
	return names
}
