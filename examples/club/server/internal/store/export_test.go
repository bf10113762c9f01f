package store

import "time"

// Hurry makes servers look after their database every few milliseconds.
func Hurry() (done func()) {
	before := []time.Duration{looking, within, quiet}
	beforeIdle := idle
	looking, within, quiet, idle = time.Millisecond, 200*time.Millisecond, 20*time.Millisecond, 1
	return func() { looking, within, quiet, idle = before[0], before[1], before[2], beforeIdle }
}
