package push

import (
	"context"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// Watch is a store that tells a teller of every table at which a move is made or taken back
// through it, a player is reminded of
// one, or all are told that the game will be ended. Another server that shares the database tells of what goes through its own.
func Watch(s store.Store, t *Teller) store.Store { return watched{s, t} }

type watched struct {
	store.Store
	teller *Teller
}

func (w watched) Update(ctx context.Context, id string, decide func(store.Table) (store.Change, error)) error {
	var before store.Table
	var change store.Change // what was decided last
	err := w.Store.Update(ctx, id, func(t store.Table) (_ store.Change, err error) {
		before = t
		change, err = decide(t)
		return change, err
	})
	if err != nil || change.Table == nil {
		return err
	}
	switch {
	case change.Keep != before.Moves || len(change.Moves) > 0:
		w.teller.Tell(id, change.Moves)
	case reminded(before.Clock, change.Table.Clock):
		w.teller.Remind(id, before.Position)
	case change.Table.Warned != before.Warned:
		w.teller.Warn(id)
	}
	return nil
}

// reminded reports whether a change of a clock reminds a player.
func reminded(before, now *store.Clock) bool {
	return now != nil && now.Reminded && (before == nil || !before.Reminded)
}
