package referee

import (
	"path/filepath"
	"regexp"
	"slices"
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

// TestLegalMovesAreFiltered asks for the moves of each kind, in each hex and with a text:
// they are those of all moves that have it, in the same order.
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
		check := func(filter, pattern string) {
			fits := regexp.MustCompile(pattern)
			want := slices.DeleteFunc(slices.Clone(all), func(move string) bool { return !fits.MatchString(move) })
			if diff := cmp.Diff(want, told(t, "-at", test.at, "-legal", filter, name)); diff != "" || len(want) == 0 {
				t.Errorf("%s, %s (-want +got)\n%s", game, filter, diff)
			}
		}
		var kinds []string
		for _, move := range all {
			kind, _, _ := strings.Cut(move, " ")
			kinds = append(kinds, kind)
		}
		for _, kind := range slices.Compact(kinds) {
			check(strings.ToUpper(kind), "^"+kind+" ")
		}
		hexes := regexp.MustCompile(`\b[a-z]\d+\b`).FindAllString(strings.Join(all, " "), -1)
		slices.Sort(hexes)
		for _, hex := range slices.Compact(hexes) {
			check(hex, `\b`+hex+`\b`)
		}
		if _, printed, _ := referee("", "-at", test.at, "-legal", "Z9", name); !strings.Contains(printed, "No possible move fits “Z9”. The hexes of ") {
			t.Errorf("%s, of a hex that is not there:\n%s", game, printed)
		}
		words := strings.Fields(all[0])
		text := strings.Join(words[len(words)-2:], " ")
		check(text, regexp.QuoteMeta(text))
	}
}

// TestATableFilters what is possible, too.
func TestATableFilters(t *testing.T) {
	if _, printed, _ := referee(opening+"legal take\nlegal box 3\n", "-watch"); !strings.Contains(printed, "No possible move fits “take”.") || !strings.HasSuffix(printed, "Draft a die\n  draft 3  Draft the 3 · then you can build in region 3, tick box 3 or take tile 3\n") {
		t.Error(printed)
	}
}
