package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/long"
)

// TestNothingIsLostUnderAdministration has the operator list, free, end and delete, and a member sit down,
// leave and subscribe, while tables are played and the server is killed. What was said to be done is done
// afterwards, and to these tables alone.
func TestNothingIsLostUnderAdministration(t *testing.T) {
	kills := long.Or(2, 25)
	test := func(t *testing.T, database string) {
		service := servertest.NewPushService(t)
		p := started(t, database)
		p.args = append(p.args, "-push-anywhere")
		p.kill()
		p.start()
		m := &member{t: t, p: p, database: database, c: client.New(p.url, &http.Client{Timeout: 10 * time.Second}), key: client.NewKey(), service: service}
		for done := 0; done < kills; {
			ended := make(chan struct{})
			until(t, p.url, p.url, 4, func(random *rand.Rand, moved <-chan *account) {
				defer close(ended)
				for other := range moved {
					if !strings.Contains(p.operate("-database", database, "list"), other.id) {
						t.Errorf("%s is not listed", other.id)
					}
					m.act()
					time.Sleep(time.Duration(random.IntN(100)) * time.Millisecond)
					p.kill()
					p.start()
					m.look()
					if done++; done == kills {
						return
					}
				}
			})
			<-ended
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, filepath.Join(t.TempDir(), "tables.db")) })
	t.Run("postgres", func(t *testing.T) {
		long.Only(t, "SQLite is tried")
		test(t, servertest.Postgres(t))
	})
}

// A member has seats at tables by one key, as a personal link holds them.
type member struct {
	t        *testing.T
	p        *process
	database string
	c        *client.Client
	key      string
	service  *servertest.PushService

	over      map[string]bool // tables of the member, by whether the operator has ended them
	gone      []string        // tables that the operator has deleted
	lost      []string        // tables at which the operator has freed the member's seat
	pushes    []string
	signature string
}

// must ends nothing, for it does not run in the test's goroutine.
func (m *member) must(err error) {
	m.t.Helper()
	if err != nil {
		m.t.Error(err)
	}
}

// act takes a seat at four tables, of which the operator ends, deletes and frees one each, and subscribes
// a browser.
func (m *member) act() {
	m.t.Helper()
	if m.over == nil {
		m.over = map[string]bool{}
	}
	var ids []string
	for range 4 {
		opened, err := m.c.Open(m.t.Context(), setup, nil)
		m.must(err)
		m.must(m.c.SitAs(m.t.Context(), opened.ID, m.key, opened.Invites[1], "Eve"))
		ids = append(ids, opened.ID)
	}
	operate := func(words ...string) string {
		return m.p.operate(append([]string{"-database", m.database}, words...)...)
	}
	operate("end", ids[1])
	m.over[ids[0]], m.over[ids[1]] = false, true
	operate("delete", ids[2])
	m.gone = append(m.gone, ids[2])
	_, invite, _ := strings.Cut(strings.TrimSpace(operate("free", ids[3], "2")), "&seat=")
	m.lost = append(m.lost, ids[3])
	m.must(m.c.SitAs(m.t.Context(), ids[3], client.NewKey(), invite, "Bob"))

	if len(m.pushes) == 10 { // so many browsers are kept
		return
	}
	b := m.service.Subscribe()
	var kept struct{ Push string }
	m.must(m.c.Ask(m.t.Context(), "POST", "mine/pushes", m.key, map[string]any{"endpoint": b.Endpoint, "p256dh": b.P256dh, "auth": b.Auth}, &kept))
	m.pushes = append(m.pushes, kept.Push)
}

// look holds what the server has against what it said.
func (m *member) look() {
	m.t.Helper()
	var mine struct{ Tables []table.Mine }
	m.must(m.c.Ask(m.t.Context(), "GET", "mine", m.key, nil, &mine))
	over := map[string]bool{}
	for _, one := range mine.Tables {
		over[one.ID] = one.Over
	}
	if fmt.Sprint(over) != fmt.Sprint(m.over) {
		m.t.Errorf("the member has the tables %v, want %v", over, m.over)
	}
	for _, id := range m.gone {
		if _, err := m.c.View(m.t.Context(), id, m.key); !isRefused(err, table.NotFound) {
			m.t.Errorf("a table that was deleted is answered %v", err)
		}
	}
	for _, id := range m.lost {
		if v, err := m.c.View(m.t.Context(), id, m.key); err != nil || v.Seat != 0 || v.Seats[1].Name != "Bob" {
			m.t.Errorf("a seat that was freed is %d, and of %q: %v", v.Seat, v.Seats[1].Name, err)
		}
	}
	var told struct {
		Key    string
		Pushes []string
	}
	m.must(m.c.Ask(m.t.Context(), "GET", "mine/pushes", m.key, nil, &told))
	slices.Sort(told.Pushes)
	if want := slices.Sorted(slices.Values(m.pushes)); !slices.Equal(told.Pushes, want) || m.signature != "" && told.Key != m.signature {
		m.t.Errorf("the pushes are %q by %s, want %q by %s", told.Pushes, told.Key, want, m.signature)
	}
	m.signature = told.Key
}

// isRefused reports whether an error is a refusal of a code.
func isRefused(err error, code table.Code) bool {
	refused := (*client.Refused)(nil)
	return errors.As(err, &refused) && refused.Code == string(code)
}
