package table

import (
	"context"
	"errors"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// Rematch opens a table of the same setup for those who sit at one whose game is over, each one seat
// further on, so that another begins. The player of the key sits there, or opened it. There is one
// rematch: whoever asks again is given the same, without invitations. The error is an *Error, NotFound,
// NoSeat or TooSoon, or that of the store.
func (h *Host) Rematch(ctx context.Context, id, key string) (Opened, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return Opened{}, found(err)
	}
	if _, err := seatOf(t, key); err != nil && !opened(t, key) {
		return Opened{}, err
	}
	if !t.Over {
		return Opened{}, &Error{Code: TooSoon, Text: "the game is not over", Position: t.Position}
	}
	next, made, err := h.rotated(ctx, t)
	if err != nil {
		return Opened{}, err
	}
	if t.Again == "" {
		if err := h.store.Create(ctx, next); err != nil {
			return Opened{}, err
		}
		err := h.update(ctx, id, func(t store.Table) (store.Change, error) {
			if t.Again != "" {
				return store.Change{}, nil
			}
			t.Again = next.ID
			return store.Change{Table: noted(t, Rematched, 0), Keep: t.Moves}, nil
		})
		if err != nil {
			return Opened{}, found(err)
		}
		if t, err = h.store.Table(ctx, id); err != nil {
			return Opened{}, found(err)
		}
	}
	if t.Again == next.ID {
		return made, h.begin(ctx, next.ID)
	}
	if err := h.store.Delete(ctx, next.ID); err != nil && !errors.Is(err, store.ErrNoTable) {
		return Opened{}, err // somebody else was faster
	}
	return Opened{ID: t.Again, Game: made.Game, Invites: []string{}}, nil
}

// rotated is a new table of the setup of another, at which each sits one seat further on.
func (h *Host) rotated(ctx context.Context, t store.Table) (store.Table, Opened, error) {
	start, header, err := h.games.New(t.Header, nil)
	if err != nil {
		return store.Table{}, Opened{}, damaged(t, "its setup cannot be read: %v", err)
	}
	next := store.Table{Header: header, Opener: t.Opener}
	for i := range t.Seats {
		s := t.Seats[(i+len(t.Seats)-1)%len(t.Seats)]
		if s.Token == "" {
			s.Name = "" // of somebody who has left
		}
		next.Seats = append(next.Seats, s)
	}
	if t.Clock != nil {
		next.Clock = &store.Clock{Days: t.Clock.Days, Late: t.Clock.Late}
	}
	return h.fresh(ctx, next, start)
}
