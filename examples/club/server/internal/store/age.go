package store

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// What belongs to a table goes before it.
var deleteTable = []string{
	"DELETE FROM answers WHERE table_id = $1",
	"DELETE FROM moves WHERE table_id = $1",
	"DELETE FROM seats WHERE table_id = $1",
	"DELETE FROM tables WHERE id = $1",
}

const (
	// holdTable keeps a table as it is until the transaction ends.
	holdTable = "UPDATE tables SET version = version WHERE id = $1 AND (version = $2 OR $2 = 0)"
	readEmpty = "SELECT id, version FROM tables WHERE finished = 0 AND active < (SELECT ran FROM service) - $1 " +
		"AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND token <> '') ORDER BY id"
	readNeglected = "SELECT id FROM tables WHERE finished = 0 AND active < (SELECT ran FROM service) - $1 ORDER BY id"
	deleteAnswers = "DELETE FROM answers WHERE table_id IN (SELECT id FROM tables WHERE finished = 1 AND changed < $1)"
	readAutomatic = "SELECT id FROM tables WHERE finished = 0 AND (clock <> '' OR id IN (SELECT table_id FROM seats WHERE bot <> '')) ORDER BY id"
	// What is longer ago than five minutes was a time without a server, or a clock that was
	// set: neither is the players' time. A clock that was set back counts for nothing, too.
	countRan = "UPDATE service SET ran = ran + CASE WHEN CAST($1 AS BIGINT) - seen BETWEEN 0 AND 300 THEN CAST($1 AS BIGINT) - seen ELSE 0 END, seen = CAST($1 AS BIGINT) RETURNING ran"
)

func (s *tables) Delete(ctx context.Context, id string) error { return s.remove(ctx, id, 0) }

// remove deletes a table of a version, or of any for 0.
func (s *tables) remove(ctx context.Context, id string, version int64) error {
	err := transact(ctx, s.writes, func(tx *sql.Tx) error {
		held, err := tx.ExecContext(ctx, holdTable, id, version)
		if err != nil {
			return err
		}
		if n, err := held.RowsAffected(); err != nil {
			return err
		} else if n == 0 {
			return ErrNoTable
		}
		for _, statement := range deleteTable {
			if _, err := tx.ExecContext(ctx, statement, id); err != nil {
				return err
			}
		}
		return s.tell(ctx, tx, id)
	})
	if err == nil {
		announce(s.changed, id)
	}
	return err
}

func (s *tables) Sweep(ctx context.Context, age Age) (deleted []string, err error) {
	if _, err := s.writes.ExecContext(ctx, deleteAnswers, time.Now().Add(-age.Answers).Unix()); err != nil {
		return nil, err
	}
	rows, err := s.db.QueryContext(ctx, readEmpty, seconds(age.Empty))
	empty, err := rowsOf(rows, err, func(t *Table) []any { return []any{&t.ID, &t.Version} })
	if err != nil {
		return nil, err
	}
	for _, t := range empty {
		if err := s.remove(ctx, t.ID, t.Version); err == nil {
			deleted = append(deleted, t.ID)
		} else if !errors.Is(err, ErrNoTable) { // it has changed in the meantime
			return deleted, err
		}
	}
	for _, statement := range []string{dropSeatless, dropSeatlessMails} {
		if _, err := s.writes.ExecContext(ctx, statement); err != nil {
			return deleted, err
		}
	}
	return deleted, nil
}

func seconds(d time.Duration) int64 { return int64(d / time.Second) }

func (r reading) Neglected(ctx context.Context, since time.Duration) ([]string, error) {
	return valuesOf[string](r.db.QueryContext(ctx, readNeglected, seconds(since)))
}

func (r reading) Automatic(ctx context.Context) ([]string, error) {
	return valuesOf[string](r.db.QueryContext(ctx, readAutomatic))
}

func (s *tables) Ran(ctx context.Context, now time.Time) (seconds int64, err error) {
	err = s.writes.QueryRowContext(ctx, countRan, now.Unix()).Scan(&seconds)
	return seconds, err
}
