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
	"github.com/railhex/railhex/examples/club/server/internal/storetest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/steamrollers"
)

// TestToldToGoItEndsWell sends SIGTERM while a request is half sent and a stream is
// open: the request is answered, the stream ends, and the move is kept.
func TestToldToGoItEndsWell(t *testing.T) {
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	c := client.New(p.url, http.DefaultClient)
	opened, err := c.Open(t.Context(), setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	tokens := make([]string, len(opened.Invites))
	for i, invite := range opened.Invites {
		if tokens[i], err = c.Sit(t.Context(), opened.ID, invite, ""); err != nil {
			t.Fatal(err)
		}
	}
	v, err := c.View(t.Context(), opened.ID, "")
	if err != nil {
		t.Fatal(err)
	}
	token := tokens[v.Turn-1]
	if v, err = c.View(t.Context(), opened.ID, token); err != nil {
		t.Fatal(err)
	}

	stream, err := http.Get(p.url + "/api/tables/" + opened.ID + "/events")
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	body, half := io.Pipe()
	wish, _ := json.Marshal(map[string]any{"position": v.Position, "move": movesOf(v)[0], "request": "the-last-request"})
	request, err := http.NewRequestWithContext(t.Context(), "POST", p.url+"/api/tables/"+opened.ID+"/moves", body)
	if err != nil {
		t.Fatal(err)
	}
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
	if after, err := c.View(t.Context(), opened.ID, ""); err != nil || after.Position != made.Position {
		t.Errorf("position %d was answered, and %d is kept; %v", made.Position, after.Position, err)
	}
}

// TestABackupStarts makes a backup of a server that runs, and starts another with it.
func TestABackupStarts(t *testing.T) {
	database, copied := filepath.Join(t.TempDir(), "tables.db"), filepath.Join(t.TempDir(), "copy.db")
	p := started(t, database)
	c := client.New(p.url, http.DefaultClient)
	opened, err := c.Open(t.Context(), setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	token, err := c.Sit(t.Context(), opened.ID, opened.Invites[0], "Ann")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second replaces the first
		if text, err := exec.Command(p.program, "-database", database, "-backup", copied).CombinedOutput(); err != nil || !strings.Contains(string(text), "1 tables") {
			t.Fatalf("%v\n%s", err, text)
		}
	}
	other := client.New(started(t, copied).url, http.DefaultClient)
	if v, err := other.View(t.Context(), opened.ID, token); err != nil || v.Seat != 1 || v.Seats[0].Name != "Ann" {
		t.Errorf("with the copy the seat is %d of %v, %v", v.Seat, v.Seats, err)
	}
	restored := filepath.Join(t.TempDir(), "restored.db")
	for flags, want := range map[string]string{
		"-backup " + copied + " -database " + database + "x":   "no such file",
		"-database " + database + " -address localhost:0":      "in use by another server",
		"-database " + database + " -restore " + copied:        "in use by another server",
		"-database " + restored + " -restore " + copied:        "1 tables",
		"-database " + restored + " -keep -1":                  "not negative",
		"-database postgres://localhost/x -backup " + copied:   "pg_dump",
		"-database " + restored + " -restore " + copied + " x": "behind the flags",
	} {
		text, err := exec.Command(p.program, strings.Fields(flags)...).CombinedOutput()
		if (err == nil) != (want == "1 tables") || !strings.Contains(string(text), want) {
			t.Errorf("%s: %v, want %s\n%s", flags, err, want, text)
		}
	}
	back := client.New(started(t, restored).url, http.DefaultClient)
	if v, err := back.View(t.Context(), opened.ID, token); err != nil || v.Seat != 1 {
		t.Errorf("restored, the seat is %d, %v", v.Seat, err)
	}
}

// TestADumpStarts moves tables to another database by PostgreSQL's own programs, as one
// who runs the server would, and goes on with them.
func TestADumpStarts(t *testing.T) {
	s := storetest.Private(t)
	from, to := storetest.NewDatabase(t, s), storetest.NewDatabase(t, s)
	p := started(t, from)
	ctx, stop := context.WithCancel(t.Context())
	accounts := make(chan []*account)
	moved := make(chan *account)
	go func() { accounts <- play(ctx, p.url, http.DefaultClient, 3, moved) }()
	for playing := map[*account]bool{}; len(playing) < 3; {
		playing[<-moved] = true
	}
	file := filepath.Join(s.Folder(), "tables.dump")
	for _, command := range []*exec.Cmd{
		s.Command("pg_dump", "--format=custom", "--file="+file, from),
		s.Command("pg_restore", "--no-owner", "--dbname="+to, file),
	} {
		if text, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, text)
		}
	}
	stop()
	other := client.New(started(t, to).url, http.DefaultClient)
	for _, a := range <-accounts {
		if a.wrong != nil {
			t.Fatal(a.wrong)
		}
		text, err := other.Record(t.Context(), a.id)
		if err != nil {
			t.Errorf("table %s is not restored: %v", a.id, err)
			continue
		}
		record, err := steamrollers.ParseRecord(text, nil)
		if err == nil {
			_, err = record.Replay()
		}
		if err != nil {
			t.Errorf("table %s: %v\n%s", a.id, err, text)
		}
		// The players still have their seats, and may go on.
		view, err := other.View(t.Context(), a.id, "")
		if err == nil {
			view, err = other.View(t.Context(), a.id, a.tokens[view.Turn-1])
		}
		if err == nil {
			_, err = other.Move(t.Context(), a.id, a.tokens[view.Turn-1], view.Position, movesOf(view)[0])
		}
		if err != nil {
			t.Errorf("table %s does not go on: %v", a.id, err)
		}
	}
}
