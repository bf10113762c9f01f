package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/railhex/railhex/examples/server/internal/client"
	"github.com/railhex/railhex/steamrollers"
)

// A tally is what was measured of play.
type tally struct {
	mu    sync.Mutex
	waits []time.Duration // of each move, from question to answer
	games int             // that ended
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
			random := rand.New(rand.NewPCG(uint64(i), 0))
			p := player{
				tally: &t, client: client.New(servers.url(i), h), random: random, think: o.thinking(ctx, random), listen: func(context.Context, string, string) error { return nil },
			}
			if o.listen {
				p.listen = func(ctx context.Context, id, token string) error {
					events, err := look(ctx, servers.address(i), nil, id, token)
					if err == nil {
						go io.Copy(io.Discard, events)
					}
					return err
				}
			}
			for ctx.Err() == nil {
				if err := p.game(ctx); err != nil && ctx.Err() == nil {
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

// A player plays for all at one table, and then at the next.
type player struct {
	*tally
	client *client.Client
	random *rand.Rand
	think  func()                                            // lets time pass before a move
	listen func(ctx context.Context, id, token string) error // until the context ends
}

// game plays a game to its end, or until the time is over.
func (p *player) game(ctx context.Context) error {
	c, t := p.client, p.tally
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	opened, err := c.Open(ctx, setup, nil)
	if err != nil {
		return err
	}
	var tokens []string
	for _, invite := range opened.Invites {
		token, err := c.Sit(ctx, opened.ID, invite, "")
		if err != nil {
			return err
		}
		if err := p.listen(ctx, opened.ID, token); err != nil {
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
		p.think()
		moves = s.AppendMoves(moves[:0])
		began := time.Now()
		made, err := c.Move(ctx, opened.ID, tokens[s.Turn()-1], position, moves[p.random.IntN(len(moves))].String())
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
