package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
)

// PostgreSQL locks the row of a table while it is changed, and tells every server
// that listens which table it was.
type postgres struct {
	db      *sql.DB
	changed chan string
	pepper  []byte
	stop    context.CancelFunc
	ended   sync.WaitGroup
}

const (
	channel = "railhex_changed"
	// migrating is the key of the advisory lock of servers that begin at once.
	migrating = 7428391
	// patience is how long one waits before listening again.
	patience = 500 * time.Millisecond
)

func openPostgres(ctx context.Context, url string) (Store, error) {
	db, err := sql.Open("pgx", url)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(16)
	db.SetMaxIdleConns(16)
	s := &postgres{db: db, changed: make(chan string, backlog)}
	if err := s.prepare(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("database: %w", err), db.Close())
	}
	listening, stop := context.WithCancel(context.Background())
	s.stop = stop
	s.ended.Go(func() { s.listen(listening, url) })
	return s, nil
}

func (s *postgres) prepare(ctx context.Context) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrating)
		if err == nil {
			s.pepper, err = migrate(ctx, tx)
		}
		return err
	})
}

func (s *postgres) inTransaction(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// listen tells what other servers, and this one, have changed. Whenever it has not
// listened for a while any table may have changed.
func (s *postgres) listen(ctx context.Context, url string) {
	for ctx.Err() == nil {
		if conn, err := pgx.Connect(ctx, url); err == nil {
			s.hear(ctx, conn)
			conn.Close(context.WithoutCancel(ctx))
		}
		select {
		case <-ctx.Done():
		case <-time.After(patience):
		}
	}
}

func (s *postgres) hear(ctx context.Context, conn *pgx.Conn) {
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return
	}
	announce(s.changed, "")
	for {
		var told *pgconn.Notification
		told, err := conn.WaitForNotification(ctx)
		if err != nil {
			return
		}
		announce(s.changed, told.Payload)
	}
}

func (s *postgres) Create(ctx context.Context, t Table) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error { return create(ctx, tx, t) })
}

func (s *postgres) Update(ctx context.Context, id string, decide func(Table, Past) (Change, error)) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		changed, err := update(ctx, tx, id, " FOR UPDATE", decide)
		if err != nil || !changed {
			return err
		}
		_, err = tx.ExecContext(ctx, "SELECT pg_notify($1, $2)", channel, id)
		return err
	})
}

func (s *postgres) Table(ctx context.Context, id string) (t Table, err error) {
	tx, err := s.db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true})
	if err != nil {
		return t, err
	}
	defer tx.Rollback()
	return tableOf(ctx, tx, id, "")
}

func (s *postgres) Moves(ctx context.Context, id string) ([]Move, error) {
	return movesOf(ctx, s.db, id)
}

func (s *postgres) Changed() <-chan string         { return s.changed }
func (s *postgres) Pepper() []byte                 { return s.pepper }
func (s *postgres) Ping(ctx context.Context) error { return s.db.PingContext(ctx) }

// Backup is PostgreSQL's own affair.
func (s *postgres) Backup(context.Context, string) error {
	return errors.New("the database is PostgreSQL: pg_dump makes its backup")
}

func (s *postgres) Close() error {
	s.stop()
	s.ended.Wait()
	return s.db.Close()
}
