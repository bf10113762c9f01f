package push

import "time"

// Hurry has pushes that fail tried again after some milliseconds, and within so short a time.
func Hurry(took time.Duration) (done func()) {
	before, beforeWithin := retries, within
	retries, within = []time.Duration{time.Millisecond, time.Millisecond}, took
	return func() { retries, within = before, beforeWithin }
}

// MostWaiting is how many tables wait, and Senders how many pushes are sent beside each other.
const (
	MostWaiting = mostWaiting
	Senders     = senders
)
