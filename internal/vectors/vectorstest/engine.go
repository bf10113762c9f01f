package vectorstest

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/family"
)

// Positive holds that each move leads where it should, and is listed; but not in
// positions with too many moves to list. It may be nil if there are none.
func Positive[P family.Pointer[State, Move], State, Move comparable](
	t *testing.T, all []vectors.Positive[State, Move], tooMany func(*State) bool,
) {
	t.Helper()
	for i, v := range all {
		before := v.Position
		next, err := P(&v.Position).Apply(v.Move)
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.PositiveFile, i+1, err)
			continue
		}
		if next != v.Next {
			t.Errorf("%s:%d: %v leads to another position (-want +got)\n%s", vectors.PositiveFile, i+1, v.Move, Diff(t, v.Next, next))
		}
		if (tooMany == nil || !tooMany(&v.Position)) && !slices.Contains(family.Moves(P(&v.Position)), v.Move) {
			t.Errorf("%s:%d: %v is not listed", vectors.PositiveFile, i+1, v.Move)
		}
		if v.Position != before {
			t.Errorf("%s:%d: the position has changed", vectors.PositiveFile, i+1)
		}
	}
}

// Diff shows in what two values differ that are written as JSON.
func Diff(t *testing.T, want, got any) string {
	t.Helper()
	var decoded [2]any
	for i, value := range []any{want, got} {
		text, err := json.Marshal(value)
		if err == nil {
			err = json.Unmarshal(text, &decoded[i])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return cmp.Diff(decoded[0], decoded[1])
}

// Negative holds that each move is refused by one of its rules, and that a text
// which is no move is refused by an error that is a Malformed.
func Negative[Malformed error, P checker[State, Move], State any, Move comparable](
	t *testing.T, all []vectors.Negative[State], parse func(string) (Move, error),
) {
	t.Helper()
	for i, v := range all {
		m, err := parse(v.Move)
		if len(v.Rules) == 0 {
			var malformed Malformed
			if !errors.As(err, &malformed) {
				t.Errorf("%s:%d: %q is read as %v (%v), and is no move: %s", vectors.NegativeFile, i+1, v.Move, m, err, v.Why)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.NegativeFile, i+1, err)
			continue
		}
		cited, _ := P(&v.Position).Check(m).(fmt.Stringer)
		if cited == nil || !slices.Contains(v.Rules, cited.String()) {
			t.Errorf("%s:%d: %v breaks %v, and should break %v: %s", vectors.NegativeFile, i+1, m, cited, v.Rules, v.Why)
		}
	}
}

// Games holds that the moves of each game lead to its end and its report. Replay
// plays moves from a start.
func Games[State comparable, Move, Report any](
	t *testing.T, all []vectors.Game[State, Move, Report], replay func(start State, moves []Move) (State, Report, error),
) {
	t.Helper()
	for i, v := range all {
		end, report, err := replay(v.Start, v.Moves)
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.GamesFile, i+1, err)
			continue
		}
		if end != v.End {
			t.Errorf("%s:%d: another end (-want +got)\n%s", vectors.GamesFile, i+1, Diff(t, v.End, end))
		}
		if diff := cmp.Diff(v.Report, report); diff != "" {
			t.Errorf("%s:%d: another report (-want +got)\n%s", vectors.GamesFile, i+1, diff)
		}
	}
}

// Perft holds the counts. The sequences are counted here by a walk of its own,
// which looks at every position and remembers nothing.
func Perft[P family.Pointer[State, Move], State comparable, Move interface {
	comparable
	fmt.Stringer
}](t *testing.T, all []vectors.Perft[State]) {
	t.Helper()
	for i, v := range all {
		for depth, want := range v.Counts {
			if testing.Short() && want.Sequences > 1000 {
				continue
			}
			sequences, mass := walk[P](v.Position, depth+1)
			if sequences != want.Sequences || math.Abs(mass-want.Mass) > 1e-9*max(1, want.Mass) {
				t.Errorf("%s:%d: %d sequences of %d moves, mass %g; want %d, mass %g",
					vectors.PerftFile, i+1, sequences, depth+1, mass, want.Sequences, want.Mass)
			}
		}
		divided := make(map[string]uint64)
		for _, m := range family.Moves(P(&v.Position)) {
			next, err := P(&v.Position).Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			divided[m.String()], _ = walk[P](next, len(v.Counts)-1)
		}
		if diff := cmp.Diff(v.Divide, divided); diff != "" {
			t.Errorf("%s:%d: divided otherwise (-want +got)\n%s", vectors.PerftFile, i+1, diff)
		}
	}
}

// walk counts sequences of moves and adds up their probabilities.
func walk[P family.Pointer[State, Move], State, Move comparable](s State, moves int) (sequences uint64, mass float64) {
	if moves == 0 {
		return 1, 1
	}
	outcomes := P(&s).AppendOutcomes(nil)
	for i, m := range family.Moves(P(&s)) {
		next, err := P(&s).Apply(m)
		if err != nil {
			panic(err)
		}
		more, weight := walk[P](next, moves-1)
		if P(&s).Chance() {
			weight *= outcomes[i].Probability
		}
		sequences += more
		mass += weight
	}
	return sequences, mass
}
