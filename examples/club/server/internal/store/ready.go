package store

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"
)

// Ready also finds a file that was deleted or replaced, which SQLite would go on writing to.
func (s *sqlite) Ready(ctx context.Context) error {
	for name, opened := range s.found {
		if now, err := os.Stat(name); err != nil {
			return fmt.Errorf("the database was taken away: %w", err)
		} else if !os.SameFile(now, opened) {
			return fmt.Errorf("%s was replaced while the server used it: start the server again", name)
		}
	}
	if damage := s.damage.Load(); damage != nil {
		return *damage
	}
	if _, err := s.writes.ExecContext(ctx, "PRAGMA user_version = 0"); err != nil { // it is always 0, and written all the same
		return fmt.Errorf("the database cannot be written: %w", err)
	}
	return nil
}

// looking is how often a database is searched for damage, and idle how many times as long
// as it took the search rests at least.
var looking, idle = time.Minute, 100

// lookForDamage has SQLite check its file from time to time.
func (s *sqlite) lookForDamage(ctx context.Context) {
	for wait := time.Duration(0); ; {
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait):
		}
		began := time.Now()
		if err := check(ctx, s.file); err == nil {
			s.damage.Store(nil)
		} else if ctx.Err() == nil && s.damage.Swap(&err) == nil {
			slog.Error("the database is damaged", "error", err)
		}
		wait = max(looking, time.Duration(idle)*time.Since(began))
	}
}

// check reads the file with a connection of its own, which remembers nothing.
func check(ctx context.Context, file string) error {
	db, err := openCurrent(ctx, file)
	if err != nil { // what the server has opened once it cannot open any more
		return fmt.Errorf("SQLite finds it damaged: %w", err)
	}
	defer db.Close()
	return sound(ctx, db, "quick_check")
}

// Ready also finds a server that no longer hears of changes by others.
func (s *postgres) Ready(ctx context.Context) error {
	if s.deaf.Load() {
		return fmt.Errorf("changes by other servers are not heard of")
	}
	// A transaction with a number of its own cannot be had where nothing can be written.
	if _, err := s.pool.Exec(ctx, "SELECT pg_current_xact_id()"); err != nil {
		return fmt.Errorf("the database cannot be written: %w", err)
	}
	return nil
}
