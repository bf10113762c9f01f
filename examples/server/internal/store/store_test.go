package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/examples/server/internal/storetest"
)

func TestMain(m *testing.M) { storetest.Main(m) }

// A database is one that can be opened by the store, and by the test beside it.
type database struct{ url, driver, source string }

// onEveryDatabase runs a test on SQLite and on PostgreSQL.
func onEveryDatabase(t *testing.T, test func(t *testing.T, d database)) {
	t.Run("sqlite", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "tables.db")
		test(t, database{file, "sqlite", file})
	})
	t.Run("postgres", func(t *testing.T) {
		url := storetest.Postgres(t).NewDatabase(t)
		test(t, database{url, "pgx", url})
	})
}

func (d database) open(t *testing.T) store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), d.url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// exec changes the database behind the store's back.
func (d database) exec(t *testing.T, statement string) {
	t.Helper()
	db, err := sql.Open(d.driver, d.source)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatal(err)
	}
}

func created(t *testing.T, s store.Store, id string) {
	t.Helper()
	err := s.Create(t.Context(), store.Table{
		ID: id, Header: "game", Line: "start", Version: 1, Position: 1, Created: time.Unix(1, 0).UTC(),
		Seats: []store.Seat{{Name: "Ann", Invite: "one"}, {Name: "Bob", Invite: "two"}},
	})
	if err != nil {
		t.Fatal(err)
	}
}

// moving is a decision to make a move.
func moving(notation string) func(store.Table, store.Past) (store.Change, error) {
	return func(t store.Table, _ store.Past) (store.Change, error) {
		t.Line += " " + notation
		return store.Change{Table: &t, Keep: t.Moves, Moves: []store.Move{{Seat: 1, Notation: notation}}}, nil
	}
}

// TestWhatIsKeptIsThereAgain closes a database and opens it.
func TestWhatIsKeptIsThereAgain(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		if err := s.Update(t.Context(), "one", moving("a")); err != nil {
			t.Fatal(err)
		}
		want, err := s.Table(t.Context(), "one")
		if err != nil {
			t.Fatal(err)
		}
		pepper := s.Pepper()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = d.open(t)
		got, err := s.Table(t.Context(), "one")
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("there is %v again, and was %v; %v", got, want, err)
		}
		if !slices.Equal(s.Pepper(), pepper) {
			t.Error("the pepper has changed: every token would be void")
		}
		moves, err := s.Moves(t.Context(), "one")
		if err != nil || !slices.Equal(moves, []store.Move{{Seat: 1, Notation: "a"}}) {
			t.Errorf("the moves are %v, %v", moves, err)
		}
	})
}

// TestANewerDatabaseIsRefused opens what a later server has migrated.
func TestANewerDatabaseIsRefused(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		if err := d.open(t).Close(); err != nil {
			t.Fatal(err)
		}
		d.exec(t, "INSERT INTO migrations (version) VALUES (99)")
		s, err := store.Open(t.Context(), d.url)
		if err == nil {
			s.Close()
			t.Fatal("a database of a version to come is opened")
		}
		if !strings.Contains(err.Error(), "version") {
			t.Errorf("the refusal does not speak of versions: %v", err)
		}
	})
}

// TestABrokenMigrationLeavesNothing has a migration fail in its middle: one of its
// tables is there already.
func TestABrokenMigrationLeavesNothing(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		d.exec(t, "CREATE TABLE moves (something TEXT)")
		s, err := store.Open(t.Context(), d.url)
		if err == nil {
			s.Close()
			t.Fatal("the migration did not fail")
		}
		if !strings.Contains(err.Error(), "0001") {
			t.Errorf("the error does not name the migration: %v", err)
		}
		d.exec(t, "DROP TABLE moves")
		created(t, d.open(t), "one") // all of the migration runs
	})
}

// TestChangesOfOneTableFollowEachOther has many changed at once; none is lost and
// none is decided on what was past.
func TestChangesOfOneTableFollowEachOther(t *testing.T) {
	const writers, each = 16, 10
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		created(t, s, "other")
		var all sync.WaitGroup
		for w := range writers {
			all.Go(func() {
				for i := range each {
					id := []string{"one", "other"}[i%2]
					if err := s.Update(t.Context(), id, moving(fmt.Sprintf("%d.%d", w, i))); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		for _, id := range []string{"one", "other"} {
			got, err := s.Table(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			moves, err := s.Moves(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			line := "start"
			for _, m := range moves {
				line += " " + m.Notation
			}
			if len(moves) != writers*each/2 || got.Moves != len(moves) || got.Line != line || got.Version != int64(1+len(moves)) {
				t.Errorf("%s: %d moves, version %d, %q; the moves are %q", id, got.Moves, got.Version, got.Line, line)
			}
		}
	})
}

// TestARefusedChangeChangesNothing refuses, also beside a change that is made.
func TestARefusedChangeChangesNothing(t *testing.T) {
	no := errors.New("no")
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		before, err := s.Table(t.Context(), "one")
		if err != nil {
			t.Fatal(err)
		}
		refuse := func(t store.Table, _ store.Past) (store.Change, error) {
			t.Line = "wrong"
			return store.Change{Table: &t}, no
		}
		if err := s.Update(t.Context(), "one", refuse); !errors.Is(err, no) {
			t.Errorf("the error is %v", err)
		}
		if err := s.Update(t.Context(), "none", moving("a")); !errors.Is(err, store.NoTable) {
			t.Errorf("the error of a table that is none is %v", err)
		}
		if after, err := s.Table(t.Context(), "one"); err != nil || fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("there is %v, and was %v; %v", after, before, err)
		}
	})
}

// TestChangesAreTold waits for the news of a change, from another store too where two
// share a database.
func TestChangesAreTold(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		hears := s
		if d.driver == "pgx" {
			hears = d.open(t)
			if told := <-hears.Changed(); told != "" { // it listens now
				t.Fatalf("before anything has changed %q is told", told)
			}
		}
		created(t, s, "one")
		if err := s.Update(t.Context(), "one", moving("a")); err != nil {
			t.Fatal(err)
		}
		for told := range hears.Changed() {
			if told == "one" {
				break
			}
		}
	})
}

// TestABackupIsADatabase copies a database that is in use, and opens the copy.
func TestABackupIsADatabase(t *testing.T) {
	d := database{url: filepath.Join(t.TempDir(), "tables.db")}
	s := d.open(t)
	created(t, s, "one")
	ctx, stop := context.WithCancel(t.Context())
	var writing sync.WaitGroup
	writing.Go(func() {
		for i := 0; ctx.Err() == nil; i++ {
			if err := s.Update(context.WithoutCancel(ctx), "one", moving(fmt.Sprint(i))); err != nil {
				t.Error(err)
				return
			}
		}
	})
	copied := database{url: filepath.Join(t.TempDir(), "copy.db")}
	err := s.Backup(t.Context(), copied.url)
	stop()
	writing.Wait()
	if err != nil {
		t.Fatal(err)
	}
	restored := copied.open(t)
	table, err := restored.Table(t.Context(), "one")
	if err != nil {
		t.Fatal(err)
	}
	moves, err := restored.Moves(t.Context(), "one")
	if err != nil || len(moves) != table.Moves {
		t.Errorf("the copy has %d moves, and says %d; %v", len(moves), table.Moves, err)
	}
	if !slices.Equal(restored.Pepper(), s.Pepper()) {
		t.Error("the copy has another pepper: tokens would be void")
	}
	if err := restored.Update(t.Context(), "one", moving("more")); err != nil {
		t.Error(err)
	}
	if err := s.Backup(t.Context(), copied.url); err == nil {
		t.Error("a backup overwrites a file")
	}
}
