package store

import (
	"context"
	"database/sql"
	"time"
)

const (
	readAutomatic = "SELECT id FROM tables WHERE finished = 0 AND (clock <> '' OR id IN (SELECT table_id FROM seats WHERE bot <> '')) ORDER BY id"

	// What is longer ago than five minutes was a time without a server, or a clock that was
	// set: neither is the players' time. A clock that was set back counts for nothing, too.
	countRan = "UPDATE service SET ran = ran + CASE WHEN CAST($1 AS BIGINT) - seen BETWEEN 0 AND 300 THEN CAST($1 AS BIGINT) - seen ELSE 0 END, seen = CAST($1 AS BIGINT) RETURNING ran"
)

func (r reading) Automatic(ctx context.Context) ([]string, error) {
	rows, err := r.db.QueryContext(ctx, readAutomatic)
	return stringsOf(rows, err)
}

// ran counts the time up to now in a database.
func ran(ctx context.Context, db *sql.DB, now time.Time) (seconds int64, err error) {
	err = db.QueryRowContext(ctx, countRan, now.Unix()).Scan(&seconds)
	return seconds, err
}

func (s *sqlite) Ran(ctx context.Context, now time.Time) (int64, error) {
	return ran(ctx, s.writes, now)
}

func (s *postgres) Ran(ctx context.Context, now time.Time) (int64, error) { return ran(ctx, s.db, now) }
