// Package export writes games of any description that has arrays, for programs that learn.
package export

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
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
				err = errors.Join(err, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
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
	_, _, unknown := cli.Seated(start, e.Seats, 0)
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
		bots, _, err := cli.Seated(e.start, e.Seats, number)
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
