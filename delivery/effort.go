package delivery

import (
	"context"
	"errors"
	"fmt"
)

// ErrSteps is the cause of an [UnfinishedError] when the search has taken all
// the steps that it was allowed.
var ErrSteps = errors.New("all steps allowed are taken")

// An UnfinishedError says that a search was stopped before it had looked
// everywhere. What is returned with it is what had been found so far.
type UnfinishedError struct {
	From, To int   // the places between which it searched
	Steps    int   // how many it had taken
	Cause    error // ErrSteps, or the cause of the context's end
}

// Error names the two places, the number of steps and the cause.
func (e *UnfinishedError) Error() string {
	return fmt.Sprintf("delivery: the search from place %d to place %d was stopped after %d steps: %v",
		e.From, e.To, e.Steps, e.Cause)
}

// Unwrap returns the cause, so that [errors.Is] tells [ErrSteps],
// [context.Canceled] and [context.DeadlineExceeded] apart.
func (e *UnfinishedError) Unwrap() error { return e.Cause }

// An effort counts the steps of a search, and stops it when they are too many or
// when its context ends. A step is one place entered.
type effort struct {
	context context.Context
	limit   int // of the steps, 0 if any number may be taken
	steps   int
	stopped error // why the search was stopped, nil if it was not
}

// stepsBetweenLooks is how many steps an exploration takes between two looks at
// the context: some tens of microseconds.
const stepsBetweenLooks = 64

// step counts a step of an exploration, and reports whether it may be taken.
func (e *effort) step() bool {
	if e.allowed(1) == 0 {
		e.stopped = ErrSteps
		return false
	}
	e.steps++
	if e.steps%stepsBetweenLooks == 0 && e.context.Err() != nil {
		e.stopped = context.Cause(e.context)
		return false
	}
	return true
}

// allowed returns how many of n steps may still be taken.
func (e *effort) allowed(n int) int {
	if e.limit > 0 {
		n = min(n, e.limit-e.steps)
	}
	return n
}

// newSearch returns a search that takes no more than the steps allowed, if they
// are above 0.
func newSearch(ctx context.Context, n *Network, to, steps int) search {
	return search{network: n, to: to, effort: effort{context: ctx, limit: max(0, steps)}}
}

// unfinished returns the error of a search from a place, nil if it was not
// stopped.
func (s *search) unfinished(from int) error {
	if s.stopped == nil {
		return nil
	}
	return &UnfinishedError{From: from, To: s.to, Steps: s.steps, Cause: s.stopped}
}

// DistancesContext is [Network.Distances] with a bound on the time it takes. It
// stops when the context ends or, if steps is above 0, when it has taken that
// many steps. It then returns the distances found so far and an
// [*UnfinishedError]: there is a route for each of them, and there may be others.
//
// A step is one place entered; it costs no more than a look at each link. A
// network small enough for the subset recursion is always searched to the end.
func (n *Network) DistancesContext(ctx context.Context, from, to, steps int) (Distances, error) {
	n.mustHave(from, to)
	if !n.joins(from, to) {
		return Distances{}, nil
	}
	if n.small != nil {
		return n.small.between(from, to, uint16(n.others(from))), nil
	}
	s := newSearch(ctx, n, to, steps)
	for limit := MaxDistance; limit > 0 && s.stopped == nil; limit = s.found.AtMost(limit) - 1 {
		if !s.found.Has(limit) {
			s.seek(from, n.others(from), s.found.AtMost(limit)+1, limit)
		}
	}
	return s.found, s.unfinished(from)
}

// LongestContext is [Network.Longest] with a bound on the time it takes, as in
// [Network.DistancesContext]. If it is stopped it returns the longest distance
// within the limit that it has found so far, and an [*UnfinishedError]: there is
// a route for it, and there may be a longer one. It is 0 if none was found yet.
func (n *Network) LongestContext(ctx context.Context, from, to, limit, steps int) (int, error) {
	n.mustHave(from, to)
	s := newSearch(ctx, n, to, steps)
	s.seek(from, n.others(from), 1, limit)
	return s.found.AtMost(limit), s.unfinished(from)
}
