package bots

import (
	"context"
	"time"
)

// every is how often clocks are looked at.
var every = time.Minute

// longestGap is for how long nobody may have looked at the clocks without a break in which
// players could not move, or the clock of the machine was set.
const longestGap = 5 * time.Minute

// keepTime reminds players of moves that are due, and moves for those whose time is up. It does
// not before the server has run for some time without a break, in which they can still move.
func (p *Players) keepTime(ctx context.Context) {
	w := p.worker()
	again := time.NewTicker(every)
	defer again.Stop()
	var begun int64 // in seconds that servers have run
	var last time.Time
	for {
		now, err := p.host.Ran(ctx)
		wall := time.Now().Round(0)
		if gap := wall.Sub(last); gap < 0 || gap > longestGap {
			begun = now
		}
		last = wall
		if err == nil {
			err = p.lookAtClocks(ctx, w, time.Duration(now-begun)*time.Second >= p.options.Grace)
		}
		if err != nil && ctx.Err() == nil {
			p.options.Log.Error("the clocks of tables cannot be looked at", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-again.C:
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
			task, err := p.host.Late(ctx, id, w.random)
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
