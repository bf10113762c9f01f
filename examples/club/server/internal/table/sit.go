package table

import (
	"context"
	"fmt"
	"slices"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// Sit takes the seat of an invitation for the player of a key, also from a bot. The same
// player may ask again. The error is an *Error: NotFound, NoSeat, Taken, BadInput; or that of the store.
func (h *Host) Sit(ctx context.Context, id, key, invite, name string) (seat int, err error) {
	if err := checkKey(key); err != nil {
		return 0, err
	}
	if name, err = nameOf(name); err != nil {
		return 0, err
	}
	err = h.update(ctx, id, func(t store.Table) (store.Change, error) {
		seat = seatBy(t, invite, inviteHash)
		if seat == 0 {
			return store.Change{}, &Error{Code: NoSeat, Text: "this invitation is to no seat at this table"}
		}
		s := t.Seats[seat-1]
		switch own := seatBy(t, key, tokenHash); {
		case own == seat:
			return store.Change{}, nil // asked again
		case own != 0:
			return store.Change{}, &Error{Code: Taken, Text: "you have another seat at this table"}
		case s.Token != "":
			return store.Change{}, &Error{Code: Taken, Text: "somebody has sat down there already"}
		}
		s.Token, s.Bot = store.Hash(key), ""
		wasHere := func(f store.Former) bool { return f.Seat == seat }
		if name != "" || slices.ContainsFunc(t.Former, wasHere) {
			s.Name = name
			t.Former = slices.DeleteFunc(slices.Clone(t.Former), wasHere)
		}
		if p, err := h.position(ctx, t); err != nil {
			return store.Change{}, err
		} else if p.Turn() == seat { // a new player has all the time
			if err := h.begun(ctx, &t); err != nil {
				return store.Change{}, err
			}
		}
		return seated(t, seat, s, Seated), nil
	})
	if err != nil {
		return 0, found(err)
	}
	return seat, nil
}

// Leave gives up the seat of a key. The invitation that it returns is for the next player;
// the one before is void. The error is as that of Sit.
func (h *Host) Leave(ctx context.Context, id, key string) (invite string, err error) {
	return h.vacate(ctx, id, Left, func(t store.Table) (int, error) { return seatOf(t, key) })
}

// Free takes a seat from its player or bot, or voids its invitation, for the player of the key
// who opened the table. It returns an invitation as Leave does. The error is as that of
// Sit, or NotOpener.
func (h *Host) Free(ctx context.Context, id, key string, seat int) (invite string, err error) {
	return h.vacate(ctx, id, Freed, func(t store.Table) (int, error) {
		if !opened(t, key) {
			return 0, errNotOpener
		}
		return seat, checkSeat(t, seat)
	})
}

// FreeAnyway is Free for the operator.
func (h *Host) FreeAnyway(ctx context.Context, id string, seat int) (invite string, err error) {
	return h.vacate(ctx, id, FreedByOperator, func(t store.Table) (int, error) { return seat, checkSeat(t, seat) })
}

// checkSeat returns an error for a seat that a table does not have.
func checkSeat(t store.Table, seat int) error {
	if seat < 1 || seat > len(t.Seats) {
		return &Error{Code: NoSeat, Text: fmt.Sprintf("there is no seat %d; the table has the seats 1 to %d", seat, len(t.Seats))}
	}
	return nil
}

// End ends a game that is not over, for the operator: nobody can move any more. The error
// is an *Error, NotFound, or that of the store.
func (h *Host) End(ctx context.Context, id string) error {
	return found(h.update(ctx, id, func(t store.Table) (store.Change, error) {
		if t.Over {
			return store.Change{}, nil
		}
		t.Over, t.Undo = true, nil
		return store.Change{Table: noted(t, EndedByOperator, 0), Keep: t.Moves}, nil
	}))
}

// Delete deletes a table, for the operator. The error is as that of End.
func (h *Host) Delete(ctx context.Context, id string) error { return found(h.store.Delete(ctx, id)) }

// vacate gives a seat that may be chosen a new invitation.
func (h *Host) vacate(ctx context.Context, id, kind string, choose func(store.Table) (int, error)) (invite string, err error) {
	invite = newSecret()
	err = h.update(ctx, id, func(t store.Table) (store.Change, error) {
		seat, err := choose(t)
		if err != nil {
			return store.Change{}, err
		}
		s := t.Seats[seat-1]
		if s.Token == "" && s.Bot == "" {
			kind = "" // nobody has to know
		}
		if s.Token != "" {
			t.Former = append(slices.Clone(t.Former), store.Former{Seat: seat, Player: s.Token})
		}
		s.Token, s.Bot, s.Invite = "", "", store.Hash(invite)
		return seated(t, seat, s, kind), nil
	})
	if err != nil {
		return "", found(err)
	}
	return invite, nil
}

// seated returns the change of a table by a seat, with a note of a kind, or without one. A
// request to take back a move lapses, for a player who agreed to it may be gone.
func seated(t store.Table, seat int, s store.Seat, kind string) store.Change {
	seats := append([]store.Seat(nil), t.Seats...)
	seats[seat-1] = s
	t.Seats, t.Undo, t.Pausing = seats, nil, nil
	if kind == "" {
		return store.Change{Table: &t, Keep: t.Moves}
	}
	return store.Change{Table: noted(t, kind, seat), Keep: t.Moves}
}

// noted is a table with one note more.
func noted(t store.Table, kind string, seat int) *store.Table {
	notes := append([]store.Note(nil), t.Notes[max(0, len(t.Notes)+1-mostNotes):]...)
	t.Notes = append(notes, store.Note{Kind: kind, Seat: seat, Moves: t.Moves})
	return &t
}

// The kinds of notes about the seats of a table.
const (
	Seated = "seated"
	Left   = "left"
	Freed  = "freed" // by the player who opened the table

	Rematched = "rematch" // another table was opened for the same people

	FreedByOperator = "freed-operator"
	EndedByOperator = "ended-operator"
)

// mostNotes is how many notes of a table are kept.
const mostNotes = 20
