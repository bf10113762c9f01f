package referee

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"

	"github.com/google/go-cmp/cmp"
)

// told returns the moves that the referee lists, each with its description.
func told(t *testing.T, args ...string) (moves []string) {
	t.Helper()
	status, printed, complaints := referee("", args...)
	if status != cli.Done || complaints != "" {
		t.Fatalf("%v: status %d, %s", args, status, complaints)
	}
	paragraphs := strings.Split(printed, "\n\n")
	listed := paragraphs[len(paragraphs)-1]
	for line := range strings.Lines(listed) {
		if line = strings.TrimSpace(line); strings.Contains(line, "  ") {
			moves = append(moves, strings.Join(strings.Fields(line), " "))
		}
	}
	return moves
}

// TestNothingFitsForAReason: a hex or a kind of move for which there is nothing has the reason,
// and a word that is neither has none.
func TestNothingFitsForAReason(t *testing.T) {
	record := opening + "draft 1\n"
	for filter, want := range map[string]string{
		"b2":      "No possible move fits “b2”. Hex b2 is a city, in which no track is built (BUILD-3).\n",
		"deliver": "(DELIVER-",
		"delvier": "No possible move fits “delvier”.\n",
		"z9":      "No possible move fits “z9”. The hexes of standard are",
	} {
		if _, printed, _ := referee(record, "-legal="+filter); !strings.Contains(printed, want) {
			t.Errorf("%s: want %q in\n%s", filter, want, printed)
		}
	}
}

// TestLegalMovesAreFiltered asks for the moves of each kind, and in each hex:
// they are those of all moves, in the same order.
func TestLegalMovesAreFiltered(t *testing.T) {
	folder := t.TempDir()
	for _, test := range []struct{ game, at, record string }{
		{"steamrollers", "71", recordOf(t, "guide", "records", "core.srr")},
		{"steampower", "70", recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr")},
		{"steam", "100", recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr")},
	} {
		game, name := test.game, filepath.Join(folder, test.game+".srr")
		write(t, name, test.record)
		all := told(t, "-at", test.at, "-legal", "all", name)
		if len(all) < 3 {
			t.Fatalf("%s: only %v", game, all)
		}
		// Each of these must be listed, in that order, and what else is must at least name the filter.
		check := func(filter, must, may string) {
			listed := told(t, "-at", test.at, "-legal", filter, name)
			var want, got []string
			for _, move := range all {
				if regexp.MustCompile(must).MatchString(move) {
					want = append(want, move)
				}
			}
			for _, move := range listed {
				if regexp.MustCompile(must).MatchString(move) {
					got = append(got, move)
				} else if !regexp.MustCompile(may).MatchString(move) {
					t.Errorf("%s, %s: %s is listed", game, filter, move)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s, %s (-want +got)\n%s", game, filter, diff)
			}
		}
		asked := map[string]bool{}
		for _, move := range all {
			words := strings.Fields(move)
			if asked[words[0]+words[1]] {
				continue
			}
			asked[words[0]+words[1]] = true
			check(strings.ToUpper(words[0]), "^"+words[0]+" ", "^$")
			if hexName.MatchString(words[1]) {
				check(words[1], "^[a-z]+ "+words[1]+" ", `\b`+words[1]+`\b`)
			}
		}
		if _, printed, _ := referee("", "-at", test.at, "-legal", "Z9", name); !strings.Contains(printed, "No possible move fits “Z9”. The hexes of ") {
			t.Errorf("%s, of a hex that is not there:\n%s", game, printed)
		}
	}
}

// TestATableFilters what is possible, too.
func TestATableFilters(t *testing.T) {
	typed, flags := headerApart(t, opening+"legal take\nlegal draft\n")
	_, printed, _ := referee(typed, flags...)
	for _, want := range []string{"No possible move fits “take”.", "Draft a die\n  draft 1  Draft the 1 · "} {
		if !strings.Contains(printed, want) {
			t.Errorf("want %q in\n%s", want, printed)
		}
	}
}
