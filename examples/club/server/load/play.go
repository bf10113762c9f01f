package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
)

var setup = []string{"game steamrollers", "players 2", "board standard", "components standard"}

// A player plays for both seats of a table, and then of the next. It knows the rules, so that it asks the
// server for nothing but moves.
type player struct {
	client   *client.Client
	random   *rand.Rand
	table    string
	keys     []string
	position int64
	state    steamrollers.State
	waits    []time.Duration // for each move
}

// playTables plays at n tables and returns how long each move waited.
func (p plan) playTables(ctx context.Context, n int) (waits []time.Duration, err error) {
	s, err := p.start()
	if err != nil {
		return nil, err
	}
	defer s.stop()
	h := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: n}}
	players := make([]*player, n)
	for i := range players {
		players[i] = &player{client: client.New(s.url(), h), random: rand.New(rand.NewPCG(uint64(i), 0))}
		if err := players[i].sit(ctx); err != nil { // before anybody moves
			return nil, err
		}
	}
	err = together(ctx, p.length, n, func(ctx context.Context, i int) error { return players[i].play(ctx) })
	for _, one := range players {
		waits = append(waits, one.waits...)
	}
	return waits, err
}

// sit opens a table and takes both seats.
func (p *player) sit(ctx context.Context) error {
	var err error
	if p.table, p.keys, err = p.client.Seated(ctx, client.Opening{Setup: setup}); err != nil {
		return err
	}
	text, err := p.client.Record(ctx, p.table) // what chance decided in the beginning
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
	view, err := p.client.View(ctx, p.table, "")
	p.position = view.Position
	return err
}

// play moves until the context ends, or something fails.
func (p *player) play(ctx context.Context) error {
	for {
		if p.state.Over() {
			if err := p.sit(ctx); err != nil {
				return err
			}
		}
		moves := p.state.AppendMoves(nil)
		move := moves[p.random.IntN(len(moves))].String()
		began := time.Now()
		made, err := p.client.Move(ctx, p.table, p.keys[p.state.Turn()-1], p.position, move)
		if err != nil {
			return err
		}
		p.waits = append(p.waits, time.Since(began))
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
}

// The games that tables of bots play in turns.
var ofFive = [][]string{
	{"game steamrollers", "players 5", "board standard", "components standard"},
	{"game steampower", "players 5", "map valley", "components standard"},
	{"game steam", "players 5", "rules standard", "map northeast", "components standard"},
}

// playBots prints how long the turns of bots take at tables of four and a person.
func (p plan) playBots(ctx context.Context) error {
	const tables = 20
	s, err := p.start()
	if err != nil {
		return err
	}
	defer s.stop()
	var turns [tables][]time.Duration
	length := 6 * p.length
	err = together(ctx, length, tables, func(ctx context.Context, i int) error {
		return besideBots(ctx, client.New(s.url(), http.DefaultClient), ofFive[i%len(ofFive)], &turns[i])
	})
	all := slices.Concat(turns[:]...)
	if err != nil || len(all) == 0 {
		return errors.Join(err, errors.New("no turn of a bot ended"))
	}
	fmt.Printf("%d tables of four searching bots and a person, %v: %d turns of bots; p50 %s, p99 %s, longest %s.\n",
		tables, length, len(all), quantile(all, .5), quantile(all, .99), quantile(all, 1))
	return nil
}

// besideBots plays at a table with four bots and keeps how long their turns took.
func besideBots(ctx context.Context, c *client.Client, setup []string, turns *[]time.Duration) error {
	game, err := games.All().Of(setup[0])
	if err != nil {
		return err
	}
	strongest := game.Bots()[len(game.Bots())-1]
	id, keys, err := c.Seated(ctx, client.Opening{Setup: setup, Bots: []string{strongest, strongest, strongest, strongest}})
	if err != nil {
		return err
	}
	turn, since := 0, time.Now()
	return c.Follow(ctx, id, keys[0], func(view table.View) error {
		if view.Over {
			return errors.New("a game ended before its time")
		}
		if view.Turn != turn {
			if turn != 0 && view.Seats[turn-1].Bot != "" {
				*turns = append(*turns, time.Since(since))
			}
			turn, since = view.Turn, time.Now()
		}
		options := slices.Collect(view.Offered())
		if view.Turn != view.Seat || len(options) == 0 {
			return nil
		}
		_, err := c.Move(ctx, id, keys[0], view.Position, options[rand.IntN(len(options))].Move)
		if refused := (*client.Refused)(nil); errors.As(err, &refused) {
			return nil // an option of a form is no move as it stands
		}
		return err
	})
}
