package steamrollers_test

import (
	"os"
	"sync"
	"testing"

	"github.com/railhex/railhex/internal/vectors/rollervectors"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
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
	vectorstest.Positive[*steamrollers.State](t, conformanceVectors(t).Positive, tooMany)
}

func TestConformanceNegative(t *testing.T) {
	vectorstest.Negative[*steamrollers.ParseError, *steamrollers.State](t, conformanceVectors(t).Negative, steamrollers.ParseMove)
}

func TestConformanceGames(t *testing.T) {
	vectorstest.Games(t, conformanceVectors(t).Games, func(start steamrollers.State, moves []steamrollers.Move) (steamrollers.State, steamrollers.Report, error) {
		record := steamrollers.Record{Setup: start.Setup(), Moves: moves}
		end, err := record.Replay()
		return end, end.Report(), err
	})
}

func TestConformancePerft(t *testing.T) {
	vectorstest.Perft[*steamrollers.State](t, conformanceVectors(t).Perft)
}
