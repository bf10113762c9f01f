package table

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// Mine is a table as one of its players finds it in a list.
type Mine struct {
	ID     string   `json:"table"`
	Game   string   `json:"game"`
	Names  []string `json:"names"` // by seat
	Seat   int      `json:"seat"`  // of the player, 0 without one
	Opened bool     `json:"opened"`
	Turn   int      `json:"turn"`
	Over   bool     `json:"over"`
	Moves  int      `json:"moves"`
	Due    int64    `json:"due"` // when the move that is asked has to be made, in seconds since 1970; 0 if it may take any time
}

// mostMine is how many tables of a player are listed.
const mostMine = 200

// Mine returns the tables at which the player of a key sits, and those that the player
// opened, the one that changed last in front. Its error is that of the store.
func (h *Host) Mine(ctx context.Context, key string) ([]Mine, error) {
	all := []Mine{}
	err := h.eachOf(ctx, key, func(t store.Table) error {
		p, err := h.position(t)
		if err != nil {
			return nil // it is damaged, which its own page says
		}
		one := Mine{ID: t.ID, Game: p.Game(), Seat: seatBy(t, key, tokenHash), Opened: opened(t, key), Turn: p.Turn(), Over: t.Over, Moves: t.Moves}
		if clock, err := h.due(ctx, t, p); err != nil {
			return err
		} else if clock != nil {
			one.Due = clock.Due
		}
		for _, s := range t.Seats {
			one.Names = append(one.Names, s.Name)
		}
		all = append(all, one)
		return nil
	})
	return all, err
}

// eachOf calls a function with each table of the player of a key.
func (h *Host) eachOf(ctx context.Context, key string, each func(store.Table) error) error {
	ids, err := h.store.Of(ctx, hashOf(key), mostMine)
	if err != nil {
		return err
	}
	for _, id := range ids {
		t, err := h.store.Table(ctx, id)
		if err == nil {
			err = each(t)
		}
		if err != nil && !errors.Is(err, store.ErrNoTable) {
			return err
		}
	}
	return nil
}

// Forget deletes the name of the player of a key, gives up the player's seats, and forgets
// which tables the player opened and where pushes to the player go. Its error is that of the store.
func (h *Host) Forget(ctx context.Context, key string) error {
	for {
		more := false
		err := h.eachOf(ctx, key, func(t store.Table) error {
			more = true
			return h.store.Update(ctx, t.ID, func(t store.Table) (store.Change, error) {
				if opened(t, key) {
					t.Opener = ""
				}
				seat := seatBy(t, key, tokenHash)
				if seat == 0 {
					return store.Change{Table: &t, Keep: t.Moves}, nil
				}
				return seated(t, seat, store.Seat{Invite: hashOf(newSecret())}, Left), nil
			})
		})
		if err != nil {
			return err
		}
		if !more {
			return h.DropPush(ctx, key, "")
		}
	}
}

// Records writes the records of a player's games into a ZIP file, without those that
// would tell hidden hands. Its error is that of the store or of the writer.
func (h *Host) Records(ctx context.Context, key string, w io.Writer) error {
	files := zip.NewWriter(w)
	err := h.eachOf(ctx, key, func(t store.Table) error {
		text, err := h.Record(ctx, t.ID)
		if refused := (*Error)(nil); errors.As(err, &refused) {
			return nil
		} else if err != nil {
			return err
		}
		file, err := files.CreateHeader(&zip.FileHeader{Name: fmt.Sprintf("%s-%s.txt", t.Created.Format("2006-01-02"), t.ID), Method: zip.Deflate, Modified: t.Changed})
		if err != nil {
			return err
		}
		_, err = io.WriteString(file, text)
		return err
	})
	return errors.Join(err, files.Close())
}

// opened reports whether the player of a key opened a table.
func opened(t store.Table, key string) bool { return key != "" && sameHash(t.Opener, hashOf(key)) }
