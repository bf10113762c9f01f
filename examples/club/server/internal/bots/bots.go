package bots

import (
	"cmp"
	"context"
	crand "crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Host has tables with seats of bots. A [table.Host] is one.
type Host interface {
	Automatic(ctx context.Context) ([]string, error)
	Task(ctx context.Context, id string, random *rand.Rand) (*table.Task, error)
	Late(ctx context.Context, id string, random *rand.Rand) (*table.Task, error)
	Ran(ctx context.Context) (int64, error)
	Make(ctx context.Context, task *table.Task, move string) error
}

// Options say how bots play. All may be left out.
type Options struct {
	Cores  int              // how many bots think at once; 0 for half of the processors
	Grace  time.Duration    // how long after its begin a server moves for nobody whose time is up; 0 for an hour
	Now    func() time.Time // the clock of the machine
	Log    *slog.Logger
	Moved  func(game, bot string, thought time.Duration) // called for each move
	Failed func(game, bot string)                        // called for each bot that found no move
}

// Players are the bots of a server.
type Players struct {
	Gate // requests keep bots waiting

	host     Host
	options  Options
	changed  *line // tables of which nobody has seen yet whether a bot is asked
	asked    *line // tables at which a bot is asked
	all      chan struct{}
	thinking atomic.Int64
}

// New returns the bots of a host's tables.
func New(host Host, o Options) *Players {
	o.Cores, o.Grace = cmp.Or(o.Cores, max(1, runtime.NumCPU()/2)), cmp.Or(o.Grace, time.Hour)
	return &Players{host: host, options: o, changed: newLine(), asked: newLine(), all: make(chan struct{}, 1)}
}

// Changed says that a table has changed, or for "" that any may have. It does not wait.
func (p *Players) Changed(id string) {
	if id != "" {
		p.changed.join(id)
		return
	}
	select {
	case p.all <- struct{}{}:
	default: // they will be looked through
	}
}

// Thinking returns how many bots think, and Waiting how many tables wait for one.
func (p *Players) Thinking() int { return int(p.thinking.Load()) }
func (p *Players) Waiting() int  { return p.asked.length() }

// Run lets the bots play until the context ends.
func (p *Players) Run(ctx context.Context) {
	var all sync.WaitGroup
	all.Go(func() { p.find(ctx) })
	all.Go(func() { p.sort(ctx) })
	all.Go(func() { p.keepTime(ctx) })
	for range p.options.Cores {
		all.Go(func() { p.work(ctx) })
	}
	all.Wait()
}

// again is after how long is tried again what the database did not do.
const again = 2 * time.Second

// find finds the tables that have bots: when the server begins, and when any may have changed.
func (p *Players) find(ctx context.Context) {
	for {
		ids, err := p.host.Automatic(ctx)
		for _, id := range ids {
			p.changed.join(id)
		}
		retry := make(<-chan time.Time)
		if err != nil && ctx.Err() == nil {
			p.options.Log.Error("tables with bots cannot be found", "error", err)
			retry = time.After(again)
		}
		select {
		case <-ctx.Done():
			return
		case <-retry:
		case <-p.all:
		}
	}
}

// sort finds out at which of the tables that have changed a bot is asked.
func (p *Players) sort(ctx context.Context) {
	random := unforeseen()
	for {
		id, ok := p.changed.next(ctx)
		if !ok {
			return
		}
		task, err := guarded(ctx, p.host.Task, id, random)
		if task != nil {
			p.asked.join(id)
		}
		p.changed.done(id, false)
		p.retry(ctx, id, err)
	}
}

// retry looks at a table again if the database could not be asked.
func (p *Players) retry(ctx context.Context, id string, err error) {
	if err == nil || ctx.Err() != nil || codeOf(err) == table.NotFound {
		return
	}
	p.options.Log.Error("a bot cannot play", "table", id, "error", err)
	if codeOf(err) == "" {
		time.AfterFunc(again, func() { p.changed.join(id) })
	}
}

// guarded asks a host for a task. That it panics is an error of the one table.
func guarded(ctx context.Context, ask func(context.Context, string, *rand.Rand) (*table.Task, error), id string, random *rand.Rand) (task *table.Task, err error) {
	defer func() {
		if wrong := recover(); wrong != nil {
			err = &table.Error{Code: table.Damaged, Text: fmt.Sprintf("a panic: %v", wrong)}
		}
	}()
	return ask(ctx, id, random)
}

// codeOf is the code of a refusal, "" for another error.
func codeOf(err error) table.Code {
	if refused := (*table.Error)(nil); errors.As(err, &refused) {
		return refused.Code
	}
	return ""
}

// work makes moves, each at the next table of the line.
func (p *Players) work(ctx context.Context) {
	w := p.worker()
	for {
		id, ok := p.asked.next(ctx)
		if !ok {
			return
		}
		task, err := guarded(ctx, p.host.Task, id, w.random)
		more := false
		if task != nil {
			more, err = w.move(ctx, task)
		}
		p.asked.done(id, more)
		p.retry(ctx, id, err)
	}
}

// A worker thinks for one seat after another.
type worker struct {
	*Players
	bots   map[string]describe.Bot // by game and name
	random *rand.Rand
}

func (p *Players) worker() *worker { return &worker{p, map[string]describe.Bot{}, unforeseen()} }

// A bot thinks about a move for at most longest while no table waits. Otherwise all that wait are served
// within round, of which each has an equal share, so that a bot makes the several moves of its turn within
// ten seconds. Each move gets the shortest time at least.
const (
	longest  = 2 * time.Second
	round    = time.Second
	shortest = 5 * time.Millisecond
)

// thought returns how long a bot may think while so many tables wait besides its own.
func (p *Players) thought(waiting int) time.Duration {
	if waiting == 0 {
		return longest
	}
	share := round * time.Duration(p.options.Cores) / time.Duration(waiting+1)
	return min(longest, max(shortest, share))
}

// move makes the move of a bot, or of the weakest of its game if it finds none, and reports
// whether another may have to move there.
func (w *worker) move(ctx context.Context, task *table.Task) (more bool, err error) {
	w.thinking.Add(1)
	defer w.thinking.Add(-1)
	game := task.Position.Of()
	for _, name := range []string{task.Bot, game.Bots()[0]} {
		began := time.Now()
		move, err := task.Pass, error(nil)
		if move == "" {
			move, err = w.choose(ctx, task.Position, name)
		}
		thought := time.Since(began)
		if ctx.Err() != nil {
			return false, nil // what it chose then was chosen in haste
		}
		if err == nil {
			err = w.host.Make(ctx, task, move)
			if err == nil {
				w.told(task, thought)
				return true, nil
			}
			switch codeOf(err) {
			case table.Stale: // somebody else was faster
				return true, nil
			case table.Illegal:
			default:
				return false, err
			}
		}
		task.Pass = "" // it was refused
		w.options.Failed(game.Name(), name)
		w.options.Log.Error("a bot finds no move", "table", task.Table, "seat", task.Seat, "bot", name, "error", err)
	}
	return false, nil // until something changes
}

// told tells of a move.
func (w *worker) told(task *table.Task, thought time.Duration) {
	if task.Late {
		w.options.Log.Info("time is up", "table", task.Table, "seat", task.Seat, "passes", task.Pass != "")
	} else {
		w.options.Moved(task.Position.Of().Name(), task.Bot, thought)
	}
}

// choose has a bot choose. That it panics is its error.
func (w *worker) choose(ctx context.Context, p describe.Position, name string) (move string, err error) {
	key := p.Of().Name() + " " + name
	defer func() {
		if wrong := recover(); wrong != nil {
			delete(w.bots, key)
			err = fmt.Errorf("%v\n%s", wrong, debug.Stack())
		}
	}()
	bot := w.bots[key]
	if bot == nil {
		if bot, err = p.Of().Bot(name, describe.Thought{}); err != nil {
			return "", err
		}
		w.bots[key] = bot
	}
	ctx, cancel := context.WithTimeout(ctx, w.thought(w.Waiting()))
	defer cancel()
	slowly := yielding{ctx, &w.Gate}
	w.pass(ctx)
	return bot.Choose(slowly, p, w.random)
}

// unforeseen is a generator that nobody can foresee.
func unforeseen() *rand.Rand {
	var seed [32]byte
	crand.Read(seed[:])
	return rand.New(rand.NewChaCha8(seed))
}
