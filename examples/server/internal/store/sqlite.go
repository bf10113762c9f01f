package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"sync"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// SQLite has one writer. It takes the changes that wait, decides them one after
// the other in one transaction, and answers when that is on disk: the cost of
// waiting for the disk is shared by all that came together.
type sqlite struct {
	reads   *sql.DB
	writes  *sql.DB // of one connection
	jobs    chan *job
	changed chan string
	pepper  []byte
	stop    context.CancelFunc
	ended   sync.WaitGroup
}

// A job is one change that waits for the writer.
type job struct {
	id      string
	write   func(tx querier) (changed bool, err error)
	changed bool
	err     error
	done    chan struct{}
}

// together is how many changes go into one transaction at most.
const together = 64

// Closed is the error of a store that was closed.
var Closed = errors.New("the store is closed")

func openSQLite(ctx context.Context, file string) (_ Store, err error) {
	options := url.Values{
		// A commit waits for the disk: what was acknowledged survives a loss of power.
		"_pragma": {"journal_mode(WAL)", "synchronous(FULL)", "busy_timeout(10000)", "foreign_keys(1)"},
		"_txlock": {"immediate"},
	}
	source := "file:" + (&url.URL{Path: file}).EscapedPath() + "?" + options.Encode()
	s := &sqlite{jobs: make(chan *job, together), changed: make(chan string, backlog)}
	if s.writes, err = sql.Open("sqlite", source); err != nil {
		return nil, err
	}
	s.writes.SetMaxOpenConns(1)
	if s.reads, err = sql.Open("sqlite", source); err != nil {
		return nil, err
	}
	s.reads.SetMaxOpenConns(4)
	tx, err := s.writes.BeginTx(ctx, nil)
	if err == nil {
		defer tx.Rollback()
		if s.pepper, err = migrate(ctx, tx); err == nil {
			err = tx.Commit()
		}
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("database %s: %w", file, err), s.reads.Close(), s.writes.Close())
	}
	writing, stop := context.WithCancel(context.Background())
	s.stop = stop
	s.ended.Go(func() { s.write(writing) })
	return s, nil
}

// write is the writer.
func (s *sqlite) write(ctx context.Context) {
	for {
		var batch []*job
		select {
		case <-ctx.Done():
			return
		case j := <-s.jobs:
			batch = append(batch, j)
		}
		for waiting := true; waiting && len(batch) < together; {
			select {
			case j := <-s.jobs:
				batch = append(batch, j)
			default:
				waiting = false
			}
		}
		err := s.commit(ctx, batch)
		for _, j := range batch {
			if err != nil && j.err == nil {
				j.err = err
			}
			if j.changed && j.err == nil {
				announce(s.changed, j.id)
			}
			close(j.done)
		}
	}
}

// commit runs a batch in one transaction. A change that is refused writes nothing;
// an error of the database undoes them all.
func (s *sqlite) commit(ctx context.Context, batch []*job) error {
	tx, err := s.writes.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, j := range batch {
		j.changed, j.err = j.write(tx)
		var broken *brokenError
		if errors.As(j.err, &broken) {
			return j.err
		}
	}
	return tx.Commit()
}

// do has a job done. Who gives up waiting does not undo it.
func (s *sqlite) do(ctx context.Context, id string, write func(querier) (bool, error)) error {
	j := &job{id: id, write: write, done: make(chan struct{})}
	select {
	case s.jobs <- j:
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case <-j.done:
		return j.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *sqlite) Create(ctx context.Context, t Table) error {
	return s.do(ctx, t.ID, func(tx querier) (bool, error) {
		if err := create(context.WithoutCancel(ctx), tx, t); err != nil {
			return false, &brokenError{err}
		}
		return true, nil
	})
}

func (s *sqlite) Update(ctx context.Context, id string, decide func(Table, Past) (Change, error)) error {
	return s.do(ctx, id, func(tx querier) (bool, error) {
		var refused error
		changed, err := update(context.WithoutCancel(ctx), tx, id, "", func(t Table, past Past) (Change, error) {
			change, err := decide(t, past)
			refused = err
			return change, err
		})
		if err != nil && refused == nil && !errors.Is(err, NoTable) {
			return false, &brokenError{err} // some of it may be written
		}
		return changed, err
	})
}

func (s *sqlite) Table(ctx context.Context, id string) (Table, error) {
	tx, err := s.reads.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return Table{}, err
	}
	defer tx.Rollback()
	return tableOf(ctx, tx, id, "")
}

func (s *sqlite) Moves(ctx context.Context, id string) ([]Move, error) {
	return movesOf(ctx, s.reads, id)
}

func (s *sqlite) Changed() <-chan string         { return s.changed }
func (s *sqlite) Pepper() []byte                 { return s.pepper }
func (s *sqlite) Ping(ctx context.Context) error { return s.reads.PingContext(ctx) }

func (s *sqlite) Backup(ctx context.Context, file string) error {
	_, err := s.reads.ExecContext(ctx, "VACUUM INTO $1", file)
	return err
}

func (s *sqlite) Close() error {
	s.stop()
	s.ended.Wait()
	for len(s.jobs) > 0 {
		j := <-s.jobs
		j.err = Closed
		close(j.done)
	}
	return errors.Join(s.reads.Close(), s.writes.Close())
}

// A brokenError is one after which a transaction cannot go on.
type brokenError struct{ err error }

func (e *brokenError) Error() string { return e.err.Error() }
func (e *brokenError) Unwrap() error { return e.err }
