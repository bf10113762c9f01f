package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// beside is what SQLite keeps beside a database that is in use.
var beside = []string{"", "-wal", "-shm"}

// Restore puts a copy in the place of a database, which no server may use. It returns the
// copy and the file that now holds the old database, "" if there was none. If it is
// stopped halfway, Interrupted says so, and Restore can be called again.
func Restore(ctx context.Context, games describe.Games, copied, database string) (_ Copy, replaced string, err error) {
	if same(copied, database) {
		return Copy{}, "", fmt.Errorf("%s is the database itself", copied)
	}
	restored, err := Verify(ctx, games, copied)
	if err != nil {
		return Copy{}, "", fmt.Errorf("%s cannot be restored: %w", copied, err)
	}
	if store.IsPostgres(database) {
		return Copy{}, "", errors.New("the database is PostgreSQL: -copy-to writes a copy into it, and pg_restore a dump")
	}
	unlock, err := Lock(database)
	if err != nil {
		return Copy{}, "", err
	}
	defer func() { err = errors.Join(err, unlock()) }()
	part, err := newPart(filepath.Dir(database))
	if err != nil {
		return Copy{}, "", err
	}
	defer os.Remove(part) // if it is still there
	if err := store.Copy(ctx, copied, part); err != nil {
		return Copy{}, "", err
	}
	old := database + replacedMark + time.Now().UTC().Format(stamp)
	for _, suffix := range beside {
		switch err := os.Rename(database+suffix, old+suffix); {
		case err == nil:
			replaced = old
		case !errors.Is(err, os.ErrNotExist):
			return Copy{}, "", err
		}
	}
	restored.File = database
	return restored, replaced, settle(part, database)
}

const replacedMark = ".replaced-"

// Interrupted returns an error if a database is not there although an older one stands
// beside it, because a restore was stopped halfway. A server would begin with an empty
// one.
func Interrupted(database string) error {
	if _, err := os.Stat(database); !errors.Is(err, os.ErrNotExist) {
		return nil // it is there, or opening it says what is wrong
	}
	old, err := filepath.Glob(database + replacedMark + "*")
	if err != nil || len(old) == 0 {
		return nil
	}
	return fmt.Errorf("database %s is not there, but %s is: a restore was stopped halfway; run it again, or give that file its name back", database, old[0])
}
