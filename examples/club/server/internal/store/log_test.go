package store_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// mebibyte is so much of a table's header.
const mebibyte = 1 << 20

// filled creates tables that need so many mebibytes.
func filled(t *testing.T, s store.Store, name string, mebibytes int) {
	t.Helper()
	for i := range mebibytes {
		servertest.Check(t, s.Create(t.Context(), store.Table{
			ID: fmt.Sprint(name, i), Header: strings.Repeat("x", mebibyte), Line: "start", Version: 1, Position: 1, Created: time.Now(),
			Seats: []store.Seat{{Invite: "one"}},
		}))
	}
}

// sizeOf is that of SQLite's log, in mebibytes.
func sizeOf(t *testing.T, database string) int64 {
	t.Helper()
	log := servertest.Must(os.Stat(database + "-wal"))
	return log.Size() / mebibyte
}

// TestTheLogIsWrittenOver writes more than twice what SQLite's log holds.
func TestTheLogIsWrittenOver(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tables.db")
	s := database{url: file}.open(t)
	filled(t, s, "a", 18)
	first := sizeOf(t, file)
	filled(t, s, "b", 27)
	if last := sizeOf(t, file); last != first {
		t.Errorf("the log has grown from %d MiB to %d MiB, and may not once it was moved into the file", first, last)
	}
}

// TestALongLogIsShortened writes while somebody reads, as a backup does.
func TestALongLogIsShortened(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tables.db")
	s := database{url: file}.open(t)
	filled(t, s, "a", 1)
	db := servertest.Must(sql.Open("sqlite", file))
	defer db.Close()
	rows := servertest.Must(db.QueryContext(t.Context(), "SELECT id FROM seats JOIN tables ON id = table_id"))
	filled(t, s, "b", 70)
	if size := sizeOf(t, file); size < 64 {
		t.Fatalf("the log has %d MiB: it begins anew under somebody who reads in it", size)
	}
	servertest.Check(t, rows.Close())
	for sizeOf(t, file) > 0 {
		time.Sleep(10 * time.Millisecond)
	}
	filled(t, s, "c", 1)
}
