package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"slices"

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
	source, err := parse(args, stderr)
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "export:", err)
		}
		return exitUsage
	}
	out := bufio.NewWriter(stdout)
	status, err := export(source, &writer{json: json.NewEncoder(out)})
	if flushed := out.Flush(); err == nil && flushed != nil {
		status, err = exitUsage, flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "export:", err)
	}
	return status
}

// export writes the games of a source, up to the first that is refused.
func export(games iter.Seq2[steamrollers.Record, error], w *writer) (status int, err error) {
	if err := w.head(); err != nil {
		return exitUsage, err
	}
	number := 0
	for record, err := range games {
		var missing *fs.PathError
		switch {
		case errors.As(err, &missing):
			return exitUsage, err
		case err != nil:
			return exitRefused, err
		}
		if err := w.game(number, record); err != nil {
			return exitUsage, err
		}
		number++
	}
	return exitWritten, nil
}

// A writer writes lines of JSON.
type writer struct {
	json     *json.Encoder
	position tensor.Position
}

// The first line.
type head struct {
	Version  int              `json:"version"`
	Size     int              `json:"size"`
	Actions  int              `json:"actions"`
	Sections []tensor.Section `json:"sections"`
}

func (w *writer) head() error {
	h := head{Version: tensor.Version, Size: tensor.Size, Actions: tensor.NumActions}
	for s := range tensor.Sections() {
		h.Sections = append(h.Sections, s)
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
