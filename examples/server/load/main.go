package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/server/internal/client"
	"github.com/railhex/railhex/steamrollers"
)

// An order is what the command line asks for.
type order struct {
	database string
	servers  int
	tables   int
	watchers int
	pace     float64
	length   time.Duration
	profiles string
}

func main() {
	var o order
	flag.StringVar(&o.database, "database", "", "of the servers: postgres://…; a new file of SQLite unless it is said")
	flag.IntVar(&o.servers, "servers", 1, "that share the database; more than one need PostgreSQL")
	flag.IntVar(&o.tables, "tables", 200, "at which is played at once")
	flag.IntVar(&o.watchers, "watchers", 10000, "streams that look on idle tables")
	flag.Float64Var(&o.pace, "pace", 0, "moves a second that the players want to make together (0: as many as the server takes)")
	flag.DurationVar(&o.length, "for", 20*time.Second, "how long is played")
	flag.StringVar(&o.profiles, "profiles", "", "a folder for what go tool pprof reads, of this program and of the servers")
	flag.Parse()
	if err := o.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func (o order) run(ctx context.Context) error {
	if o.servers < 1 || o.tables < 1 || o.watchers < 0 {
		return errors.New("there is at least one server and one table")
	}
	if o.database == "" && o.servers > 1 {
		return errors.New("several servers share a database of PostgreSQL; name it with -database")
	}
	folder, err := os.MkdirTemp("", "load")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	name := "PostgreSQL"
	if o.database == "" {
		name, o.database = "SQLite", filepath.Join(folder, "tables.db")
	}
	servers, err := startServers(folder, o.database, o.servers)
	defer servers.stop()
	if err != nil {
		return err
	}
	fmt.Printf("%s, %d server(s), %d tables at once, %v%s\n", name, o.servers, o.tables, o.length, o.paced())
	empty, err := servers.memory()
	if err != nil {
		return err
	}
	profiled := func() error { return nil }
	if o.profiles != "" {
		if profiled, err = servers.profile(o.profiles, o.length); err != nil {
			return err
		}
	}
	played, err := o.play(ctx, servers)
	if err := errors.Join(err, profiled()); err != nil {
		return err
	}
	played.print(o.length)
	if o.watchers == 0 {
		return nil
	}
	return o.watch(ctx, servers, played.ids, empty)
}

func (o order) paced() string {
	if o.pace == 0 {
		return ", as fast as the server takes them"
	}
	return fmt.Sprintf(", %.0f moves a second wanted", o.pace)
}

// A tally is what was measured of play.
type tally struct {
	mu    sync.Mutex
	waits []time.Duration // of each move, from question to answer
	games int             // that ended
	ids   []string        // of the tables
}

func (t *tally) print(length time.Duration) {
	slices.Sort(t.waits)
	at := func(share float64) time.Duration {
		return t.waits[min(int(share*float64(len(t.waits))), len(t.waits)-1)].Round(10 * time.Microsecond)
	}
	fmt.Printf("%d moves, %.0f a second; %d games ended, %.1f a second; a move waits p50 %v, p99 %v, p99.9 %v\n",
		len(t.waits), float64(len(t.waits))/length.Seconds(), t.games, float64(t.games)/length.Seconds(), at(.5), at(.99), at(.999))
}

// play plays at all tables for the time that is asked for.
func (o order) play(ctx context.Context, servers *servers) (*tally, error) {
	h := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: o.tables}}
	ctx, cancel := context.WithTimeout(ctx, o.length)
	defer cancel()
	var t tally
	var all sync.WaitGroup
	failed := make(chan error, o.tables)
	for i := range o.tables {
		all.Go(func() {
			c := client.New(servers.url(i), h)
			random := rand.New(rand.NewPCG(uint64(i), 0))
			think := o.thinking(ctx, random)
			for ctx.Err() == nil {
				if err := t.game(ctx, c, random, think); err != nil && ctx.Err() == nil {
					failed <- err
					return
				}
			}
		})
	}
	all.Wait()
	close(failed)
	if err := <-failed; err != nil {
		return nil, err
	}
	if len(t.waits) == 0 {
		return nil, errors.New("nothing was played")
	}
	return &t, nil
}

// thinking is how the players of a table let time pass between moves.
func (o order) thinking(ctx context.Context, random *rand.Rand) func() {
	if o.pace == 0 {
		return func() {}
	}
	every := time.Duration(float64(o.tables) / o.pace * float64(time.Second))
	next := time.Now().Add(time.Duration(random.Int64N(int64(every))))
	return func() {
		select {
		case <-ctx.Done():
		case <-time.After(time.Until(next)):
		}
		next = next.Add(every)
	}
}

var setup = []string{"game steamrollers", "players 2", "board standard", "components standard"}

// game plays a game to its end, or until the time is over.
func (t *tally) game(ctx context.Context, c *client.Client, random *rand.Rand, think func()) error {
	opened, err := c.Open(ctx, setup, nil)
	if err != nil {
		return err
	}
	t.mu.Lock()
	t.ids = append(t.ids, opened.ID)
	t.mu.Unlock()
	var tokens []string
	for _, invite := range opened.Invites {
		token, err := c.Sit(ctx, opened.ID, invite, "")
		if err != nil {
			return err
		}
		tokens = append(tokens, token)
	}
	text, err := c.Record(ctx, opened.ID) // what chance has decided in the beginning
	if err != nil {
		return err
	}
	record, err := steamrollers.ParseRecord(text, nil)
	if err != nil {
		return err
	}
	s, err := record.Replay()
	if err != nil {
		return err
	}
	view, err := c.View(ctx, opened.ID, "")
	if err != nil {
		return err
	}
	position := view.Position
	var moves []steamrollers.Move
	for !s.Over() {
		think()
		moves = s.AppendMoves(moves[:0])
		began := time.Now()
		made, err := c.Move(ctx, opened.ID, tokens[s.Turn()-1], position, moves[random.IntN(len(moves))].String())
		if err != nil {
			return err
		}
		wait := time.Since(began)
		t.mu.Lock()
		t.waits = append(t.waits, wait)
		t.mu.Unlock()
		position = made.Position
		for _, step := range made.Steps {
			m, err := steamrollers.ParseMove(step.Move)
			if err == nil {
				s, err = s.Apply(m)
			}
			if err != nil {
				return err
			}
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.games++
	return nil
}

// watch opens streams to tables at which nobody plays, and says what they cost.
func (o order) watch(ctx context.Context, servers *servers, ids []string, empty int64) error {
	idle, err := servers.memory()
	if err != nil {
		return err
	}
	fmt.Printf("%.1f MiB of memory before, %.1f MiB behind %d tables\n", mebibytes(empty), mebibytes(idle), len(ids))
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// Each address of the loopback network has ports of its own.
	opened := 0
	for i := range o.watchers {
		from := &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(1+i/5000))}
		if err := look(ctx, servers.address(i), from, ids[i%len(ids)]); err != nil {
			return fmt.Errorf("after %d streams: %w", opened, err)
		}
		opened++
	}
	time.Sleep(2 * time.Second)
	watched, err := servers.memory()
	if err != nil {
		return err
	}
	fmt.Printf("%.1f MiB with %d watchers: %.1f KiB for each\n", mebibytes(watched), opened, float64(watched-idle)/1024/float64(opened))
	return nil
}

func mebibytes(n int64) float64 { return float64(n) / (1 << 20) }
