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
	text := string(servertest.Must(os.ReadFile("testdata/schema-0001.sql")))
	for version, more := range map[string]string{"0001": "", "0005": string(servertest.Must(os.ReadFile("testdata/schema-0005.sql")))} {
		t.Run(version, func(t *testing.T) {
			onEveryDatabase(t, func(t *testing.T, d database) {
				d.exec(t, text+more)
				s := d.open(t)
				for id, moves := range map[string]int{"UWFZNXLZLHOCNNDZKA6U35I3CG": 18, "KK236XAPVR6WUHUYXQAUYOYJGM": 27} {
					of := servertest.Must(s.Table(t.Context(), id))
					made := servertest.Must(s.Moves(t.Context(), id))
					servertest.Equal(t, "moves of "+id, len(made), moves)
					servertest.Check(t, table.Verify(games.All(), of, made))
					if of.Changed.Before(of.Created) {
						t.Errorf("%s was opened at %v and changed at %v", id, of.Created, of.Changed)
					}
				}
				// Ann has the same seat by the same token, and the request has its answer.
				host := table.NewHost(games.All(), s)
				ann := servertest.Must(host.Table(t.Context(), "UWFZNXLZLHOCNNDZKA6U35I3CG", "tAPNXfo9NgBqjIE7CLPAq71ELfMqzzkPIKuXMzPTIFA"))
				servertest.Equal(t, "the token is of the seat", ann.Seat, 1)
				servertest.Equal(t, "its name", ann.View("en").Seats[0].Name, "Ann")
				servertest.Equal(t, "the request was for", answer(t, s, ann.ID(), 1, "request-move-0").Asked, "2 draft 5")
				servertest.Check(t, s.Update(t.Context(), ann.ID(), moving("a")))
			})
		})
	}
}

// TestDatabasesAreRefused opens what a later server has migrated, and has a migration fail in its middle, since one of
// its tables is there already: nothing of it is left.
func TestDatabasesAreRefused(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		refused := func(why string) {
			t.Helper()
			if s, err := store.Open(t.Context(), d.url); err == nil || !strings.Contains(err.Error(), why) {
				t.Fatalf("%v is opened: %v, want %s", s, err, why)
			}
		}
		d.exec(t, "CREATE TABLE moves (something TEXT)")
		refused("0001")
		d.exec(t, "DROP TABLE moves")
		s := d.open(t)
		created(t, s, "one") // all of the migration runs
		servertest.Check(t, s.Close())
		d.exec(t, "INSERT INTO migrations (version) VALUES (99)")
		refused("version")
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

// answer is that to a request, or none.
func answer(t *testing.T, s store.Store, id string, seat int, request string) store.Answer {
	t.Helper()
	a, ok, err := s.Answer(t.Context(), id, seat, request)
	servertest.Check(t, err)
	servertest.Equal(t, "there is an answer", ok, a != store.Answer{})
	return a
}

// wantIs wants an error.
func wantIs(t *testing.T, want, err error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("the error is %v, want %v", err, want)
	}
}

// played is the line to which the moves at a table lead, and how many there are.
func played(t *testing.T, s store.Store, id string) (line string, moves int) {
	t.Helper()
	line = "start"
	for _, m := range servertest.Must(s.Moves(t.Context(), id)) {
		line, moves = line+" "+m.Notation, moves+1
	}
	return line, moves
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
			wantIs(t, store.ErrAnswered, by.Update(t.Context(), "one", answering("b", "request")))
		}
		servertest.Equal(t, "the answer", answer(t, s, "one", 1, "request"), store.Answer{Asked: "a", Text: "yes a"})
		servertest.Equal(t, "that of another seat", answer(t, s, "one", 2, "request"), store.Answer{})
		servertest.Equal(t, "that to another request", answer(t, s, "one", 1, "another"), store.Answer{})
		servertest.Equal(t, "that to none", answer(t, s, "one", 1, ""), store.Answer{})
		got := servertest.Must(s.Table(t.Context(), "one"))
		servertest.Equal(t, "changes", store.Count(got.Version), 1)
		servertest.Equal(t, "the table", got.Line, "start a")
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
			servertest.Equal(t, fmt.Sprint("store ", i%2, " refuses by"), line, want)
			servertest.Check(t, s.Update(t.Context(), "one", moving(fmt.Sprint(i))))
			// The other remembers what was before, and writes on what is.
			got := servertest.Must(stores[1-i%2].Table(t.Context(), "one"))
			servertest.Equal(t, "the other store has", got.Line, fmt.Sprint(want, " ", i))
			servertest.Equal(t, "changes", store.Count(got.Version), int64(i+1))
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
						servertest.Check(t, s.Update(t.Context(), "one", answering(name, name)))
					}
				})
			}
		}
		all.Wait()
		line, moves := played(t, stores[0], "one")
		servertest.Equal(t, "moves", moves, 4*each)
		servertest.Equal(t, "the table", servertest.Must(stores[1].Table(t.Context(), "one")).Line, line)
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
		servertest.Equal(t, "the moves", servertest.Must(s.Moves(t.Context(), "one")), want)
		got := servertest.Must(s.Table(t.Context(), "one"))
		servertest.Equal(t, "how many there are", got.Moves, 2)
		servertest.Equal(t, "changes of the position", store.Count(got.Position), 4)
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
		for _, s := range stores {
			_, err := s.Table(t.Context(), "one")
			wantIs(t, store.ErrNoTable, err)
			wantIs(t, store.ErrNoTable, s.Update(t.Context(), "one", moving("b")))
			wantIs(t, store.ErrNoTable, s.Delete(t.Context(), "one"))
			servertest.Equal(t, "its moves", len(servertest.Must(s.Moves(t.Context(), "one"))), 0)
			servertest.Equal(t, "tables", servertest.Must(s.Count(t.Context())), 1)
			servertest.Equal(t, "moves of the other", len(servertest.Must(s.Moves(t.Context(), "two"))), 1)
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
			return store.Change{Moves: []store.Move{{Seat: 1, Notation: "a"}}, Seat: 1, Request: "request", Answer: store.Answer{Asked: "a"}}
		})
		at := time.Now()
		ran(t, s, &at, 40*time.Minute)
		at = at.Add(1000 * time.Hour) // without a server
		ran(t, s, &at, 40*time.Minute)
		change("played", func(*store.Table) store.Change { return store.Change{} })
		change("neglected", func(*store.Table) store.Change { return store.Change{Quiet: true} })
		sweep := func(age store.Age, want string) {
			t.Helper()
			deleted := servertest.Must(s.Sweep(t.Context(), age))
			servertest.Equal(t, "deleted are", fmt.Sprint(deleted), want)
		}
		sweep(store.Age{Empty: 2 * time.Hour, Answers: time.Hour}, "[]")
		kept := answer(t, s, "over", 1, "request")
		servertest.Equal(t, "an answer that is not old", kept.Asked, "a")
		sweep(store.Age{Empty: time.Hour, Answers: -time.Minute}, "[empty]")
		servertest.Equal(t, "an old answer", answer(t, s, "over", 1, "request"), store.Answer{})
		for since, want := range map[time.Duration]string{time.Hour: "[neglected]", 2 * time.Hour: "[]"} {
			servertest.Equal(t, fmt.Sprint("neglected for ", since), fmt.Sprint(servertest.Must(s.Neglected(t.Context(), since))), want)
		}
		servertest.Equal(t, "tables", servertest.Must(s.Count(t.Context())), 3)
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
		line, moves := played(t, stores[0], "one")
		servertest.Equal(t, "moves", moves, 10)
		now := servertest.Must(stores[1].Table(t.Context(), "one"))
		servertest.Equal(t, "the table", now.Line, line)
		servertest.Equal(t, "its moves", now.Moves, 10)
	})
}

// TestTablesMoveToAnotherDatabase copies a database into another kind and back, and goes on there.
func TestTablesMoveToAnotherDatabase(t *testing.T) {
	from := database{url: filepath.Join(t.TempDir(), "tables.db")}
	s := from.open(t)
	created(t, s, "one")
	servertest.Check(t, s.Update(t.Context(), "one", answering("a", "request")))
	servertest.Check(t, s.KeepPush(t.Context(), store.Push{ID: "push", Player: "token"}, 9))
	before := servertest.Must(s.Table(t.Context(), "one"))
	servertest.Check(t, s.Close())
	for i, to := range []string{servertest.Postgres(t), filepath.Join(t.TempDir(), "back.db")} {
		servertest.Check(t, store.Transfer(t.Context(), from.url, to))
		if err := store.Transfer(t.Context(), from.url, to); err == nil {
			t.Error("a database that has tables is written over")
		}
		from = database{url: to}
		s := from.open(t)
		servertest.Equal(t, "the table", fmt.Sprint(servertest.Must(s.Table(t.Context(), "one"))), fmt.Sprint(before))
		servertest.Equal(t, "pushes", len(servertest.Must(s.PushesOf(t.Context(), "token"))), 1)
		wantIs(t, store.ErrAnswered, s.Update(t.Context(), "one", answering("b", "request")))
		servertest.Check(t, s.Update(t.Context(), "one", moving(fmt.Sprint("more", i))))
		before = servertest.Must(s.Table(t.Context(), "one"))
		servertest.Check(t, s.Close())
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
		wantIs(t, store.ErrClosed, s.Create(t.Context(), store.Table{ID: "two", Seats: make([]store.Seat, 1)}))
	})
}
