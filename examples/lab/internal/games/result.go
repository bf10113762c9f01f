package games

import (
	"slices"

	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/variants/family/describe"
)

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
	// Forfeit says why the seat lost before the end. Its points and deeds are then in part
	// those of the deputy who made its moves.
	Forfeit *guests.Forfeit `json:"forfeit,omitempty"`
}

// count fills in what was counted in the game.
func (r *Result) count(counted describe.Counted) {
	r.Rounds, r.End, r.Seen = counted.Rounds, counted.Ended, counted.Seen
	for i, seat := range counted.Seats {
		at := &r.Seats[i]
		at.Place, at.Total, at.From, at.Did = seat.Rank, seat.Points, seat.From, seat.Did
	}
	if slices.ContainsFunc(r.Seats, func(s Seat) bool { return s.Forfeit != nil }) {
		r.placeForfeits()
	}
	r.share()
}

// placeForfeits places those who have forfeited behind the others.
func (r *Result) placeForfeits() {
	placed := slices.Clone(r.Seats)
	for i := range r.Seats {
		own, place := placed[i], 1
		for _, other := range placed {
			if other.Forfeit == nil && (own.Forfeit != nil || other.Place < own.Place) {
				place++
			}
		}
		if len(placed) == 1 {
			place = 2 // the opponent without a seat has won
		}
		r.Seats[i].Place = place
	}
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
