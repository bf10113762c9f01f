// Package export writes games of any description that has arrays, for programs that learn.
package export

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

//go:embed help.txt
var help string

// Command exports games.
var Command = cli.Command{
	Name: "railhex export", Does: "write games as JSON Lines or as arrays of numpy, for programs that learn",
	Usage: []string{"[flags]", "[flags] RECORD ..."}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	e, err := parse(c)
	switch {
	case err != nil:
		return cli.Misused, err
	case e.folder != "":
		return e.exportArrays()
	}
	return e.export(json.NewEncoder(c.Out))
}

// An exporter writes the lines of the games that are asked for.
type exporter struct {
	game    describe.Game
	records []string // files, or none: then games are played
	start   describe.Position
	games   int
	bots    []string
	seed    uint64
	folder  string    // for files of numpy; "" for lines
	told    io.Writer // how long it will take

	layout describe.Layout
	walker describe.Walker // at the position whose numbers are asked for
}

func parse(c *cli.Call) (*exporter, error) {
	e := &exporter{told: c.Err}
	c.Flags.IntVar(&e.games, "games", 1, "`number` of games to play, where no record is named")
	c.Flags.Uint64Var(&e.seed, "seed", 1, "`number` that decides the first of them; each game has the next")
	c.Flags.StringVar(&e.folder, "out", "", "new `folder` for files that numpy.load reads, instead of lines")
	seats := c.Seats()
	setup := cli.NewSetup(c.Flags, c.Games)
	err := c.Parse(cli.AnyWords)
	if err != nil {
		return nil, err
	}
	if e.game, err = setup.Game(); err != nil {
		return nil, err
	}
	if e.layout, err = e.game.Layout(); err != nil {
		return nil, fmt.Errorf("-game %s: %w", e.game.Name(), err)
	}
	e.walker, e.records = e.game.Walker(), c.Flags.Args()
	if len(e.records) > 0 {
		var faults []error
		c.Flags.Visit(func(f *flag.Flag) {
			if f.Name != "game" && f.Name != "out" {
				faults = append(faults, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
			}
		})
		return e, errors.Join(faults...)
	}
	if e.games < 1 {
		err = fmt.Errorf("-games %d: at least one is played", e.games)
	}
	start, wrong := setup.Begin()
	e.start, e.bots, err = start, cli.Bots(e.game, *seats), errors.Join(err, wrong)
	if wrong == nil {
		_, _, unknown := cli.Seated(start, e.bots, 0)
		err = errors.Join(err, unknown)
	}
	return e, err
}

// Where the games come from: records, or bots that play.

// A played is a game that is exported: its moves, the positions before each and at the
// end, and what is known of it.
type played struct {
	positions []describe.Position
	moves     []string
	header    string
	seed      *uint64
	players   []string
	// considered is what a search found before each move; nothing where none played.
	considered map[int][]search.Considered[string]
}

// count is how many games are asked for, and made plays or reads one of them.
func (e *exporter) count() int {
	if len(e.records) > 0 {
		return len(e.records)
	}
	return e.games
}

func (e *exporter) made(number int) (*played, error) {
	if len(e.records) > 0 {
		return e.recorded(e.records[number])
	}
	return e.play(number)
}

// recorded reads a record that can be replayed.
func (e *exporter) recorded(file string) (*played, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	replay, err := e.game.ReadRecord(string(text), cli.Beside(file))
	if err == nil {
		err = replay.Err
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	g := &played{positions: []describe.Position{replay.Start}, moves: replay.Moves}
	if slices.ContainsFunc(replay.Notes.Names, func(name string) bool { return name != "" }) {
		g.players = replay.Notes.Names
	}
	for _, move := range replay.Moves {
		next, err := g.positions[len(g.positions)-1].Replay(move)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		g.positions = append(g.positions, next)
	}
	g.header, err = replay.Start.Record(nil, replay.Notes)
	return g, err
}

// play plays a game. The bots sit one seat further in each.
func (e *exporter) play(number int) (*played, error) {
	seed := e.seed + uint64(number)
	bots, names, err := cli.Seated(e.start, e.bots, number)
	if err != nil {
		return nil, err
	}
	g := &played{positions: []describe.Position{e.start}, seed: &seed, players: names}
	g.considered = map[int][]search.Considered[string]{}
	var found []search.Considered[string]
	for seat, bot := range bots {
		if analyst, ok := bot.(describe.Analyst); ok {
			bots[seat] = overheard{analyst, &found}
		}
	}
	if g.header, err = e.start.Record(nil, describe.Notes{Names: g.players, Bots: g.players}); err != nil {
		return nil, err
	}
	made := func(_ describe.Position, move string, after describe.Position) error {
		if found != nil {
			g.considered[len(g.moves)], found = found, nil
		}
		g.moves, g.positions = append(g.moves, move), append(g.positions, after)
		return nil
	}
	return g, e.game.Play(context.Background(), e.start, bots, seed, made)
}

// overheard is a bot of which it is kept what moves it considered.
type overheard struct {
	describe.Analyst
	found *[]search.Considered[string]
}

func (b overheard) Choose(ctx context.Context, p describe.Position, random *rand.Rand) (string, error) {
	analysis, err := b.Analyse(ctx, p, random, nil)
	if err != nil {
		return "", err
	}
	*b.found = analysis.Moves
	return analysis.Moves[0].Move, nil
}
