package family_test

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/variants/family"
)

// read returns everything that is in a record, as a Replay comes to it.
func read(text io.Reader) (all []string) {
	r, err := whists.Open(text, nil)
	if err != nil {
		return told(err)
	}
	all = append(all, fmt.Sprint(r.Setup()))
	if notes := r.Notes(); notes.Event != "" || notes.Date != "" || notes.Names != nil {
		all = append(all, fmt.Sprintf("%q %q %q %v", notes.Event, notes.Date, notes.Names, notes.Bots))
	}
	if begin := *r.State(); begin.cards != 0 {
		all = append(all, fmt.Sprintf("from %b", begin.cards))
	}
	for r.Next() {
		all = append(all, r.Move().String())
	}
	if r.Result() != nil {
		all = append(all, fmt.Sprint(r.Result()))
	}
	return append(all, told(r.Err())...)
}

// readWhole returns the same of the record that ParseRecord reads, or only what is wrong.
func readWhole(text string) (all []string) {
	record, err := family.ParseRecord[whist](text, nil)
	if err != nil {
		return told(err)
	}
	all = append(all, fmt.Sprint(record.Setup))
	if notes := record.Notes; notes.Event != "" || notes.Date != "" || notes.Names != nil {
		all = append(all, fmt.Sprintf("%q %q %q %v", notes.Event, notes.Date, notes.Names, notes.Bots))
	}
	if record.Position != (hand{}) {
		all = append(all, fmt.Sprintf("from %b", record.Position.cards))
	}
	for _, m := range record.Moves {
		all = append(all, m.String())
	}
	if record.Result != nil {
		all = append(all, fmt.Sprint(record.Result))
	}
	return all
}

func TestRecordsAreReadLineByLine(t *testing.T) {
	for _, c := range cases.Texts(t, "records.txt", map[string]string{"header": whistHeaderText}) {
		c.Run(t, func(text string) []string {
			got := read(strings.NewReader(text))
			alone := got
			if last := got[len(got)-1]; strings.Contains(last, "): ") { // a fault: ParseRecord gives it alone
				alone = slices.DeleteFunc(slices.Clone(got), func(line string) bool { return !strings.Contains(line, "): ") })
			}
			if diff := cmp.Diff(alone, readWhole(text)); diff != "" {
				t.Errorf("%s: ParseRecord reads otherwise than a Replay (-replay +record)\n%s", c.Name, diff)
			}
			return got
		})
	}
}

func TestRecordsReadTheirFiles(t *testing.T) {
	files := fstest.MapFS{"my.table": {Data: []byte("oak")}}
	r, err := family.ParseRecord[whist]("game whist\nplayers 2\ntable my.table\n", files)
	if err != nil || r.Setup.table != "oak" {
		t.Errorf("%+v, %v", r.Setup, err)
	}
}

// TestWhoMovesIsReadAsFarAsItIsSaid also holds that ParseRecord plays no move: the
// second of the same cards is illegal.
func TestWhoMovesIsReadAsFarAsItIsSaid(t *testing.T) {
	play := trick{"play", 1}
	for text, want := range map[string]whistRecord{
		"":                                       {},
		"deal 1\nP2: play 1\nP1: play 1\nplay 1": {Moves: []trick{{"deal", 1}, play, play, play}, By: []family.Seat{0, 2, 1}},
		"play 1\nplay 1":                         {Moves: []trick{play, play}},
		"P2: play 1":                             {Moves: []trick{play}, By: []family.Seat{2}},
		"position 1 2\nplay 1":                   {Moves: []trick{play}, Position: pairs(1, 2)},
	} {
		want.Setup = pairs().setup
		got, err := family.ParseRecord[whist](whistHeaderText+text, nil)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(whist{}, hand{}, trick{})); diff != "" || err != nil {
			t.Errorf("%q: %v (-want +got)\n%s", text, err, diff)
		}
	}
}

func TestATextThatCannotBeReadToItsEnd(t *testing.T) {
	broken := errors.New("the line is cut")
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"in the header", "game whist\nplayers 2", []string{"2 (): the line is cut"}},
		{"after it", whistHeaderText, []string{"{2 round }", "4 (): the line is cut"}},
		{"among moves", whistHeaderText + "play 1\nplay", []string{"{2 round }", "play 1", "5 (): the line is cut"}},
		{"after the result", whistHeaderText + "result P1 0 P2 0\n", []string{"{2 round }", "[0 0]", "5 (): the line is cut"}},
		{"by its length", whistHeaderText + strings.Repeat("play ", 1<<18), []string{"{2 round }", "4 (): line 4: found a line of more than a mebibyte, expected a shorter one"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := read(io.MultiReader(strings.NewReader(test.text), iotest.ErrReader(broken)))
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
