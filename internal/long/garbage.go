package long

import (
	"os"
	"runtime/debug"
)

// The tests that import this package play whole games, and drop nearly all that they
// allocate at once. Collecting at every four megabytes would take a quarter of their
// time.
func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(800)
	}
}
