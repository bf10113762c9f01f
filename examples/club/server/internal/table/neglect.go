package table

import (
	"context"
	"errors"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// The kinds of notes about a game at which nobody moves.
const (
	Neglected      = "neglected" // it will be ended
	EndedByNeglect = "ended-neglect"
)

// EndNeglected ends games at which nobody has done anything for a time while servers ran, and
// keeps them: their records stay to be had. Before that it tells those at the table, who then have a
// quarter of that time, and a week at most. It returns the tables that it told, and those whose
// game it ended. Its error is that of the store.
func (h *Host) EndNeglected(ctx context.Context, after time.Duration) (told, ended []string, err error) {
	notice := min(after/4, 7*24*time.Hour)
	ids, err := h.store.Neglected(ctx, after-notice)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range ids {
		kind := ""
		err := h.update(ctx, id, func(t store.Table) (store.Change, error) {
			kind = ""
			now, err := h.running.now(ctx)
			if err != nil || t.Over || t.Paused != 0 || now-t.Active <= seconds(after-notice) {
				return store.Change{}, err // somebody has moved
			}
			switch isTold := t.Warned > t.Active; {
			case !isTold:
				kind, t.Warned = Neglected, now
			case now-t.Active > seconds(after) && now-t.Warned > seconds(notice):
				kind, t.Over, t.Undo = EndedByNeglect, true, nil
			default:
				return store.Change{}, nil
			}
			return store.Change{Table: noted(t, kind, 0), Keep: t.Moves, Quiet: true}, nil
		})
		if err != nil && !errors.Is(err, store.ErrNoTable) {
			return told, ended, err
		}
		switch kind {
		case Neglected:
			told = append(told, id)
		case EndedByNeglect:
			ended = append(ended, id)
		}
	}
	return told, ended, nil
}

func seconds(d time.Duration) int64 { return int64(d / time.Second) }
