package export

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// A schema says what the files of a folder are. The command that writes the rest of them
// must have the same.
type schema struct {
	Game    string            `json:"game"`
	Games   int               `json:"games"`
	Header  string            `json:"header,omitempty"` // of the record of games that are played
	Seats   []string          `json:"seats,omitempty"`  // the bots that play them
	Seed    uint64            `json:"seed,omitempty"`
	Records map[string]string `json:"records,omitempty"` // SHA-256 by file
	Files   []string          `json:"files"`
	Arrays  []arrayOf         `json:"arrays"`
	describe.Layout
}

// arrayOf says what an array of every file is, and what it holds.
type arrayOf struct {
	Name string `json:"name"`
	Type string `json:"type"`
	Says string `json:"says"`
}

// exportParts writes games into files of a folder, so many games in each. A file comes into
// the folder whole, and one that is there is not written again.
func (e *exporter) exportParts() (status int, err error) {
	text, files, err := e.schema()
	if err != nil {
		return cli.Misused, err
	}
	if err := e.begin(text); err != nil {
		return cli.Misused, err
	}
	var missing []int
	for part, name := range files {
		_, err := os.Stat(filepath.Join(e.folder, name))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			missing = append(missing, part)
		case err != nil:
			return cli.Misused, err
		}
	}
	if there := len(files) - len(missing); there > 0 {
		fmt.Fprintf(e.told, "%d of %d files are in %s already\n", there, len(files), e.folder)
	}
	left, done := cli.NewForecast(len(missing)*e.part, 1, time.Now()), 0
	for _, part := range missing {
		rows := newRows(e.layout)
		for number := part * e.part; number < min(e.count(), (part+1)*e.part); number++ {
			if status, err := e.one(number, rows.add); err != nil {
				return status, err
			}
			done++
			left.Tell(e.told, time.Now(), done)
		}
		if err := e.writePart(files[part], rows); err != nil {
			return cli.Misused, err
		}
	}
	return cli.Done, nil
}

// schema is the text of schema.json, and the names of the files.
func (e *exporter) schema() (text []byte, files []string, err error) {
	s := schema{Game: e.game.Name(), Games: e.count(), Layout: e.layout}
	if len(e.records) == 0 {
		s.Header, s.Seats, s.Seed = e.start.Header(), e.bots, e.seed
	} else {
		s.Records = map[string]string{}
	}
	for _, name := range e.records {
		record, err := os.ReadFile(name)
		if err != nil {
			return nil, nil, err
		}
		s.Records[name] = fmt.Sprintf("%x", sha256.Sum256(record))
	}
	for first := 0; first < s.Games; first += e.part {
		s.Files = append(s.Files, fmt.Sprintf("games-%07d-%07d.npz", first, min(s.Games, first+e.part)-1))
	}
	for _, c := range newRows(e.layout).columns() {
		of, err := c.kind()
		if err != nil {
			return nil, nil, err
		}
		s.Arrays = append(s.Arrays, arrayOf{c.Name, of, c.says})
	}
	text, err = json.MarshalIndent(s, "", "\t")
	return append(text, '\n'), s.Files, err
}

// begin makes the folder and its schema. A folder with another schema is an error.
func (e *exporter) begin(schema []byte) error {
	if err := os.MkdirAll(e.folder, 0o777); err != nil {
		return err
	}
	there, err := os.ReadFile(filepath.Join(e.folder, "schema.json"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return whole(filepath.Join(e.folder, "schema.json"), schema)
	case err != nil:
		return err
	case !bytes.Equal(there, schema):
		return fmt.Errorf("%s holds another export, as its schema.json says: name another folder with -out, or repeat the command that began it", e.folder)
	}
	return nil
}

func (e *exporter) writePart(name string, rows *rows) error {
	var arrays []array
	for _, c := range rows.columns() {
		arrays = append(arrays, c.array)
	}
	var text bytes.Buffer
	if err := writeArrays(&text, arrays...); err != nil {
		return err
	}
	return whole(filepath.Join(e.folder, name), text.Bytes())
}

// whole writes a file so that it is there whole or not at all.
func whole(name string, text []byte) error {
	part, err := os.Create(name + ".part")
	if err != nil {
		return err
	}
	_, err = part.Write(text)
	if err == nil {
		err = part.Sync()
	}
	if err = errors.Join(err, part.Close()); err != nil {
		return err
	}
	return os.Rename(name+".part", name)
}

// rows are the arrays of a file.
type rows struct {
	layout describe.Layout
	seats  int // the most of its games

	games []*gameLine
	fixed sparse

	decisions []decisionLine // without what follows
	moving    sparse
	legal     []uint32
	ends      []int64 // of the legal actions of each decision
	visits    []uint32
	expected  []float32
}

// sparse holds arrays without their zeros. The places and values of the rows stand one row
// after the other, and row i ends at ends[i].
type sparse struct {
	at    []uint32
	value []float32
	ends  []int64
}

func (s *sparse) add(at []int, value []float32) {
	for _, place := range at {
		s.at = append(s.at, uint32(place))
	}
	s.value = append(s.value, value...)
	s.ends = append(s.ends, int64(len(s.at)))
}

func newRows(layout describe.Layout) *rows {
	return &rows{layout: layout, fixed: sparse{ends: []int64{0}}, moving: sparse{ends: []int64{0}}, ends: []int64{0}}
}

// add adds a line of an export. What chance decides has no row.
func (r *rows) add(line any) error {
	switch line := line.(type) {
	case *gameLine:
		r.games = append(r.games, line)
		r.fixed.add(line.At, line.Value)
		r.seats = max(r.seats, len(line.Scores))
	case decisionLine:
		r.moving.add(line.At, line.Value)
		for i, action := range line.Legal {
			r.legal = append(r.legal, uint32(action))
			visits, expected := 0, 0.0
			if line.Visits != nil {
				visits, expected = line.Visits[i], line.Values[i]
			}
			r.visits, r.expected = append(r.visits, uint32(visits)), append(r.expected, float32(expected))
		}
		r.ends = append(r.ends, int64(len(r.legal)))
		line.At, line.Value, line.Legal, line.Moves, line.Visits, line.Values = nil, nil, nil, nil, nil, nil
		r.decisions = append(r.decisions, line)
	}
	return nil
}

// A column is an array of a file, and what it holds.
type column struct {
	array
	says string
}

// columns are the arrays of the file, in their order.
func (r *rows) columns() []column { return append(r.decisionColumns(), r.gameColumns()...) }

// decisionColumns have a row for each decision.
func (r *rows) decisionColumns() []column {
	n, seats := len(r.decisions), max(r.seats, 1)
	var (
		game, ply, points = make([]int32, n), make([]int32, n), make([]int32, n)
		seat              = make([]uint8, n)
		action            = make([]uint32, n)
		scores            = make([]int32, n*seats)
		result            = make([]float32, n)
	)
	for i, d := range r.decisions {
		game[i], ply[i], points[i], seat[i], action[i] = int32(d.Game), int32(d.Ply), int32(d.Points), uint8(d.Seat), uint32(d.Action)
		for s, score := range d.Scores {
			scores[i*seats+s] = int32(score)
		}
		result[i] = float32(math.NaN())
		if d.Result != nil {
			result[i] = float32(*d.Result)
		}
	}
	size, actions := r.layout.Size, r.layout.Actions
	return []column{
		{array{Name: "game", Data: game}, "number of the game of each decision, from 0"},
		{array{Name: "ply", Data: ply}, "number of its move in the game, from 0"},
		{array{Name: "seat", Data: seat}, "who decided, from 1"},
		{array{Name: "action", Data: narrow(action, actions)}, "the action that was chosen"},
		{array{Name: "scores", Shape: []int{n, seats}, Data: scores}, "points by seat as things stood; 0 beyond the seats of the game"},
		{array{Name: "result", Data: result}, "1 if the one who decided won the game, a share of 1 if several did, 0 if not, NaN if the game is not over"},
		{array{Name: "points", Data: points}, "points of the one who decided, at the end"},
		{array{Name: "offsets", Data: r.moving.ends}, "the position as the one who decided saw it, in the sections that are not fixed: row i has indices[offsets[i]:offsets[i+1]] and the values there, and is 0 elsewhere"},
		{array{Name: "indices", Data: narrow(r.moving.at, size)}, "see offsets"},
		{array{Name: "values", Data: r.moving.value}, "see offsets"},
		{array{Name: "legal_offsets", Data: r.ends}, "the actions that were legal: those of row i are legal[legal_offsets[i]:legal_offsets[i+1]], ascending"},
		{array{Name: "legal", Data: narrow(r.legal, actions)}, "see legal_offsets"},
		{array{Name: "visits", Data: r.visits}, "for each legal action how many iterations of a search went through it, 0 where none played"},
		{array{Name: "expected", Data: r.expected}, "and how they went on average for the one who decided, from 0 to 1"},
	}
}

// gameColumns have a row for each game.
func (r *rows) gameColumns() []column {
	g, seats := len(r.games), max(r.seats, 1)
	var (
		number, moves = make([]int32, g), make([]int32, g)
		places        = make([]uint8, g)
		over          = make([]bool, g)
		ends          = make([]int32, g*seats)
		ranks         = make([]uint8, g*seats)
		returns       = make([]float32, g*seats)
		seed          = make([]uint64, g)
		header        = make([]string, g)
	)
	for i, line := range r.games {
		number[i], moves[i], places[i], over[i], header[i] = int32(line.Game), int32(line.Moves), uint8(len(line.Scores)), line.Over, line.Header
		for s := range line.Scores {
			ends[i*seats+s], ranks[i*seats+s], returns[i*seats+s] = int32(line.Scores[s]), uint8(line.Ranks[s]), float32(line.Returns[s])
		}
		if line.Seed != nil {
			seed[i] = *line.Seed
		}
	}
	return []column{
		{array{Name: "game_number", Data: number}, "number of each game, ascending"},
		{array{Name: "game_moves", Data: moves}, "its moves, those of chance included"},
		{array{Name: "game_seats", Data: places}, "its seats"},
		{array{Name: "game_over", Data: over}, "whether it is over"},
		{array{Name: "game_scores", Shape: []int{g, seats}, Data: ends}, "points at the end, by seat"},
		{array{Name: "game_ranks", Shape: []int{g, seats}, Data: ranks}, "places by seat; 0 if the game is not over"},
		{array{Name: "game_returns", Shape: []int{g, seats}, Data: returns}, "what each seat has won of the others, who staked 1 each"},
		{array{Name: "game_seed", Data: seed}, "the seed of a game that was played, 0 of a record"},
		{array{Name: "game_header", Data: header}, "header of its record"},
		{array{Name: "game_offsets", Data: r.fixed.ends}, "the sections that are fixed, as they are in all positions of the game: see offsets"},
		{array{Name: "game_indices", Data: narrow(r.fixed.at, r.layout.Size)}, "see offsets"},
		{array{Name: "game_values", Data: r.fixed.value}, "see offsets"},
	}
}

// narrow returns numbers below a bound in no more bits than they need.
func narrow(numbers []uint32, bound int) any {
	if bound > math.MaxUint16+1 {
		return numbers
	}
	short := make([]uint16, len(numbers))
	for i, n := range numbers {
		short[i] = uint16(n)
	}
	return short
}
