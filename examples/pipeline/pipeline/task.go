package pipeline

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Task is games to be played: what is played, by which bot, and the seeds. It travels
// between machines, so it says everything in words.
type Task struct {
	Header string            // of a record
	Files  map[string]string // maps and components that it names and that do not ship
	Policy string            // a bot of the game
	First  uint64            // seed of the first game; each has the next
	Games  int
}

// check says whether the task can be played.
func (t Task) check() error {
	_, _, err := t.begin()
	return err
}

// begin is the position in which the games begin, and the bot that plays them. The error
// joins all that is wrong with the task.
func (t Task) begin() (describe.Position, describe.Bot, error) {
	game, err := served.Of(t.Header)
	if err != nil {
		return nil, nil, err
	}
	start, _, err := game.New(t.Header, cli.Texts(t.Files))
	bot, unknown := game.Bot(t.Policy, describe.Thought{})
	return start, bot, errors.Join(err, unknown)
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

	stats Stats // of this game alone
}

// play plays the games of the task, one after the other, with the record of each if
// records are asked for.
func (t Task) play(records bool, yield func(Game) error) error {
	start, bot, err := t.begin()
	if err != nil {
		return err
	}
	counting := start.Of().Counting()
	for i := range t.Games {
		seed := t.First + uint64(i)
		counted, err := start.Of().Count(context.Background(), start, bot, rand.New(rand.NewPCG(seed, 0)))
		if err != nil {
			return err
		}
		game := Game{Seed: seed, stats: newStats(counting, counted)}
		if records {
			if game.Record, err = counted.Record(describe.Notes{}); err != nil {
				return err
			}
		}
		if err := yield(game); err != nil {
			return err
		}
	}
	return nil
}
