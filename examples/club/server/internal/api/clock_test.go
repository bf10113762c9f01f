package api

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// A month is a server in a bubble of testing/synctest, where days pass in seconds. It is asked
// without a network, for which a bubble does not wait.
type month struct {
	*client.Client
	t       *testing.T
	file    string
	handler http.Handler
	log     *safeLog
	end     func()
}

func newMonth(t *testing.T) *month {
	m := &month{t: t, file: filepath.Join(t.TempDir(), "tables.db"), log: new(safeLog)}
	m.Client = client.New("http://month", &http.Client{Transport: m})
	m.begin()
	t.Cleanup(func() { m.end() })
	return m
}

// RoundTrip answers as the server does.
func (m *month) RoundTrip(r *http.Request) (*http.Response, error) {
	recorder := httptest.NewRecorder()
	m.handler.ServeHTTP(recorder, r)
	return recorder.Result(), nil
}

// begin begins a server.
func (m *month) begin() {
	m.t.Helper()
	tables, err := store.Open(m.t.Context(), m.file)
	if err != nil {
		m.t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	limits := quick
	m.handler = New(ctx, games.All(), tables, limits, slog.New(slog.NewTextHandler(m.log, &slog.HandlerOptions{Level: slog.LevelInfo})))
	m.end = func() {
		stop()
		synctest.Wait() // until its goroutines have ended
		tables.Close()
	}
}

// open opens a table with a clock of a day at which all sit.
func (m *month) open(late string) (id string, keys []string) {
	m.t.Helper()
	opened, err := m.OpenWith(m.t.Context(), client.Opening{Setup: steamSetup, Clock: &table.Clock{Days: 1, Late: late}})
	if err != nil {
		m.t.Fatal(err)
	}
	for _, invite := range opened.Invites {
		key, err := m.Sit(m.t.Context(), opened.ID, invite, "")
		if err != nil {
			m.t.Fatal(err)
		}
		keys = append(keys, key)
	}
	return opened.ID, keys
}

var steamSetup = []string{"game steam", "players 3", "rules standard", "map northeast", "components standard"}

func (m *month) view(id, key string) table.View {
	m.t.Helper()
	v, err := m.View(m.t.Context(), id, key)
	if err != nil {
		m.t.Fatal(err)
	}
	return v
}

// told returns the kinds of the notes of a table about seats that are late.
func (m *month) told(id string) string {
	m.t.Helper()
	var kinds []string
	for _, note := range m.view(id, "").Notes {
		if note.Kind == table.Reminded || note.Kind == table.WasLate {
			kinds = append(kinds, note.Kind)
		}
	}
	return strings.Join(kinds, " ")
}

// holds wants these notes, and so many moves.
func (m *month) holds(about, id string, moves int, notes ...string) {
	m.t.Helper()
	if v := m.view(id, ""); v.Moves != moves || m.told(id) != strings.Join(notes, " ") {
		m.t.Errorf("%s there are %d moves, want %d, and the notes %q, want %q", about, v.Moves, moves, m.told(id), notes)
	}
}

func (m *month) record(id string) string {
	m.t.Helper()
	text, err := m.Record(m.t.Context(), id)
	if err != nil {
		m.t.Fatal(err)
	}
	read, err := games.All().ReadRecord(text, nil)
	if err != nil || read.Err != nil {
		m.t.Fatalf("%v, %v\n%s", err, read.Err, text)
	}
	return text
}

// TestTimeWithoutAServer ends the server while a player has time, and when it is nearly up: what
// nobody could use does not count, and a server that begins moves for nobody for an hour.
func TestTimeWithoutAServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMonth(t)
		id, _ := m.open(table.LatePass)
		moves := m.view(id, "").Moves
		away := func() {
			m.end()
			time.Sleep(72 * time.Hour)
			m.begin()
		}
		time.Sleep(20 * time.Hour)
		away()
		time.Sleep(4*time.Hour - 10*time.Minute)
		m.holds("before time is up", id, moves, table.Reminded)
		away()
		time.Sleep(50 * time.Minute)
		m.holds("a server begins when time is up: within an hour", id, moves, table.Reminded)
		time.Sleep(15 * time.Minute)
		m.holds("after this hour", id, moves+1, table.Reminded, table.WasLate)
		if !strings.Contains(m.record(id), ": time is up\n") {
			t.Error("the record does not say that time is up")
		}
	})
}
