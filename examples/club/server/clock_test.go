package main

import (
	"database/sql"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
)

// TestTimeIsUpWhenTheServerIsKilled kills the server about when it moves for a player whose time is up,
// again and again: each such move is made once, whole, and noted.
func TestTimeIsUpWhenTheServerIsKilled(t *testing.T) {
	kills := long.Or(3, 40)
	test := func(t *testing.T, database string) {
		p := started(t, database)
		p.args = append(p.args, "-grace", "1ms")
		c := client.New(p.url, &http.Client{Timeout: 10 * time.Second})
		opened, err := c.OpenWith(t.Context(), client.Opening{Setup: setup, Clock: &table.Clock{Days: 1, Late: table.LateBot}})
		if err != nil {
			t.Fatal(err)
		}
		for _, invite := range opened.Invites {
			if _, err := c.Sit(t.Context(), opened.ID, invite, ""); err != nil {
				t.Fatal(err)
			}
		}
		random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0)) // any moment will do
		var seen []string
		for range kills {
			p.kill()
			daysPass(t, database)
			p.start()
			seen = lateMoves(t, c, opened.ID, seen)
			time.Sleep(time.Duration(random.IntN(1500)) * time.Millisecond) // it moves after a second
		}
		for before := len(seen); len(seen) == before; seen = lateMoves(t, c, opened.ID, seen) {
			p.kill()
			daysPass(t, database)
			p.start()
			time.Sleep(1500 * time.Millisecond)
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, filepath.Join(t.TempDir(), "tables.db")) })
	t.Run("postgres", func(t *testing.T) {
		long.Only(t, "SQLite is tried")
		test(t, servertest.Postgres(t))
	})
}

// daysPass has two days pass for the clocks in a database.
func daysPass(t *testing.T, database string) {
	t.Helper()
	driver := "sqlite"
	if store.IsPostgres(database) {
		driver = "pgx"
	}
	db, err := sql.Open(driver, database)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.ExecContext(t.Context(), "UPDATE service SET ran = ran + 2 * 24 * 60 * 60"); err != nil {
		t.Fatal(err)
	}
}

// lateMoves returns the decisions of a table, all of which were made because time was up, and which begin
// with those that were seen before.
func lateMoves(t *testing.T, c *client.Client, id string, before []string) (moves []string) {
	t.Helper()
	text, err := c.Record(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if read, err := games.All().ReadRecord(text, nil); err != nil || read.Err != nil {
		t.Fatalf("%v, %v\n%s", err, read.Err, text)
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(line, "P") {
			continue
		}
		if seat, _, _ := strings.Cut(line, ":"); lines[i-1] != "# "+seat+": time is up" {
			t.Errorf("a move is not noted: %q, %q", lines[i-1], line)
		}
		moves = append(moves, line)
	}
	if len(moves) < len(before) || strings.Join(moves[:len(before)], "\n") != strings.Join(before, "\n") {
		t.Fatalf("the moves are %q, and %q were seen", moves, before)
	}
	return moves
}
