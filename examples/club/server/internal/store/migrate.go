package store

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate runs the migrations that the database has not seen, in the order of
// their numbers, in the transaction that it is given.
func migrate(ctx context.Context, tx querier) error {
	if _, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)"); err != nil {
		return err
	}
	_, missing, err := schemaOf(ctx, tx)
	if err != nil {
		return err
	}
	for _, number := range slices.Sorted(maps.Keys(missing)) {
		text, err := migrations.ReadFile(missing[number])
		if err == nil && number == unpacking {
			err = unpack(ctx, tx)
		}
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, string(text)); err != nil {
			return fmt.Errorf("%s: %w", missing[number], err)
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO migrations (version) VALUES ($1)", number); err != nil {
			return err
		}
	}
	return nil
}

// schemaOf returns the number of the last migration that a database has seen, and the files of
// those that it has not seen, by number.
func schemaOf(ctx context.Context, db querier) (version int, missing map[int]string, err error) {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return 0, nil, err
	}
	missing = map[int]string{}
	for _, file := range files {
		var number int
		if _, err := fmt.Sscanf(path.Base(file), "%d_", &number); err != nil || missing[number] != "" {
			return 0, nil, fmt.Errorf("%s has no number of its own: %w", file, err)
		}
		missing[number] = file
	}
	seen, err := valuesOf[int](db.QueryContext(ctx, "SELECT version FROM migrations ORDER BY version"))
	for _, version = range seen {
		if missing[version] == "" {
			return 0, nil, fmt.Errorf("the database has version %d, which this server does not know", version)
		}
		delete(missing, version)
	}
	return version, missing, err
}
