package table

import (
	"context"
	"slices"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// The kinds of notes about a pause, and about those who look on.
const (
	Paused   = "paused"
	Resumed  = "resumed"
	Closed   = "closed" // to those who look on
	Reopened = "reopened"
)

// Pause is a wish to let the table rest, or the rest itself when all who sit there have agreed.
type Pause struct {
	Rests   bool  `json:"rests"`
	Consent []int `json:"consent"` // seats
}

// Pause asks to let a table rest, or agrees to that wish of another. When all who sit there have agreed, its
// clock stands still, bots wait, and nobody neglects it, until somebody moves or calls Resume. The error is an
// *Error: NotFound, NoSeat or Ended; or that of the store.
func (h *Host) Pause(ctx context.Context, id, key string) error {
	return h.rest(ctx, id, key, func(t *store.Table, seat int) (note string, err error) {
		if t.Over {
			return "", &Error{Code: Ended, Text: "the game is over", Position: t.Position}
		}
		if t.Paused != 0 || slices.Contains(t.Pausing, seat) {
			return "", nil // asked again
		}
		t.Pausing = append(slices.Clone(t.Pausing), seat)
		if !agreed(*t, store.Undo{Consent: t.Pausing}) {
			return "", nil
		}
		now, err := h.running.now(ctx)
		t.Paused = max(now, 1)
		return Paused, err
	})
}

// Resume ends a pause, or a wish for one. The clock goes on with the time that was left. The error is as that of
// Pause.
func (h *Host) Resume(ctx context.Context, id, key string) error {
	return h.rest(ctx, id, key, func(t *store.Table, _ int) (note string, err error) {
		if t.Paused != 0 {
			note = Resumed
		}
		if t.Paused != 0 && t.Clock != nil {
			now, err := h.running.now(ctx)
			if err != nil {
				return "", err
			}
			clock := *t.Clock
			clock.Due += now - t.Paused
			t.Clock = &clock
		}
		t.Paused, t.Pausing = 0, nil
		return note, nil
	})
}

// rest changes how a table rests, for somebody who sits there, with a note unless its kind is "".
func (h *Host) rest(ctx context.Context, id, key string, change func(t *store.Table, seat int) (note string, err error)) error {
	return found(h.update(ctx, id, func(t store.Table) (store.Change, error) {
		seat, err := seatOf(t, key)
		if err != nil {
			return store.Change{}, err
		}
		before := t.Details
		note, err := change(&t, seat)
		if err != nil || before.Paused == t.Paused && len(before.Pausing) == len(t.Pausing) {
			return store.Change{}, err
		}
		if note != "" {
			t = *noted(t, note, seat)
		}
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
}

// Close closes a table to those who look on, or opens it to them again, for the player who opened it. The error
// is an *Error: NotFound or NotOpener; or that of the store.
func (h *Host) Close(ctx context.Context, id, key string, closed bool) error {
	return found(h.update(ctx, id, func(t store.Table) (store.Change, error) {
		if !opened(t, key) {
			return store.Change{}, errNotOpener
		}
		if t.Closed == closed {
			return store.Change{}, nil // asked again
		}
		t.Closed = closed
		return store.Change{Table: noted(t, map[bool]string{true: Closed, false: Reopened}[closed], 0), Keep: t.Moves}, nil
	}))
}

var errNotOpener = &Error{Code: NotOpener, Text: "the player who opened the table can do this, and nobody else"}

// mayLook returns an error for somebody who may not see a table: it is closed to those who neither sit there, nor
// have opened it or an invitation to it.
func mayLook(t store.Table, token string) error {
	if t.Closed && seatBy(t, token, tokenHash) == 0 && seatBy(t, token, inviteHash) == 0 && !opened(t, token) {
		return &Error{Code: NoWatchers, Text: "this table is closed to those who look on"}
	}
	return nil
}
