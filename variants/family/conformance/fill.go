package conformance

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// Unfilled is a Set as it is written. [Fill] needs the start and the moves of each game, and of each
// vector its place, its move and how many counts it has. The rest may be missing.
type Unfilled = Set[json.RawMessage, string, json.RawMessage]

// Fill replays the games of a Set and fills in what follows from them: positions, what moves lead to,
// counts, ends and reports. A negative vector that names no rule gets the one that the game cites. The
// order of lines stays. Begin returns the start of a game out of the one that is written; parse reads
// moves, and report makes the whole report of a position.
//
// The error names the file and the line of a place that does not exist, of an illegal move of a game
// or a positive vector, or of a negative vector that is legal or breaks a rule which it does not name.
// The game must be said, since no argument has it: Fill[*steamrollers.State](set, …).
func Fill[P family.Pointer[State, Move], State comparable, Move family.Written, Report any](
	set Unfilled, begin func(start []byte) (State, error), parse func(text string) (Move, error), report func(*State) Report,
) (Set[State, Move, Report], error) {
	f := filling[P, State, Move]{at: make(map[Place]State), parse: parse}
	games, err1 := filled(GamesFile, set.Games, func(g Game[json.RawMessage, string, json.RawMessage]) (Game[State, Move, Report], error) {
		full := Game[State, Move, Report]{ID: g.ID, About: g.About}
		for _, text := range g.Moves {
			m, err := parse(text)
			if err != nil {
				return full, err
			}
			full.Moves = append(full.Moves, m)
		}
		start, err := begin(g.Start)
		if err != nil {
			return full, err
		}
		positions, err := replay[P](&full, start, report)
		for after, s := range positions {
			f.at[Place{g.ID, after}] = s
		}
		return full, err
	})
	positive, err2 := filled(PositiveFile, set.Positive, f.positive)
	negative, err3 := filled(NegativeFile, set.Negative, f.negative)
	perft, err4 := filled(PerftFile, set.Perft, f.perft)
	return Set[State, Move, Report]{games, positive, negative, perft}, errors.Join(err1, err2, err3, err4)
}

// filled returns the lines of a file with what was missing.
func filled[Line, Full any](file string, lines []Line, fill func(Line) (Full, error)) (all []Full, err error) {
	for i, line := range lines {
		full, wrong := fill(line)
		if wrong != nil {
			err = errors.Join(err, fmt.Errorf("%s:%d: %w", file, i+1, wrong))
		}
		all = append(all, full)
	}
	return all, err
}

// filling fills vectors in, by the positions of the games.
type filling[P family.Pointer[State, Move], State comparable, Move family.Written] struct {
	at      map[Place]State
	parse   func(string) (Move, error)
	counter family.Counter[P, State, Move]
}

func (f *filling[P, State, Move]) position(at Place) (State, error) {
	s, ok := f.at[at]
	if !ok {
		return s, fmt.Errorf("there is no position after %d moves of game %q", at.After, at.Game)
	}
	return s, nil
}

func (f *filling[P, State, Move]) positive(v Positive[json.RawMessage, string]) (full Positive[State, Move], err error) {
	full.Place = v.Place
	if full.Position, err = f.position(v.Place); err == nil {
		if full.Move, err = f.parse(v.Move); err == nil {
			full.Next, err = P(&full.Position).Apply(full.Move)
		}
	}
	return full, err
}

func (f *filling[P, State, Move]) negative(v Negative[json.RawMessage]) (full Negative[State], err error) {
	full = Negative[State]{Place: v.Place, Move: v.Move, Rules: []string{}, Why: v.Why}
	if full.Position, err = f.position(v.Place); err != nil {
		return full, err
	}
	s := P(&full.Position)
	m, err := f.parse(v.Move)
	if _, malformed := errors.AsType[*parse.Error](err); malformed {
		return full, nil
	}
	if err != nil {
		return full, err
	}
	rule, refused := s.Check(m).(fmt.Stringer)
	if !refused {
		return full, fmt.Errorf("%v is legal", m)
	}
	if full.Rules = v.Rules; len(full.Rules) == 0 {
		full.Rules = []string{rule.String()}
	}
	if !slices.Contains(full.Rules, rule.String()) {
		return full, fmt.Errorf("%v breaks %v, and not one of %v", m, rule, full.Rules)
	}
	full.Why = why(s, m)
	return full, nil
}

// why returns why a move is refused, in a sentence.
func why[Move any](s interface{ Check(Move) error }, m Move) string {
	refusal := s.Check(m)
	if e, ok := s.(interface{ Explain(Move) error }); ok {
		refusal = e.Explain(m)
	}
	if said, ok := errors.AsType[*family.MoveError](refusal); ok {
		return said.Reason.String()
	}
	return refusal.Error()
}

func (f *filling[P, State, Move]) perft(v Perft[json.RawMessage]) (full Perft[State], err error) {
	full = Perft[State]{Place: v.Place, Divide: make(map[string]uint64)}
	if full.Position, err = f.position(v.Place); err != nil {
		return full, err
	}
	for range max(1, len(v.Counts)) {
		counted := f.counter.Count(&full.Position, len(full.Counts)+1)
		full.Counts = append(full.Counts, family.Count{Sequences: counted.Sequences, Mass: rounded(counted.Mass)})
	}
	for m, counted := range f.counter.Divide(&full.Position, len(full.Counts)) {
		full.Divide[m.String()] = counted.Sequences
	}
	return full, nil
}

// rounded is a sum of probabilities without the last digits, which depend on
// the machine.
func rounded(mass float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(mass, 'g', 12, 64), 64)
	if err != nil {
		panic(err) // a number was not printed as one
	}
	return short
}

// replay plays a game anew from its moves, sets what follows from them, and returns its positions.
func replay[P family.Pointer[State, Move], State, Move comparable, Report any](
	g *Game[State, Move, Report], start State, report func(*State) Report,
) ([]State, error) {
	positions := []State{start}
	for i, m := range g.Moves {
		next, err := P(&positions[i]).Apply(m)
		if err != nil {
			return positions, fmt.Errorf("game %s, move %d: %w", g.ID, i+1, err)
		}
		positions = append(positions, next)
	}
	g.Start, g.End = start, positions[len(positions)-1]
	g.Report = report(&g.End)
	return positions, nil
}
