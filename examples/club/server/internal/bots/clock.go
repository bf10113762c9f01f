package bots

import (
	"context"
	"time"
)

// every is how often clocks are looked at.
const every = time.Minute

// longestGap is for how long nobody may have looked at the clocks without a break in which
// players could not move, or the clock of the machine was set.
const longestGap = 5 * time.Minute

// keepTime reminds players of moves that are due, and moves for those whose time is up. It does
// not before the server has run for some time without a break, in which they can still move.
func (p *Players) keepTime(ctx context.Context) {
	w := p.worker()
	var begun int64 // in seconds that servers have run
	var last time.Time
	for {
		var left time.Duration // of the grace
		now, err := p.host.Ran(ctx)
		if err == nil {
			wall := p.options.Now().Round(0) // what the clock says, and not how much time has passed
			if gap := wall.Sub(last); gap < 0 || gap > longestGap {
				begun = now
			}
			last = wall
			left = p.options.Grace - time.Duration(now-begun)*time.Second
			err = p.lookAtClocks(ctx, w, left <= 0)
		}
		if err != nil && ctx.Err() == nil {
			p.options.Log.Error("the clocks of tables cannot be looked at", "error", err)
		}
		next := every
		if left > 0 {
			next = min(every, max(left, time.Second)) // Ran counts seconds
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(next):
		}
	}
}

// lookAtClocks looks at all clocks, and moves for players whose time is up if it may.
func (p *Players) lookAtClocks(ctx context.Context, w *worker, may bool) error {
	ids, err := p.host.Automatic(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		for more := true; more; {
			task, err := guarded(ctx, p.host.Late, id, w.random)
			if more = err == nil && task != nil && may; more {
				more, err = w.move(ctx, task) // a turn may have several
			}
			if err != nil && ctx.Err() == nil {
				p.options.Log.Error("the clock of a table cannot be looked at", "table", id, "error", err)
			}
		}
	}
	return nil
}
