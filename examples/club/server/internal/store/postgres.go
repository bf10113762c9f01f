package store

import (
	"context"
	"crypto/rand"
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
	pushing
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
	db := stdlib.OpenDBFromPool(s.pool)
	s.db = db
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrating); err != nil {
		return err
	}
	if err := migrate(ctx, tx); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	s.pushing = pushing{db, db}
	s.reading, err = newReading(ctx, db)
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

// A change is one statement. It writes nothing if the table has changed, or if the
// request was answered; it gives the table's id if it has written.
const postgresChange = `WITH changed AS (
	UPDATE tables SET line = $1, version = $2, position = $3, moves = $4, finished = $5, undo = $6, opener = $20, notes = $21, changed = $22, clock = $23, packed = '', details = $26,
	active = CASE WHEN $27 = 1 THEN active ELSE (SELECT ran FROM service) END WHERE id = $7 AND version = $8
	AND NOT EXISTS (SELECT 1 FROM answers WHERE table_id = $7 AND seat = $9 AND request = $10) RETURNING id
), seated AS (
	UPDATE seats SET name = s.name, invite = s.invite, token = s.token, bot = s.bot
	FROM changed, unnest($11::bigint[], $12::text[], $13::text[], $14::text[], $24::text[]) AS s (seat, name, invite, token, bot)
	WHERE seats.table_id = changed.id AND seats.seat = s.seat
), forgotten AS (
	DELETE FROM moves USING changed WHERE table_id = changed.id AND number > $4
), made AS (
	INSERT INTO moves (table_id, number, seat, notation, maker)
	SELECT id, $15::bigint + n, seat, notation, maker FROM changed, unnest($16::bigint[], $17::text[], $25::text[]) WITH ORDINALITY AS m (seat, notation, maker, n)
	ON CONFLICT (table_id, number) DO UPDATE SET seat = excluded.seat, notation = excluded.notation, maker = excluded.maker
), answered AS (
	INSERT INTO answers (table_id, seat, request, asked, answer) SELECT id, $9, $10, $18, $19 FROM changed WHERE $10 <> ''
) SELECT id FROM changed`

// A new table is one statement, too.
const postgresTable = `WITH made AS (
	INSERT INTO tables (id, header, line, version, position, moves, finished, undo, created, changed, opener, clock, active)
	VALUES ($1, $2, $3, $4, $5, 0, $6, '', $7, $7, $12, $13, (SELECT ran FROM service))
) INSERT INTO seats (table_id, seat, name, invite, token, bot)
SELECT $1, seat, name, invite, token, bot FROM unnest($8::bigint[], $9::text[], $10::text[], $11::text[], $14::text[]) AS s (seat, name, invite, token, bot)`

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
	t, c := j.after, j.change
	if j.before.Version == 0 {
		seats := seatsOf(t.Seats, nil)
		batch.Queue(postgresTable, t.ID, t.Header, t.Line, t.Version, t.Position, number(t.Over), t.Created.Unix(),
			seats.number, seats.name, seats.invite, seats.token, t.Opener, textOf(t.Clock), seats.bot).Exec(func(pgconn.CommandTag) error {
			j.done = true
			return nil
		})
		return
	}
	seats := seatsOf(t.Seats, j.before.Seats)
	var by []int64
	var notation, maker []string
	for _, m := range c.Moves {
		by, notation, maker = append(by, int64(m.Seat)), append(notation, m.Notation), append(maker, m.Maker)
	}
	batch.Queue(postgresChange, t.Line, t.Version, t.Position, t.Moves, number(t.Over), textOf(t.Undo), t.ID, j.before.Version,
		c.Seat, c.Request, seats.number, seats.name, seats.invite, seats.token, c.Keep, by, notation, c.Answer.Asked, c.Answer.Text,
		t.Opener, textOf(t.Notes), t.Changed.Unix(), textOf(t.Clock), seats.bot, maker, textOf(t.Details), number(c.Quiet)).
		Exec(func(wrote pgconn.CommandTag) error {
			j.done = wrote.RowsAffected() > 0
			return nil
		})
}

// columns are seats as PostgreSQL is given them.
type columns struct {
	number                   []int64
	name, invite, token, bot []string
}

// seatsOf is the seats that are not as before.
func seatsOf(now, before []Seat) (c columns) {
	for i, s := range now {
		if i < len(before) && s == before[i] {
			continue
		}
		c.number = append(c.number, int64(i+1))
		c.name, c.invite = append(c.name, s.Name), append(c.invite, s.Invite)
		c.token, c.bot = append(c.token, s.Token), append(c.bot, s.Bot)
	}
	return c
}

func (s *postgres) Close() error {
	s.stop()
	s.ended.Wait()
	s.writer.close()
	err := s.db.Close()
	s.pool.Close()
	return err
}
