package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"sync"
	"sync/atomic"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// SQLite has one writer. What it writes lies in a log at first, on disk. When the log
// is long enough, it is moved into the file, and begins anew in the same place. Writing
// over what lies on the disk already takes far less time than making the log grow or
// shrink.
type sqlite struct {
	tables
	pushing
	file       string
	log        string                 // the name of its file
	found      map[string]os.FileInfo // both, as they were opened
	damage     atomic.Pointer[error]  // that was found
	writes     *sql.DB                // of one connection
	statements map[string]*sql.Stmt
	stop       context.CancelFunc
	ended      sync.WaitGroup
}

func openSQLite(ctx context.Context, file string) (_ Store, err error) {
	options := url.Values{
		// A commit waits for the disk: what was acknowledged survives a loss of power.
		"_pragma": {"journal_mode(WAL)", "synchronous(FULL)", waiting(long), "foreign_keys(1)", beginningAnew},
		"_txlock": {"immediate"},
	}
	// What SQLite puts beside the file has the same permissions.
	if made, err := os.OpenFile(file, os.O_CREATE|os.O_RDWR, 0o600); err == nil {
		made.Close()
	}
	source := "file:" + (&url.URL{Path: file}).EscapedPath() + "?" + options.Encode()
	s := &sqlite{tables: newTables(), file: file, log: file + "-wal", found: map[string]os.FileInfo{}, statements: map[string]*sql.Stmt{}}
	if s.writes, err = sql.Open("sqlite", source); err != nil {
		return nil, err
	}
	s.writes.SetMaxOpenConns(1)
	reads, err := sql.Open("sqlite", source)
	if err != nil {
		return nil, err
	}
	reads.SetMaxOpenConns(4)
	reads.SetMaxIdleConns(4)
	if err := s.prepare(ctx, reads); err != nil {
		return nil, errors.Join(fmt.Errorf("database %s: %w", file, err), reads.Close(), s.writes.Close())
	}
	s.writer = newWriter(s.commit)
	looking, stop := context.WithCancel(context.Background())
	s.stop = stop
	s.ended.Go(func() { s.lookAtLog(looking) })
	s.ended.Go(func() { s.lookForDamage(looking) })
	return s, nil
}

// What is written for a change, in this order. The first writes nothing if the table
// has changed, or if the request was answered.
const (
	sqliteChange = "UPDATE tables SET line = ?, version = ?, position = ?, moves = ?, finished = ?, undo = ?, opener = ?, notes = ?, clock = ?, changed = ?, details = ?, packed = '', " +
		"active = CASE WHEN ? = 1 THEN active ELSE (SELECT ran FROM service) END WHERE id = ? AND version = ? AND NOT EXISTS (SELECT 1 FROM answers WHERE table_id = ? AND seat = ? AND request = ?)"
	sqliteSeat   = "UPDATE seats SET name = ?, invite = ?, token = ?, bot = ? WHERE table_id = ? AND seat = ?"
	sqliteForget = "DELETE FROM moves WHERE table_id = ? AND number > ?"
	sqliteMove   = "INSERT INTO moves (table_id, number, seat, notation, maker) VALUES (?, ?, ?, ?, ?)"
	sqliteAnswer = "INSERT INTO answers (table_id, seat, request, asked, answer) VALUES (?, ?, ?, ?, ?)"
	sqliteTable  = "INSERT INTO tables (id, header, line, version, position, moves, finished, undo, opener, clock, created, changed, active) " +
		"VALUES (?, ?, ?, ?, ?, 0, ?, '', ?, ?, ?, ?, (SELECT ran FROM service))"
	sqliteSit = "INSERT INTO seats (table_id, seat, name, invite, token, bot) VALUES (?, ?, ?, ?, ?, ?)"
)

func (s *sqlite) prepare(ctx context.Context, reads *sql.DB) error {
	tx, err := s.writes.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := migrate(ctx, tx); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	for _, text := range []string{sqliteChange, sqliteSeat, sqliteForget, sqliteMove, sqliteAnswer, sqliteTable, sqliteSit} {
		if s.statements[text], err = s.writes.PrepareContext(ctx, text); err != nil {
			return err
		}
	}
	for _, name := range []string{s.file, s.log} {
		if s.found[name], err = os.Stat(name); err != nil {
			return err
		}
	}
	s.pushing = pushing{reads, s.writes}
	s.reading, err = newReading(ctx, reads)
	return err
}

// commit runs a batch in one transaction.
func (s *sqlite) commit(ctx context.Context, batch []*job) error {
	ctx = context.WithoutCancel(ctx)
	tx, err := s.writes.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	exec := func(text string, args ...any) (sql.Result, error) {
		return tx.StmtContext(ctx, s.statements[text]).ExecContext(ctx, args...)
	}
	for _, j := range batch {
		if err := write(exec, j); err != nil {
			return &refusedError{err}
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	for _, j := range batch {
		if j.done {
			announce(s.changed, j.after.ID)
		}
	}
	return nil
}

// write does a job.
func write(exec func(string, ...any) (sql.Result, error), j *job) (err error) {
	do := func(text string, args ...any) {
		if err == nil {
			_, err = exec(text, args...)
		}
	}
	t, c := j.after, j.change
	if j.before.Version == 0 {
		do(sqliteTable, t.ID, t.Header, t.Line, t.Version, t.Position, number(t.Over), t.Opener, textOf(t.Clock), t.Created.Unix(), t.Created.Unix())
		for i, seat := range t.Seats {
			do(sqliteSit, t.ID, i+1, seat.Name, seat.Invite, seat.Token, seat.Bot)
		}
		j.done = err == nil
		return err
	}
	changed, err := exec(sqliteChange, t.Line, t.Version, t.Position, t.Moves, number(t.Over), textOf(t.Undo), t.Opener, textOf(t.Notes), textOf(t.Clock), t.Changed.Unix(),
		textOf(t.Details), number(c.Quiet), t.ID, j.before.Version, t.ID, c.Seat, c.Request)
	if err != nil {
		return err
	}
	if n, err := changed.RowsAffected(); err != nil || n == 0 {
		return err
	}
	for i, seat := range t.Seats {
		if seat != j.before.Seats[i] {
			do(sqliteSeat, seat.Name, seat.Invite, seat.Token, seat.Bot, t.ID, i+1)
		}
	}
	if c.Keep < j.before.Moves {
		do(sqliteForget, t.ID, c.Keep)
	}
	for i, m := range c.Moves {
		do(sqliteMove, t.ID, c.Keep+i+1, m.Seat, m.Notation, m.Maker)
	}
	if c.Request != "" {
		do(sqliteAnswer, t.ID, c.Seat, c.Request, c.Answer.Asked, c.Answer.Text)
	}
	j.done = err == nil
	return err
}

func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func (s *sqlite) Close() error {
	s.stop()
	s.ended.Wait()
	s.writer.close()
	return errors.Join(s.db.Close(), s.writes.Close())
}
