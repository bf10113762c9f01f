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
)

// holding calls do in a transaction in which a table stays at a version, or at any for 0.
func holding(ctx context.Context, db *sql.DB, id string, version int64, do func(querier) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	held, err := tx.ExecContext(ctx, holdTable, id, version)
	if err != nil {
		return err
	}
	if n, err := held.RowsAffected(); err != nil {
		return err
	} else if n == 0 {
		return ErrNoTable
	}
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// deleteIn deletes a table of a version, or of any for 0, in a transaction of its own, in
// which also is called before it ends.
func deleteIn(ctx context.Context, db *sql.DB, id string, version int64, also func(querier) error) error {
	return holding(ctx, db, id, version, func(tx querier) error {
		for _, statement := range deleteTable {
			if _, err := tx.ExecContext(ctx, statement, id); err != nil {
				return err
			}
		}
		return also(tx)
	})
}

// versionsOf returns rows of the id and the version of a table.
func versionsOf(rows *sql.Rows, err error) (map[string]int64, error) {
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	versions := map[string]int64{}
	for rows.Next() {
		var id string
		var version int64
		if err := rows.Scan(&id, &version); err != nil {
			return nil, err
		}
		versions[id] = version
	}
	return versions, rows.Err()
}

// sweep deletes what is older than it may be, and packs the moves of games whose answers go.
func (r reading) sweep(ctx context.Context, db *sql.DB, age Age, remove func(id string, version int64) error) (deleted []string, err error) {
	before := time.Now().Add(-age.Answers).Unix()
	if _, err := db.ExecContext(ctx, deleteAnswers, before); err != nil {
		return nil, err
	}
	if err := r.pack(ctx, db, before); err != nil {
		return nil, err
	}
	versions, err := versionsOf(db.QueryContext(ctx, readEmpty, seconds(age.Empty)))
	if err != nil {
		return nil, err
	}
	for id, version := range versions {
		if err := remove(id, version); err == nil {
			deleted = append(deleted, id)
		} else if !errors.Is(err, ErrNoTable) { // it has changed in the meantime
			return deleted, err
		}
	}
	for _, statement := range []string{dropSeatless, dropSeatlessMails} {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return deleted, err
		}
	}
	return deleted, nil
}

func (s *sqlite) Delete(ctx context.Context, id string) error { return s.remove(ctx, id, 0) }

func (s *sqlite) remove(ctx context.Context, id string, version int64) error {
	err := deleteIn(ctx, s.writes, id, version, func(querier) error { return nil })
	if err == nil {
		announce(s.changed, id)
	}
	return err
}

func (s *sqlite) Sweep(ctx context.Context, age Age) ([]string, error) {
	return s.sweep(ctx, s.writes, age, func(id string, version int64) error { return s.remove(ctx, id, version) })
}

func (s *postgres) Delete(ctx context.Context, id string) error { return s.remove(ctx, id, 0) }

func (s *postgres) remove(ctx context.Context, id string, version int64) error {
	err := deleteIn(ctx, s.db, id, version, func(tx querier) error {
		_, err := tx.ExecContext(ctx, "SELECT pg_notify($1, $2)", channel, s.name+" "+id)
		return err
	})
	if err == nil {
		announce(s.changed, id)
	}
	return err
}

func (s *postgres) Sweep(ctx context.Context, age Age) ([]string, error) {
	return s.sweep(ctx, s.db, age, func(id string, version int64) error { return s.remove(ctx, id, version) })
}

func seconds(d time.Duration) int64 { return int64(d / time.Second) }

func (r reading) Neglected(ctx context.Context, since time.Duration) ([]string, error) {
	rows, err := r.db.QueryContext(ctx, readNeglected, seconds(since))
	return stringsOf(rows, err)
}

func (r reading) Formerly(ctx context.Context, key string) ([]string, error) {
	rows, err := r.db.QueryContext(ctx, "SELECT id FROM tables WHERE details LIKE '%' || CAST($1 AS TEXT) || '%' ORDER BY id", key)
	return stringsOf(rows, err)
}

func (r reading) IDs(ctx context.Context) ([]string, error) {
	rows, err := r.db.QueryContext(ctx, "SELECT id FROM tables ORDER BY changed DESC, id")
	return stringsOf(rows, err)
}

func (r reading) Count(ctx context.Context) (n int, err error) {
	err = r.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM tables").Scan(&n)
	return n, err
}
