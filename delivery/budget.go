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

// A budget counts the steps of a search, and stops it when they are too many or
// when its context ends. A step is one place entered. It lives no longer than the
// call whose context it holds.
type budget struct {
	context context.Context
	limit   int // of the steps, 0 if any number may be taken
	steps   int
	stopped error // why the search was stopped, nil if it was not
}

// stepsBetweenLooks is how many steps branch and bound takes between two looks at
// the context: some tens of microseconds.
const stepsBetweenLooks = 64

// step counts a step of branch and bound, and reports whether it may be taken.
func (b *budget) step() bool {
	if b.allowed(1) == 0 {
		b.stopped = ErrSteps
		return false
	}
	b.steps++
	if b.steps%stepsBetweenLooks == 0 && b.context.Err() != nil {
		b.stopped = context.Cause(b.context)
		return false
	}
	return true
}

// allowed is how many of n steps may still be taken.
func (b *budget) allowed(n int) int {
	if b.limit > 0 {
		n = min(n, b.limit-b.steps)
	}
	return n
}

// newSearch is a search that takes no more than the steps allowed, if they
// are above 0.
func newSearch(ctx context.Context, n *Network, to, steps int) search {
	return search{network: n, to: to, budget: budget{context: ctx, limit: max(0, steps)}}
}

// unfinished is the error of a search from a place, nil if it was not
// stopped.
func (s *search) unfinished(from int) error {
	if s.stopped == nil {
		return nil
	}
	return &UnfinishedError{From: from, To: s.to, Steps: s.steps, Cause: s.stopped}
}
