package bots

import (
	"context"
	"sync/atomic"
	"time"
)

// A Gate has bots wait while the server answers requests. The zero Gate is open.
type Gate struct{ served atomic.Int64 }

// patience is how long a bot waits before its next step at most: under load that never ends
// bots go on, slowly.
const patience = 10 * time.Millisecond

// Serve keeps bots waiting until done is called.
func (g *Gate) Serve() (done func()) {
	g.served.Add(1)
	return func() { g.served.Add(-1) }
}

// pass waits until nothing is served, but no longer than patience or than the context lasts.
func (g *Gate) pass(ctx context.Context) {
	for end := time.Now().Add(patience); g.served.Load() > 0 && ctx.Err() == nil && time.Now().Before(end); {
		time.Sleep(patience / 20)
	}
}

// A yielding context has its Err wait at a gate. A search asks before each
// of its iterations.
type yielding struct {
	context.Context
	gate *Gate
}

func (y yielding) Err() error {
	y.gate.pass(y.Context)
	return y.Context.Err()
}
