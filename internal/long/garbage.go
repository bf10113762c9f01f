package long

import (
	"os"
	"runtime/debug"
)

// The tests that import this package play whole games, and drop nearly all that they
// allocate at once: to collect it at every four megabytes takes a quarter of their time.
func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(800)
	}
}
