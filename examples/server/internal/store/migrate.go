package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate runs the migrations that the database has not seen, in the order of
// their numbers, in the transaction that it is given, and makes the pepper.
func migrate(ctx context.Context, tx querier) (pepper []byte, err error) {
	if _, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)"); err != nil {
		return nil, err
	}
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	var seen int
	if err := tx.QueryRowContext(ctx, "SELECT COUNT(*) FROM migrations").Scan(&seen); err != nil {
		return nil, err
	}
	if seen > len(files) {
		return nil, fmt.Errorf("the database has version %d, which this server does not know: it knows %d versions", seen, len(files))
	}
	for i, file := range files[seen:] {
		text, err := migrations.ReadFile(file)
		if err != nil {
			return nil, err
		}
		if _, err := tx.ExecContext(ctx, string(text)); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO migrations (version) VALUES ($1)", seen+i+1); err != nil {
			return nil, err
		}
	}
	var text string
	err = tx.QueryRowContext(ctx, "SELECT pepper FROM secrets").Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		fresh := make([]byte, 32)
		rand.Read(fresh)
		text = hex.EncodeToString(fresh)
		_, err = tx.ExecContext(ctx, "INSERT INTO secrets (pepper) VALUES ($1)", text)
	}
	if err != nil {
		return nil, err
	}
	return hex.DecodeString(text)
}
