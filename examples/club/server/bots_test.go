package main

import (
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
)

// TestNothingIsLostWhenBotsAreKilled kills the server while bots think. Each time they go on
// without being asked: what was seen of the game stays, each move is made once, and what the
// person was acknowledged is kept.
func TestNothingIsLostWhenBotsAreKilled(t *testing.T) {
	kills, tables := long.Or(2, 40), long.Or(1, 3)
	test := func(t *testing.T, database string) {
		p := started(t, database)
		c := client.New(p.url, &http.Client{Timeout: 10 * time.Second})
		var all []*withBots
		for i := range tables {
			all = append(all, openWithBots(t, c, uint64(i)))
		}
		random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0)) // any moment will do
		for range kills {
			for _, one := range all {
				one.move(t, c)
			}
			time.Sleep(time.Duration(random.IntN(100)) * time.Millisecond)
			p.kill()
			p.start()
		}
		for _, one := range all {
			one.move(t, c) // when bots have gone on
			one.look(t, c)
		}
	}
	t.Run("sqlite", func(t *testing.T) { test(t, filepath.Join(t.TempDir(), "tables.db")) })
	t.Run("postgres", func(t *testing.T) {
		long.Only(t, "SQLite is tried")
		test(t, servertest.Postgres(t))
	})
}

// withBots is a table of one person and two bots, and what was seen of it.
type withBots struct {
	id, key string
	random  *rand.Rand
	seen    []string // moves
	mine    []string // those that were acknowledged
}

func openWithBots(t *testing.T, c *client.Client, seed uint64) *withBots {
	t.Helper()
	opened := servertest.Must(c.OpenWith(t.Context(), client.Opening{Setup: []string{"game steamrollers", "players 3", "board standard", "components standard"}, Bots: []string{"", "search", "greedy"}}))
	key := servertest.Must(c.Sit(t.Context(), opened.ID, opened.Invites[0], "Ann"))
	return &withBots{id: opened.ID, key: key, random: rand.New(rand.NewPCG(seed, 0))}
}

// move makes a move of the person when the bots have moved.
func (w *withBots) move(t *testing.T, c *client.Client) {
	t.Helper()
	for {
		v := servertest.Must(c.View(t.Context(), w.id, w.key))
		w.look(t, c)
		if v.Over {
			return
		}
		if v.Turn == 1 {
			moves := movesOf(v)
			move := moves[w.random.IntN(len(moves))]
			servertest.Must(c.Move(t.Context(), w.id, w.key, v.Position, move))
			w.mine = append(w.mine, "P1: "+move)
			return
		}
		time.Sleep(50 * time.Millisecond) // bots think when nobody asks
	}
}

// look holds the record against what was seen before.
func (w *withBots) look(t *testing.T, c *client.Client) {
	t.Helper()
	text := servertest.Must(c.Record(t.Context(), w.id))
	if read, err := games.All().ReadRecord(text, nil); err != nil || read.Err != nil {
		t.Fatalf("%v, %v\n%s", err, read.Err, text)
	}
	_, moves, _ := strings.Cut(text, "\nbot 3 greedy\n")
	now := strings.Split(strings.TrimSpace(moves), "\n")
	var mine []string
	for i, move := range now {
		if i < len(w.seen) && move != w.seen[i] {
			t.Fatalf("table %s: move %d was %q, and is %q", w.id, i+1, w.seen[i], move)
		}
		if strings.HasPrefix(move, "P1: ") {
			mine = append(mine, move)
		}
	}
	if len(now) < len(w.seen) || strings.Join(mine, "\n") != strings.Join(w.mine, "\n") {
		t.Fatalf("table %s: %d moves are kept, and %d were seen; of the person there are %q, and %q were acknowledged", w.id, len(now), len(w.seen), mine, w.mine)
	}
	w.seen = now
}
