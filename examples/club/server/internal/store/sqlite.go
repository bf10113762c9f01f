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
	file       string
	log        string                 // the name of its file
	found      map[string]os.FileInfo // both, as they were opened
	damage     atomic.Pointer[error]  // that was found
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
	s.tell = func(context.Context, querier, string) error { return nil } // there is no other
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

func (s *sqlite) prepare(ctx context.Context, reads *sql.DB) error {
	err := transact(ctx, s.writes, func(tx *sql.Tx) error { return migrate(ctx, tx) })
	if err != nil {
		return err
	}
	for _, text := range []string{writeChange, writeSeat, writeForget, writeMove, writeAnswer, writeTable, writeNewSeat} {
		if s.statements[text], err = s.writes.PrepareContext(ctx, text); err != nil {
			return err
		}
	}
	for _, name := range []string{s.file, s.log} {
		if s.found[name], err = os.Stat(name); err != nil {
			return err
		}
	}
	s.reading, err = newReading(ctx, reads)
	return err
}

// commit runs a batch in one transaction.
func (s *sqlite) commit(ctx context.Context, batch []*job) error {
	ctx = context.WithoutCancel(ctx)
	err := transact(ctx, s.writes, func(tx *sql.Tx) error {
		for _, j := range batch {
			if err := s.run(ctx, tx, j); err != nil {
				return &refusedError{err}
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, j := range batch {
		if j.done {
			announce(s.changed, j.after.ID)
		}
	}
	return nil
}

// run runs the statements of a job.
func (s *sqlite) run(ctx context.Context, tx *sql.Tx, j *job) error {
	for i, one := range statementsOf(j) {
		wrote, err := tx.StmtContext(ctx, s.statements[one.text]).ExecContext(ctx, one.args...)
		if err != nil {
			return err
		}
		if i > 0 {
			continue
		}
		n, err := wrote.RowsAffected()
		if j.done = n > 0; !j.done || err != nil {
			return err
		}
	}
	return nil
}

func (s *sqlite) Close() error {
	s.stop()
	s.ended.Wait()
	s.writer.close()
	return errors.Join(s.db.Close(), s.writes.Close())
}
