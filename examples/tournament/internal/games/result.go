package games

import "github.com/railhex/railhex/variants/family/describe"

// A Result is what a game came to.
type Result struct {
	Game   int             `json:"game"`
	Rounds int             `json:"rounds"`
	End    string          `json:"end"` // the rule that ended it
	Seats  []Seat          `json:"seats"`
	Seen   []describe.Seen `json:"seen,omitempty"` // of the things that the game counts
}

// Whole is the victory of a game: a number that can be shared out among up to
// six players without a rest.
const Whole = 60

// A Seat is what a game came to for one seat.
type Seat struct {
	Entrant int   `json:"entrant"`
	Place   int   `json:"place"` // 1 for the winner; against an opponent without a seat 2 for the loser
	Share   int   `json:"share"` // of the victory, out of Whole
	Total   int   `json:"total"` // points
	From    []int `json:"from"`  // where they come from, in the order of the plan's Sources
	Did     []int `json:"did"`   // how often what was done, in that of its Actions
}

// share shares the victory out among those in the first place.
func (r *Result) share() {
	winners := 0
	for _, seat := range r.Seats {
		if seat.Place == 1 {
			winners++
		}
	}
	for i := range r.Seats {
		if r.Seats[i].Place == 1 {
			r.Seats[i].Share = Whole / winners
		}
	}
}
