package backup

import (
	"fmt"

	"github.com/gofrs/flock"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// Lock takes a database of SQLite for one program: a server, or one that restores. The
// lock ends with the program, or with unlock. A database of PostgreSQL serves any number.
func Lock(database string) (unlock func() error, err error) {
	if store.IsPostgres(database) {
		return func() error { return nil }, nil
	}
	lock := flock.New(database+".lock", flock.SetPermissions(0o600))
	ok, err := lock.TryLock()
	if err != nil {
		return nil, fmt.Errorf("database %s: %w", database, err)
	}
	if !ok {
		return nil, fmt.Errorf("database %s is in use by another server; end that one first", database)
	}
	return lock.Unlock, nil // the file stays: deleting it would let two in
}
