package main

import (
	"database/sql"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/internal/long"
)

// operate runs the program beside the server, as the operator does, and returns what it prints.
func (p *process) operate(args ...string) string {
	p.t.Helper()
	out, err := exec.Command(p.program, args...).Output()
	if err != nil {
		p.t.Fatalf("%q: %v\n%s", args, err, out)
	}
	return string(out)
}

// end has the server end as systemd does.
func (p *process) end() {
	p.running.Process.Signal(syscall.SIGTERM)
	<-p.ended
}

// TestAYear plays the year of a club: 400 games, a copy each week, three upgrades, of which the
// first migrates, five restores of a database that is destroyed, and twenty lost seats.
func TestAYear(t *testing.T) {
	long.Only(t, "TestTheClubsPage does once what happens in a year")
	folder := t.TempDir()
	database, copies := filepath.Join(folder, "tables.db"), filepath.Join(folder, "copies")
	servertest.Check(t, os.Mkdir(copies, 0o700))
	old(t, database)
	p := started(t, database)
	h := &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: 8}}
	var games []*account
	for week := range 52 {
		played := play(t.Context(), p.url, h, 8-week%13/9, 0, make(chan *account))
		games = append(games, played...)
		if week%13 < 5 {
			loseSeat(t, p, database)
		}
		servertest.Has(t, p.operate("-database", database, "-keep", "60", "-backup", copies), "all replayed")
		switch {
		case week == 20 || week == 40: // an upgrade without a new schema
			p.end()
			p.start()
		case week%10 == 5: // the disk dies, and the answers of old games go
			p.kill()
			servertest.Check(t, os.WriteFile(database, []byte("what a broken disk has"), 0o600))
			all := servertest.Must(filepath.Glob(filepath.Join(copies, "*.db")))
			p.operate("-database", database, "-restore", all[len(all)-1])
			sweep(t, database)
			p.start()
		}
	}
	if all, err := filepath.Glob(filepath.Join(copies, "*.db")); err != nil || len(all) != 52 {
		t.Errorf("there are %d copies: %v", len(all), err)
	}
	moves := 0
	for _, one := range games {
		one.check(t, client.New(p.url, http.DefaultClient))
		moves += len(one.made)
	}
	p.end()
	sweep(t, database)
	p.operate("-database", database, "-backup", filepath.Join(folder, "last.db"))
	found := servertest.Must(os.Stat(filepath.Join(folder, "last.db")))
	each := found.Size() / int64(len(games))
	if len(games) < 400 || each > 60_000 {
		t.Errorf("%d games take %d bytes each", len(games), each)
	}
	t.Logf("%d games with %d decisions, %d bytes each", len(games), moves, each)
}

// old makes a database as the first server did.
func old(t *testing.T, database string) {
	t.Helper()
	text := servertest.Must(os.ReadFile("internal/store/testdata/schema-0001.sql"))
	db := servertest.Must(sql.Open("sqlite", database))
	servertest.Must(db.ExecContext(t.Context(), string(text)))
	servertest.Check(t, db.Close())
}

// sweep deletes what a server deletes a day after the end of a game.
func sweep(t *testing.T, database string) {
	t.Helper()
	s := servertest.Must(store.Open(t.Context(), database))
	defer s.Close()
	servertest.Must(s.Sweep(t.Context(), store.Age{Empty: 1e6 * time.Hour, Answers: -time.Minute}))
}

// loseSeat has a player lose the key of a seat, and the operator free it.
func loseSeat(t *testing.T, p *process, database string) {
	t.Helper()
	c := client.New(p.url, http.DefaultClient)
	opened := servertest.Must(c.Open(t.Context(), client.Opening{Setup: setup}))
	lost := servertest.Must(c.Sit(t.Context(), opened.ID, opened.Invites[1], "Bob"))
	_, invite, _ := strings.Cut(strings.TrimSpace(p.operate("-database", database, "free", opened.ID, "2")), "&seat=")
	key := servertest.Must(c.Sit(t.Context(), opened.ID, invite, "Bob"))
	for token, want := range map[string]int{lost: 0, key: 2} {
		if v, err := c.View(t.Context(), opened.ID, token); err != nil || v.Seat != want {
			t.Errorf("the key is of seat %d, want %d: %v", v.Seat, want, err)
		}
	}
}
