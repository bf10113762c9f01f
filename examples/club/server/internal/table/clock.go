package table

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Clock says how long a move may take at a table.
type Clock struct {
	Days int    `json:"days"`
	Late string `json:"late"` // what happens then: LatePass or LateBot
}

// What happens to a seat whose time is up.
const (
	LatePass = "pass" // it passes where that is legal, and otherwise the weakest bot moves
	LateBot  = "bot"  // the weakest bot moves
)

// Due is the clock of a table as it shows it.
type Due struct {
	Clock
	Due int64 `json:"due"` // when the move that is asked has to be made, in seconds since 1970; 0 if no person is asked
}

const (
	mostDays = 60
	day      = 24 * 60 * 60 // seconds
	// atLeast is how many seconds a player has after a reminder.
	atLeast = 60 * 60
)

// The kinds of notes about the time.
const (
	Reminded = "reminded" // a quarter of the time is left
	WasLate  = "late"
)

// newClock is the clock of a new table.
func newClock(c *Clock) (*store.Clock, error) {
	if c == nil {
		return nil, nil
	}
	if c.Days < 1 || c.Days > mostDays {
		return nil, &Error{Code: BadInput, Text: fmt.Sprintf("a move may take 1 to %d days", mostDays)}
	}
	if c.Late != LatePass && c.Late != LateBot {
		return nil, &Error{Code: BadInput, Text: fmt.Sprintf("when time is up %q cannot happen: it is %s or %s", c.Late, LatePass, LateBot)}
	}
	return &store.Clock{Days: c.Days, Late: c.Late}, nil
}

// A running counts the seconds for which servers have run. Moves are due by these, and not by
// the clock of the machine: what players could not use does not count.
type running struct {
	mu    sync.Mutex
	count func(context.Context) (int64, error)
	ran   int64
	at    time.Time
}

// fresh is how long a count is used.
const fresh = time.Minute

func (r *running) now(ctx context.Context) (int64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	since := time.Since(r.at)
	if r.at.IsZero() || since > fresh {
		ran, err := r.count(ctx)
		if err != nil {
			return 0, err
		}
		r.ran, r.at, since = ran, time.Now(), 0
	}
	return r.ran + int64(since/time.Second), nil
}

// Ran returns for how many seconds servers have run. Its error is that of the store.
func (h *Host) Ran(ctx context.Context) (int64, error) { return h.running.now(ctx) }

// begun has a table's clock begin anew, for a new position or a new player.
func (h *Host) begun(ctx context.Context, t *store.Table) error {
	if t.Clock == nil {
		return nil
	}
	now, err := h.running.now(ctx)
	if err != nil {
		return err
	}
	clock := *t.Clock
	clock.Due, clock.Reminded = now+int64(clock.Days)*day, false
	t.Clock = &clock
	return nil
}

// due is the clock of a table as it is shown.
func (h *Host) due(ctx context.Context, t store.Table, p describe.Position) (*Due, error) {
	if t.Clock == nil {
		return nil, nil
	}
	d := &Due{Clock: Clock{t.Clock.Days, t.Clock.Late}}
	if !timed(t, p) {
		return d, nil
	}
	now, err := h.running.now(ctx)
	left := max(t.Clock.Due-now, 0)
	d.Due = (h.now().Unix() + left + 59) / 60 * 60 // whole minutes: two answers do not differ
	return d, err
}

// timed reports whether the time of a person runs.
func timed(t store.Table, p describe.Position) bool {
	seat := p.Turn()
	return t.Clock != nil && t.Paused == 0 && !t.Over && seat > 0 && t.Seats[seat-1].Token != "" && !isFull(t)
}

// Late looks at the clock of a table. It reminds the player who is asked, and returns what
// moves for the player if time is up, nil if nothing has to be done. A wish to go back lapses
// if a bot has waited for the whole time of a move. The error is an *Error, NotFound or
// Damaged, or that of the store.
func (h *Host) Late(ctx context.Context, id string, random *rand.Rand) (*Task, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return nil, found(err)
	}
	if t.Clock == nil {
		return nil, nil
	}
	now, err := h.running.now(ctx)
	if err != nil || now < t.Clock.Due-int64(t.Clock.Days)*day/4 {
		return nil, err
	}
	p, err := h.position(ctx, t)
	if err != nil {
		return nil, err
	}
	switch late := now >= t.Clock.Due; {
	case late && t.Undo != nil && !timed(t, p):
		return nil, h.lapse(ctx, t)
	case !timed(t, p) || !late && t.Clock.Reminded:
		return nil, nil
	case !t.Clock.Reminded:
		return nil, h.remind(ctx, t, now)
	}
	seat := p.Turn()
	task := &Task{Table: id, Seat: seat, Bot: p.Of().Bots()[0], Position: p.Redealt(seat, random), number: t.Position, Late: true}
	if t.Clock.Late == LatePass && slices.Contains(task.Position.Moves(), pass) {
		task.Pass = pass
	}
	return task, nil
}

// pass is the move that passes, in the notation of the games that have one.
const pass = "pass"

// lapse ends a wish to go back.
func (h *Host) lapse(ctx context.Context, seen store.Table) error {
	return h.update(ctx, seen.ID, func(t store.Table) (store.Change, error) {
		if t.Version != seen.Version {
			return store.Change{}, nil
		}
		t.Undo = nil
		return store.Change{Table: &t, Keep: t.Moves}, nil
	})
}

// remind notes that time is nearly up. The player then has an hour at least.
func (h *Host) remind(ctx context.Context, seen store.Table, now int64) error {
	return h.update(ctx, seen.ID, func(t store.Table) (store.Change, error) {
		p, err := h.position(ctx, t)
		if err != nil || t.Version != seen.Version {
			return store.Change{}, err
		}
		clock := *t.Clock
		clock.Reminded, clock.Due = true, max(clock.Due, now+atLeast)
		t.Clock = &clock
		return store.Change{Table: noted(t, Reminded, p.Turn()), Keep: t.Moves, Quiet: true}, nil
	})
}

// stillLate leaves no more time for what else a seat has to decide in its turn, after a move
// that was made because time was up.
func stillLate(t *store.Table, before, after describe.Position) {
	if after.Turn() == before.Turn() && after.View(0, describe.Manner{}).Round == before.View(0, describe.Manner{}).Round {
		t.Clock.Due, t.Clock.Reminded = 0, true // it is this change's own
	}
}

// isLate reports whether a server may still move for a player.
func (h *Host) isLate(ctx context.Context, t store.Table, p describe.Position) (bool, error) {
	if !timed(t, p) {
		return false, nil
	}
	now, err := h.running.now(ctx)
	return t.Clock.Reminded && now >= t.Clock.Due, err
}
