package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// begun is a database with tables at which somebody sits, and a store that has it open.
func begun(t *testing.T, tables int) (database string, s store.Store) {
	t.Helper()
	database = filepath.Join(t.TempDir(), "club.db")
	s = servertest.Must(store.Open(t.Context(), database))
	t.Cleanup(func() { s.Close() })
	for range tables {
		opened(t, s)
	}
	return database, s
}

func opened(t *testing.T, s store.Store) {
	t.Helper()
	h := table.NewHost(games.All(), s)
	o := servertest.Must(h.Open(t.Context(), table.Opening{Header: "game steam\nplayers 3\nrules standard\nmap northeast\ncomponents standard\n"}))
	servertest.Must(h.Sit(t.Context(), o.ID, client.NewKey(), o.Invites[0], "Ann"))
}

// tables counts those of a database that holds what it says.
func tables(t *testing.T, database string) int {
	t.Helper()
	c := servertest.Must(Verify(t.Context(), games.All(), database))
	return c.Tables
}

func files(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries := servertest.Must(os.ReadDir(folder))
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// TestWhatCannotBeCopiedLeavesNothing tries what people mistype, and what is damaged.
func TestWhatCannotBeCopiedLeavesNothing(t *testing.T) {
	database, s := begun(t, 1)
	folder := t.TempDir()
	notes := filepath.Join(folder, "notes.txt")
	servertest.Check(t, os.WriteFile(notes, []byte("what we play on Friday"), 0o600))
	kept := filepath.Join(folder, "kept.db")
	servertest.Must(Write(t.Context(), games.All(), database, kept, 0))
	servertest.Check(t, s.Update(t.Context(), idIn(t, s, database), func(t store.Table) (store.Change, error) {
		t.Line = "nonsense"
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
	before := files(t, folder)
	for what, try := range map[string]struct{ from, to, want string }{
		"a mistyped database":    {filepath.Join(folder, "clbu.db"), filepath.Join(folder, "new.db"), "no such file"},
		"no database":            {notes, filepath.Join(folder, "new.db"), "not a database"},
		"PostgreSQL":             {"postgres://localhost/x", filepath.Join(folder, "new.db"), "pg_dump"},
		"over something else":    {kept, notes, "no copy that could be replaced"},
		"over itself":            {kept, kept, "the database itself"},
		"into no folder":         {kept, filepath.Join(folder, "none", "new.db"), "no such file"},
		"a damaged table":        {database, filepath.Join(folder, "new.db"), "is damaged"},
		"damaged, into a folder": {database, folder, "is damaged"},
		"damaged, over a copy":   {database, kept, "is damaged"},
	} {
		if _, err := Write(t.Context(), games.All(), try.from, try.to, 1); err == nil || !strings.Contains(err.Error(), try.want) {
			t.Errorf("%s: %v, want %s", what, err, try.want)
		}
		if after := files(t, folder); !slices.Equal(after, before) {
			t.Errorf("%s: there are %v, and were %v", what, after, before)
		}
	}
	if tables(t, kept) != 1 {
		t.Error("the copy that was there is another")
	}
}

// TestWhatAKilledProgramLeftIsRemoved copies and restores beside what two programs write: one that
// was killed, and one that is at work.
func TestWhatAKilledProgramLeftIsRemoved(t *testing.T) {
	database, _ := begun(t, 1)
	folder := t.TempDir()
	left, fresh := filepath.Join(folder, ".railhex-1.part"), filepath.Join(folder, ".railhex-2.part")
	for _, part := range []string{left, fresh} {
		servertest.Check(t, os.WriteFile(part, nil, 0o600))
	}
	old := time.Now().Add(-2 * longestWriting)
	servertest.Check(t, os.Chtimes(left, old, old))
	servertest.Must(Write(t.Context(), games.All(), database, filepath.Join(folder, "copy.db"), 1))
	if after := files(t, folder); !slices.Equal(after, []string{".railhex-2.part", "copy.db"}) {
		t.Errorf("there are %v", after)
	}
}

// idIn is the id of the one table of a database.
func idIn(t *testing.T, s store.Store, database string) (id string) {
	t.Helper()
	servertest.Check(t, store.Verify(t.Context(), database, func(of store.Table, _ []store.Move) error { id = of.ID; return nil }))
	return id
}

// TestAFolderKeepsTheNewest writes more copies than stay: the last of them stays, also beside one that a clock which was
// wrong has named.
func TestAFolderKeepsTheNewest(t *testing.T) {
	database, s := begun(t, 0)
	folder := t.TempDir()
	for _, other := range []string{"club-of-others.db", "club.txt", "other-20260101-000000.000.db"} {
		servertest.Check(t, os.WriteFile(filepath.Join(folder, other), nil, 0o600))
	}
	for want := range 5 {
		written, err := Write(t.Context(), games.All(), database, folder, 3)
		if err != nil || written.Tables != want || written.Bytes == 0 {
			t.Fatalf("%v: %v", written, err)
		}
		opened(t, s)
	}
	left := slices.DeleteFunc(files(t, folder), func(name string) bool { return !strings.HasPrefix(name, "club-2") })
	if len(left) != 3 || len(files(t, folder)) != 6 || tables(t, filepath.Join(folder, left[0])) != 2 || tables(t, filepath.Join(folder, left[2])) != 4 {
		t.Errorf("there are %v", files(t, folder))
	}
	future := filepath.Join(folder, name(database, time.Now().Add(1000*time.Hour)))
	servertest.Must(Write(t.Context(), games.All(), database, future, 1))
	last := servertest.Must(Write(t.Context(), games.All(), database, folder, 1))
	if tables(t, last.File) != 5 || len(files(t, folder)) != 4 {
		t.Errorf("%v was written, and there are %v", last, files(t, folder))
	}
	found, err := os.Stat(last.File)
	if err != nil || found.Mode().Perm() != 0o600 {
		t.Errorf("who may read a copy: %v, %v", found.Mode(), err)
	}
}

// TestCopiesUnderLoadAreWhole writes copies while tables are opened, and restores each.
func TestCopiesUnderLoadAreWhole(t *testing.T) {
	database, s := begun(t, 1)
	ctx, stop := context.WithCancel(t.Context())
	var writing sync.WaitGroup
	writing.Go(func() {
		for ctx.Err() == nil {
			opened(t, s)
		}
	})
	elsewhere := filepath.Join(t.TempDir(), "other.db")
	last := 0
	for i := range 5 {
		written := servertest.Must(Write(t.Context(), games.All(), database, filepath.Join(t.TempDir(), "copy.db"), 0))
		restored, replaced, err := Restore(t.Context(), games.All(), written.File, elsewhere)
		if err != nil || restored.Tables < max(1, last) || (replaced == "") != (i == 0) || replaced != "" && tables(t, replaced) != last {
			t.Fatalf("%v, which replaces %q: %v", restored, replaced, err)
		}
		last = restored.Tables
	}
	stop()
	writing.Wait()
}

// TestRestoring puts copies in the place of databases of every sort.
func TestRestoring(t *testing.T) {
	database, s := begun(t, 2)
	copied := filepath.Join(t.TempDir(), "copy.db")
	servertest.Must(Write(t.Context(), games.All(), database, copied, 0))
	opened(t, s)

	unlock := servertest.Must(Lock(database))
	if _, err := Lock(database); err == nil || !strings.Contains(err.Error(), "in use by another server") {
		t.Errorf("two servers have one database: %v", err)
	}
	if _, _, err := Restore(t.Context(), games.All(), copied, database); err == nil || !strings.Contains(err.Error(), "in use") || tables(t, database) != 3 {
		t.Errorf("the database of a server is replaced: %v", err)
	}
	servertest.Check(t, errors.Join(s.Close(), unlock()))

	if _, _, err := Restore(t.Context(), games.All(), filepath.Join(t.TempDir(), "none.db"), database); err == nil || tables(t, database) != 3 {
		t.Errorf("a copy that is not there: %v", err)
	}
	servertest.Check(t, os.WriteFile(database+"-wal", []byte("of another database"), 0o600))
	_, replaced, err := Restore(t.Context(), games.All(), copied, database)
	if err != nil || tables(t, database) != 2 {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(replaced + "-wal"); err != nil || string(text) != "of another database" {
		t.Errorf("the log that lay there is %q: %v", text, err)
	}
	if _, err := os.Stat(database + "-wal"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a log of another database lies beside the copy: %v", err)
	}
	again := servertest.Must(store.Open(t.Context(), database))
	opened(t, again)
	if err := again.Close(); err != nil || tables(t, database) != 3 {
		t.Error(fmt.Errorf("the copy is no database: %w", err))
	}

	if err := Interrupted(database); err != nil {
		t.Error(err)
	}
	servertest.Check(t, os.Remove(database))
	if err := Interrupted(database); err == nil || !strings.Contains(err.Error(), replaced) {
		t.Errorf("a restore that was stopped halfway: %v", err)
	}
	if err := Interrupted(filepath.Join(t.TempDir(), "new.db")); err != nil {
		t.Error(err)
	}
}
