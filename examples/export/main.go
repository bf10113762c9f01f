package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/tensor"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

const (
	exitWritten = iota
	exitRefused
	exitUsage
)

func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	flags.SetOutput(stderr)
	games := flags.Int("games", 1, "how many games to play, where no record is named")
	players := flags.Int("players", 2, "players of these games, 2 to 5")
	name := flags.String("policy", "builder", "who plays them: "+strings.Join(bots.Names(), ", "))
	seed := flags.Uint64("seed", 1, "seed of the first of them; each game has the next")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	player, unknown := bots.Named(*name)
	start, err := steamrollers.New(steamrollers.Setup{Players: *players})
	err = errors.Join(unknown, err)
	if *games < 1 {
		err = errors.Join(err, fmt.Errorf("%d games: at least one is played", *games))
	}
	if err != nil {
		fmt.Fprintln(stderr, "export:", err)
		return exitUsage
	}

	out := bufio.NewWriter(stdout)
	w := writer{json: json.NewEncoder(out)}
	err = w.head()
	if flags.NArg() == 0 {
		for i := 0; i < *games && err == nil; i++ {
			err = w.game(i, played(start, player, rand.New(rand.NewPCG(*seed+uint64(i), 0))))
		}
	}
	for i, file := range flags.Args() {
		var record steamrollers.Record
		if err == nil {
			record, err = read(file)
		}
		if err == nil {
			err = w.game(i, record)
		}
		if err != nil {
			err = fmt.Errorf("%s: %w", file, err)
			break
		}
	}
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "export:", err)
		return exitRefused
	}
	return exitWritten
}

func played(start steamrollers.State, player bots.Player, random *rand.Rand) steamrollers.Record {
	record := steamrollers.Record{Setup: start.Setup()}
	for m := range policy.Play(start, player, random) {
		record.Moves = append(record.Moves, m)
	}
	return record
}

func read(file string) (steamrollers.Record, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return steamrollers.Record{}, err
	}
	return steamrollers.ParseRecord(string(text), os.DirFS(filepath.Dir(file)))
}

// A writer writes lines of JSON.
type writer struct {
	json     *json.Encoder
	position tensor.Position
}

// The first line.
type head struct {
	Version  int       `json:"version"`
	Size     int       `json:"size"`
	Actions  int       `json:"actions"`
	Sections []section `json:"sections"`
}

type section struct {
	Name   string  `json:"name"`
	Offset int     `json:"offset"`
	Shape  []int   `json:"shape"`
	Scale  float32 `json:"scale"`
	Says   string  `json:"says"`
}

func (w *writer) head() error {
	h := head{Version: tensor.Version, Size: tensor.Size, Actions: tensor.Actions}
	for _, s := range tensor.Sections() {
		h.Sections = append(h.Sections, section(s))
	}
	return w.json.Encode(h)
}

// A decision is any other line.
type decision struct {
	Game   int       `json:"game"`
	Ply    int       `json:"ply"`
	Seat   int       `json:"seat"`
	At     []int     `json:"at"`
	Value  []float32 `json:"value"`
	Legal  []int     `json:"legal"`
	Action int       `json:"action"`
	Result *float64  `json:"result"`
	Points int       `json:"points"`
}

// game writes the decisions of a game, once it is known how it ends.
func (w *writer) game(number int, record steamrollers.Record) error {
	end, err := record.Replay()
	if err != nil {
		return err
	}
	s, err := steamrollers.New(record.Setup)
	for ply, m := range record.Moves {
		if err != nil {
			return err
		}
		if !s.Chance() {
			if err := w.json.Encode(w.decision(number, ply, &s, m, &end)); err != nil {
				return err
			}
		}
		s, err = s.Apply(m)
	}
	return err
}

func (w *writer) decision(game, ply int, s *steamrollers.State, m steamrollers.Move, end *steamrollers.State) decision {
	seat := s.Turn()
	d := decision{Game: game, Ply: ply, Seat: int(seat), Action: tensor.Action(s, m), Points: end.Points(seat).Total()}
	w.position.Encode(s, seat)
	for i, value := range w.position {
		if value != 0 {
			d.At, d.Value = append(d.At, i), append(d.Value, value)
		}
	}
	for legal := range s.Moves() {
		d.Legal = append(d.Legal, tensor.Action(s, legal))
	}
	slices.Sort(d.Legal)
	if winners := end.Winners(); end.Over() {
		result := 0.0
		if winners.Has(seat) {
			result = 1 / float64(winners.Len())
		}
		d.Result = &result
	}
	return d
}
