package conformance

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// Check holds a game to its vectors, of which parse reads the moves and report makes the
// whole reports:
//
//   - each move of a positive vector leads where it should, and is listed unless its
//     position lists nothing;
//   - each move of a negative vector is refused by one of its rules, and each text that
//     is no move by a [parse.Error];
//   - the moves of each game lead to its end and its report;
//   - the sequences of moves are as many as they should be.
//
// The error joins all faults, each with its file and line. The game must be said, since no
// argument has it: Check[*mygame.State](set, mygame.ParseMove, (*mygame.State).Report).
func Check[P family.Pointer[State, Move], State comparable, Move family.Written, Report any](
	set Set[State, Move, Report], parse func(text string) (Move, error), report func(*State) Report,
) error {
	return errors.Join(
		each(PositiveFile, set.Positive, positiveBroken[P]),
		each(NegativeFile, set.Negative, func(v *Negative[State]) error { return negativeBroken[P](v, parse) }),
		each(GamesFile, set.Games, func(v *Game[State, Move, Report]) error { return gameBroken[P](v, report) }),
		each(PerftFile, set.Perft, perftBroken[P, State, Move]),
	)
}

// each joins what is wrong with the lines of a file.
func each[Line any](file string, lines []Line, broken func(*Line) error) error {
	var wrong []error
	for i := range lines {
		if err := broken(&lines[i]); err != nil {
			wrong = append(wrong, fmt.Errorf("%s:%d: %w", file, i+1, err))
		}
	}
	return errors.Join(wrong...)
}

func positiveBroken[P family.Pointer[State, Move], State, Move comparable](v *Positive[State, Move]) error {
	s := P(&v.Position)
	next, err := s.Apply(v.Move)
	switch listed := family.Moves(s); {
	case err != nil:
		return err
	case next != v.Next:
		return differ(fmt.Sprintf("%v leads to another position", v.Move), next, v.Next)
	case len(listed) > 0 && !slices.Contains(listed, v.Move):
		return fmt.Errorf("%v is not listed", v.Move)
	}
	return nil
}

func negativeBroken[P family.Pointer[State, Move], State, Move comparable](
	v *Negative[State], read func(string) (Move, error),
) error {
	m, err := read(v.Move)
	if len(v.Rules) == 0 {
		if _, malformed := errors.AsType[*parse.Error](err); !malformed {
			return fmt.Errorf("%q is read as %v (%v), and is no move: %s", v.Move, m, err, v.Why)
		}
		return nil
	}
	if err != nil {
		return err
	}
	if cited, ok := P(&v.Position).Check(m).(fmt.Stringer); !ok || !slices.Contains(v.Rules, cited.String()) {
		return fmt.Errorf("%v breaks %v, and should break %v: %s", m, cited, v.Rules, v.Why)
	}
	return nil
}

func gameBroken[P family.Pointer[State, Move], State, Move comparable, Report any](
	v *Game[State, Move, Report], report func(*State) Report,
) error {
	again := *v
	if _, err := replay[P](&again, v.Start, report); err != nil {
		return err
	}
	if again.End != v.End {
		return differ("the end is another", again.End, v.End)
	}
	if !reflect.DeepEqual(again.Report, v.Report) {
		return differ("the report is another", again.Report, v.Report)
	}
	return nil
}

func perftBroken[P family.Pointer[State, Move], State, Move comparable](v *Perft[State]) error {
	var counter family.Counter[P, State, Move]
	for depth, want := range v.Counts {
		if got := counter.Count(&v.Position, depth+1); got.Sequences != want.Sequences || math.Abs(got.Mass-want.Mass) > 1e-9*max(1, want.Mass) {
			return fmt.Errorf("%d sequences of %d moves, mass %g; want %d, mass %g", got.Sequences, depth+1, got.Mass, want.Sequences, want.Mass)
		}
	}
	first := 0
	for m, got := range counter.Divide(&v.Position, len(v.Counts)) {
		first++
		if want, ok := v.Divide[fmt.Sprint(m)]; !ok || got.Sequences != want {
			return fmt.Errorf("%d sequences begin with %v, want %d", got.Sequences, m, want)
		}
	}
	if first != len(v.Divide) {
		return fmt.Errorf("%d moves are legal, want %d", first, len(v.Divide))
	}
	return nil
}

// differ says in what two values differ that are written as JSON.
func differ(what string, got, want any) error {
	gotText, err1 := json.Marshal(got)
	wantText, err2 := json.Marshal(want)
	lines, err3 := Differences(gotText, wantText)
	if err := errors.Join(err1, err2, err3); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return fmt.Errorf("%s:\n\t%s", what, strings.Join(lines, "\n\t"))
}
