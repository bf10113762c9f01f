package steamrollers_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

var update = flag.Bool("update", false, "write the golden files of this package anew")

// TestPositionsHashAlikeWhenTheyAreEqual gathers the positions of many games;
// no two different ones have the same hash. With 64 bits that would be a
// wonder.
func TestPositionsHashAlikeWhenTheyAreEqual(t *testing.T) {
	seen := make(map[uint64]steamrollers.State)
	rapid.Check(t, func(t *rapid.T) {
		for _, s := range gamegen.Positions(gamegen.Game().Draw(t, "game")) {
			if other, ok := seen[s.Hash()]; ok && other != s {
				t.Fatalf("two positions hash to %#x\n%s\n%s", s.Hash(), reportOf(&s), reportOf(&other))
			}
			seen[s.Hash()] = s
		}
	})
}

func TestTheHashLooksAtEveryPartOfAState(t *testing.T) {
	for i, s := range examples() {
		if i%5 != 0 {
			continue // one of them would nearly do
		}
		if ignored := steamrollers.HashIgnores(s); len(ignored) > 0 {
			t.Fatalf("in phase %v the hash does not depend on %v", s.Phase(), ignored)
		}
	}
}

// TestReplayedPositionsAreEqual plays every game twice, its setup read from
// text the second time: positions are equal with ==, and so are their hashes.
func TestReplayedPositionsAreEqual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		positions := gamegen.Positions(record)
		record.Setup.Board = hexmap.MustParseBoard(record.Setup.Board.String())
		for i, again := range gamegen.Positions(record) {
			if again != positions[i] || again.Hash() != positions[i].Hash() {
				t.Fatalf("after %d moves a game and its repetition differ", i)
			}
		}
	})
}

// TestHashesStay holds the hashes of three positions against those noted when
// they were last meant to change: they are the same on every machine.
func TestHashesStay(t *testing.T) {
	const golden = "testdata/hashes.golden"
	var hashes strings.Builder
	for _, name := range []string{"core-3p-101.srr", "box-3p-coal-order-power-hard-205.srr", "solo-clerk-medium-306.srr"} {
		text, err := os.ReadFile(filepath.Join("testdata", "records", name))
		if err != nil {
			t.Fatal(err)
		}
		record, err := steamrollers.ParseRecord(string(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&hashes, "%#016x %s\n", s.Hash(), name)
	}
	if *update {
		if err := os.WriteFile(golden, []byte(hashes.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if hashes.String() != string(want) {
		t.Errorf("the hashes are\n%sand were\n%sIf they are meant to change, say so in the changelog and run the test with -update.", &hashes, want)
	}
}
