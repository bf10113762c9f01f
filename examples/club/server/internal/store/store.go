package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"
)

// A Table is a table and its seats. Those who read it share its seats and its wish:
// who changes them changes copies.
type Table struct {
	ID       string
	Header   string // of the record
	Line     string // the position on one line
	Version  int64  // grows with every change, as a number of Next does
	Position int64  // grows with every change of the position, likewise
	Moves    int    // how many were made
	Over     bool
	Undo     *Undo  // what somebody asks to take back; nil if nobody does
	Opener   string // the hash of the key of the player who opened it
	Notes    []Note // what happened last besides moves
	Clock    *Clock // of moves; nil if they may take any time
	Created  time.Time
	Changed  time.Time
	Active   int64 // when somebody last did something there, in seconds as Ran counts them
	Details
	Seats []Seat

	nonce int64 // of the next version
}

// Details are what is kept of a table besides, as one text.
type Details struct {
	Wished []int    `json:"wished,omitempty"` // seats that have asked to take something back at this position
	Former []Former `json:"former,omitempty"` // whose names stand at seats that are theirs no more
	Again  string   `json:"again,omitempty"`  // the table of the rematch
	Warned int64    `json:"warned,omitempty"` // when those at the table were told that nobody moves, as Active counts

	Pausing []int `json:"pausing,omitempty"` // seats that want a pause
	Paused  int64 `json:"paused,omitempty"`  // when it began, as Active counts; 0 without one
	Closed  bool  `json:"closed,omitempty"`  // to those who look on
}

// A Former is a player who has left a seat, and whose name it still has.
type Former struct {
	Seat   int    `json:"seat"`
	Player string `json:"player"` // the hash of the key
}

// Next returns the number of the position that a change leads to. The upper 32 bits of a number
// count, and the lower ones are random. So a database that was restored never comes to a number
// that those remember who have seen what is lost, and what they remember by it is not mistaken.
func (t Table) Next() int64 { return (Count(t.Position)+1)<<32 | t.nonce }

// Count returns how many changes have led to a number of a version or of a position.
func Count(number int64) int64 { return number >> 32 }

// A Seat is one place at a table. Its secrets are hashes.
type Seat struct {
	Name   string
	Invite string
	Token  string // the hash of the player's key, "" while no person sits there
	Bot    string // that plays there, "" without one
}

// Hash is what is kept of a secret, with which nobody can do what takes the secret.
func Hash(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// A Note is something that happened besides moves.
type Note struct {
	Kind  string `json:"kind"`
	Seat  int    `json:"seat"`
	Moves int    `json:"moves"` // that were made before it
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
	Maker    string // a bot that made it, or Late; "" for the player of the seat
}

// Late is the Maker of a move that a player did not make in time.
const Late = "late"

// A Clock says how long a move may take.
type Clock struct {
	Days     int    `json:"days"`
	Late     string `json:"late"`     // what happens to a seat whose time is up
	Due      int64  `json:"due"`      // when the next move is, in seconds as Ran counts them
	Reminded bool   `json:"reminded"` // whether the table was told that it is soon
}

// An Answer is what was answered to a request.
type Answer struct {
	Asked string // what the request was for
	Text  string
}

// A Change is what happens to a table. The zero Change changes nothing.
type Change struct {
	Table   *Table // as it is to be; its numbers are set by Update; nil if nothing changes
	Quiet   bool   // whether nobody has done this, so that the table is as neglected as before
	Keep    int    // how many of the moves remain, before new ones
	Moves   []Move // made after these
	Seat    int    // whose request it was
	Request string // "" if it needs no memory
	Answer  Answer
}

// An Age is how long is kept what nobody changes.
type Age struct {
	Empty   time.Duration // a table at which nobody sits, while servers run
	Answers time.Duration // those of a game that is over
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
	// Of returns the ids of the tables of a player, by the hash of the key: those with a seat
	// of the player, and those that the player has opened, the one that changed last in front.
	Of(ctx context.Context, key string) ([]string, error)
	// Formerly returns the ids of the tables of which a player is a Former.
	Formerly(ctx context.Context, key string) ([]string, error)
	// Rekey gives all that belongs to a player to another, by the hashes of their keys.
	Rekey(ctx context.Context, from, to string) error
	// Answer is what a seat's request was answered, if it was.
	Answer(ctx context.Context, id string, seat int, request string) (Answer, bool, error)
	// Update changes a table as decide says, which may be asked again where the table
	// has changed under it: only what it said last counts. The error is ErrNoTable,
	// ErrAnswered, that of decide, or that of the database; nothing is changed then,
	// unless the database failed before it had said what it did.
	Update(ctx context.Context, id string, decide func(Table) (Change, error)) error
	// Delete deletes a table with all that belongs to it. The error is ErrNoTable, or that of
	// the database.
	Delete(ctx context.Context, id string) error
	// Sweep deletes tables and answers that are older than they may be, and returns the ids
	// of the tables.
	Sweep(ctx context.Context, age Age) (deleted []string, err error)
	// Neglected returns the ids of the tables whose game is not over, and at which nobody has done
	// anything for so long while servers ran.
	Neglected(ctx context.Context, since time.Duration) ([]string, error)
	// Automatic returns the ids of the tables that go on without a request: those whose game
	// is not over, and that have a bot in a seat, or a clock.
	Automatic(ctx context.Context) ([]string, error)
	// Ran returns for how many seconds servers of this database have run. It counts up to now,
	// which is what the clock of the machine says, if it is called at least every five minutes.
	Ran(ctx context.Context, now time.Time) (int64, error)
	// IDs returns the ids of all tables, the one that changed last in front.
	IDs(ctx context.Context) ([]string, error)
	// Count returns how many tables there are.
	Count(ctx context.Context) (int, error)
	// KeepPush keeps a push in the place of the one with its ID. If the player has more than
	// so many, those that were kept first are deleted.
	KeepPush(ctx context.Context, p Push, most int) error
	// PushesOf returns the pushes of a player, by the hash of the key.
	PushesOf(ctx context.Context, player string) ([]Push, error)
	// DropPush deletes a push of a player, or all of them for "".
	DropPush(ctx context.Context, player, id string) error
	// PushKeys returns the keys of the server, which are those of first until keys are kept.
	PushKeys(ctx context.Context, first PushKeys) (PushKeys, error)
	// KeepMail keeps an address in the place of the one that the player had.
	KeepMail(ctx context.Context, m Mail) error
	// MailOf returns the address of a player, which is empty without one.
	MailOf(ctx context.Context, player string) (Mail, error)
	// ConfirmMail confirms the address with the hash of a code, and reports whether there is one.
	ConfirmMail(ctx context.Context, code string) (bool, error)
	// DropMail deletes the address of a player or with the hash of a code.
	DropMail(ctx context.Context, playerOrCode string) error
	// Changed tells the ids of tables that were changed, here or by another server.
	// "" says that any may have been.
	Changed() <-chan string
	// Space returns how many bytes the database has now, and how many are free beside it; 0 where that is not known.
	Space() (used, free float64)
	// Ready returns why tables cannot be played at. The database takes no writes, is
	// damaged or is another one, or changes by other servers do not arrive.
	Ready(ctx context.Context) error
	Close() error
}

// OpenExisting opens a database that a server of this version has written, and no other.
func OpenExisting(ctx context.Context, url string) (Store, error) {
	db, err := openCurrent(ctx, url)
	if err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	return Open(ctx, url)
}

// Open opens the database that a URL names: postgres://… is PostgreSQL, anything
// else the file of SQLite. Migrations that are missing run.
func Open(ctx context.Context, url string) (Store, error) {
	if IsPostgres(url) {
		return openPostgres(ctx, url)
	}
	return openSQLite(ctx, url)
}
