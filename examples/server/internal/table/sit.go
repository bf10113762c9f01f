package table

import (
	"context"

	"github.com/railhex/railhex/examples/server/internal/store"
)

// Sit takes the seat of an invitation and gives its token. Who asks again, by the
// same request, is given the same token. The error is an *Error: NotFound, NoSeat,
// Taken, BadInput; or that of the store.
func (h *Host) Sit(ctx context.Context, id, invite, name, request string) (seat int, token string, err error) {
	if err := checkRequest(request); err != nil {
		return 0, "", err
	}
	if name, err = nameOf(name); err != nil {
		return 0, "", err
	}
	token = tokenOf(h.store.Pepper(), id, invite, request)
	err = h.store.Update(ctx, id, func(t store.Table) (store.Change, error) {
		seat = seatBy(t, invite, inviteHash)
		if seat == 0 {
			return store.Change{}, &Error{Code: NoSeat, Text: "this invitation is to no seat at this table"}
		}
		s := t.Seats[seat-1]
		if sameHash(s.Token, hashOf(token)) {
			return store.Change{}, nil // asked again
		}
		if s.Token != "" {
			return store.Change{}, &Error{Code: Taken, Text: "somebody has sat down there already"}
		}
		s.Token = hashOf(token)
		if name != "" {
			s.Name = name
		}
		return seated(t, seat, s), nil
	})
	if err != nil {
		return 0, "", found(err)
	}
	return seat, token, nil
}

// Leave gives up a seat. The invitation that it gives is to that seat, for whoever
// sits down next; the one before is void. The error is as that of Sit.
func (h *Host) Leave(ctx context.Context, id, token string) (invite string, err error) {
	invite = newSecret()
	err = h.store.Update(ctx, id, func(t store.Table) (store.Change, error) {
		seat, err := seatOf(t, token)
		if err != nil {
			return store.Change{}, err
		}
		s := t.Seats[seat-1]
		s.Token, s.Invite = "", hashOf(invite)
		return seated(t, seat, s), nil
	})
	if err != nil {
		return "", found(err)
	}
	return invite, nil
}

// seated is the change of a table by a seat. A wish to go back lapses, for who has
// agreed to it may be gone.
func seated(t store.Table, seat int, s store.Seat) store.Change {
	seats := append([]store.Seat(nil), t.Seats...)
	seats[seat-1] = s
	t.Seats, t.Undo = seats, nil
	return store.Change{Table: &t, Keep: t.Moves}
}
