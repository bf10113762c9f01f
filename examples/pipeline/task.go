package main

import (
	"errors"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/steamrollers"
)

// A Task is games to be played: what is played, by which player, and the seeds.
// It travels between machines, so it says everything in words.
type Task struct {
	Setup  setupwords.Words
	Policy string // a player as bots.Named reads it
	First  uint64 // seed of the first game; each has the next
	Games  int
}

// start is the position in which the games of the task begin.
func (t Task) start() (steamrollers.State, error) {
	setup, err := t.Setup.Setup()
	if err != nil {
		return steamrollers.State{}, err
	}
	return steamrollers.New(setup)
}

// check says whether the task can be played.
func (t Task) check() error {
	_, setup := t.start()
	_, player := bots.Named(t.Policy)
	return errors.Join(setup, player)
}

// split makes tasks of at most so many games each.
func (t Task) split(games int) (tasks []Task) {
	for left := t.Games; left > 0; left -= games {
		part := t
		part.First = t.First + uint64(t.Games-left)
		part.Games = min(games, left)
		tasks = append(tasks, part)
	}
	return tasks
}

// A Game is one that was played.
type Game struct {
	Seed   uint64 `json:"seed"`
	Record string `json:"record"`

	end    steamrollers.State
	events []steamrollers.Event
}

// play plays the games of the task, one after the other.
func (t Task) play(yield func(Game) error) error {
	start, err := t.start()
	if err != nil {
		return err
	}
	player, err := bots.Named(t.Policy)
	if err != nil {
		return err
	}
	for i := range t.Games {
		game := Game{Seed: t.First + uint64(i), end: start}
		record := steamrollers.Record{Setup: start.Setup()}
		for move, after := range policy.Play(start, table.AsPolicy(player), rand.New(rand.NewPCG(game.Seed, 0))) {
			if game.events, err = game.end.AppendEvents(game.events, move); err != nil {
				return err
			}
			record.Moves = append(record.Moves, move)
			game.end = after
		}
		game.Record = record.String()
		if err := yield(game); err != nil {
			return err
		}
	}
	return nil
}
