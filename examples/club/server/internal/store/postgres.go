package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
)

// PostgreSQL is written to by several servers, and tells each that listens which
// tables were changed.
type postgres struct {
	tables
	name  string // that no other server has
	deaf  atomic.Bool
	pool  *pgxpool.Pool
	stop  context.CancelFunc
	ended sync.WaitGroup
}

const (
	channel = "railhex_changed"
	// migrating is the key of the advisory lock of servers that begin at once.
	migrating = 7428391
	// patience is how long one waits before listening again.
	patience = 500 * time.Millisecond
	// connections is how many a server has, besides the one that it listens on.
	connections = 16
)

func openPostgres(ctx context.Context, url string) (Store, error) {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	config.MaxConns = connections
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	s := &postgres{tables: newTables(), name: rand.Text(), pool: pool}
	s.deaf.Store(true)
	if err := s.prepare(ctx); err != nil {
		if s.db != nil {
			err = errors.Join(err, s.db.Close())
		}
		pool.Close()
		return nil, fmt.Errorf("database: %w", err)
	}
	s.writer = newWriter(s.commit)
	listening, stop := context.WithCancel(context.Background())
	s.stop = stop
	s.ended.Go(func() { s.listen(listening, url) })
	return s, nil
}

func (s *postgres) prepare(ctx context.Context) error {
	s.db = stdlib.OpenDBFromPool(s.pool)
	s.writes = s.db
	s.tell = func(ctx context.Context, tx querier, id string) error {
		_, err := tx.ExecContext(ctx, "SELECT pg_notify($1, $2)", channel, s.name+" "+id)
		return err
	}
	err := transact(ctx, s.db, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrating); err != nil {
			return err
		}
		return migrate(ctx, tx)
	})
	if err != nil {
		return err
	}
	s.reading, err = newReading(ctx, s.db)
	return err
}

// listen tells what other servers have changed. Whenever it has not listened for a while any
// table may have changed.
func (s *postgres) listen(ctx context.Context, url string) {
	for ctx.Err() == nil {
		err := s.hear(ctx, url)
		if !s.deaf.Swap(true) && ctx.Err() == nil {
			slog.Warn("changes by other servers are no longer heard of", "error", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(patience):
		}
	}
}

// within is how long a connection may take to begin, or to answer whether it is still there,
// and quiet how long it may say nothing before it is asked.
var within, quiet = 5 * time.Second, 10 * time.Second

// hear listens until the connection ends, or no longer answers.
func (s *postgres) hear(ctx context.Context, url string) error {
	soon := func() (context.Context, context.CancelFunc) { return context.WithTimeout(ctx, within) }
	beginning, done := soon()
	defer done()
	conn, err := pgx.Connect(beginning, url)
	if err != nil {
		return err
	}
	defer func() {
		ending, done := context.WithTimeout(context.WithoutCancel(ctx), within)
		defer done()
		conn.Close(ending)
	}()
	if _, err := conn.Exec(beginning, "LISTEN "+channel); err != nil {
		return err
	}
	if s.deaf.Swap(false) {
		slog.Info("changes by other servers are heard of")
	}
	announce(s.changed, "")
	for {
		waiting, done := context.WithTimeout(ctx, quiet)
		told, err := conn.WaitForNotification(waiting)
		done()
		if err != nil && waiting.Err() != nil && ctx.Err() == nil { // it has said nothing
			asking, done := soon()
			err = conn.Ping(asking)
			done()
			if err == nil {
				continue
			}
		}
		if err != nil {
			return err
		}
		by, ids, _ := strings.Cut(told.Payload, " ")
		if by == s.name {
			continue // it was told when it was written
		}
		for id := range strings.FieldsSeq(ids) {
			announce(s.changed, id)
		}
	}
}

// commit sends a batch at once, as one transaction. Every server writes to its tables
// in the order of their ids, so that no two wait for each other.
func (s *postgres) commit(ctx context.Context, jobs []*job) error {
	jobs = slices.Clone(jobs)
	slices.SortStableFunc(jobs, func(a, b *job) int { return strings.Compare(a.after.ID, b.after.ID) })
	var batch pgx.Batch
	var ids []string
	for _, j := range jobs {
		queue(&batch, j)
		ids = append(ids, j.after.ID)
	}
	batch.Queue("SELECT pg_notify($1, $2)", channel, s.name+" "+strings.Join(ids, " "))
	results := s.pool.SendBatch(context.WithoutCancel(ctx), &batch)
	err := results.Close() // it is on disk now, or there is an error
	if refused := (*pgconn.PgError)(nil); errors.As(err, &refused) {
		err = &refusedError{err}
	}
	for _, j := range jobs {
		if err == nil && j.done {
			announce(s.changed, j.after.ID) // without the detour over the database
		}
	}
	return err
}

// queue puts a job into a batch.
func queue(batch *pgx.Batch, j *job) {
	for i, one := range statementsOf(j) {
		queued := batch.Queue(one.text, one.args...)
		if i == 0 {
			queued.Exec(func(wrote pgconn.CommandTag) error {
				j.done = wrote.RowsAffected() > 0
				return nil
			})
		}
	}
}

func (s *postgres) Close() error {
	s.stop()
	s.ended.Wait()
	s.writer.close()
	err := s.db.Close()
	s.pool.Close()
	return err
}
