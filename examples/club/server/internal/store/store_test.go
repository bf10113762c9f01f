package store_test

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

func TestMain(m *testing.M) { servertest.Main(m) }

// A database is one that can be opened by the store, and by the test beside it.
type database struct{ url, driver, source string }

// onEveryDatabase runs a test on SQLite and on PostgreSQL.
func onEveryDatabase(t *testing.T, test func(t *testing.T, d database)) {
	t.Run("sqlite", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "tables.db")
		test(t, database{file, "sqlite", file})
	})
	t.Run("postgres", func(t *testing.T) {
		url := servertest.Postgres(t)
		test(t, database{url, "pgx", url})
	})
}

func (d database) open(t *testing.T) store.Store {
	t.Helper()
	s := servertest.Must(store.Open(t.Context(), d.url))
	t.Cleanup(func() { s.Close() })
	return s
}

// exec changes the database behind the store's back.
func (d database) exec(t *testing.T, statement string) {
	t.Helper()
	db := servertest.Must(sql.Open(d.driver, d.source))
	defer db.Close()
	servertest.Must(db.ExecContext(t.Context(), statement))
}

func created(t *testing.T, s store.Store, id string) {
	t.Helper()
	servertest.Check(t, s.Create(t.Context(), store.Table{
		ID: id, Header: "game", Line: "start", Version: 1, Position: 1, Created: time.Unix(1, 0).UTC(),
		Seats: []store.Seat{{Name: "Ann", Invite: "one"}, {Name: "Bob", Invite: "two"}},
	}))
}

// moving is a decision to make a move.
func moving(notation string) func(store.Table) (store.Change, error) {
	return func(t store.Table) (store.Change, error) {
		t.Line += " " + notation
		return store.Change{Table: &t, Keep: t.Moves, Moves: []store.Move{{Seat: 1, Notation: notation}}}, nil
	}
}

// TestOldDatabasesAreMigrated opens a database of the first version, and one that lacks a migration
// in the middle, and finds all that was in them.
func TestOldDatabasesAreMigrated(t *testing.T) {
	files := servertest.Must(filepath.Glob("testdata/schema-*.sql"))
	if len(files) == 0 {
		t.Fatal("no database of a former version is kept")
	}
	for _, file := range files {
		text := servertest.Must(os.ReadFile(file))
		t.Run(filepath.Base(file), func(t *testing.T) {
			onEveryDatabase(t, func(t *testing.T, d database) {
				d.exec(t, string(text))
				s := d.open(t)
				for id, moves := range map[string]int{"UWFZNXLZLHOCNNDZKA6U35I3CG": 18, "KK236XAPVR6WUHUYXQAUYOYJGM": 27} {
					of := servertest.Must(s.Table(t.Context(), id))
					made, err := s.Moves(t.Context(), id)
					if err != nil || len(made) != moves {
						t.Errorf("%s has %d moves, want %d: %v", id, len(made), moves, err)
					}
					if err := table.Verify(games.All(), of, made); err != nil {
						t.Error(err)
					}
					if of.Changed.Before(of.Created) {
						t.Errorf("%s was opened at %v and changed at %v", id, of.Created, of.Changed)
					}
				}
				// Ann has the same seat by the same token, and the request has its answer.
				host := table.NewHost(games.All(), s)
				ann, err := host.Table(t.Context(), "UWFZNXLZLHOCNNDZKA6U35I3CG", "tAPNXfo9NgBqjIE7CLPAq71ELfMqzzkPIKuXMzPTIFA")
				if err != nil || ann.Seat != 1 || ann.View("en").Seats[0].Name != "Ann" {
					t.Errorf("the token is of seat %d: %v", ann.Seat, err)
				}
				if got, ok, err := s.Answer(t.Context(), ann.ID(), 1, "request-move-0"); err != nil || !ok || got.Asked != "2 draft 5" {
					t.Errorf("the request was answered %v, %v: %v", got, ok, err)
				}
				if err := s.Update(t.Context(), ann.ID(), moving("a")); err != nil {
					t.Error(err)
				}
			})
		})
	}
}

// TestANewerDatabaseIsRefused opens what a later server has migrated.
func TestANewerDatabaseIsRefused(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		servertest.Check(t, d.open(t).Close())
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

// answering is a decision to make a move by a request.
func answering(notation, request string) func(store.Table) (store.Change, error) {
	return func(t store.Table) (store.Change, error) {
		change, err := moving(notation)(t)
		change.Seat, change.Request, change.Answer = 1, request, store.Answer{Asked: notation, Text: "yes " + notation}
		return change, err
	}
}

// TestARequestIsAnsweredOnce asks twice by one name; the second changes nothing.
func TestARequestIsAnsweredOnce(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		created(t, s, "other")
		for _, id := range []string{"one", "other"} { // each has its own
			servertest.Check(t, s.Update(t.Context(), id, answering("a", "request")))
		}
		for _, by := range []store.Store{s, d.open(t)} { // who remembers, and who does not
			if err := by.Update(t.Context(), "one", answering("b", "request")); !errors.Is(err, store.ErrAnswered) {
				t.Errorf("the error is %v", err)
			}
		}
		want := store.Answer{Asked: "a", Text: "yes a"}
		if got, ok, err := s.Answer(t.Context(), "one", 1, "request"); err != nil || !ok || got != want {
			t.Errorf("the answer is %v, %v, %v", got, ok, err)
		}
		for _, of := range []struct {
			seat    int
			request string
		}{{2, "request"}, {1, "another"}, {1, ""}} {
			if got, ok, err := s.Answer(t.Context(), "one", of.seat, of.request); err != nil || ok {
				t.Errorf("seat %d, %q: there is an answer %v, %v", of.seat, of.request, got, err)
			}
		}
		if got, err := s.Table(t.Context(), "one"); err != nil || store.Count(got.Version) != 1 || got.Line != "start a" {
			t.Errorf("the table is %+v, %v", got, err)
		}
	})
}

// TestStoresDecideOnTheNewest has two stores of one database take turns at a table, so
// that what each remembers is out of date, whether it changes something or refuses.
func TestStoresDecideOnTheNewest(t *testing.T) {
	no := errors.New("no")
	onEveryDatabase(t, func(t *testing.T, d database) {
		stores := []store.Store{d.open(t), d.open(t)}
		created(t, stores[0], "one")
		line := "start"
		for i := range 10 {
			s := stores[i%2]
			if err := s.Update(t.Context(), "one", func(now store.Table) (store.Change, error) {
				line = now.Line
				now.Line = "wrong"
				return store.Change{Table: &now}, no
			}); !errors.Is(err, no) {
				t.Fatal(err)
			}
			want := "start"
			for j := range i {
				want += fmt.Sprint(" ", j)
			}
			if line != want {
				t.Errorf("store %d refuses by %q; the table is %q", i%2, line, want)
			}
			servertest.Check(t, s.Update(t.Context(), "one", moving(fmt.Sprint(i))))
			// The other remembers what was before, and writes on what is.
			if got, err := stores[1-i%2].Table(t.Context(), "one"); err != nil || got.Line != fmt.Sprint(want, " ", i) || store.Count(got.Version) != int64(i+1) {
				t.Errorf("the other store has %q, %v", got.Line, err)
			}
		}
	})
}

// TestStoresOvertakeEachOther has two stores change one table at once.
func TestStoresOvertakeEachOther(t *testing.T) {
	const each = 20
	onEveryDatabase(t, func(t *testing.T, d database) {
		stores := []store.Store{d.open(t), d.open(t)}
		created(t, stores[0], "one")
		var all sync.WaitGroup
		for i, s := range stores {
			for w := range 2 {
				all.Go(func() {
					for n := range each {
						name := fmt.Sprintf("%d.%d.%d", i, w, n)
						if err := s.Update(t.Context(), "one", answering(name, name)); err != nil {
							t.Error(err)
						}
					}
				})
			}
		}
		all.Wait()
		moves, err := stores[0].Moves(t.Context(), "one")
		line := "start"
		for _, m := range moves {
			line += " " + m.Notation
		}
		got, err2 := stores[1].Table(t.Context(), "one")
		if err := errors.Join(err, err2); err != nil || len(moves) != 4*each || got.Line != line {
			t.Errorf("%d moves of %d, %q, and the table is at %q; %v", len(moves), 4*each, line, got.Line, err)
		}
	})
}

// TestGoingBackForgetsMoves goes back and on in one change.
func TestGoingBackForgetsMoves(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		for _, name := range []string{"a", "b", "c"} {
			servertest.Check(t, s.Update(t.Context(), "one", moving(name)))
		}
		servertest.Check(t, s.Update(t.Context(), "one", func(now store.Table) (store.Change, error) {
			return store.Change{Table: &now, Keep: 1, Moves: []store.Move{{Seat: 2, Notation: "d"}}}, nil
		}))
		want := []store.Move{{Seat: 1, Notation: "a"}, {Seat: 2, Notation: "d"}}
		moves, err := s.Moves(t.Context(), "one")
		if err != nil || !slices.Equal(moves, want) {
			t.Errorf("the moves are %v, %v", moves, err)
		}
		if got, err := s.Table(t.Context(), "one"); err != nil || got.Moves != 2 || store.Count(got.Position) != 4 {
			t.Errorf("the table is %+v, %v", got, err)
		}
	})
}

// TestWhatIsDeletedIsGone deletes a table that two stores know.
func TestWhatIsDeletedIsGone(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		stores := []store.Store{d.open(t), d.open(t)}
		for _, id := range []string{"one", "two"} {
			created(t, stores[0], id)
			servertest.Check(t, stores[0].Update(t.Context(), id, answering("a", "request")))
		}
		for _, s := range stores {
			servertest.Must(s.Table(t.Context(), "one"))
		}
		servertest.Check(t, stores[1].Delete(t.Context(), "one"))
		for i, s := range stores {
			if got, err := s.Table(t.Context(), "one"); !errors.Is(err, store.ErrNoTable) {
				t.Errorf("store %d still has %+v, %v", i, got, err)
			}
			if err := s.Update(t.Context(), "one", moving("b")); !errors.Is(err, store.ErrNoTable) {
				t.Errorf("store %d changes it: %v", i, err)
			}
			if err := s.Delete(t.Context(), "one"); !errors.Is(err, store.ErrNoTable) {
				t.Errorf("store %d deletes it again: %v", i, err)
			}
			if moves, err := s.Moves(t.Context(), "one"); err != nil || len(moves) != 0 {
				t.Errorf("its moves are %v, %v", moves, err)
			}
			if n, err := s.Count(t.Context()); err != nil || n != 1 {
				t.Errorf("%d tables are left, %v", n, err)
			}
			if moves, err := s.Moves(t.Context(), "two"); err != nil || len(moves) != 1 {
				t.Errorf("the moves of the other table are %v, %v", moves, err)
			}
		}
	})
}

// ran has servers run for a time, as their database counts it.
func ran(t *testing.T, s store.Store, at *time.Time, d time.Duration) {
	t.Helper()
	servertest.Must(s.Ran(t.Context(), *at))
	for end := at.Add(d); at.Before(end); {
		*at = at.Add(5 * time.Minute)
		servertest.Must(s.Ran(t.Context(), *at))
	}
}

// TestNothingGrowsWithoutEnd sweeps tables of every kind and age. Time in which no server ran does
// not count for tables, and what nobody has done makes none younger.
func TestNothingGrowsWithoutEnd(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		change := func(id string, decide func(t *store.Table) store.Change) {
			t.Helper()
			servertest.Check(t, s.Update(t.Context(), id, func(t store.Table) (store.Change, error) {
				t.Seats = slices.Clone(t.Seats)
				change := decide(&t)
				change.Table = &t
				return change, nil
			}))
		}
		sit := func(t *store.Table) store.Change { t.Seats[1].Token = "token"; return store.Change{} }
		for _, id := range []string{"empty", "neglected", "played", "over"} {
			created(t, s, id)
			if id != "empty" {
				change(id, sit)
			}
		}
		change("over", func(t *store.Table) store.Change {
			t.Over = true
			return store.Change{Moves: []store.Move{{Seat: 1, Notation: "a"}}, Seat: 1, Request: "request"}
		})
		at := time.Now()
		ran(t, s, &at, 40*time.Minute)
		at = at.Add(1000 * time.Hour) // without a server
		ran(t, s, &at, 40*time.Minute)
		change("played", func(*store.Table) store.Change { return store.Change{} })
		change("neglected", func(*store.Table) store.Change { return store.Change{Quiet: true} })
		sweep := func(age store.Age, want string) {
			t.Helper()
			deleted, err := s.Sweep(t.Context(), age)
			if err != nil || fmt.Sprint(deleted) != want {
				t.Errorf("deleted are %q, want %s: %v", deleted, want, err)
			}
		}
		sweep(store.Age{Empty: 2 * time.Hour, Answers: time.Hour}, "[]")
		if _, ok, err := s.Answer(t.Context(), "over", 1, "request"); err != nil || !ok {
			t.Errorf("an answer that is not old is gone: %v", err)
		}
		sweep(store.Age{Empty: time.Hour, Answers: -time.Minute}, "[empty]")
		if _, ok, err := s.Answer(t.Context(), "over", 1, "request"); err != nil || ok {
			t.Errorf("an old answer is still there: %v", err)
		}
		for since, want := range map[time.Duration]string{time.Hour: "[neglected]", 2 * time.Hour: "[]"} {
			if ids, err := s.Neglected(t.Context(), since); err != nil || fmt.Sprint(ids) != want {
				t.Errorf("nobody has done anything for %v at %q, want %s: %v", since, ids, want, err)
			}
		}
		if n, err := s.Count(t.Context()); err != nil || n != 3 {
			t.Errorf("%d tables stay: %v", n, err)
		}
	})
}

// TestARestoreIsNoticed puts an old state back under two stores that remember a newer one, and goes
// on by one of them until there are as many changes again, and then by the other.
func TestARestoreIsNoticed(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		stores := []store.Store{d.open(t), d.open(t)}
		created(t, stores[0], "one")
		play := func(name string, n int, by ...store.Store) {
			t.Helper()
			for i := range n {
				servertest.Check(t, by[i%len(by)].Update(t.Context(), "one", moving(fmt.Sprint(name, i))))
			}
		}
		play("kept", 2, stores...)
		d.exec(t, "CREATE TABLE old_tables AS SELECT * FROM tables")
		d.exec(t, "CREATE TABLE old_moves AS SELECT * FROM moves")
		play("lost", 6, stores...)
		seen := servertest.Must(stores[0].Table(t.Context(), "one"))
		d.exec(t, "DELETE FROM moves")
		d.exec(t, "UPDATE tables SET (line, version, position, moves) = (SELECT line, version, position, moves FROM old_tables)")
		d.exec(t, "INSERT INTO moves SELECT * FROM old_moves")
		play("new", 6, stores[1])
		restored, err := stores[1].Table(t.Context(), "one")
		if err != nil || store.Count(restored.Version) != store.Count(seen.Version) || restored.Version == seen.Version || restored.Position == seen.Position {
			t.Errorf("version %d, position %d; before the restore they were %d, %d: %v", restored.Version, restored.Position, seen.Version, seen.Position, err)
		}
		play("last", 2, stores...)
		now, err := stores[1].Table(t.Context(), "one")
		moves, err2 := stores[0].Moves(t.Context(), "one")
		line := "start"
		for _, m := range moves {
			line += " " + m.Notation
		}
		if err := errors.Join(err, err2); err != nil || now.Line != line || now.Moves != 10 || len(moves) != 10 {
			t.Errorf("the table is at %q after %d moves, and its moves are %q: %v", now.Line, now.Moves, line, err)
		}
	})
}

// TestTablesMoveToAnotherDatabase copies a database into another kind and back, and goes on there.
func TestTablesMoveToAnotherDatabase(t *testing.T) {
	from := database{url: filepath.Join(t.TempDir(), "tables.db")}
	s := from.open(t)
	created(t, s, "one")
	servertest.Check(t, s.Update(t.Context(), "one", answering("a", "request")))
	servertest.Check(t, s.KeepPush(t.Context(), store.Push{ID: "push", Player: "token"}, 9))
	before, err := s.Table(t.Context(), "one")
	if err = errors.Join(err, s.Close()); err != nil {
		t.Fatal(err)
	}
	for i, to := range []string{servertest.Postgres(t), filepath.Join(t.TempDir(), "back.db")} {
		servertest.Check(t, store.Transfer(t.Context(), from.url, to))
		if err := store.Transfer(t.Context(), from.url, to); err == nil {
			t.Error("a database that has tables is written over")
		}
		from = database{url: to}
		s := from.open(t)
		after, err := s.Table(t.Context(), "one")
		if err != nil || fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("there is %v, and was %v: %v", after, before, err)
		}
		if pushes, err := s.PushesOf(t.Context(), "token"); err != nil || len(pushes) != 1 {
			t.Errorf("the pushes are %v: %v", pushes, err)
		}
		if err := s.Update(t.Context(), "one", answering("b", "request")); !errors.Is(err, store.ErrAnswered) {
			t.Errorf("a request that was answered is answered %v", err)
		}
		if err := s.Update(t.Context(), "one", moving(fmt.Sprint("more", i))); err != nil {
			t.Error(err)
		}
		if before, err = s.Table(t.Context(), "one"); err != nil {
			t.Error(err)
		}
		s.Close()
	}
}

// TestTheDatabaseHasASize asks for figures.
func TestTheDatabaseHasASize(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		if used, _ := d.open(t).Space(); used <= 0 {
			t.Errorf("the database has %v bytes", used)
		}
	})
}

// TestOneDoesNoHarmToOthers writes what a database cannot take beside what it can: a
// seat that is there already.
func TestOneDoesNoHarmToOthers(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		var all sync.WaitGroup
		for i := range 40 {
			all.Go(func() {
				table := store.Table{ID: fmt.Sprint("t", i), Version: 1, Position: 1, Created: time.Unix(1, 0), Seats: make([]store.Seat, 2)}
				if i%4 == 0 {
					table.ID = "one"
				}
				if err := s.Create(t.Context(), table); (err != nil) != (i%4 == 0) {
					t.Errorf("table %s: %v", table.ID, err)
				}
			})
		}
		all.Wait()
	})
}

// TestAClosedStoreSaysSo asks a store that was closed.
func TestAClosedStoreSaysSo(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		servertest.Must(s.Table(t.Context(), "one"))
		servertest.Check(t, s.Close())
		if err := s.Update(t.Context(), "one", moving("a")); err == nil {
			t.Error("a closed store changes something")
		}
		if err := s.Create(t.Context(), store.Table{ID: "two", Seats: make([]store.Seat, 1)}); !errors.Is(err, store.ErrClosed) {
			t.Errorf("the error is %v", err)
		}
	})
}
