package table

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// Mine is a table as one of its players finds it in a list.
type Mine struct {
	ID      string   `json:"table"`
	Game    string   `json:"game"`
	Names   []string `json:"names"` // by seat
	Bots    []string `json:"bots"`  // by seat; "" for a person
	Seat    int      `json:"seat"`  // of the player, 0 without one
	Opened  bool     `json:"opened"`
	Turn    int      `json:"turn"`
	Over    bool     `json:"over"`
	Moves   int      `json:"moves"`
	Due     int64    `json:"due"`     // when the move that is asked has to be made, in seconds since 1970; 0 if it may take any time
	Changed int64    `json:"changed"` // when the table changed last, in seconds since 1970
	Points  []int    `json:"points"`  // by seat, of a game that is over
	Winners []int    `json:"winners"` // seats, of a game that came to its end
}

// pageOfMine is how many tables of a player are listed at once.
const pageOfMine = 100

// Mine returns the tables at which the player of a key sits, and those that the player opened, the
// one that changed last in front. Of total tables it returns a page, from a number on that counts
// from 0. Its error is that of the store.
func (h *Host) Mine(ctx context.Context, key string, from int) (page []Mine, total int, err error) {
	ids, err := h.store.Of(ctx, store.Hash(key))
	if err != nil {
		return nil, 0, err
	}
	return h.listed(ctx, ids, key, from)
}

// All returns a page of all tables as Mine does, for the operator.
func (h *Host) All(ctx context.Context, from int) (page []Mine, total int, err error) {
	ids, err := h.store.IDs(ctx)
	if err != nil {
		return nil, 0, err
	}
	return h.listed(ctx, ids, "", from)
}

// listed is a page of tables, as the player of a key finds them in a list.
func (h *Host) listed(ctx context.Context, ids []string, key string, from int) (page []Mine, total int, err error) {
	page = []Mine{}
	for t, err := range h.each(ctx, ids[min(from, len(ids)):min(from+pageOfMine, len(ids))]) {
		if err != nil {
			return nil, 0, err
		}
		one, err := h.mine(ctx, t, key)
		if isRefusal(err) {
			continue // it is damaged, which its own page says
		} else if err != nil {
			return nil, 0, err
		}
		page = append(page, one)
	}
	return page, len(ids), nil
}

// mine is a table as the player of a key finds it in a list.
func (h *Host) mine(ctx context.Context, t store.Table, key string) (Mine, error) {
	p, err := h.position(ctx, t)
	if err != nil {
		return Mine{}, err
	}
	clock, err := h.due(ctx, t, p)
	if err != nil {
		return Mine{}, err
	}
	one := Mine{
		ID: t.ID, Game: p.Of().Name(), Seat: seatBy(t, key, tokenHash), Opened: opened(t, key), Turn: p.Turn(), Over: t.Over, Moves: t.Moves,
		Changed: t.Changed.Unix(), Points: []int{}, Winners: describe.Winners(p),
	}
	if clock != nil {
		one.Due = clock.Due
	}
	for i, s := range t.Seats {
		one.Names, one.Bots = append(one.Names, s.Name), append(one.Bots, s.Bot)
		if t.Over {
			one.Points = append(one.Points, p.Standing()[i+1].Points)
		}
	}
	return one, nil
}

// isRefusal reports whether an error is an *Error.
func isRefusal(err error) bool { return errors.As(err, new(*Error)) }

// each returns tables that are still there, or an error of the store at the end.
func (h *Host) each(ctx context.Context, ids []string) iter.Seq2[store.Table, error] {
	return func(yield func(store.Table, error) bool) {
		for _, id := range ids {
			t, err := h.store.Table(ctx, id)
			if errors.Is(err, store.ErrNoTable) {
				continue
			}
			if !yield(t, err) || err != nil {
				return
			}
		}
	}
}

// of returns the tables of the player of a key as each does.
func (h *Host) of(ctx context.Context, key string) iter.Seq2[store.Table, error] {
	ids, err := h.store.Of(ctx, store.Hash(key))
	if err != nil {
		return func(yield func(store.Table, error) bool) { yield(store.Table{}, err) }
	}
	return h.each(ctx, ids)
}

// Forget deletes the name of the player of a key, also at seats that the player has left, gives up the
// player's seats, and forgets which tables the player opened and where pushes to the player go. Its
// error is that of the store.
func (h *Host) Forget(ctx context.Context, key string) error {
	former, err := h.store.Formerly(ctx, store.Hash(key))
	if err != nil {
		return err
	}
	ids, err := h.store.Of(ctx, store.Hash(key))
	if err != nil {
		return err
	}
	for _, id := range append(former, ids...) {
		err := h.update(ctx, id, func(t store.Table) (store.Change, error) { return forgotten(t, key), nil })
		if err != nil && !errors.Is(err, store.ErrNoTable) {
			return err
		}
	}
	return errors.Join(h.store.DropPush(ctx, store.Hash(key), ""), h.store.DropMail(ctx, store.Hash(key)))
}

// forgotten is the change of a table that forgets the player of a key.
func forgotten(t store.Table, key string) store.Change {
	if opened(t, key) {
		t.Opener = ""
	}
	t.Seats, t.Former = slices.Clone(t.Seats), slices.Clone(t.Former)
	t.Former = slices.DeleteFunc(t.Former, func(f store.Former) bool {
		isOwn := sameHash(f.Player, store.Hash(key))
		if isOwn {
			t.Seats[f.Seat-1].Name = ""
		}
		return isOwn
	})
	if seat := seatBy(t, key, tokenHash); seat != 0 {
		return seated(t, seat, store.Seat{Invite: store.Hash(newSecret())}, Left)
	}
	return store.Change{Table: &t, Keep: t.Moves, Quiet: true}
}

// ForgetName deletes a name at all seats, for the operator, and returns at how many tables it stood.
// Its error is that of the store.
func (h *Host) ForgetName(ctx context.Context, name string) (tables int, err error) {
	ids, err := h.store.IDs(ctx)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		has := false
		err := h.update(ctx, id, func(t store.Table) (store.Change, error) {
			has, t.Seats = false, slices.Clone(t.Seats)
			for i := range t.Seats {
				if t.Seats[i].Name == name {
					has, t.Seats[i].Name = true, ""
				}
			}
			if !has {
				return store.Change{}, nil
			}
			return store.Change{Table: &t, Keep: t.Moves, Quiet: true}, nil
		})
		if err != nil && !errors.Is(err, store.ErrNoTable) {
			return tables, err
		}
		if has {
			tables++
		}
	}
	return tables, nil
}

// Rekey gives all that the player of a key has to a new key. All links of the old one are void. The
// error is an *Error, BadInput, or that of the store.
func (h *Host) Rekey(ctx context.Context, key, to string) error {
	if err := checkKey(to); err != nil {
		return err
	}
	if ids, err := h.store.Of(ctx, store.Hash(to)); err != nil {
		return err
	} else if len(ids) > 0 {
		return &Error{Code: BadInput, Text: "somebody has this key already: make a new one"}
	}
	return h.store.Rekey(ctx, store.Hash(key), store.Hash(to))
}

// Records writes the records of a player's games into a ZIP file, without those that
// would tell hidden hands. Its error is that of the store or of the writer.
func (h *Host) Records(ctx context.Context, key string, w io.Writer) error {
	files := zip.NewWriter(w)
	for t, err := range h.of(ctx, key) {
		if err != nil {
			return err
		}
		text, err := h.Record(ctx, t.ID)
		if isRefusal(err) {
			continue
		} else if err != nil {
			return err
		}
		name := fmt.Sprintf("%s-%s.txt", t.Created.Format("2006-01-02"), t.ID)
		file, err := files.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: t.Changed})
		if err != nil {
			return err
		}
		if _, err := io.WriteString(file, text); err != nil {
			return err
		}
	}
	return files.Close()
}

// opened reports whether the player of a key opened a table.
func opened(t store.Table, key string) bool { return key != "" && sameHash(t.Opener, store.Hash(key)) }
