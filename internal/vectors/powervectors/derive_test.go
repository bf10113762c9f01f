package powervectors

import (
	"os"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
)

const folder = "../../../examples/steampower/testdata/conformance"

func TestVectorsAreUpToDate(t *testing.T) { vectorstest.UpToDate(t, folder, 3<<19, Derive) }

func TestEveryBreachIsDone(t *testing.T) {
	vectorstest.EveryBreachIsDone(t, read(t).Negative, breaches)
}

func read(t *testing.T) Set {
	t.Helper()
	set, err := Read(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// The library and the reckoning of all broken rules agree on every move that
// somebody may think of: on whether it is legal, and on the rule that is cited.
func TestBrokenRulesAreThoseOfTheLibrary(t *testing.T) {
	alone := make(map[steampower.Rule]bool)
	for _, g := range read(t).Games {
		s := g.Start
		for after := range len(g.Moves) + 1 {
			here := vectors.Position[steampower.State, steampower.Move]{Place: vectors.Place{Game: g.ID, After: after}, State: s}
			if after%7 == 0 || after == len(g.Moves) {
				holdBroken(t, here, alone)
			}
			if after < len(g.Moves) {
				s, _ = s.Apply(g.Moves[after])
			}
		}
	}
	if len(alone) < 35 {
		t.Errorf("only %d rules were broken", len(alone))
	}
}

func holdBroken(t *testing.T, here vectors.Position[steampower.State, steampower.Move], alone map[steampower.Rule]bool) {
	t.Helper()
	p, err := look(nil, here)
	if err != nil {
		t.Fatal(err)
	}
	legal := p.AppendMoves(nil)
	for _, m := range append(p.thinkable(), legal...) {
		broken := p.broken(m)
		cited, _ := p.Check(m).(steampower.Rule)
		if slices.Contains(legal, m) != (len(broken) == 0) || cited != 0 && !slices.Contains(broken, cited) {
			t.Errorf("game %s after %d moves: %v: the library cites %s, and broken are %v", p.Game, p.After, m, cited.String(), identifiers(broken))
		}
		if len(broken) == 1 {
			alone[cited] = true
		}
	}
}
