package main

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"os"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/family/treesearch"
)

// Where the games come from: records, or bots that play.

// all walks the games that are asked for, up to the first that is refused.
func (e *exporter[P, State, Move]) all(o options) iter.Seq2[played[State, Move], error] {
	return func(yield func(played[State, Move], error) bool) {
		for _, file := range o.records {
			if g, err := e.recorded(file); !yield(g, err) || err != nil {
				return
			}
		}
		if len(o.records) > 0 {
			return
		}
		for i := range o.games {
			if g, err := e.play(o, i); !yield(g, err) || err != nil {
				return
			}
		}
	}
}

// recorded reads a record that can be replayed.
func (e *exporter[P, State, Move]) recorded(file string) (g played[State, Move], err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return g, err
	}
	if g, err = e.read(string(text), recordfiles.Beside(file)); err != nil {
		return g, fmt.Errorf("%s: %w", file, err)
	}
	return g, nil
}

func (e *exporter[P, State, Move]) check(o options) error {
	_, err := e.start(e.players(o))
	for _, name := range o.bots {
		if _, unknown := e.bot(name); unknown != nil {
			err = errors.Join(err, unknown)
		}
	}
	return err
}

func (e *exporter[P, State, Move]) players(o options) int {
	if o.players == 0 {
		return e.leastPlayers
	}
	return o.players
}

// play plays a game. The bots sit one seat further in each.
func (e *exporter[P, State, Move]) play(o options, number int) (g played[State, Move], err error) {
	start, err := e.start(e.players(o))
	if err != nil {
		return g, err
	}
	seed := o.seed + uint64(number)
	g = played[State, Move]{start: start, seed: &seed, considered: map[int][]treesearch.Considered[Move]{}}
	var found []treesearch.Considered[Move]
	var seats []table.Player[State, Move]
	for seat := range P(&start).Seats() {
		name := o.bots[(seat+number)%len(o.bots)]
		bot, err := e.bot(name)
		if err != nil {
			return g, err
		}
		g.players = append(g.players, name)
		seats = append(seats, overheard[State, Move]{bot, &found})
	}
	g.header = e.header(&start, g.players)
	err = table.Play(context.Background(), P(&start), seats, e.luck(seed), seed, func(_ *State, m Move, _ *State) error {
		if found != nil {
			g.considered[len(g.moves)] = found
			found = nil
		}
		g.moves = append(g.moves, m)
		return nil
	})
	return g, err
}

// overheard is a player of whom it is kept what moves she considered, if she tells.
type overheard[State, Move any] struct {
	table.Player[State, Move]
	found *[]treesearch.Considered[Move]
}

func (p overheard[State, Move]) Choose(ctx context.Context, s *State, random *rand.Rand) (Move, error) {
	teller, ok := p.Player.(interface {
		Consider(context.Context, *State, *rand.Rand) ([]treesearch.Considered[Move], error)
	})
	if !ok {
		return p.Player.Choose(ctx, s, random)
	}
	considered, err := teller.Consider(ctx, s, random)
	if err != nil {
		return *new(Move), err
	}
	*p.found = considered
	return considered[0].Move, nil
}
