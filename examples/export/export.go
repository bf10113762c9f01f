package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"slices"
	"time"

	"github.com/railhex/railhex/examples/forecast"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/arrays"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/family/treesearch"
)

// A move says what it is.
type move interface {
	comparable
	fmt.Stringer
}

// A played is a game that is exported: where it begins, its moves, and what is known
// of it.
type played[State any, Move comparable] struct {
	start   State
	moves   []Move
	header  string
	seed    *uint64
	players []string
	// considered is what a search found before each move; nothing where none played.
	considered map[int][]treesearch.Considered[Move]
}

// An exporter is what the program knows of one game.
type exporter[P family.Pointer[State, Move], State comparable, Move move] struct {
	head          headLine
	blocks        iter.Seq[arrays.Block]
	chanceBlocks  iter.Seq[arrays.Block]
	sections      iter.Seq[arrays.Section]
	leastPlayers  int
	encode        func(x []float32, s *State, seat family.Seat)
	action        func(*State, Move) int
	chance        func(*State, Move) int
	chanceFactors func([]int, *State, Move) []int

	grid  func(*State) *hexmap.Grid
	files func(*State) map[string]string // boards, maps and components that do not ship, by the names that the header gives them

	start  func(players int) (State, error)
	bot    func(name string) (table.Player[State, Move], error)
	luck   func(seed uint64) *table.Luck[State, Move]
	header func(start *State, names []string) string
	read   func(text string, files fs.FS) (played[State, Move], error)
}

// keep adds a text that the header of a record names to its files, unless that is the
// text that ships under its name.
func keep[T fmt.Stringer](files map[string]string, name, ending string, text T, shipped func(string) (T, bool)) {
	if ships, ok := shipped(name); !ok || ships.String() != text.String() {
		files[name+ending] = text.String()
	}
}

func (e *exporter[P, State, Move]) name() string { return e.head.Game }

func (e *exporter[P, State, Move]) export(o options, out *json.Encoder) (status int, err error) {
	head := e.head
	head.Line = "head"
	head.Sections, head.Blocks, head.ChanceBlocks = slices.Collect(e.sections), slices.Collect(e.blocks), slices.Collect(e.chanceBlocks)
	if err := out.Encode(head); err != nil {
		return exitUsage, err
	}
	number, left := 0, forecast.Of(o.games, 1, time.Now())
	for g, err := range e.all(o) {
		var missing *fs.PathError
		switch {
		case errors.As(err, &missing):
			return exitUsage, err
		case err != nil:
			return exitRefused, err
		}
		if err := e.write(number, &g, out); err != nil {
			return exitUsage, err
		}
		if number++; len(o.records) == 0 {
			left.Tell(o.told, time.Now(), number)
		}
	}
	return exitWritten, nil
}

// write writes the lines of a game.
func (e *exporter[P, State, Move]) write(number int, g *played[State, Move], out *json.Encoder) error {
	positions := []State{g.start}
	for _, m := range g.moves {
		s, err := P(&positions[len(positions)-1]).Apply(m)
		if err != nil {
			return err
		}
		positions = append(positions, s)
	}
	end := e.ending(number, g, &positions[len(positions)-1])
	if err := out.Encode(end); err != nil {
		return err
	}
	for ply, m := range g.moves {
		var line any
		if s := &positions[ply]; P(s).Chance() {
			line = e.chanceLine(number, ply, s, m)
		} else {
			line = e.decisionLine(number, ply, s, m, g.considered[ply], end)
		}
		if err := out.Encode(line); err != nil {
			return err
		}
	}
	return nil
}

// ending is the line of a game, with how it ended and what never changed.
func (e *exporter[P, State, Move]) ending(number int, g *played[State, Move], end *State) *gameLine {
	line := &gameLine{
		Line: "game", Game: number, Header: g.header, Files: e.files(&g.start), Seed: g.seed, Players: g.players,
		Moves: len(g.moves), Over: P(end).Over(), Scores: e.scores(end), Ranks: []int{}, Returns: []float64{},
	}
	for seat := family.Seat(1); int(seat) <= P(end).Seats(); seat++ {
		line.Ranks = append(line.Ranks, P(end).Rank(seat))
		line.Returns = append(line.Returns, family.Return(P(end), seat))
	}
	grid := e.grid(&g.start)
	for i := range grid.Len() {
		line.Hexes = append(line.Hexes, grid.Cell(i).String())
		var beside [hexmap.NumDirections]int
		for d := range beside {
			beside[d] = grid.Neighbour(i, hexmap.Direction(d))
		}
		line.Adjacency = append(line.Adjacency, beside)
	}
	line.At, line.Value = e.sparse(&g.start, 1, true)
	return line
}

func (e *exporter[P, State, Move]) scores(s *State) (scores []int) {
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		scores = append(scores, P(s).Total(seat))
	}
	return scores
}

// sparse is what is not zero in the sections that are fixed, or in the others.
func (e *exporter[P, State, Move]) sparse(s *State, seat family.Seat, fixed bool) (at []int, values []float32) {
	x := make([]float32, e.head.Size)
	e.encode(x, s, seat)
	at, values = []int{}, []float32{}
	for section := range e.sections {
		if section.Fixed != fixed {
			continue
		}
		for i := section.Offset; i < section.Offset+section.Len(); i++ {
			if x[i] != 0 {
				at, values = append(at, i), append(values, x[i])
			}
		}
	}
	return at, values
}

func (e *exporter[P, State, Move]) chanceLine(game, ply int, s *State, m Move) chanceLine {
	line := chanceLine{Line: "chance", Game: game, Ply: ply, Factors: e.chanceFactors(nil, s, m), Move: m.String(), Probability: P(s).Probability(m)}
	if number := e.chance(s, m); number >= 0 {
		line.Chance = &number
	}
	return line
}

func (e *exporter[P, State, Move]) decisionLine(
	game, ply int, s *State, m Move, considered []treesearch.Considered[Move], end *gameLine,
) decisionLine {
	seat := P(s).Turn()
	d := decisionLine{
		Line: "decision", Game: game, Ply: ply, Seat: int(seat), Action: e.action(s, m), Move: m.String(),
		Scores: e.scores(s), Points: end.Scores[seat-1],
	}
	d.At, d.Value = e.sparse(s, seat, false)
	legal := P(s).AppendMoves(nil)
	slices.SortFunc(legal, func(a, b Move) int { return cmp.Compare(e.action(s, a), e.action(s, b)) })
	for _, m := range legal {
		d.Legal, d.Moves = append(d.Legal, e.action(s, m)), append(d.Moves, m.String())
	}
	if considered != nil {
		d.Visits, d.Values = make([]int, len(legal)), make([]float64, len(legal))
		for _, c := range considered {
			i := slices.Index(legal, c.Move)
			d.Visits[i], d.Values[i] = c.Visits, c.Value
		}
	}
	if end.Over {
		result := 0.0
		if end.Ranks[seat-1] == 1 {
			winners := 0
			for _, rank := range end.Ranks {
				if rank == 1 {
					winners++
				}
			}
			result = 1 / float64(winners)
		}
		d.Result = &result
	}
	return d
}
