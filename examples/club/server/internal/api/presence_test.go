package api

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestAPageLoadedAnew: a player is here until no stream has been there for the while, and what
// ends and comes again within it tells nothing.
func TestAPageLoadedAnew(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var told atomic.Int32
		p := newPresence(10*time.Second, func(string) { told.Add(1) })
		holds := func(here string, times int32) {
			t.Helper()
			synctest.Wait()
			if got := p.event("table"); got != here || told.Load() != times {
				t.Fatalf("told %d times, the last time %q; want %d and %q", told.Load(), got, times, here)
			}
		}
		holds("", 0)
		gone := p.come("table", 1)
		holds("", 1)
		time.Sleep(10 * time.Second) // after which the server knows who comes back after its start
		holds("event: presence\ndata: {\"here\":[1]}\n\n", 2)
		gone()
		time.Sleep(9 * time.Second)
		gone = p.come("table", 1)
		other := p.come("table", 1)
		other()
		time.Sleep(time.Minute)
		holds("event: presence\ndata: {\"here\":[1]}\n\n", 2)
		gone()
		time.Sleep(9 * time.Second)
		holds("event: presence\ndata: {\"here\":[1]}\n\n", 2)
		time.Sleep(time.Second)
		holds("event: presence\ndata: {\"here\":[]}\n\n", 3)
	})
}
