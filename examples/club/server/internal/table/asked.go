package table

import (
	"context"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// An Asked is whom a table asks, for those who tell that player.
type Asked struct {
	Title    string   // of the game
	Names    []string // of the others, where they have one
	Position int64    // grows with every change of the position
	Seat     int      // 0 for nobody
	Player   string   // the hash of the player's key, "" if nobody sits there
	Players  []string // the hashes of the keys of all who sit at the table
}

// Asked returns whom a table asks. The error is as that of Table.
func (h *Host) Asked(ctx context.Context, id string) (Asked, error) {
	t, err := h.store.Table(ctx, id)
	if err != nil {
		return Asked{}, found(err)
	}
	p, err := h.position(ctx, t)
	if err != nil {
		return Asked{}, err
	}
	asked := Asked{Title: p.Of().About().Title, Position: t.Position}
	if !t.Over {
		asked.Seat = p.Turn()
	}
	for i, s := range t.Seats {
		if s.Token != "" {
			asked.Players = append(asked.Players, s.Token)
		}
		switch {
		case i+1 == asked.Seat:
			asked.Player = s.Token
		case s.Name != "":
			asked.Names = append(asked.Names, s.Name)
		}
	}
	return asked, nil
}

// Sitting returns the hash of the key of a player who sits at a table: the error is NoSeat otherwise, or that of the
// store.
func (h *Host) Sitting(ctx context.Context, key string) (player string, err error) {
	for t, err := range h.of(ctx, key) {
		if err != nil {
			return "", err
		}
		if seatBy(t, key, tokenHash) != 0 {
			return store.Hash(key), nil
		}
	}
	return "", &Error{Code: NoSeat, Text: "you sit at no table of which you could be told"}
}
