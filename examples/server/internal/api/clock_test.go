package api

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/railhex/railhex/examples/server/internal/client"
	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/examples/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// A month is a server in a bubble of testing/synctest, where days pass in seconds. It is asked
// without a network, for which a bubble does not wait.
type month struct {
	*client.Client
	t       *testing.T
	file    string
	ahead   atomic.Int64 // how far the clock of the machine is, as a time.Duration
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

// now is what the clock of the machine says.
func (m *month) now() time.Time { return time.Now().Add(time.Duration(m.ahead.Load())).Round(0) }

// begin begins a server.
func (m *month) begin() {
	m.t.Helper()
	tables, err := store.Open(m.t.Context(), m.file)
	if err != nil {
		m.t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	limits := quick
	limits.Now = m.now
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

// TestTimeIsUp lets the time of players pass at two tables: each is reminded, and then passes or a bot
// moves, as the table chose, and the next has as much time.
func TestTimeIsUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMonth(t)
		all := map[string]string{}
		seats, moves := map[string]int{}, map[string]int{}
		for _, late := range []string{table.LatePass, table.LateBot} {
			id, keys := m.open(late)
			all[late], moves[late] = id, m.playUntilPass(id, keys)
			seats[late] = m.view(id, "").Turn
		}
		for _, step := range []struct {
			about string
			after time.Duration
			moves int
			notes []string
		}{
			{"before a quarter of the time is left", 18*time.Hour - 5*time.Minute, 0, nil},
			{"when a quarter of the time is left", 10 * time.Minute, 0, []string{table.Reminded}},
			{"before time is up", 6*time.Hour - 10*time.Minute, 0, []string{table.Reminded}},
			{"when time is up", 10 * time.Minute, 1, []string{table.Reminded, table.WasLate}},
		} {
			time.Sleep(step.after)
			for late, id := range all {
				m.holds(late+": "+step.about, id, moves[late]+step.moves, step.notes...)
			}
		}
		for late, id := range all {
			seat := seats[late]
			_, record, _ := strings.Cut(m.record(id), ": time is up\n")
			passed := record == fmt.Sprintf("P%d: pass\n", seat)
			if !strings.HasPrefix(record, fmt.Sprintf("P%d: ", seat)) || late == table.LatePass && !passed {
				t.Errorf("%s: for seat %d the record has %q", late, seat, record)
			}
			v := m.view(id, "")
			if left := time.Until(time.Unix(v.Clock.Due, 0)); v.Turn == seat || left < 24*time.Hour-10*time.Minute || left > 24*time.Hour+time.Minute {
				t.Errorf("%s: after seat %d seat %d has %s", late, seat, v.Turn, left)
			}
		}
	})
}

// playUntilPass makes the first move that is offered until a seat may pass, and returns how many there are.
func (m *month) playUntilPass(id string, keys []string) (moves int) {
	m.t.Helper()
	for {
		v := m.view(id, keys[m.view(id, "").Turn-1])
		var offered []string
		for o := range v.Offered() {
			offered = append(offered, o.Move)
		}
		if slices.Contains(offered, "pass") {
			return v.Moves
		}
		if _, err := m.Move(m.t.Context(), id, keys[v.Turn-1], v.Position, offered[0]); err != nil {
			m.t.Fatal(err)
		}
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

// TestTheClockIsSet has the clock of the machine be a year ahead for some hours: no player has less
// time, or more.
func TestTheClockIsSet(t *testing.T) {
	const year = 365 * 24 * time.Hour
	synctest.Test(t, func(t *testing.T) {
		m := newMonth(t)
		id, _ := m.open(table.LateBot)
		moves := m.view(id, "").Moves
		for _, ahead := range []time.Duration{year, 0} {
			time.Sleep(10 * time.Hour)
			m.ahead.Store(int64(ahead))
		}
		time.Sleep(4*time.Hour - 10*time.Minute)
		m.holds("before time is up", id, moves, table.Reminded)
		if left := time.Unix(m.view(id, "").Clock.Due, 0).Sub(m.now()); left < 0 || left > 20*time.Minute {
			t.Errorf("the page says that %s are left", left)
		}
		time.Sleep(20 * time.Minute)
		m.holds("when time is up", id, moves+1, table.Reminded, table.WasLate)
	})
}
