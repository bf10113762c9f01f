package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// setups are what the tables of a room play, in turns.
var setups = [][]string{
	{"game steamrollers", "players 5", "board standard", "components standard"},
	{"game steampower", "players 5", "map valley", "components standard"},
	{"game steam", "players 5", "rules standard", "map northeast", "components standard"},
}

// seats is how many each of these has.
const seats = 5

// A room is tables at which people play from one address, each by the page in a browser. Its
// server has the limits that every server has.
type room struct {
	url   string
	think time.Duration
	bytes atomic.Int64 // that came from the server

	mu             sync.Mutex
	moves, refused int
	waits          []time.Duration // for moves
	drawn          []time.Duration // from a move on until a player has all pictures
	turns          []time.Duration // of bots
}

// bytesRead counts what comes over a connection.
type bytesRead struct {
	net.Conn
	count *atomic.Int64
}

func (c bytesRead) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	c.count.Add(int64(n))
	return n, err
}

// A sitter is a player of a room, who plays as the page would.
type sitter struct {
	*guest
	room   *room
	moved  *atomic.Int64 // when the last move of the table was begun
	random *rand.Rand

	turn  int // the seat that was asked last
	since time.Time
}

// refuse counts a request that was refused for too much.
func (r *room) refuse() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.refused++
}

// measureRoom has tables of five play for a while.
func (o order) measureRoom(ctx context.Context, out io.Writer) error {
	folder, err := os.MkdirTemp("", "load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	servers, err := startServers(folder, filepath.Join(folder, "tables.db"), 1, "-tables", "1e9")
	defer servers.stop()
	if err != nil {
		return err
	}
	r := &room{url: servers.url(0), think: o.think}
	beside := &room{url: r.url} // of bots
	ctx, cancel := context.WithTimeout(ctx, o.length)
	defer cancel()
	var guests sync.WaitGroup
	failed := make(chan error, seats*(o.room+o.bots))
	for i := range o.room + o.bots {
		in, bots := r, 0
		if i >= o.room {
			in, bots = beside, seats-1
		}
		sitting, err := in.sit(ctx, i, bots)
		if err != nil {
			return err
		}
		for _, g := range sitting {
			guests.Go(func() {
				if err := g.play(ctx); err != nil && ctx.Err() == nil {
					failed <- err
					cancel()
				}
			})
		}
	}
	guests.Wait()
	close(failed)
	if err := <-failed; err != nil {
		return err
	}
	if len(r.waits) == 0 || len(r.drawn) == 0 {
		return errors.New("nothing was played")
	}
	t := sheet{head: []string{"a room of tables of five, one address", "found", "must", "want"}}
	t.add("tables, time to think", fmt.Sprintf("%d, %v", o.room, o.think), "", "")
	t.add("tables of bots beside it", fmt.Sprint(o.bots), "", "")
	if turns := beside.turns; len(turns) > 0 {
		t.add("turns of their bots", fmt.Sprint(len(turns)), "", "")
		waits := fmt.Sprintf("%v, %v, %v", quantile(turns, .5).Round(time.Millisecond), quantile(turns, .99).Round(time.Millisecond), quantile(turns, 1).Round(time.Millisecond))
		t.add("a bot's turn, p50, p99, longest", waits, "longest 10 s", "")
	}
	t.add("moves", fmt.Sprint(r.moves), "", "")
	t.add("requests refused", fmt.Sprint(r.refused), "0", "0")
	t.add("after a move, all pictures drawn, p50, p90, most", fmt.Sprintf("%s, %s, %s", milliseconds(quantile(r.drawn, .5)), milliseconds(quantile(r.drawn, .9)), milliseconds(quantile(r.drawn, 1))), "p90 150 ms", "p90 80 ms")
	t.add("bytes a move and viewer", fmt.Sprintf("%.1f kB", float64(r.bytes.Load())/1000/float64(r.moves*seats)), "40 kB", "10 kB")
	t.add("move acknowledged, p50, p99", fmt.Sprintf("%s, %s", milliseconds(quantile(r.waits, .5)), milliseconds(quantile(r.waits, .99))), "p99 20 ms", "p99 10 ms")
	t.print(out)
	return nil
}

// sit opens a table, of which the number says what is played, for so many of the strongest bots, and has
// persons sit down at its other seats.
func (r *room) sit(ctx context.Context, number, bots int) (sitting []*sitter, err error) {
	setup := setups[number%len(setups)]
	game, err := games.All().Of(strings.Join(setup, "\n"))
	if err != nil {
		return nil, err
	}
	opening := client.Opening{Setup: setup}
	for range bots {
		opening.Bots = append(opening.Bots, game.Bots()[len(game.Bots())-1])
	}
	opened, err := client.New(r.url, http.DefaultClient).OpenWith(ctx, opening)
	if err != nil {
		return nil, err
	}
	moved := new(atomic.Int64)
	for seat := bots; seat < len(opened.Invites); seat++ {
		connection := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 6, DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			c, err := new(net.Dialer).DialContext(ctx, network, address)
			return bytesRead{c, &r.bytes}, err
		}}}
		g := &sitter{guest: newGuest(connection, r.url, opened.ID, client.NewKey(), r.refuse), room: r, moved: moved, random: rand.New(rand.NewPCG(uint64(number), uint64(seat)))}
		if _, _, err := g.ask(ctx, "POST", "/seats", map[string]any{"invite": opened.Invites[seat], "name": fmt.Sprint("Player ", seat+1)}, nil); err != nil {
			return nil, err
		}
		sitting = append(sitting, g)
	}
	return sitting, nil
}

// play follows the table, asks for what the page asks for after each change, and moves when it is the player's turn.
func (g *sitter) play(ctx context.Context) error {
	return g.follow(ctx, func(view table.View) error {
		g.time(view)
		began := g.moved.Load()
		if err := g.see(ctx, view); err != nil {
			return err
		}
		if began != 0 {
			g.room.mu.Lock()
			g.room.drawn = append(g.room.drawn, time.Since(time.Unix(0, began)))
			g.room.mu.Unlock()
		}
		if view.Turn == view.Seat && !view.Over {
			go g.move(ctx, view)
		}
		return nil
	})
}

// time takes the time of the turns of bots.
func (g *sitter) time(view table.View) {
	if view.Turn == g.turn {
		return
	}
	if g.turn != 0 && view.Seats[g.turn-1].Bot != "" {
		g.room.mu.Lock()
		g.room.turns = append(g.room.turns, time.Since(g.since))
		g.room.mu.Unlock()
	}
	g.turn, g.since = view.Turn, time.Now()
}

// move makes some move after a time to think.
func (g *sitter) move(ctx context.Context, view table.View) {
	select {
	case <-ctx.Done():
		return
	case <-time.After(g.room.think):
	}
	options := optionsOf(view.Options)
	if len(options) == 0 {
		return
	}
	began := time.Now()
	g.moved.Store(began.UnixNano())
	answer, _, err := g.ask(ctx, "POST", "/moves", map[string]any{
		"position": view.Position, "move": options[g.random.IntN(len(options))].Move, "request": client.NewKey(),
	}, nil)
	if err != nil || answer.StatusCode != http.StatusOK {
		return
	}
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	g.room.moves++
	g.room.waits = append(g.room.waits, time.Since(began))
}

// optionsOf are all options of groups.
func optionsOf(groups []describe.Group) (all []describe.Option) {
	for _, one := range groups {
		all = append(append(all, one.Options...), optionsOf(one.Groups)...)
	}
	return all
}
