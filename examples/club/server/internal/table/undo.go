package table

import (
	"context"
	"fmt"
	"slices"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// Undo asks to take back the last decision of a person, with what bots did after it, or agrees
// to that wish of another. A seat asks once at each position. The decision is taken back when all who sit at the table have
// agreed; bots agree always, and wait until then. What chance has decided stays, and so does
// what was shown of hidden hands: behind it nobody goes back. The error is an *Error: NotFound,
// NoSeat, Stale, NoUndo; or that of the store.
func (h *Host) Undo(ctx context.Context, id, token string, position int64) error {
	return found(h.update(ctx, id, func(t store.Table) (store.Change, error) {
		seat, err := seatAt(t, token, position)
		if err != nil {
			return store.Change{}, err
		}
		undo := store.Undo{By: seat}
		if t.Undo != nil {
			undo = *t.Undo
		} else if slices.Contains(t.Wished, seat) {
			return store.Change{}, &Error{Code: NoUndo, Text: "you have asked for this at this position already", Position: t.Position}
		} else {
			t.Wished = append(slices.Clone(t.Wished), seat)
		}
		if slices.Contains(undo.Consent, seat) {
			return store.Change{}, nil // asked again
		}
		undo.Consent = append(slices.Clone(undo.Consent), seat)
		moves, err := h.store.Moves(ctx, id)
		if err != nil {
			return store.Change{}, err
		}
		now, err := h.position(ctx, t)
		if err != nil {
			return store.Change{}, err
		}
		if t.Over && !now.Over() {
			return store.Change{}, endedError(t)
		}
		ok := false
		if undo.Moves, ok = beforeLast(t, moves); !ok {
			return store.Change{}, &Error{Code: NoUndo, Text: "there is nothing to take back: what chance has decided stands", Position: t.Position}
		}
		p, err := h.replayed(t.Header, moves[:undo.Moves])
		if err != nil {
			return store.Change{}, err
		}
		if describe.Hides(p) && !describe.Hides(now) {
			return store.Change{}, &Error{Code: NoUndo, Text: "there is nothing to take back: all hands were shown", Position: t.Position}
		}
		if !agreed(t, undo) {
			t.Undo = &undo
			return store.Change{Table: &t, Keep: t.Moves}, nil
		}
		change, err := h.moved(ctx, t, p, nil)
		change.Keep = undo.Moves
		return change, err
	}))
}

// beforeLast returns how many moves were made before the last decision of a person. It reports
// false without one, or where chance has decided since.
func beforeLast(t store.Table, moves []store.Move) (int, bool) {
	for n := len(moves) - 1; n >= 0; n-- {
		switch seat := moves[n].Seat; {
		case seat < 1 || seat > len(t.Seats):
			return 0, false
		case t.Seats[seat-1].Bot == "":
			return n, true
		}
	}
	return 0, false
}

// Insist ends a wish to go back: one's own, or by not agreeing to that of another.
// The error is as that of Undo.
func (h *Host) Insist(ctx context.Context, id, token string, position int64) error {
	return found(h.update(ctx, id, func(t store.Table) (store.Change, error) {
		if _, err := seatAt(t, token, position); err != nil || t.Undo == nil {
			return store.Change{}, err
		}
		t.Undo = nil
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
}

// seatAt is the seat of a token that has seen the table as it is.
func seatAt(t store.Table, token string, position int64) (int, error) {
	seat, err := seatOf(t, token)
	if err == nil && isFull(t) {
		err = &Error{Code: Full, Text: "this table has changed so often that nothing more can be kept of it", Position: t.Position}
	}
	if err == nil && position != t.Position {
		err = &Error{Code: Stale, Text: fmt.Sprintf("this is for position %d, and the table is at %d", position, t.Position), Position: t.Position}
	}
	return seat, err
}

// isFull reports whether nothing more can be kept of a table. Nobody fills the disk by going back
// and on: the longest games have some thousand positions.
func isFull(t store.Table) bool { return store.Count(t.Position) >= mostPositionsOf }

const mostPositionsOf = 20_000

// agreed reports whether all who sit at a table have agreed.
func agreed(t store.Table, u store.Undo) bool {
	for i, s := range t.Seats {
		if s.Token != "" && !slices.Contains(u.Consent, i+1) {
			return false
		}
	}
	return true
}

// replayed is the position after moves.
func (h *Host) replayed(header string, moves []store.Move) (describe.Position, error) {
	p, _, err := h.games.New(header, nil)
	for _, m := range moves {
		if err != nil {
			break
		}
		p, err = p.Replay(m.Notation)
	}
	return p, err
}
