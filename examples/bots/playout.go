package bots

import (
	"math"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
)

// playOut plays on as Greedy would, and says how that went for each seat.
func (t *tree) playOut(from *steamrollers.State) rewards {
	s := *from
	for !s.Over() {
		if s.Chance() {
			s = after(&s, t.luck.Next(&s))
		} else {
			s = after(&s, t.greedy.Choose(&s, nil))
		}
	}
	return rewardsOf(&s)
}

// rewards say how a game went for each seat, from 0 to 1.
type rewards [steamrollers.MaxSeats + 1]float64

// rewardsOf is how a game has gone that is over: by how many points each seat
// is ahead of the best other one, or of Olive. Victory counts most, for it is
// around it that a point makes the greatest difference. Where points are equal
// and somebody has won all the same, that is worth half a point.
func rewardsOf(s *steamrollers.State) (r rewards) {
	winners := s.Winners()
	if s.Setup().Olive != 0 {
		if s.OliveStep() != solo.Won {
			r[1] = reward(decided(s.Points(1).Total()-s.OlivePoints().Total, winners.Has(1)))
		}
		return r
	}
	first, second := math.MinInt, math.MinInt // the most points, and the most of all others
	var totals [steamrollers.MaxSeats + 1]int
	for seat := 1; seat <= s.Seats(); seat++ {
		totals[seat] = s.Points(steamrollers.Seat(seat)).Total()
		switch {
		case totals[seat] > first:
			first, second = totals[seat], first
		case totals[seat] > second:
			second = totals[seat]
		}
	}
	for seat := 1; seat <= s.Seats(); seat++ {
		best := first
		if totals[seat] == first {
			best = second
		}
		lead := float64(totals[seat] - best)
		if winners.Len() == 1 {
			lead = decided(totals[seat]-best, winners.Has(steamrollers.Seat(seat)))
		}
		r[seat] = reward(lead)
	}
	return r
}

// decided is a lead in points, with half a point for who has won, or lost, at
// equal points (SCORE-6, SOLO-14).
func decided(lead int, won bool) float64 {
	switch {
	case lead != 0:
		return float64(lead)
	case won:
		return 0.5
	}
	return -0.5
}

// tellingLead is with how many points a game is as good as won in three of four.
const tellingLead = 8

// reward is 1/2 for nobody ahead, and comes near 1 for a great lead.
func reward(lead float64) float64 { return 1 / (1 + math.Exp(-lead/tellingLead)) }

// rewardOfPoint is what a point is in rewards where nobody is far ahead: the
// slope of reward at a lead of 0.
const rewardOfPoint = 1.0 / (4 * tellingLead)
