package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"strings"
)

// IsPostgres reports whether a URL names a database of PostgreSQL and not a file.
func IsPostgres(url string) bool {
	return strings.HasPrefix(url, "postgres://") || strings.HasPrefix(url, "postgresql://")
}

// Copy writes a copy of a database of SQLite, which may be in use, into a file that does
// not exist or is empty. It changes nothing in the database.
func Copy(ctx context.Context, database, file string) error {
	db, err := openToRead(ctx, database)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", file)
	return errors.Join(err, db.Close())
}

// Verify holds a database of SQLite against itself, with SQLite's own check, and calls
// each with every table and its moves. It changes nothing, and returns the first error.
func Verify(ctx context.Context, database string, each func(Table, []Move) error) error {
	db, err := openToRead(ctx, database)
	if err != nil {
		return err
	}
	defer db.Close()
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return fmt.Errorf("SQLite finds it damaged: %s", found)
	}
	r, err := newReading(ctx, db)
	if err != nil {
		return err
	}
	ids, err := idsOf(ctx, db)
	if err != nil {
		return err
	}
	for _, id := range ids {
		t, err := r.newest(ctx, id, Table{})
		if errors.Is(err, ErrNoTable) {
			err = fmt.Errorf("table %s has no seats", id)
		}
		if err != nil {
			return err
		}
		moves, err := r.Moves(ctx, id)
		if err == nil {
			err = each(t, moves)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func idsOf(ctx context.Context, db *sql.DB) (ids []string, err error) {
	rows, err := db.QueryContext(ctx, "SELECT id FROM tables ORDER BY id")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}

// openToRead opens a database of SQLite that exists, is one of a server of this version,
// and is not written.
func openToRead(ctx context.Context, file string) (*sql.DB, error) {
	if IsPostgres(file) {
		return nil, errors.New("the database is PostgreSQL: pg_dump and pg_restore copy it")
	}
	if found, err := os.Stat(file); err != nil {
		return nil, err
	} else if !found.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file", file)
	}
	options := url.Values{"mode": {"ro"}, "_pragma": {waiting(long)}}
	db, err := sql.Open("sqlite", "file:"+(&url.URL{Path: file}).EscapedPath()+"?"+options.Encode())
	if err != nil {
		return nil, err
	}
	var seen int
	if err := db.QueryRowContext(ctx, "SELECT COUNT(*) FROM migrations").Scan(&seen); err != nil {
		return nil, errors.Join(fmt.Errorf("%s is no database of this server: %w", file, err), db.Close())
	}
	known, err := fs.Glob(migrations, "migrations/*.sql")
	if err == nil && seen != len(known) {
		err = fmt.Errorf("%s has version %d, and this server has version %d: use the server that wrote it", file, seen, len(known))
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}
