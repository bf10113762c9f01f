package serving

import (
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestTheServerSaysWhereItIs looks for addresses that a browser can open.
func TestTheServerSaysWhereItIs(t *testing.T) {
	if got := urlsOf("127.0.0.1:8080"); !slices.Equal(got, []string{"http://127.0.0.1:8080"}) {
		t.Errorf("at one address it is at %q", got)
	}
	for _, all := range []string{"0.0.0.0:8080", "[::]:8080"} {
		got := urlsOf(all)
		if !slices.Contains(got, "http://127.0.0.1:8080") || slices.Contains(got, "http://"+all) {
			t.Errorf("at all of this machine's addresses it is at %q", got)
		}
	}
}

// TestADescriptionThatIsWrongIsNotServed lists what is wrong with the games, and serves
// nothing.
func TestADescriptionThatIsWrongIsNotServed(t *testing.T) {
	parts := bare.Parts()
	parts.Least, parts.Notation = 0, nil
	for _, test := range []struct {
		args  []string
		games describe.Games
		wants []string
	}{
		{nil, describe.Games{bare.Of(parts), bare.Of(parts)}, []string{"bare: Least is 0", "bare: there is no Notation", "two games have this name"}},
		{nil, nil, []string{"there is no game"}},
		{[]string{"now"}, describe.Games{bare.Of(bare.Parts())}, []string{"list (list all tables)", `"now"`}},
		{[]string{"-smtp", "nowhere"}, describe.Games{bare.Of(bare.Parts())}, []string{"-smtp, -mail-from and -url: open nowhere"}},
		{[]string{"-database", ""}, describe.Games{bare.Of(bare.Parts())}, []string{"-database is empty: name a file of SQLite"}},
		{[]string{"-no"}, describe.Games{bare.Of(bare.Parts())}, []string{"-no"}},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		cancel() // so that it ends if it serves
		var told strings.Builder
		args := append([]string{"-address", "127.0.0.1:0", "-database", filepath.Join(t.TempDir(), "tables.db")}, test.args...)
		status := run(ctx, args, io.Discard, &told, test.games)
		for _, want := range test.wants {
			if status != cli.Misused || !strings.Contains(told.String(), want) {
				t.Errorf("%q: status %d, want %s in %s", test.args, status, want, told.String())
			}
		}
	}
}

// TestAnOldDatabaseIsCopiedFirst starts with a database of a former version.
func TestAnOldDatabaseIsCopiedFirst(t *testing.T) {
	text := servertest.Must(os.ReadFile("../internal/store/testdata/schema-0001.sql"))
	database := filepath.Join(t.TempDir(), "tables.db")
	old := servertest.Must(sql.Open("sqlite", database))
	servertest.Must(old.ExecContext(t.Context(), string(text)))
	servertest.Check(t, old.Close())
	var told untilItListens
	for range 2 { // the second time there is nothing to migrate
		var ctx context.Context
		ctx, told.stop = context.WithCancel(t.Context())
		if status := run(ctx, []string{"-address", "127.0.0.1:0", "-database", database}, io.Discard, &told, games.All()); status != cli.Done {
			t.Fatalf("status %d: %s", status, told.String())
		}
	}
	copies, err := filepath.Glob(database + ".version-1-*")
	if err != nil || len(copies) != 1 || strings.Count(told.String(), "-restore "+copies[0]) != 1 {
		t.Fatalf("%q are copies, and the log is %s: %v", copies, told.String(), err)
	}
	copied := servertest.Must(sql.Open("sqlite", copies[0]))
	defer copied.Close()
	var version, moves int
	if err := copied.QueryRowContext(t.Context(), "SELECT (SELECT COUNT(*) FROM migrations), (SELECT COUNT(*) FROM moves)").Scan(&version, &moves); err != nil || version != 1 || moves != 45 {
		t.Errorf("the copy has version %d and %d moves: %v", version, moves, err)
	}
}

// untilItListens is the log of a server, and stops it when it listens.
type untilItListens struct {
	strings.Builder
	stop func()
}

func (u *untilItListens) Write(text []byte) (int, error) {
	if strings.Contains(string(text), "listening") {
		u.stop()
	}
	return u.Builder.Write(text)
}

// TestAnyGameIsServed serves a game that has nothing but rules, until it has to go. The log tells of a table of a
// long name, in a short line.
func TestAnyGameIsServed(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	read, write := io.Pipe()
	ended := make(chan int)
	go func() {
		ended <- run(ctx, []string{"-address", "127.0.0.1:0", "-database", filepath.Join(t.TempDir(), "tables.db")}, io.Discard, write, describe.Games{bare.Of(bare.Parts())})
		write.Close()
	}()
	var said struct{ URLs []string }
	if err := json.NewDecoder(read).Decode(&said); err != nil || len(said.URLs) == 0 {
		t.Fatalf("%+v: %v", said, err)
	}
	told := make(chan string)
	go func() {
		text, _ := io.ReadAll(read)
		told <- string(text)
	}()
	c := client.New(said.URLs[0], http.DefaultClient)
	opened := servertest.Must(c.Open(t.Context(), client.Opening{Setup: []string{"game bare", "players 2"}}))
	token := servertest.Must(c.Sit(t.Context(), opened.ID, opened.Invites[0], "Ada"))
	if v, err := c.View(t.Context(), opened.ID, token); err != nil || v.Turn != 1 || len(v.Options) != 1 {
		t.Errorf("the first seat sees %+v: %v", v, err)
	}
	if _, err := c.View(t.Context(), strings.Repeat("x", 15_000), ""); err == nil {
		t.Error("there is a table of that name")
	}
	cancel()
	servertest.Equal(t, "it ends with", <-ended, cli.Done)
	if text := <-told; !strings.Contains(text, "xxx") {
		t.Errorf("the log does not tell of it:\n%s", text)
	} else {
		for line := range strings.Lines(text) {
			if len(line) > 4<<10 {
				t.Errorf("a line of the log has %d bytes", len(line))
			}
		}
	}
}
