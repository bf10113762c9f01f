package serving

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
)

// TestTheOperatorHasCommands gives commands beside a server that runs, which knows the
// tables already, and sees there what they did.
func TestTheOperatorHasCommands(t *testing.T) {
	database := filepath.Join(t.TempDir(), "tables.db")
	tables, err := store.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	defer tables.Close()
	server := httptest.NewServer(api.New(t.Context(), games.All(), tables, api.Limits{}, slog.New(slog.DiscardHandler)))
	defer server.Close()
	c := client.New(server.URL, http.DefaultClient)
	id, keys, err := c.Seated(t.Context(), client.Opening{
		Setup: []string{"game steamrollers", "players 2", "board standard", "components standard"},
	})
	servertest.Check(t, err)
	do := func(want int, words ...string) string {
		t.Helper()
		var told, wrong strings.Builder
		if status := run(t.Context(), append([]string{"-database", database}, words...), &told, &wrong, games.All()); status != want {
			t.Errorf("%q ends with %d, want %d: %s", words, status, want, wrong.String())
		}
		return told.String() + wrong.String()
	}
	servertest.Has(t, do(cli.Done, "list"), id+"  steamrollers", "Player 1, Player 2")
	servertest.Has(t, do(cli.Done, "record", id), "game steamrollers\n", "seat 2 Player 2")
	link := do(cli.Done, "free", id, "2")
	if v, err := c.View(t.Context(), id, keys[1]); err != nil || v.Seat != 0 || v.Seats[1].Taken || v.Notes[len(v.Notes)-1].Kind != "freed-operator" {
		t.Errorf("the seat is not free: %+v, %v", v, err)
	}
	_, invite, _ := strings.Cut(strings.TrimSpace(link), "&seat=")
	if keys[1], err = c.Sit(t.Context(), id, invite, "Cy"); err != nil {
		t.Errorf("the new link %q: %v", link, err)
	}
	do(cli.Done, "free", id, "2")
	servertest.Must(table.NewHost(games.All(), tables).SeatBots(t.Context(), id, keys[0], "greedy", nil))
	servertest.Has(t, do(cli.Done, "list"), "Player 1, (bot greedy)")
	do(cli.Done, "end", id)
	if v, err := c.View(t.Context(), id, ""); err != nil || !v.Over {
		t.Errorf("the game goes on: %+v, %v", v, err)
	}
	do(cli.Done, "delete", id)
	for _, key := range append(keys, "") {
		if _, err := c.View(t.Context(), id, key); err == nil || !strings.Contains(err.Error(), "404") {
			t.Errorf("the table is still there: %v", err)
		}
	}
	for _, wrong := range [][]string{{"free", "nowhere", "1"}, {"end", "nowhere"}, {"delete", "nowhere"}, {"record", "nowhere"}} {
		servertest.Has(t, do(cli.Failed, wrong...), "no such table")
	}
	for _, wrong := range [][]string{{"delete"}, {"list", "more"}, {"free", id}} {
		do(cli.Misused, wrong...)
	}
	if status := run(t.Context(), []string{"-database", database + "x", "list"}, io.Discard, io.Discard, games.All()); status != cli.Failed {
		t.Errorf("a database that is not there: %d", status)
	}
	if found, err := filepath.Glob(database + "x*"); err != nil || len(found) > 0 {
		t.Errorf("a mistyped database leaves %s, %v", fmt.Sprint(found), err)
	}
}
