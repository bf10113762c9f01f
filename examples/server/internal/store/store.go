package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
)

// A Table is a table and its seats.
type Table struct {
	ID       string
	Header   string // of the record
	Line     string // the position on one line
	Version  int64  // grows with every change
	Position int64  // grows with every change of the position
	Moves    int    // how many were made
	Over     bool
	Undo     *Undo // what somebody asks to take back; nil if nobody does
	Created  time.Time
	Seats    []Seat
}

// A Seat is one place at a table. Its secrets are hashes.
type Seat struct {
	Name   string
	Invite string
	Token  string // "" while nobody sits there
}

// An Undo is a wish to go back.
type Undo struct {
	By      int   `json:"by"`      // the seat that asked first
	Moves   int   `json:"moves"`   // how many moves remain
	Consent []int `json:"consent"` // seats, in the order in which they agreed
}

// A Move is one that was made.
type Move struct {
	Seat     int // 0 for chance
	Notation string
}

// An Answer is what was answered to a request.
type Answer struct {
	Asked string // what the request was for
	Text  string
}

// A Past is what was before a change.
type Past interface {
	// Answer is what a seat's request was answered, if it was.
	Answer(seat int, request string) (Answer, bool, error)
	// Moves is the moves that were made at the table.
	Moves() ([]Move, error)
}

// A Change is what happens to a table. The zero Change is none.
type Change struct {
	Table   *Table // as it is to be; its numbers are set by Update
	Keep    int    // how many of the moves remain, before new ones
	Moves   []Move // made after these
	Seat    int    // whose request it was
	Request string // "" if it needs no memory
	Answer  Answer
}

// NoTable is the error for an id that no table has.
var NoTable = errors.New("there is no such table")

// A Store keeps tables. Its methods may be called from any number of goroutines.
type Store interface {
	// Create keeps a new table.
	Create(ctx context.Context, t Table) error
	// Table is a table as it is now, or NoTable.
	Table(ctx context.Context, id string) (Table, error)
	// Moves is the moves that were made at a table.
	Moves(ctx context.Context, id string) ([]Move, error)
	// Update changes a table as decide says. Its error is NoTable, that of decide, or
	// that of the database; nothing is changed then.
	Update(ctx context.Context, id string, decide func(Table, Past) (Change, error)) error
	// Changed tells the ids of tables that were changed, here or by another server.
	// "" says that any may have been.
	Changed() <-chan string
	// Pepper is the secret of this database.
	Pepper() []byte
	// Ping is nil while the database answers.
	Ping(ctx context.Context) error
	// Backup writes a copy of all that is kept into a new file.
	Backup(ctx context.Context, file string) error
	Close() error
}

// Open opens the database that a URL names: postgres://… is PostgreSQL, anything
// else the file of SQLite. Migrations that are missing run.
func Open(ctx context.Context, url string) (Store, error) {
	if strings.HasPrefix(url, "postgres://") || strings.HasPrefix(url, "postgresql://") {
		return openPostgres(ctx, url)
	}
	return openSQLite(ctx, url)
}

// A querier is a database, a connection or a transaction.
type querier interface {
	ExecContext(context.Context, string, ...any) (sql.Result, error)
	QueryContext(context.Context, string, ...any) (*sql.Rows, error)
	QueryRowContext(context.Context, string, ...any) *sql.Row
}

// tableOf reads a table; lock stands behind the query.
func tableOf(ctx context.Context, q querier, id, lock string) (Table, error) {
	t := Table{ID: id}
	var undo string
	var over, created int64
	err := q.QueryRowContext(ctx, "SELECT header, line, version, position, moves, finished, undo, created FROM tables WHERE id = $1"+lock, id).
		Scan(&t.Header, &t.Line, &t.Version, &t.Position, &t.Moves, &over, &undo, &created)
	if errors.Is(err, sql.ErrNoRows) {
		return t, NoTable
	}
	if err != nil {
		return t, err
	}
	t.Over, t.Created = over != 0, time.Unix(created, 0).UTC()
	if undo != "" {
		t.Undo = new(Undo)
		if err := json.Unmarshal([]byte(undo), t.Undo); err != nil {
			return t, fmt.Errorf("undo of table %s: %w", id, err)
		}
	}
	rows, err := q.QueryContext(ctx, "SELECT name, invite, token FROM seats WHERE table_id = $1 ORDER BY seat", id)
	if err != nil {
		return t, err
	}
	defer rows.Close()
	for rows.Next() {
		var s Seat
		if err := rows.Scan(&s.Name, &s.Invite, &s.Token); err != nil {
			return t, err
		}
		t.Seats = append(t.Seats, s)
	}
	return t, rows.Err()
}

func movesOf(ctx context.Context, q querier, id string) ([]Move, error) {
	rows, err := q.QueryContext(ctx, "SELECT seat, notation FROM moves WHERE table_id = $1 ORDER BY number", id)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var moves []Move
	for rows.Next() {
		var m Move
		if err := rows.Scan(&m.Seat, &m.Notation); err != nil {
			return nil, err
		}
		moves = append(moves, m)
	}
	return moves, rows.Err()
}

// create writes a new table.
func create(ctx context.Context, q querier, t Table) error {
	_, err := q.ExecContext(ctx, "INSERT INTO tables (id, header, line, version, position, moves, finished, undo, created) VALUES ($1, $2, $3, $4, $5, 0, $6, '', $7)",
		t.ID, t.Header, t.Line, t.Version, t.Position, number(t.Over), t.Created.Unix())
	if err != nil {
		return err
	}
	for i, s := range t.Seats {
		if _, err := q.ExecContext(ctx, "INSERT INTO seats (table_id, seat, name, invite, token) VALUES ($1, $2, $3, $4, $5)",
			t.ID, i+1, s.Name, s.Invite, s.Token); err != nil {
			return err
		}
	}
	return nil
}

// update reads a table in a transaction, has it changed, and writes what changed.
// It reports whether anything did.
func update(ctx context.Context, tx querier, id, lock string, decide func(Table, Past) (Change, error)) (bool, error) {
	before, err := tableOf(ctx, tx, id, lock)
	if err != nil {
		return false, err
	}
	change, err := decide(before, past{ctx, tx, id})
	if err != nil || change.Table == nil {
		return false, err
	}
	t := change.Table
	undo := ""
	if t.Undo != nil {
		text, err := json.Marshal(t.Undo)
		if err != nil {
			return false, err
		}
		undo = string(text)
	}
	position := before.Position
	if change.Keep != before.Moves || len(change.Moves) > 0 {
		position++
	}
	if _, err := tx.ExecContext(ctx, "UPDATE tables SET line = $1, version = $2, position = $3, moves = $4, finished = $5, undo = $6 WHERE id = $7",
		t.Line, before.Version+1, position, change.Keep+len(change.Moves), number(t.Over), undo, id); err != nil {
		return false, err
	}
	for i, s := range t.Seats {
		if i < len(before.Seats) && s == before.Seats[i] {
			continue
		}
		if _, err := tx.ExecContext(ctx, "UPDATE seats SET name = $1, invite = $2, token = $3 WHERE table_id = $4 AND seat = $5",
			s.Name, s.Invite, s.Token, id, i+1); err != nil {
			return false, err
		}
	}
	if change.Keep < before.Moves {
		if _, err := tx.ExecContext(ctx, "DELETE FROM moves WHERE table_id = $1 AND number > $2", id, change.Keep); err != nil {
			return false, err
		}
	}
	if err := appendMoves(ctx, tx, id, change.Keep, change.Moves); err != nil {
		return false, err
	}
	if change.Request != "" {
		if _, err := tx.ExecContext(ctx, "INSERT INTO answers (table_id, seat, request, asked, answer) VALUES ($1, $2, $3, $4, $5)",
			id, change.Seat, change.Request, change.Answer.Asked, change.Answer.Text); err != nil {
			return false, err
		}
	}
	return true, nil
}

func appendMoves(ctx context.Context, q querier, id string, from int, moves []Move) error {
	for i, m := range moves {
		if _, err := q.ExecContext(ctx, "INSERT INTO moves (table_id, number, seat, notation) VALUES ($1, $2, $3, $4)",
			id, from+i+1, m.Seat, m.Notation); err != nil {
			return err
		}
	}
	return nil
}

// past looks back within a transaction.
type past struct {
	ctx context.Context
	tx  querier
	id  string
}

func (p past) Moves() ([]Move, error) { return movesOf(p.ctx, p.tx, p.id) }

func (p past) Answer(seat int, request string) (Answer, bool, error) {
	var a Answer
	err := p.tx.QueryRowContext(p.ctx, "SELECT asked, answer FROM answers WHERE table_id = $1 AND seat = $2 AND request = $3", p.id, seat, request).
		Scan(&a.Asked, &a.Text)
	if errors.Is(err, sql.ErrNoRows) {
		return a, false, nil
	}
	return a, err == nil, err
}

func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
