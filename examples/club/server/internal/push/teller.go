package push

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/SherClockHolmes/webpush-go"
	"github.com/hashicorp/golang-lru/v2/expirable"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A Plan is how pushes are sent. The zero value is for servers in the Internet.
type Plan struct {
	Anywhere bool // endpoints may be any, for tests
	Post     Post // for letters
}

// contact is whom push services find where no letters name the page.
const contact = "https://github.com/railhex/railhex"

// A Wording writes the messages to players about a table.
type Wording interface {
	// Say words a push, and Letter a letter, whose code ends letters.
	Say(id string, asked table.Asked, language string, kind Kind) Message
	Letter(id string, asked table.Asked, language string, kind Kind, code string) Message
}

// A Kind is what a push is about.
type Kind uint8

// The kinds.
const (
	Turn     Kind = iota // it is the player's turn
	Late                 // little time is left for it
	Neglects             // the game will be ended, for nobody moves
)

// A Message is what a push says, as JSON.
type Message struct {
	Table string `json:"table"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

// An Outcome is what became of a push.
type Outcome string

// The outcomes.
const (
	Sent    Outcome = "sent"
	Expired Outcome = "expired" // the browser takes no more; the push is deleted
	Failed  Outcome = "failed"  // the push service did not take it, or could not be reached
	Dropped Outcome = "dropped" // too many waited
)

// What waits, and who sends it.
const (
	mostWaiting = 1024
	senders     = 8
)

// A job is a table at which somebody may have to be told.
type job struct {
	table string
	by    int // the seat that moved last, 0 if none did
	kind  Kind
	late  int64  // the position at which the player is reminded
	only  string // the push that failed, "" for all of the player's
	tries int    // that have failed
}

// A turn is whom a table asked last.
type turn struct {
	seat int
	told int64 // the last position at which the player was told
}

// A Teller tells players. Its methods may be called from any number of goroutines.
type Teller struct {
	plan    Plan
	keys    atomic.Pointer[store.PushKeys]
	store   store.Store
	look    func(ctx context.Context, id string) (table.Asked, error)
	words   Wording
	count   func(Outcome)
	log     *slog.Logger
	client  *http.Client
	jobs    chan job
	later   atomic.Int64                      // jobs that wait until they are tried again
	turns   *expirable.LRU[string, turn]      // by table
	looking sync.Mutex                        // held while one is read and written
	idle    *expirable.LRU[string, time.Time] // until when a push that failed is left alone, by ID
}

// New is a Teller that looks up whom a table asks, and counts what becomes of pushes.
func New(
	plan Plan, s store.Store, look func(ctx context.Context, id string) (table.Asked, error), words Wording,
	count func(Outcome), log *slog.Logger,
) *Teller {
	return &Teller{
		plan: plan, store: s, look: look, words: words, count: count, log: log, client: plan.client(),
		jobs: make(chan job, mostWaiting), turns: expirable.NewLRU[string, turn](mostWaiting, nil, 0), idle: expirable.NewLRU[string, time.Time](mostWaiting, nil, 0),
	}
}

// Key returns the key by which browsers let this server alone send. Its error is that of the
// store.
func (t *Teller) Key(ctx context.Context) (string, error) {
	keys, err := t.signing(ctx)
	return keys.Public, err
}

// signing returns the keys by which push services know the server again. They are made once, and
// kept with the tables.
func (t *Teller) signing(ctx context.Context) (keys store.PushKeys, err error) {
	if known := t.keys.Load(); known != nil {
		return *known, nil
	}
	if keys.Private, keys.Public, err = webpush.GenerateVAPIDKeys(); err == nil {
		keys, err = t.store.PushKeys(ctx, keys)
	}
	if err == nil {
		t.keys.Store(&keys)
	}
	return keys, err
}

// Waiting returns how many tables wait.
func (t *Teller) Waiting() int { return len(t.jobs) + int(t.later.Load()) }

// Told queues the messages that a change of a table calls for: after a move or an undo, when a player's time is
// nearly up, and before a neglected game is ended. It does not block.
func (t *Teller) Told(before store.Table, change store.Change) {
	now, j := change.Table, job{table: change.Table.ID}
	switch {
	case change.Keep != before.Moves || len(change.Moves) > 0:
		for _, m := range slices.Backward(change.Moves) {
			if j.by = m.Seat; j.by != 0 {
				break
			}
		}
	case now.Clock != nil && now.Clock.Reminded && !before.Clock.Reminded:
		j.kind, j.late = Late, before.Position
	case now.Warned != before.Warned:
		j.kind = Neglects
	default:
		return
	}
	t.put(j)
}

func (t *Teller) put(j job) {
	select {
	case t.jobs <- j:
	default:
		t.count(Dropped)
	}
}

// Run sends until the context ends.
func (t *Teller) Run(ctx context.Context) {
	var all sync.WaitGroup
	for range senders {
		all.Go(func() {
			for {
				select {
				case <-ctx.Done():
					return
				case j := <-t.jobs:
					t.do(ctx, j)
				}
			}
		})
	}
	all.Wait()
}

// do tells the player whom a table asks now.
func (t *Teller) do(ctx context.Context, j job) {
	ctx, cancel := context.WithTimeout(ctx, mostPushes*within)
	defer cancel()
	defer func() {
		if wrong := recover(); wrong != nil {
			t.log.Error("a panic", "of", "a push", "table", j.table, "error", wrong)
		}
	}()
	asked, err := t.look(ctx, j.table)
	if err != nil || !t.isNew(j, asked) {
		return // a table that is gone or damaged asks nobody
	}
	players := asked.Players
	if j.kind != Neglects {
		players = []string{asked.Player}
	}
	for _, player := range players {
		t.tell(ctx, j, asked, player)
	}
}

// tell tells a player.
func (t *Teller) tell(ctx context.Context, j job, asked table.Asked, player string) {
	if player == "" {
		return
	}
	t.tellByMail(ctx, j, asked, player)
	pushes, err := t.store.PushesOf(ctx, player)
	if err != nil && ctx.Err() == nil {
		t.log.Warn("pushes could not be read", "table", j.table, "error", err)
	}
	for _, p := range pushes {
		if j.only != "" && j.only != p.ID {
			continue
		}
		if until, ok := t.idle.Get(p.ID); ok && j.only == "" && time.Now().Before(until) {
			continue // it is tried again then
		}
		t.send(ctx, j, asked, p)
	}
}

// isNew reports whether the player whom a table asks has to be told. Jobs of one table may be
// done in another order than they came in.
func (t *Teller) isNew(j job, now table.Asked) (isNew bool) {
	t.looking.Lock()
	defer t.looking.Unlock()
	last, known := t.turns.Get(j.table)
	switch {
	case j.kind == Neglects:
		return true
	case j.kind == Late:
		return now.Seat != 0 && now.Position == j.late
	case j.only != "":
		return now.Seat != 0
	case now.Seat == 0, known && last.told == now.Position:
	case j.by != 0:
		isNew = j.by != now.Seat
	default:
		isNew = !known || last.seat != now.Seat
	}
	last.seat = now.Seat
	if isNew {
		last.told = now.Position
	}
	t.turns.Add(j.table, last)
	return isNew
}
