package bots

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A stage is a Host whose tables ask bots so often as it says.
type stage struct {
	mu    sync.Mutex
	left  map[string]int // moves, by table
	made  []string       // tables, in the order in which moves were made there
	fails map[string]error
	start describe.Position
	moved chan string
	began time.Time
	away  atomic.Bool // the database
	late  *table.Task // what is late
	bot   string
	no    map[string]error // of moves
}

// endless is more moves than a test waits for.
const endless = 1 << 30

func newStage(t *testing.T, left map[string]int) *stage {
	t.Helper()
	start := servertest.Must(games.All().ReadRecord("game steam\nplayers 3\nrules standard\nmap northeast\ncomponents standard\n", nil))
	p, random := start.Start, rand.New(rand.NewPCG(1, 1))
	for p.Chance() {
		p, _ = p.Fall(random)
	}
	return &stage{left: left, fails: map[string]error{}, start: p, moved: make(chan string), bot: "random", began: time.Now()}
}

func (s *stage) Automatic(context.Context) (ids []string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id := range s.left {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids, nil
}

func (s *stage) Task(_ context.Context, id string, _ *rand.Rand) (*table.Task, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.fails[id]; err != nil {
		delete(s.fails, id)
		return nil, err
	}
	if s.left[id] == 0 {
		return nil, nil
	}
	return &table.Task{Table: id, Seat: 1, Bot: s.bot, Position: s.start}, nil
}

func (s *stage) Late(context.Context, string, *rand.Rand) (*table.Task, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.late, nil
}

func (s *stage) Ran(context.Context) (int64, error) {
	if s.away.Load() {
		return 0, errors.New("the database is away")
	}
	return 1e6 + int64(time.Since(s.began)/time.Second), nil
}

func (s *stage) Make(ctx context.Context, task *table.Task, move string) error {
	if err := s.no[move]; err != nil {
		return err
	}
	s.mu.Lock()
	if s.left[task.Table]--; task.Late {
		s.late = nil
	}
	s.made = append(s.made, task.Table)
	s.mu.Unlock()
	select {
	case s.moved <- task.Table:
	case <-ctx.Done():
	}
	return nil
}

// play has bots play until the test ends.
func play(t *testing.T, h Host, o Options) *Players {
	t.Helper()
	o.Log, o.Moved = slog.New(slog.DiscardHandler), func(string, string, time.Duration) {}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Failed == nil {
		o.Failed = func(string, string) {}
	}
	p := New(h, o)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		p.Run(ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-ended
	})
	return p
}

// TestNoTableStarves has a table with endless work and others share one core: they take turns.
func TestNoTableStarves(t *testing.T) {
	s := newStage(t, map[string]int{"endless": endless})
	p := play(t, s, Options{Cores: 1})
	for range 3 {
		<-s.moved
	}
	s.mu.Lock()
	for i := range 5 {
		s.left[fmt.Sprint("other", i)] = 4
	}
	s.mu.Unlock()
	for i := range 5 {
		p.Changed(fmt.Sprint("other", i))
	}
	for p.Waiting() < 5 { // the core is held meanwhile, for nobody takes its move
		runtime.Gosched()
	}
	counts := map[string]int{}
	for others := 0; others < 20; {
		id := <-s.moved
		if counts[id]++; id != "endless" {
			others++
		}
	}
	if counts["endless"] > 5 {
		t.Errorf("in four rounds the table with endless work made %d moves", counts["endless"])
	}
}

// TestThoughtShrinksAsTheLineGrows adds up what all tables get of one round.
func TestThoughtShrinksAsTheLineGrows(t *testing.T) {
	for cores := 1; cores <= 8; cores++ {
		p := New(newStage(t, nil), Options{Cores: cores})
		for tables, before := 1, longest; tables <= 200; tables++ {
			each := p.thought(tables - 1)
			if all := each * time.Duration(tables) / time.Duration(cores); each > before || tables > 1 && each > shortest && all > round {
				t.Errorf("%d tables think for %v on %d cores, and take %v for a round", tables, each, cores, all)
			}
			if each < shortest {
				t.Errorf("%d tables think for %v", tables, each)
			}
			before = each
		}
	}
}

// TestManyTablesSearch lets bots that search move at twenty tables in turn. With the whole thought for
// each move it would take minutes.
func TestManyTablesSearch(t *testing.T) {
	const tables = 20
	left := map[string]int{}
	for i := range tables {
		left[fmt.Sprint("table", i)] = endless
	}
	s := newStage(t, left)
	s.bot = "search"
	play(t, s, Options{Cores: 1})
	counts := map[string]int{}
	for len(counts) < tables || slices.Min(slices.Collect(maps.Values(counts))) < 3 {
		counts[<-s.moved]++
	}
	if most := slices.Max(slices.Collect(maps.Values(counts))); most > 4 {
		t.Errorf("a table moves %d times while another moves 3 times: %v", most, counts)
	}
}

// TestATableIsServedOnce lets many think, and looks for two who think about one table.
func TestATableIsServedOnce(t *testing.T) {
	l := newLine()
	for range 3 {
		l.join("one")
		l.join("two")
	}
	first, _ := l.next(t.Context())
	l.join("one") // has changed while it is served
	l.join("one")
	second, _ := l.next(t.Context())
	if first != "one" || second != "two" || l.length() != 0 {
		t.Errorf("the line gives %s and %s, and has %d more", first, second, l.length())
	}
	l.done("two", false)
	l.done("one", false)
	if again, _ := l.next(t.Context()); again != "one" || l.length() != 0 {
		t.Errorf("the table that has changed is not served again, but %q", again)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, ok := l.next(ctx); ok {
		t.Error("a line gives tables after its end")
	}
}

// TestABotThatFailsIsReplaced has a bot that does not exist, and one that panics: the weakest
// moves for both.
func TestABotThatFailsIsReplaced(t *testing.T) {
	s := newStage(t, map[string]int{"one": 1})
	s.bot = "chess"
	failed := make(chan string, 9)
	log := func(game, bot string) { failed <- game + " " + bot }
	play(t, s, Options{Cores: 1, Failed: log})
	if id := <-s.moved; id != "one" || <-failed != "steam chess" {
		t.Errorf("a move is made at %s", id)
	}
}

// TestTheDatabaseIsAskedAgain has a table that cannot be read at first.
func TestTheDatabaseIsAskedAgain(t *testing.T) {
	s := newStage(t, map[string]int{"one": 1})
	s.fails["one"] = errors.New("the database is away")
	play(t, s, Options{Cores: 1})
	<-s.moved
}

// TestRequestsKeepBotsWaiting asks a gate, as a search does between two iterations, while two requests are answered:
// it gives up, so that it ends some time.
func TestRequestsKeepBotsWaiting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var g Gate
		waits := func(want time.Duration) {
			t.Helper()
			began := time.Now()
			if err := (yielding{t.Context(), &g}).Err(); err != nil || time.Since(began) != want {
				t.Errorf("a bot waits for %v, want %v: %v", time.Since(began), want, err)
			}
		}
		waits(0)
		first, second := g.Serve(), g.Serve()
		first()
		waits(patience)
		time.AfterFunc(patience/2-1, second)
		waits(patience / 2)
		waits(0)
	})
}
