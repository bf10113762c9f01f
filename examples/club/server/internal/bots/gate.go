package bots

import (
	"context"
	"sync"
	"time"
)

// A Gate has bots wait while the server answers requests. The zero Gate is open.
type Gate struct {
	mu     sync.Mutex
	served int
	open   chan struct{} // closed when nothing is served any more
}

// patience is how long a bot waits before its next step at most: under load that never ends
// bots go on, slowly.
const patience = 10 * time.Millisecond

// Serve keeps bots waiting until done is called.
func (g *Gate) Serve() (done func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.served == 0 {
		g.open = make(chan struct{})
	}
	g.served++
	return g.leave
}

func (g *Gate) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.served--; g.served == 0 {
		close(g.open)
		g.open = nil
	}
}

// pass waits until nothing is served, but no longer than patience or than the context lasts.
func (g *Gate) pass(ctx context.Context) {
	g.mu.Lock()
	open := g.open
	g.mu.Unlock()
	if open == nil {
		return
	}
	enough := time.NewTimer(patience)
	defer enough.Stop()
	select {
	case <-open:
	case <-enough.C:
	case <-ctx.Done():
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
