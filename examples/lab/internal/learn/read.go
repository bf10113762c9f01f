package learn

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// A decision is a position in which a seat was asked, and how the game ended for that
// seat.
type decision struct {
	game   int
	at     []int32   // places of the array that are not zero
	value  []float32 // and their values
	lead   float64   // its points less those of the best other seat
	played float64   // the share of the game's moves that are made
	result float64   // 1 if it won, a share of that if several did, else 0
}

// data is what is learned from.
type data struct {
	game      string
	size      int // of an array
	games     int
	decisions []decision
}

// every is which of the decisions of a game are taken: those that follow each other
// say much the same.
const every = 4

// read reads the lines of an export, as they come. Games that are not over tell nothing
// and are left out.
func read(lines io.Reader) (*data, error) {
	var line struct {
		Line, Game      json.RawMessage
		Size, Ply, Seat int
		Moves           json.RawMessage
		At              []int32
		Value           []float32
		Scores          []int
		Result          *float64
	}
	d := &data{}
	moves := 0
	decoder := json.NewDecoder(bufio.NewReaderSize(lines, 1<<20))
	for {
		line.At, line.Value, line.Scores, line.Result = nil, nil, nil, nil
		switch err := decoder.Decode(&line); {
		case errors.Is(err, io.EOF) && d.games > 0 && d.size > 0:
			return d, nil
		case errors.Is(err, io.EOF):
			return nil, errors.New("there is no head of an export, or no game behind it")
		case err != nil:
			return nil, fmt.Errorf("line of an export: %w", err)
		}
		var err error
		switch string(line.Line) {
		case `"head"`:
			err = json.Unmarshal(line.Game, &d.game)
			d.size = line.Size
		case `"game"`:
			d.games++
			err = json.Unmarshal(line.Moves, &moves)
		case `"decision"`:
			if line.Result == nil || line.Ply%every != 0 {
				break
			}
			if err := d.valid(line.Seat, line.At, line.Value, line.Scores); err != nil {
				return nil, fmt.Errorf("game %d, ply %d: %w", d.games-1, line.Ply, err)
			}
			d.decisions = append(d.decisions, decision{
				game: d.games - 1, at: line.At, value: line.Value, lead: lead(line.Scores, line.Seat),
				played: float64(line.Ply) / float64(max(moves, 1)), result: *line.Result,
			})
		}
		if err != nil {
			return nil, fmt.Errorf("line of an export: %w", err)
		}
	}
}

// valid says what is wrong with a decision that an export cannot have.
func (d *data) valid(seat int, at []int32, value []float32, scores []int) error {
	switch {
	case seat < 1 || seat > len(scores):
		return fmt.Errorf("seat %d, and points of %d seats", seat, len(scores))
	case len(at) != len(value):
		return fmt.Errorf("%d places, and %d values", len(at), len(value))
	}
	for _, place := range at {
		if place < 0 || int(place) >= d.size {
			return fmt.Errorf("place %d of an array of %d numbers", place, d.size)
		}
	}
	return nil
}

// lead is by how many points a seat is ahead of the best other one. A seat that plays alone
// is ahead by all its points.
func lead(scores []int, seat int) float64 {
	best, others := 0, false
	for i, points := range scores {
		if i != seat-1 && (!others || points > best) {
			best, others = points, true
		}
	}
	return float64(scores[seat-1] - best)
}
