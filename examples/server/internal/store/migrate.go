package store

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate runs the migrations that the database has not seen, in the order of
// their numbers, in the transaction that it is given.
func migrate(ctx context.Context, tx querier) error {
	if _, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)"); err != nil {
		return err
	}
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	var seen int
	if err := tx.QueryRowContext(ctx, "SELECT COUNT(*) FROM migrations").Scan(&seen); err != nil {
		return err
	}
	if seen > len(files) {
		return fmt.Errorf("the database has version %d, which this server does not know: it knows %d versions", seen, len(files))
	}
	for i, file := range files[seen:] {
		text, err := migrations.ReadFile(file)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, string(text)); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO migrations (version) VALUES ($1)", seen+i+1); err != nil {
			return err
		}
	}
	return nil
}
