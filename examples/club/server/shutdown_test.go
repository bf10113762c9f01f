package main

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// TestToldToGoItEndsWell sends SIGTERM while a request is half sent and a stream is
// open: the request is answered, the stream ends, and the move is kept.
func TestToldToGoItEndsWell(t *testing.T) {
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	c := client.New(p.url, http.DefaultClient)
	id, tokens, err := c.Seated(t.Context(), client.Opening{Setup: setup})
	servertest.Check(t, err)
	v, token, err := asked(t.Context(), c, id, tokens)
	servertest.Check(t, err)

	stream := servertest.Must(http.Get(p.url + "/api/tables/" + id + "/events"))
	defer stream.Body.Close()
	body, half := io.Pipe()
	wish, _ := json.Marshal(map[string]any{"position": v.Position, "move": movesOf(v)[0], "request": "the-last-request"})
	request := servertest.Must(http.NewRequestWithContext(t.Context(), "POST", p.url+"/api/tables/"+id+"/moves", body))
	request.Header.Set("Authorization", "Bearer "+token)
	request.Header.Set("Content-Type", "application/json")
	// The body is sent when the server asks for it, so that by then it has the request.
	request.Header.Set("Expect", "100-continue")
	patient := &http.Transport{ExpectContinueTimeout: time.Hour}
	defer patient.CloseIdleConnections()
	answered := make(chan *http.Response, 1)
	go func() {
		answer, err := patient.RoundTrip(request)
		if err != nil {
			t.Error(err)
		}
		answered <- answer
	}()
	half.Write(wish[:10])
	p.running.Process.Signal(syscall.SIGTERM)
	if _, err := io.ReadAll(stream.Body); err != nil {
		t.Errorf("the stream breaks: %v", err)
	}
	half.Write(wish[10:])
	half.Close()
	answer := <-answered
	if answer == nil {
		t.FailNow()
	}
	defer answer.Body.Close()
	var made table.Made
	if err := json.NewDecoder(answer.Body).Decode(&made); err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("what was asked is answered %s, %v", answer.Status, err)
	}
	<-p.ended
	if code := p.running.ProcessState.ExitCode(); code != 0 {
		t.Errorf("the server ends with %d:\n%s", code, p.log.String())
	}
	p.start()
	if after, err := c.View(t.Context(), id, ""); err != nil || after.Position != made.Position {
		t.Errorf("position %d was answered, and %d is kept; %v", made.Position, after.Position, err)
	}
}

// TestFlagsThatAreRefused starts and copies what cannot be, beside a server that runs.
func TestFlagsThatAreRefused(t *testing.T) {
	database, copied := filepath.Join(t.TempDir(), "tables.db"), filepath.Join(t.TempDir(), "copy.db")
	p := started(t, database)
	for range 2 { // the second replaces the first
		p.operate("-database", database, "-backup", copied)
	}
	other := copied + ".other"
	servertest.Has(t, p.operate("-database", copied, "-copy-to", other), other+": 0 tables")
	for flags, want := range map[string]string{
		"-backup " + copied + " -database " + database + "x":   "no such file",
		"-database " + database + " -address localhost:0":      "in use by another server",
		"-database " + database + " -restore " + copied:        "in use by another server",
		"-database " + database + " -copy-to " + other + "2":   "in use by another server",
		"-database " + database + " -keep -1":                  "not negative",
		"-database postgres://localhost/x -backup " + copied:   "pg_dump",
		"-database " + database + " -restore " + copied + " x": "behind the flags",
	} {
		if text, err := exec.Command(p.program, strings.Fields(flags)...).CombinedOutput(); err == nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: %v, want %s\n%s", flags, err, want, text)
		}
	}
}

// TestARestoreUnderServers restores a dump by PostgreSQL's own programs while two servers run, which
// have seen more than is in it, after the database was killed. All that they acknowledge from then on is
// kept, and every table is whole.
func TestARestoreUnderServers(t *testing.T) {
	const tables, lost = 3, 12
	s := servertest.PrivatePostgres(t)
	database := s.NewDatabase()
	one, other := started(t, database), started(t, database)
	h := &http.Client{Timeout: 10 * time.Second, Transport: &alternating{urls: []string{one.url, other.url}}}
	c := client.New("http://either", h)
	ctx, stop := context.WithCancel(t.Context())
	stop() // each table makes one move
	accounts := play(ctx, "http://either", h, tables, 0, make(chan *account))
	file := filepath.Join(s.Folder(), "tables.dump")
	do := func(name string, args ...string) {
		t.Helper()
		if text, err := s.Command(name, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
	}
	do("pg_dump", "--format=custom", "--file="+file, database)
	for _, a := range accounts {
		if a.wrong != nil {
			t.Fatal(a.wrong)
		}
		a.playOn(t, c, lost)
	}
	s.Kill()
	servertest.Check(t, s.Start())
	do("pg_restore", "--clean", "--no-owner", "--dbname="+database, file)
	for _, a := range accounts {
		a.playOn(t, c, 2*lost)
	}
	servertest.Has(t, one.operate("-database", database, "verify"), "3 tables")
}

// playOn makes so many decisions, and looks at the table after each.
func (a *account) playOn(t *testing.T, c *client.Client, decisions int) {
	t.Helper()
	for range decisions {
		view, token, err := asked(t.Context(), c, a.id, a.tokens)
		if err != nil || view.Over {
			t.Fatal(view.Over, err)
		}
		made := servertest.Must(c.Move(t.Context(), a.id, token, view.Position, movesOf(view)[0]))
		if after, err := c.View(t.Context(), a.id, token); err != nil || after.Moves != made.Moves || after.Position != made.Position {
			t.Fatalf("table %s: move %d is acknowledged and %d are kept: %v", a.id, made.Moves, after.Moves, err)
		}
	}
}
