package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// A querier is a database, a connection or a transaction.
type querier interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
	QueryRowContext(context.Context, string, ...any) *sql.Row
}

// Both databases are read in the same words. A table that is known has its first seat read
// alone, which says that it is still there.
const (
	readTable = "SELECT header, line, version, position, moves, finished, undo, opener, notes, clock, details, created, changed, active, name, invite, token, bot " +
		"FROM tables JOIN seats ON table_id = id WHERE id = $1 AND (version <> $2 OR seat = 1) ORDER BY seat"
	readMoves  = "SELECT seat, notation, maker FROM moves WHERE table_id = $1 ORDER BY number"
	readOf     = "SELECT id FROM tables WHERE opener = $1 OR id IN (SELECT table_id FROM seats WHERE token = $1) ORDER BY changed DESC, id"
	readAnswer = "SELECT asked, answer FROM answers WHERE table_id = $1 AND seat = $2 AND request = $3"
)

// reading is how a database is read.
type reading struct {
	db                       *sql.DB
	table, moves, of, answer *sql.Stmt
}

// newReading prepares what is asked again and again; they end with the database.
func newReading(ctx context.Context, db *sql.DB) (r reading, err error) {
	r.db = db
	for text, s := range map[string]**sql.Stmt{readTable: &r.table, readMoves: &r.moves, readOf: &r.of, readAnswer: &r.answer} {
		if *s, err = db.PrepareContext(ctx, text); err != nil {
			return r, err
		}
	}
	return r, nil
}

// newest is a table as it is in the database, and known if that is still so. A table
// that is not known has no version.
func (r reading) newest(ctx context.Context, id string, known Table) (Table, error) {
	rows, err := r.table.QueryContext(ctx, id, known.Version)
	if err != nil {
		return Table{}, err
	}
	defer rows.Close()
	t := Table{ID: id}
	var undo, notes, clock, details string
	var over, created, changed int64
	for rows.Next() {
		var s Seat
		if err := rows.Scan(&t.Header, &t.Line, &t.Version, &t.Position, &t.Moves, &over, &undo, &t.Opener,
			&notes, &clock, &details, &created, &changed, &t.Active, &s.Name, &s.Invite, &s.Token, &s.Bot); err != nil {
			return Table{}, err
		}
		t.Seats = append(t.Seats, s)
	}
	if err := rows.Err(); err != nil {
		return Table{}, err
	}
	if len(t.Seats) == 0 {
		return Table{}, ErrNoTable
	}
	if t.Version == known.Version {
		return known, nil
	}
	t.Over, t.Created, t.Changed = over != 0, time.Unix(created, 0).UTC(), time.Unix(changed, 0).UTC()
	for _, kept := range []struct {
		text  string
		value any
	}{{undo, &t.Undo}, {notes, &t.Notes}, {clock, &t.Clock}, {details, &t.Details}} {
		if kept.text == "" {
			continue
		}
		if err := json.Unmarshal([]byte(kept.text), kept.value); err != nil {
			return Table{}, fmt.Errorf("table %s: %q: %w", id, kept.text, err)
		}
	}
	return t, nil
}

func (r reading) Of(ctx context.Context, key string) ([]string, error) {
	return valuesOf[string](r.of.QueryContext(ctx, key))
}

// rowsOf returns rows, of each of which into says where it is scanned.
func rowsOf[T any](rows *sql.Rows, err error, into func(*T) []any) (all []T, _ error) {
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var one T
		if err := rows.Scan(into(&one)...); err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

// valuesOf returns rows of one value each.
func valuesOf[T any](rows *sql.Rows, err error) ([]T, error) {
	return rowsOf(rows, err, func(one *T) []any { return []any{one} })
}

func (r reading) Moves(ctx context.Context, id string) ([]Move, error) {
	rows, err := r.moves.QueryContext(ctx, id)
	return rowsOf(rows, err, func(m *Move) []any { return []any{&m.Seat, &m.Notation, &m.Maker} })
}

func (r reading) Answer(ctx context.Context, id string, seat int, request string) (a Answer, ok bool, err error) {
	err = r.answer.QueryRowContext(ctx, id, seat, request).Scan(&a.Asked, &a.Text)
	if errors.Is(err, sql.ErrNoRows) {
		return a, false, nil
	}
	return a, err == nil, err
}

func (r reading) Formerly(ctx context.Context, key string) ([]string, error) {
	return valuesOf[string](r.db.QueryContext(ctx, "SELECT id FROM tables WHERE details LIKE '%' || CAST($1 AS TEXT) || '%' ORDER BY id", key))
}

func (r reading) IDs(ctx context.Context) ([]string, error) {
	return valuesOf[string](r.db.QueryContext(ctx, "SELECT id FROM tables ORDER BY changed DESC, id"))
}

func (r reading) Count(ctx context.Context) (n int, err error) {
	err = r.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM tables").Scan(&n)
	return n, err
}
