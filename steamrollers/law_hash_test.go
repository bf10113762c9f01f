package steamrollers_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

var update = flag.Bool("update", false, "write the golden files of this package anew")

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
