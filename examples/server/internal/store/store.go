package store

import (
	"context"
	"errors"
	"time"
)

// A Table is a table and its seats. Those who read it share its seats and its wish:
// who changes them changes copies.
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

// A Change is what happens to a table. The zero Change changes nothing.
type Change struct {
	Table   *Table // as it is to be; its numbers are set by Update; nil if nothing changes
	Keep    int    // how many of the moves remain, before new ones
	Moves   []Move // made after these
	Seat    int    // whose request it was
	Request string // "" if it needs no memory
	Answer  Answer
}

// ErrNoTable is the error for an id that no table has.
var ErrNoTable = errors.New("there is no such table")

// ErrAnswered is the error for a change by a request that was answered before.
var ErrAnswered = errors.New("this request was answered before")

// ErrClosed is the error of a store that was closed.
var ErrClosed = errors.New("the store is closed")

// A Store keeps tables. Its methods may be called from any number of goroutines.
type Store interface {
	// Create keeps a new table.
	Create(ctx context.Context, t Table) error
	// Table is a table as it is now, or ErrNoTable.
	Table(ctx context.Context, id string) (Table, error)
	// Moves is the moves that were made at a table.
	Moves(ctx context.Context, id string) ([]Move, error)
	// Answer is what a seat's request was answered, if it was.
	Answer(ctx context.Context, id string, seat int, request string) (Answer, bool, error)
	// Update changes a table as decide says, which may be asked again where the table
	// has changed under it: only what it said last counts. The error is ErrNoTable,
	// ErrAnswered, that of decide, or that of the database; nothing is changed then,
	// unless the database failed before it had said what it did.
	Update(ctx context.Context, id string, decide func(Table) (Change, error)) error
	// Changed tells the ids of tables that were changed, here or by another server.
	// "" says that any may have been.
	Changed() <-chan string
	// Pepper is the secret of this database.
	Pepper() []byte
	// Ping is nil while the database answers.
	Ping(ctx context.Context) error
	Close() error
}

// Open opens the database that a URL names: postgres://… is PostgreSQL, anything
// else the file of SQLite. Migrations that are missing run.
func Open(ctx context.Context, url string) (Store, error) {
	if IsPostgres(url) {
		return openPostgres(ctx, url)
	}
	return openSQLite(ctx, url)
}
