package main

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/steamrollers"
)

// A tally is what was measured of play.
type tally struct {
	mu    sync.Mutex
	waits []time.Duration // of each move, from when it was due to its answer
	games int             // that ended
}

func (t *tally) moved(wait time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.waits = append(t.waits, wait)
}

func (t *tally) ended() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.games++
}

// wait is how long so large a share of the moves waited at most.
func (t *tally) wait(share float64) time.Duration { return quantile(t.waits, share) }

// quantile is what so large a share of durations does not exceed; it sorts them.
func quantile(all []time.Duration, share float64) time.Duration {
	slices.Sort(all)
	return all[min(int(share*float64(len(all))), len(all)-1)]
}

// A crowd is the players of all tables.
type crowd []*player

// gather has players sit down at tables of their own. They do at all tables before
// anybody moves: what it takes to open them is no part of what is measured.
func (o order) gather(ctx context.Context, servers *servers) (crowd, error) {
	h := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: o.tables}}
	c := make(crowd, o.tables)
	for i := range c {
		p := &player{client: client.New(servers.url(i), h), random: rand.New(rand.NewPCG(uint64(i), 0))}
		if o.listen {
			p.listen = func(ctx context.Context, id, token string) error {
				events, err := look(ctx, servers.address(i), nil, id, token)
				if err == nil {
					go io.Copy(io.Discard, events)
				}
				return err
			}
		}
		c[i] = p
	}
	return c, c.each(func(p *player) error { return p.sit(ctx) })
}

// each does something for every player at once.
func (c crowd) each(do func(*player) error) error {
	failed := make(chan error, len(c))
	var all sync.WaitGroup
	for _, p := range c {
		all.Go(func() { failed <- do(p) })
	}
	all.Wait()
	close(failed)
	for err := range failed {
		if err != nil {
			return err
		}
	}
	return nil
}

// play plays at all tables until the context ends.
func (o order) play(ctx context.Context, c crowd) (*tally, error) {
	began := time.Now()
	for i, p := range c {
		p.pace = o.paceOf(i, began)
	}
	var t tally
	err := c.each(func(p *player) error {
		for ctx.Err() == nil {
			if err := p.game(ctx, &t); err != nil && ctx.Err() == nil {
				return err
			}
		}
		return nil
	})
	if err == nil && len(t.waits) == 0 {
		err = errors.New("nothing was played")
	}
	return &t, err
}

// A pace says when moves are due at a table: every so often from a moment on. With the
// zero pace they are due as soon as they can be made.
type pace struct {
	next  time.Time
	every time.Duration
}

// paceOf is the pace of a table. The moves of all tables are due one after another, as
// evenly as can be, and not all at once.
func (o order) paceOf(table int, began time.Time) pace {
	if o.pace == 0 {
		return pace{}
	}
	apart := float64(time.Second) / o.pace
	return pace{next: began.Add(time.Duration(float64(table) * apart)), every: time.Duration(float64(o.tables) * apart)}
}

// wait lets time pass until a move is due, and says when that was.
func (p *pace) wait(ctx context.Context) (due time.Time) {
	if p.every == 0 {
		return time.Now()
	}
	due = p.next
	p.next = due.Add(p.every)
	select {
	case <-ctx.Done():
	case <-time.After(time.Until(due)):
	}
	return due
}

// skip passes over what was due while there was nothing to move.
func (p *pace) skip() {
	for p.every != 0 && time.Until(p.next) < 0 {
		p.next = p.next.Add(p.every)
	}
}

var setup = []string{"game steamrollers", "players 2", "board standard", "components standard"}

// A player plays for all at one table, and then at the next.
type player struct {
	client *client.Client
	random *rand.Rand
	listen func(ctx context.Context, id, token string) error // until the context ends; nil if nobody does
	pace   pace

	leave    context.CancelFunc
	table    string
	tokens   []string
	position int64
	state    steamrollers.State
}

// sit opens a table and takes all its seats, until the game is over or the context ends.
func (p *player) sit(ctx context.Context) error {
	ctx, p.leave = context.WithCancel(ctx)
	opened, err := p.client.Open(ctx, setup, nil)
	if err != nil {
		return err
	}
	p.table, p.tokens = opened.ID, nil
	for _, invite := range opened.Invites {
		token, err := p.client.Sit(ctx, opened.ID, invite, "")
		if err != nil {
			return err
		}
		if p.listen != nil {
			if err := p.listen(ctx, opened.ID, token); err != nil {
				return err
			}
		}
		p.tokens = append(p.tokens, token)
	}
	text, err := p.client.Record(ctx, opened.ID) // what chance has decided in the beginning
	if err != nil {
		return err
	}
	record, err := steamrollers.ParseRecord(text, nil)
	if err != nil {
		return err
	}
	if p.state, err = record.Replay(); err != nil {
		return err
	}
	view, err := p.client.View(ctx, opened.ID, "")
	p.position = view.Position
	return err
}

// game plays a game to its end, and sits down to the next.
func (p *player) game(ctx context.Context, t *tally) error {
	var moves []steamrollers.Move
	for !p.state.Over() {
		moves = p.state.AppendMoves(moves[:0])
		move := moves[p.random.IntN(len(moves))].String()
		due := p.pace.wait(ctx)
		made, err := p.client.Move(ctx, p.table, p.tokens[p.state.Turn()-1], p.position, move)
		if err != nil {
			return err
		}
		t.moved(time.Since(due))
		p.position = made.Position
		for _, step := range made.Steps {
			m, err := steamrollers.ParseMove(step.Move)
			if err == nil {
				p.state, err = p.state.Apply(m)
			}
			if err != nil {
				return err
			}
		}
	}
	t.ended()
	p.leave()
	err := p.sit(ctx)
	p.pace.skip()
	return err
}
