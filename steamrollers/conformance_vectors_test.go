package steamrollers_test

import (
	"errors"
	"math"
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/internal/vectors/rollervectors"
	"github.com/railhex/railhex/steamrollers"
)

// The conformance vectors, which implementations in any language can be held
// against, hold this package, too.

const vectorsFolder = "testdata/conformance"

var readVectors = sync.OnceValues(func() (rollervectors.Set, error) { return rollervectors.Read(os.DirFS(vectorsFolder)) })

func conformanceVectors(t *testing.T) rollervectors.Set {
	t.Helper()
	set, err := readVectors()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestConformancePositive(t *testing.T) {
	for i, v := range conformanceVectors(t).Positive {
		before := v.Position
		next, err := v.Position.Apply(v.Move)
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.PositiveFile, i+1, err)
			continue
		}
		if next != v.Next {
			t.Errorf("%s:%d: %v leads to another position (-want +got)\n%s", vectors.PositiveFile, i+1, v.Move, jsonDiff(t, v.Next, next))
		}
		if !tooMany(&v.Position) && !slices.Contains(v.Position.AppendMoves(nil), v.Move) {
			t.Errorf("%s:%d: %v is not listed", vectors.PositiveFile, i+1, v.Move)
		}
		if v.Position != before {
			t.Errorf("%s:%d: the position has changed", vectors.PositiveFile, i+1)
		}
	}
}

// jsonDiff shows in what two positions differ.
func jsonDiff(t *testing.T, want, got steamrollers.State) string {
	t.Helper()
	wantJSON, err1 := want.MarshalJSON()
	gotJSON, err2 := got.MarshalJSON()
	if err := errors.Join(err1, err2); err != nil {
		t.Fatal(err)
	}
	return cmp.Diff(decoded(wantJSON), decoded(gotJSON))
}

func TestConformanceNegative(t *testing.T) {
	for i, v := range conformanceVectors(t).Negative {
		m, err := steamrollers.ParseMove(v.Move)
		if len(v.Rules) == 0 {
			var malformed *steamrollers.ParseError
			if !errors.As(err, &malformed) {
				t.Errorf("%s:%d: %q is read as %v (%v), and is no move: %s", vectors.NegativeFile, i+1, v.Move, m, err, v.Why)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.NegativeFile, i+1, err)
			continue
		}
		cited, _ := v.Position.Check(m).(steamrollers.Rule)
		if !slices.Contains(v.Rules, cited.String()) {
			t.Errorf("%s:%d: %v breaks %v, and should break %v: %s", vectors.NegativeFile, i+1, m, cited, v.Rules, v.Why)
		}
	}
}

func TestConformanceGames(t *testing.T) {
	for i, v := range conformanceVectors(t).Games {
		record := steamrollers.Record{Setup: v.Start.Setup(), Moves: v.Moves}
		end, err := record.Replay()
		if err != nil {
			t.Errorf("%s:%d: %v", vectors.GamesFile, i+1, err)
			continue
		}
		if end != v.End {
			t.Errorf("%s:%d: another end (-want +got)\n%s", vectors.GamesFile, i+1, jsonDiff(t, v.End, end))
		}
		if diff := cmp.Diff(v.Report, end.Report()); diff != "" {
			t.Errorf("%s:%d: another report (-want +got)\n%s", vectors.GamesFile, i+1, diff)
		}
	}
}

// The sequences are counted here by a walk of its own, which looks at every
// position and remembers nothing.
func TestConformancePerft(t *testing.T) {
	for i, v := range conformanceVectors(t).Perft {
		for depth, want := range v.Counts {
			if testing.Short() && want.Sequences > 1000 {
				continue
			}
			sequences, mass := walk(&v.Position, depth+1)
			if sequences != want.Sequences || math.Abs(mass-want.Mass) > 1e-9*max(1, want.Mass) {
				t.Errorf("%s:%d: %d sequences of %d moves, mass %g; want %d, mass %g",
					vectors.PerftFile, i+1, sequences, depth+1, mass, want.Sequences, want.Mass)
			}
		}
		divided := make(map[string]uint64)
		for m := range v.Position.Moves() {
			next, err := v.Position.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			divided[m.String()], _ = walk(&next, len(v.Counts)-1)
		}
		if diff := cmp.Diff(v.Divide, divided); diff != "" {
			t.Errorf("%s:%d: divided otherwise (-want +got)\n%s", vectors.PerftFile, i+1, diff)
		}
	}
}

// walk counts sequences of moves and adds up their probabilities.
func walk(s *steamrollers.State, moves int) (sequences uint64, mass float64) {
	if moves == 0 {
		return 1, 1
	}
	outcomes := s.AppendOutcomes(nil)
	for i, m := range s.AppendMoves(nil) {
		next, err := s.Apply(m)
		if err != nil {
			panic(err)
		}
		more, weight := walk(&next, moves-1)
		if s.Chance() {
			weight *= outcomes[i].Probability
		}
		sequences += more
		mass += weight
	}
	return sequences, mass
}
