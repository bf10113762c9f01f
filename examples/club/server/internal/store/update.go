package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/expirable"
)

// tables is what both databases are to those who use them. The known tables stay in
// memory, and changes are decided on them. A change is written only if its table is
// still at the version that it was decided on.
type tables struct {
	reading
	writer
	writes  *sql.DB                                                // for what is not changed by jobs
	tell    func(ctx context.Context, tx querier, id string) error // tells other servers when the transaction ends
	known   *expirable.LRU[string, *known]
	changed chan string
}

// transact calls do in a transaction, which counts if do returns no error.
func transact(ctx context.Context, db *sql.DB, do func(tx *sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// mostKnown is how many tables stay in memory.
const mostKnown = 4096

// A known is what is known of a table.
type known struct {
	turn  chan struct{} // held while a change of the table is made
	mu    sync.Mutex
	table Table // the newest that was seen; without a version before
}

func (k *known) get() Table {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.table
}

// put keeps a table, if what is known is still what it was before.
func (k *known) put(before, now Table) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.table.Version == before.Version {
		k.table = now
	}
}

// forget forgets a table that was deleted.
func (k *known) forget() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.table = Table{}
}

func newTables() tables {
	return tables{known: expirable.NewLRU[string, *known](mostKnown, nil, 0), changed: make(chan string, backlog)}
}

// of is what is known of a table. Two may begin to know it at once: they are told
// apart by what the database says.
func (s *tables) of(id string) *known {
	k, ok := s.known.Get(id)
	if !ok {
		k = &known{turn: make(chan struct{}, 1)}
	}
	return k
}

// look brings what is known of a table up to date.
func (s *tables) look(ctx context.Context, id string, k *known) (Table, error) {
	before := k.get()
	t, err := s.newest(ctx, id, before)
	if errors.Is(err, ErrNoTable) {
		k.forget()
	}
	if err != nil {
		return Table{}, err
	}
	if before.Version == 0 {
		s.known.Add(id, k) // only now that the table is known to exist
	}
	k.put(before, t)
	return t, nil
}

func (s *tables) Table(ctx context.Context, id string) (Table, error) {
	return s.look(ctx, id, s.of(id))
}

func (s *tables) Create(ctx context.Context, t Table) error {
	return s.do(ctx, &job{after: t})
}

func (s *tables) Update(ctx context.Context, id string, decide func(Table) (Change, error)) error {
	k := s.of(id)
	select {
	case k.turn <- struct{}{}:
		defer func() { <-k.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	before := k.get()
	sure := false // that it is the newest
	for {
		if before.Version == 0 {
			var err error
			if before, err = s.look(ctx, id, k); err != nil {
				return err
			}
			sure = true
		}
		before.nonce = rand.Int64N(1 << 32)
		change, err := decide(before)
		if err == nil && change.Table != nil {
			job := changing(before, change)
			if err := s.do(ctx, job); err != nil {
				return err
			}
			if job.done {
				k.put(before, job.after)
				return nil
			}
		} else if sure {
			return err
		}
		// Nothing was changed, which must not be for what was so once.
		now, lookErr := s.look(ctx, id, k)
		if lookErr != nil {
			return lookErr
		}
		if now.Version == before.Version {
			if err == nil && change.Table != nil {
				return ErrAnswered
			}
			return err
		}
		before, sure = now, true
	}
}

// changing is the job of a change.
func changing(before Table, change Change) *job {
	after := *change.Table
	after.Version, after.nonce = (Count(before.Version)+1)<<32|before.nonce, 0
	after.Position = before.Position
	if change.Keep != before.Moves || len(change.Moves) > 0 {
		after.Position = before.Next()
	}
	after.Moves = change.Keep + len(change.Moves)
	after.Changed = time.Now().UTC().Truncate(time.Second)
	return &job{before: before, after: after, change: change}
}

// textOf returns a value as it is written.
func textOf(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // it is plain data
	}
	if string(text) == "null" {
		return ""
	}
	return string(text)
}

func (s *tables) Changed() <-chan string { return s.changed }

// backlog is how many changes may wait to be told. Where more come, "" says that any
// table may have changed, and nothing is lost.
const backlog = 1024

// announce sends a change without waiting for the listener.
func announce(changed chan string, id string) {
	for {
		select {
		case changed <- id:
			return
		default:
		}
		for range cap(changed) { // too many to tell one by one
			select {
			case <-changed:
			default:
			}
		}
		id = ""
	}
}
