package search

import (
	"math"

	"github.com/railhex/railhex/variants/family"
)

// Chances returns what a lead in points is worth: 1/2 without a lead, 3/4 for tellingLead,
// and nearly 1 for a large lead.
func Chances(lead, tellingLead float64) float64 { return 1 / (1 + math.Exp(-lead/tellingLead)) }

// Points are the points that each seat has, or will have, by its number.
type Points [mostSeats + 1]float64

// Standings sets expected[seat] of each seat to the [Chances] of its lead over the best
// other seat, where points[seat] are the points that a seat has or will have. If the game
// is over and one of the seats with the most points has won, its victory counts as a lead
// of half a point.
func Standings[P family.Pointer[State, Move], State, Move comparable](
	expected *Expected, s P, points *Points, tellingLead float64,
) {
	first, second := math.Inf(-1), math.Inf(-1) // the most points, and the most of all others
	winners := 0
	for seat := 1; seat <= s.Seats(); seat++ {
		if s.Rank(family.Seat(seat)) == 1 {
			winners++
		}
		switch {
		case points[seat] > first:
			first, second = points[seat], first
		case points[seat] > second:
			second = points[seat]
		}
	}
	for seat := 1; seat <= s.Seats(); seat++ {
		best := first
		if points[seat] == first {
			best = second
		}
		lead := points[seat] - best
		if lead == 0 && winners == 1 {
			lead = -0.5
			if s.Rank(family.Seat(seat)) == 1 {
				lead = 0.5
			}
		}
		expected[seat] = Chances(lead, tellingLead)
	}
}
