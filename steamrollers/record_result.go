package steamrollers

import (
	"fmt"

	"github.com/railhex/railhex/internal/record"
)

// A ResultError is what is wrong with the points that a record claims at its end.
type ResultError struct {
	Claimed []int  // by the record, from seat 1 on
	Points  []int  // of the position in which the record stops
	Reason  Phrase // whose points differ, and by how much
}

// Error is the reason, and the rule that says who wins.
func (e *ResultError) Error() string { return fmt.Sprintf("%s (%s)", e.Reason, ScoreRanking.String()) }

// Unwrap gives the rule that says who wins (SCORE-6).
func (e *ResultError) Unwrap() error { return ScoreRanking }

// checkResult holds what a record claims for each seat to the points of the
// position in which it stops: nil, or a *ResultError.
func (s *State) checkResult(claimed []int) error {
	points, named := record.Compare(claimed, func(seat Seat) int { return s.Points(seat).Total() })
	if named == nil {
		return nil
	}
	return &ResultError{claimed, points, Phrase{ReasonResultDiffers, named}}
}
