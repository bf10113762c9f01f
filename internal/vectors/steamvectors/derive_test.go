package steamvectors

import (
	"os"
	"testing"

	"github.com/railhex/railhex/internal/vectors/vectorstest"
	"github.com/railhex/railhex/variants/steam"
)

const folder = "../../../variants/steam/testdata/conformance"

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

// The library and the reckoning of all broken rules agree.
func TestBrokenRulesAreThoseOfTheLibrary(t *testing.T) {
	vectorstest.BrokenRulesAreThoseOfTheLibrary[*steam.State](t, read(t).Games, source, (*position).thinkable, 23, 45)
}
