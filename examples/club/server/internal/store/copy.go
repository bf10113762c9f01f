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

// Named is a database as people are told of it: without the password.
func Named(database string) string {
	if parsed, err := url.Parse(database); err == nil && IsPostgres(database) {
		return parsed.Redacted()
	}
	return database
}

// Copy writes a copy of a database of SQLite, which may be in use, into a file that does
// not exist or is empty. It changes nothing in the database.
func Copy(ctx context.Context, database, file string) error {
	if IsPostgres(database) {
		return errors.New("the database is PostgreSQL: pg_dump and pg_restore copy it")
	}
	db, err := openCurrent(ctx, database)
	if err != nil {
		return err
	}
	return vacuum(ctx, db, file)
}

// CopyOld writes a copy as Copy does of a database that Open would migrate, and returns
// its version. It returns 0 for any other.
func CopyOld(ctx context.Context, database, file string) (version int, err error) {
	if found, err := os.Stat(database); errors.Is(err, fs.ErrNotExist) || err == nil && found.Size() == 0 {
		return 0, nil // it will be a new one
	}
	db, version, isCurrent, err := openToRead(ctx, database)
	if err != nil {
		return 0, err
	}
	if isCurrent {
		return 0, db.Close()
	}
	return version, vacuum(ctx, db, file)
}

// vacuum copies a database into a file, and closes it.
func vacuum(ctx context.Context, db *sql.DB, file string) error {
	_, err := db.ExecContext(ctx, "VACUUM INTO ?", file)
	return errors.Join(err, db.Close())
}

// Verify calls a function with every table of a database and its moves, after SQLite's own check
// where it is one of SQLite. It changes nothing, and returns the first error.
func Verify(ctx context.Context, database string, each func(Table, []Move) error) error {
	db, err := openCurrent(ctx, database)
	if err != nil {
		return err
	}
	defer db.Close()
	if !IsPostgres(database) {
		if err := sound(ctx, db, "integrity_check"); err != nil {
			return err
		}
	}
	r, err := newReading(ctx, db)
	if err != nil {
		return err
	}
	ids, err := r.IDs(ctx)
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

// sound returns what a check of SQLite's own finds wrong with a database.
func sound(ctx context.Context, db *sql.DB, check string) error {
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA "+check+"(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return fmt.Errorf("SQLite finds it damaged: %s", found)
	}
	return nil
}

// openCurrent opens a database that a server of this version has written.
func openCurrent(ctx context.Context, file string) (*sql.DB, error) {
	db, version, isCurrent, err := openToRead(ctx, file)
	if err == nil && !isCurrent {
		err = fmt.Errorf("%s has version %d, and this server has a newer one: use the server that wrote it", Named(file), version)
		return nil, errors.Join(err, db.Close())
	}
	return db, err
}

// openToRead opens a database that exists and is one of a server, without writing to it. It
// returns its version, and whether a server of this version has written it.
func openToRead(ctx context.Context, database string) (_ *sql.DB, version int, isCurrent bool, err error) {
	driver, source := "pgx", database
	if !IsPostgres(database) {
		driver = "sqlite"
		if source, err = readOnly(database); err != nil {
			return nil, 0, false, err
		}
	}
	db, err := sql.Open(driver, source)
	if err != nil {
		return nil, 0, false, err
	}
	version, missing, err := schemaOf(ctx, db)
	if err != nil {
		return nil, 0, false, errors.Join(fmt.Errorf("%s is no database of this server: %w", Named(database), err), db.Close())
	}
	return db, version, len(missing) == 0, nil
}

// readOnly is what opens a file of SQLite that exists, to read it.
func readOnly(file string) (source string, err error) {
	if found, err := os.Stat(file); err != nil {
		return "", fmt.Errorf("%w; -database names the file of a server, and -restore that of a copy", err)
	} else if !found.Mode().IsRegular() {
		return "", fmt.Errorf("%s is no file", file)
	}
	options := url.Values{"mode": {"ro"}, "_pragma": {waiting(long)}}
	return "file:" + (&url.URL{Path: file}).EscapedPath() + "?" + options.Encode(), nil
}
