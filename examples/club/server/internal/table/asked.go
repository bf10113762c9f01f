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
	game, err := h.games.Of(t.Header)
	if err != nil {
		return Asked{}, err
	}
	asked := Asked{Title: game.About().Title, Position: t.Position}
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

// KeepPush keeps a push of the player of a key, by a function, and returns its ID. The player
// has to sit at a table: the error is NoSeat otherwise.
func (h *Host) KeepPush(ctx context.Context, key string, p store.Push, keep func(context.Context, store.Push) (id string, err error)) (string, error) {
	p.Player = hashOf(key)
	for t, err := range h.of(ctx, key) {
		if err != nil {
			return "", err
		}
		if seatBy(t, key, tokenHash) != 0 {
			return keep(ctx, p)
		}
	}
	return "", &Error{Code: NoSeat, Text: "you sit at no table of which you could be told"}
}

// KeepMail keeps an address of mail of the player of a key, by a function. The error is as that of KeepPush.
func (h *Host) KeepMail(ctx context.Context, key string, m store.Mail, keep func(context.Context, store.Mail) error) error {
	m.Player = hashOf(key)
	_, err := h.KeepPush(ctx, key, store.Push{}, func(ctx context.Context, _ store.Push) (string, error) { return "", keep(ctx, m) })
	return err
}

// Mail returns the address of mail of the player of a key, and DropMail deletes it.
func (h *Host) Mail(ctx context.Context, key string) (store.Mail, error) {
	return h.store.MailOf(ctx, hashOf(key))
}

func (h *Host) DropMail(ctx context.Context, key string) error {
	return h.store.DropMail(ctx, hashOf(key))
}

// Pushes returns the IDs of the pushes of the player of a key. Its error is that of the store.
func (h *Host) Pushes(ctx context.Context, key string) ([]string, error) {
	ids := []string{}
	if key == "" {
		return ids, nil
	}
	pushes, err := h.store.PushesOf(ctx, hashOf(key))
	for _, p := range pushes {
		ids = append(ids, p.ID)
	}
	return ids, err
}

// DropPush deletes a push of the player of a key, or all of them for "". Its error is that of the
// store.
func (h *Host) DropPush(ctx context.Context, key, id string) error {
	return h.store.DropPush(ctx, hashOf(key), id)
}
