// Package export writes games of any description that has arrays, for programs that learn.
package export

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

//go:embed help.txt
var help string

// Command exports games.
var Command = cli.Command{
	Name: "railhex export", Does: "write games as arrays of numpy, for programs that learn",
	Usage: []string{"-out FOLDER [flags]", "-out FOLDER [-game GAME] RECORD ..."}, Help: help, Run: run,
}

// A schema says what the files of a folder are.
type schema struct {
	Game      string                      `json:"game"`
	Games     int                         `json:"games"`
	Header    string                      `json:"header,omitempty"` // of the record of games that are played
	Hexes     []string                    `json:"hexes,omitempty"`
	Adjacency [][hexmap.NumDirections]int `json:"adjacency,omitempty"` // of the hexes, E NE NW W SW SE; -1 for none
	Seats     []string                    `json:"seats,omitempty"`     // the bots that play them
	Seed      uint64                      `json:"seed,omitempty"`
	Records   []string                    `json:"records,omitempty"`
	Files     []string                    `json:"files"`
	describe.Layout
}

// An exporter writes the games that are asked for: those of its records, or if there are none
// those that bots play.
type exporter struct {
	schema
	game   describe.Game
	start  describe.Position
	folder string
	told   io.Writer // how long it will take
}

func run(c *cli.Call) (status int, err error) {
	e := &exporter{told: c.Err}
	if err := e.parse(c); err != nil {
		return cli.Misused, err
	}
	if err := os.Mkdir(e.folder, 0o777); err != nil {
		return cli.Misused, err
	}
	err = e.export()
	if _, unread := errors.AsType[*fs.PathError](err); unread {
		return cli.Misused, err
	}
	return cli.StatusOf(err), err
}

// parse reads the command line.
func (e *exporter) parse(c *cli.Call) error {
	c.Flags.IntVar(&e.Games, "games", 1, "`number` of games to play, where no record is named")
	c.Flags.Uint64Var(&e.Seed, "seed", 1, "`number` that decides the first of them; each game has the next")
	c.Flags.StringVar(&e.folder, "out", "", "new `folder` for the files")
	seats := c.Seats()
	setup := cli.NewSetup(c.Flags, c.Games)
	err := c.Parse(cli.AnyWords)
	if err != nil {
		return err
	}
	if e.folder == "" {
		return c.Refuse(errors.New("-out is missing: the folder for the files"))
	}
	if e.game, err = setup.Game(); err != nil {
		return err
	}
	if e.Layout, err = e.game.Layout(); err != nil {
		return fmt.Errorf("-game %s: %w", e.game.Name(), err)
	}
	e.Game, e.Records = e.game.Name(), c.Flags.Args()
	if len(e.Records) > 0 {
		e.Games, e.Seed = len(e.Records), 0
		c.Flags.Visit(func(f *flag.Flag) {
			if f.Name != "game" && f.Name != "out" {
				err = errors.Join(err, fmt.Errorf("-%s is for games that are played: leave it out, or the records", f.Name))
			}
		})
		return err
	}
	if e.Games < 1 {
		err = fmt.Errorf("-games %d: at least one is played", e.Games)
	}
	start, wrong := setup.Begin()
	if wrong != nil {
		return errors.Join(err, wrong)
	}
	e.start, e.Header, e.Seats = start, start.Header(), cli.Bots(e.game, *seats)
	if chart, ok := start.Chart(); ok {
		for i := range chart.Grid.Len() {
			e.Hexes, e.Adjacency = append(e.Hexes, chart.Grid.Cell(i).String()), append(e.Adjacency, beside(chart.Grid, i))
		}
	}
	_, unknown := cli.Seated(start, e.Seats, 0)
	return errors.Join(err, unknown)
}

// beside returns the numbers of the hexes beyond the edges of one.
func beside(grid *hexmap.Grid, i int) (hexes [hexmap.NumDirections]int) {
	for d := range hexes {
		hexes[d] = grid.Neighbour(i, hexmap.Direction(d))
	}
	return hexes
}

// perFile is how many games are in a file: what is of one is in memory.
const perFile = 100

// export writes games into files of the folder, and last what the files are.
func (e *exporter) export() error {
	left := cli.NewForecast(e.Games, time.Now())
	for first := 0; first < e.Games; first += perFile {
		g, end := gathering{layout: e.Layout, walker: e.game.Walker()}, min(e.Games, first+perFile)
		for number := first; number < end; number++ {
			if err := e.add(&g, number); err != nil {
				return err
			}
			if len(e.Records) == 0 {
				left.Tell(e.told, time.Now(), number+1)
			}
		}
		var text bytes.Buffer
		if err := writeArrays(&text, append(arraysOf("game_", g.games), arraysOf("", g.decisions)...)...); err != nil {
			return err
		}
		e.Files = append(e.Files, fmt.Sprintf("games-%07d-%07d.npz", first, end-1))
		if err := os.WriteFile(filepath.Join(e.folder, e.Files[len(e.Files)-1]), text.Bytes(), 0o666); err != nil {
			return err
		}
	}
	text, err := json.MarshalIndent(e.schema, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(e.folder, "schema.json"), append(text, '\n'), 0o666)
}

// add adds one of the games. The bots sit one seat further in each.
func (e *exporter) add(g *gathering, number int) error {
	if len(e.Records) == 0 {
		bots, err := cli.Seated(e.start, e.Seats, number)
		if err != nil {
			return err
		}
		return g.played(number, e.start, bots, e.Seed+uint64(number))
	}
	if err := g.recorded(number, e.game, e.Records[number]); err != nil {
		return fmt.Errorf("%s: %w", e.Records[number], err)
	}
	return nil
}

// The arrays of a file, one for each field. A row of gameRows is one of its games, and one of
// decisionRows is what a player decided.
type (
	gameRows struct {
		Game, Moves   []int32
		Over          []bool
		Scores, Ranks lists[int32]
		Returns       lists[float32]
		At            lists[int32]
		Value         lists[float32]
	}
	decisionRows struct {
		Game, Ply, Seat []int32
		At              lists[int32]
		Value           lists[float32]
		Legal           lists[int32]
		Action          []int32
		Visits          lists[int32]
		Values          lists[float32]
		Scores          lists[int32]
		Result          []float32
		Points          []int32
	}
)

// A gathering adds games to the arrays of a file.
type gathering struct {
	games     gameRows
	decisions decisionRows
	layout    describe.Layout
	walker    describe.Walker // at the position whose numbers are asked for
}

// recorded adds the game of a record that can be replayed.
func (g *gathering) recorded(number int, game describe.Game, file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	replay, err := game.ReadRecord(string(text), cli.Beside(file))
	if err == nil {
		err = replay.Err
	}
	now := replay.Start
	for ply := 0; ply < len(replay.Moves) && err == nil; ply++ {
		if err = g.decided(number, ply, now, replay.Moves[ply], nil); err == nil {
			now, err = now.Replay(replay.Moves[ply])
		}
	}
	if err != nil {
		return err
	}
	return g.ended(number, len(replay.Moves), replay.Start, now)
}

// played adds a game that bots play.
func (g *gathering) played(number int, start describe.Position, bots []describe.Bot, seed uint64) error {
	var found []search.Considered[string]
	for seat, bot := range bots {
		if analyst, ok := bot.(describe.Analyst); ok {
			bots[seat] = overheard{analyst, &found}
		}
	}
	ply, end := 0, start
	made := func(before describe.Position, move string, after describe.Position) error {
		err := g.decided(number, ply, before, move, found)
		ply, end, found = ply+1, after, nil
		return err
	}
	if err := start.Of().Play(context.Background(), start, bots, seed, made); err != nil {
		return err
	}
	return g.ended(number, ply, start, end)
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

// decided adds a decision, and what a search found before it. What chance decides has no row.
func (g *gathering) decided(
	game, ply int, p describe.Position, move string, considered []search.Considered[string],
) error {
	if p.Chance() {
		return nil
	}
	if err := g.walker.Set(p); err != nil {
		return err
	}
	d, w := &g.decisions, g.walker
	at, value, err := g.sparse(w.Turn(), false)
	if err != nil {
		return err
	}
	actions := make([]int32, w.Len())
	for i := range actions {
		action, err := w.Action(i)
		if err != nil {
			return err
		}
		actions[i] = int32(action)
	}
	legal := slices.Sorted(slices.Values(actions))
	var visits []int32
	var values []float32
	if considered != nil {
		visits, values = make([]int32, len(legal)), make([]float32, len(legal))
	}
	for _, c := range considered {
		i, _ := slices.BinarySearch(legal, actions[w.Index(c.Move)])
		visits[i], values[i] = int32(c.Visits), float32(c.Value)
	}
	d.Game, d.Ply, d.Seat = append(d.Game, int32(game)), append(d.Ply, int32(ply)), append(d.Seat, int32(w.Turn()))
	d.At.add(at)
	d.Value.add(value)
	d.Legal.add(legal)
	d.Action = append(d.Action, actions[w.Index(move)])
	d.Visits.add(visits)
	d.Values.add(values)
	d.Scores.add(scores(p))
	return nil
}

// ended adds how a game ended, also to its decisions, and what never changed in it.
func (g *gathering) ended(game, moves int, start, end describe.Position) error {
	if err := g.walker.Set(start); err != nil {
		return err
	}
	at, value, err := g.sparse(1, true)
	if err != nil {
		return err
	}
	var ranks []int32
	var returns []float32
	standing := end.Standing()
	for _, seat := range standing[1:] {
		ranks, returns = append(ranks, int32(seat.Rank)), append(returns, float32(seat.Return))
	}
	of := &g.games
	of.Game, of.Moves, of.Over = append(of.Game, int32(game)), append(of.Moves, int32(moves)), append(of.Over, end.Over())
	of.Scores.add(scores(end))
	of.Ranks.add(ranks)
	of.Returns.add(returns)
	of.At.add(at)
	of.Value.add(value)
	d, winners := &g.decisions, describe.Winners(end)
	for _, seat := range d.Seat[len(d.Points):] {
		result := float32(math.NaN())
		switch {
		case slices.Contains(winners, int(seat)):
			result = 1 / float32(len(winners))
		case end.Over():
			result = 0
		}
		d.Points, d.Result = append(d.Points, int32(standing[seat].Points)), append(d.Result, result)
	}
	return nil
}

// scores are the points of the seats.
func scores(p describe.Position) (points []int32) {
	for _, seat := range p.Standing()[1:] {
		points = append(points, int32(seat.Points))
	}
	return points
}

// sparse is what is not zero in the sections that are fixed, or in the others, where the
// walker stands.
func (g *gathering) sparse(seat family.Seat, fixed bool) (at []int32, values []float32, err error) {
	x := make([]float32, g.layout.Size)
	if err := g.walker.Write(x, seat, nil); err != nil {
		return nil, nil, err
	}
	for _, section := range g.layout.Sections {
		if section.Fixed != fixed {
			continue
		}
		for i := section.Offset; i < section.Offset+section.Len(); i++ {
			if x[i] != 0 {
				at, values = append(at, int32(i)), append(values, x[i])
			}
		}
	}
	return at, values, nil
}
