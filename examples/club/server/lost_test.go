package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers"
)

// folder is where the tests build the program.
var folder string

func TestMain(m *testing.M) {
	var err error
	if folder, err = os.MkdirTemp("", "server"); err != nil {
		panic(err)
	}
	servertest.Main(m, func() { os.RemoveAll(folder) })
}

// A process is the program, running.
type process struct {
	t       *testing.T
	program string
	args    []string
	url     string
	running *exec.Cmd
	ended   chan struct{} // closed when it has
	log     bytes.Buffer
}

// program is the server, built once.
var program = sync.OnceValues(func() (string, error) {
	path := filepath.Join(folder, "server")
	text, err := exec.Command("go", "build", "-o", path, ".").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, text)
	}
	return path, err
})

// started starts the program on a free port.
func started(t *testing.T, database string) *process {
	t.Helper()
	path := servertest.Must(program())
	address := freeAddress(t)
	p := &process{t: t, program: path, url: "http://" + address, args: []string{
		"-address", address, "-database", database, "-limits", "1e6",
	}}
	p.start()
	t.Cleanup(p.kill)
	return p
}

// freeAddress is an address of this machine that nobody listens at. Its port is below
// those that systems give to connections: while the server is down, none of the many that
// call for it can be given its port.
func freeAddress(t *testing.T) string {
	t.Helper()
	var err error
	for range 100 {
		var free net.Listener
		free, err = net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", 10_000+rand.IntN(20_000)))
		if err == nil {
			free.Close()
			return free.Addr().String()
		}
	}
	t.Fatal(err)
	return ""
}

// start starts the program and waits until it answers.
func (p *process) start() {
	p.t.Helper()
	p.running = exec.Command(p.program, p.args...)
	p.running.Stderr = &p.log
	servertest.Check(p.t, p.running.Start())
	p.ended = make(chan struct{})
	go func(running *exec.Cmd, ended chan<- struct{}) {
		running.Wait()
		close(ended)
	}(p.running, p.ended)
	for {
		if answer, err := http.Get(p.url + "/ready"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return
			}
		}
		select {
		case <-p.ended:
			p.t.Fatalf("the server ended:\n%s", p.log.String())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// kill ends the program as kill -9 does.
func (p *process) kill() {
	p.running.Process.Kill()
	<-p.ended
}

// An account is what the players of a table were told.
type account struct {
	id      string
	seed    uint64
	withBot bool
	tokens  []string // by seat
	made    []table.Made
	wrong   error
}

// play has so many tables, the first of them with bots, played at an address until ctx ends or the games do, and
// returns what the players received. A player that hears nothing asks again. After
// each acknowledged move it sends the account to moved, if anybody receives, and it
// closes moved at the end.
func play(ctx context.Context, address string, h *http.Client, tables, bots int, moved chan<- *account) []*account {
	accounts := make([]*account, tables)
	var all sync.WaitGroup
	for i := range accounts {
		a := &account{seed: uint64(i), withBot: i < bots}
		accounts[i] = a
		all.Go(func() { a.wrong = a.play(ctx, client.New(address, h), moved) })
	}
	all.Wait()
	close(moved)
	return accounts
}

var (
	setup   = []string{"game steamrollers", "players 2", "board standard", "components standard"}
	ofThree = []string{"game steamrollers", "players 3", "board standard", "components standard"}
)

func (a *account) play(stop context.Context, c *client.Client, moved chan<- *account) error {
	ctx := context.Background() // what has begun is ended
	opening := client.Opening{Setup: setup}
	if a.withBot {
		opening = client.Opening{Setup: ofThree, Bots: []string{"", "", "search"}}
	}
	var err error
	if a.id, a.tokens, err = c.Seated(ctx, opening); err != nil {
		return err
	}
	random := rand.New(rand.NewPCG(a.seed, 0))
	for stop.Err() == nil || len(a.made) == 0 {
		v, token, err := asked(ctx, c, a.id, a.tokens)
		if err != nil || v.Over {
			return err
		}
		if token == "" { // the bot goes on without being asked
			time.Sleep(20 * time.Millisecond)
			continue
		}
		moves := movesOf(v)
		made, err := c.Move(ctx, a.id, token, v.Position, moves[random.IntN(len(moves))])
		if err != nil {
			return err
		}
		a.made = append(a.made, made)
		select {
		case moved <- a:
		default: // nobody waits
		}
	}
	return nil
}

// asked is a table as the player sees it who is asked, and the key of that player, "" for a bot.
func asked(ctx context.Context, c *client.Client, id string, tokens []string) (v table.View, token string, err error) {
	if v, err = c.View(ctx, id, ""); err != nil || v.Over || v.Turn > len(tokens) {
		return v, "", err
	}
	token = tokens[v.Turn-1]
	v, err = c.View(ctx, id, token)
	return v, token, err
}

// check holds the record that the server keeps against what the players were told.
func (a *account) check(t *testing.T, c *client.Client) {
	t.Helper()
	if a.wrong != nil {
		t.Errorf("table %s: %v", a.id, a.wrong)
		return
	}
	text := servertest.Must(c.Record(t.Context(), a.id))
	record, err := steamrollers.ParseRecord(text, nil)
	if err == nil {
		_, err = record.Replay()
	}
	if err != nil {
		t.Errorf("table %s: %v\n%s", a.id, err, text)
		return
	}
	decisions := 0
	for _, by := range record.By {
		if by != steamrollers.Nobody && int(by) <= len(a.tokens) {
			decisions++
		}
	}
	if decisions != len(a.made) {
		t.Errorf("table %s: %d decisions are kept, and %d were acknowledged", a.id, decisions, len(a.made))
	}
	for _, made := range a.made {
		var told, kept []string
		for i, step := range made.Steps {
			told = append(told, step.Move)
			if at := made.Moves - len(made.Steps) + i; at < len(record.Moves) {
				kept = append(kept, record.Moves[at].String())
			}
		}
		if !slices.Equal(told, kept) {
			t.Errorf("table %s: %q was acknowledged, and %q is kept", a.id, told, kept)
		}
	}
}

// until plays while something is done to the server, and checks what is kept.
func until(t *testing.T, address, kept string, tables int, disturb func(random *rand.Rand, moved <-chan *account), lines ...http.RoundTripper) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0)) // any moment will do
	moved := make(chan *account)
	go func() {
		defer stop()
		disturb(random, moved)
	}()
	h := &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: tables}}
	for _, line := range lines {
		h.Transport = line
	}
	accounts := play(ctx, address, h, tables, 1, moved)
	moves := 0
	for _, a := range accounts {
		a.check(t, client.New(kept, http.DefaultClient))
		moves += len(a.made)
	}
	if moves == 0 {
		t.Error("nothing was played")
	}
	t.Logf("%d moves at %d tables were acknowledged, and all are kept", moves, tables)
}

// TestNothingIsLostWhenTheServerIsKilled kills the server at any moment during play,
// again and again.
func TestNothingIsLostWhenTheServerIsKilled(t *testing.T) {
	kill := func(t *testing.T, database string) {
		p := started(t, database)
		until(t, p.url, p.url, 6, func(random *rand.Rand, moved <-chan *account) {
			for range long.Or(4, 12) {
				<-moved
				time.Sleep(time.Duration(random.IntN(400)) * time.Millisecond)
				p.kill()
				p.start()
			}
		})
	}
	t.Run("sqlite", func(t *testing.T) { kill(t, filepath.Join(t.TempDir(), "tables.db")) })
	t.Run("postgres", func(t *testing.T) { kill(t, servertest.Postgres(t)) })
}

// TestNothingIsLostWhenPostgreSQLIsKilled kills the database under the server.
func TestNothingIsLostWhenPostgreSQLIsKilled(t *testing.T) {
	database := servertest.PrivatePostgres(t)
	p := started(t, database.NewDatabase())
	until(t, p.url, p.url, 6, func(random *rand.Rand, moved <-chan *account) {
		for range long.Or(2, 5) {
			<-moved
			time.Sleep(time.Duration(random.IntN(600)) * time.Millisecond)
			database.Kill()
			if err := database.Start(); err != nil {
				t.Error(err)
				return
			}
		}
		<-moved
	})
}

// TestNothingIsLostWhenConnectionsAreCut plays through a line that breaks in the
// middle of questions and answers.
func TestNothingIsLostWhenConnectionsAreCut(t *testing.T) {
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	line := breaking(t, strings.TrimPrefix(p.url, "http://"))
	until(t, "http://"+line, p.url, 6, many)
}

// many lets many moves be made.
func many(_ *rand.Rand, moved <-chan *account) {
	for range 300 {
		<-moved
	}
}

// TestNothingIsLostAmongServers kills servers of one database, each at any moment, while
// others of the same play on: if one dies before it answers, another answers.
func TestNothingIsLostAmongServers(t *testing.T) {
	database := servertest.Postgres(t)
	servers := []*process{started(t, database), started(t, database)}
	turns := &alternating{}
	for _, p := range servers {
		turns.urls = append(turns.urls, p.url)
	}
	kept := started(t, database) // that lives, and has seen nothing of the game
	until(t, "http://either", kept.url, 6, func(random *rand.Rand, moved <-chan *account) {
		for range long.Or(4, 10) {
			<-moved
			time.Sleep(time.Duration(random.IntN(400)) * time.Millisecond)
			p := servers[random.IntN(len(servers))]
			p.kill()
			p.start()
		}
	}, turns)
}

// alternating sends each request to the next of several servers.
type alternating struct {
	urls []string
	next atomic.Int64
}

func (a *alternating) RoundTrip(r *http.Request) (*http.Response, error) {
	to, err := url.Parse(a.urls[int(a.next.Add(1))%len(a.urls)])
	if err != nil {
		return nil, err
	}
	r = r.Clone(r.Context())
	r.URL.Scheme, r.URL.Host, r.Host = to.Scheme, to.Host, to.Host
	return http.DefaultTransport.RoundTrip(r)
}

// movesOf is the moves that a view offers.
func movesOf(v table.View) (moves []string) {
	for o := range v.Offered() {
		moves = append(moves, o.Move)
	}
	return moves
}

// breaking is the address of a line to another address, which breaks at random.
func breaking(t *testing.T, to string) string {
	t.Helper()
	listener := servertest.Must(net.Listen("tcp", "127.0.0.1:0"))
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			from, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer from.Close()
				onward, err := net.Dial("tcp", to)
				if err != nil {
					return
				}
				defer onward.Close()
				// Some thousand bytes either way, and it breaks.
				ends := make(chan struct{}, 2)
				pass := func(w io.Writer, r io.Reader) {
					io.CopyN(w, r, rand.Int64N(30000))
					ends <- struct{}{}
				}
				go pass(onward, from)
				go pass(from, onward)
				<-ends
			}()
		}
	}()
	return listener.Addr().String()
}
