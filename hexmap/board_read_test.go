package hexmap_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
)

// small is a board of twelve hexes without charts, and the lines that the tests
// of faults change. Line 9 is "grid", line 13 the first of a chart.
const small = `board small
layout pointy odd-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 green
grid
a 1* 2* 3* 4* 5* 6*
b 1o 2o 3o 4o 5o 6o
end
`

// edited is the small board with some lines replaced; a line may be replaced by
// several or, by "-", by none.
func edited(replacements ...string) string {
	text := small
	for i := 0; i < len(replacements); i += 2 {
		before, after := replacements[i]+"\n", replacements[i+1]+"\n"
		if !strings.Contains(text, before) {
			panic("no line " + before)
		}
		if after == "-\n" {
			after = ""
		}
		text = strings.Replace(text, before, after, 1)
	}
	return text
}

// faultsOf is the list of faults of a text, as sentences.
func faultsOf(t *testing.T, text string) []string {
	t.Helper()
	board, err := hexmap.ParseBoard(text)
	if err == nil {
		return nil
	}
	if board != nil {
		t.Error("a faulty text gives a board")
	}
	return sentencesOf(t, err)
}

// sentencesOf is the list of faults that an error joins, as sentences.
func sentencesOf(t *testing.T, err error) []string {
	t.Helper()
	var sentences []string
	for _, fault := range err.(interface{ Unwrap() []error }).Unwrap() {
		var parseError *hexmap.ParseError
		if !errors.As(fault, &parseError) {
			t.Errorf("%v is a %T", fault, fault)
		}
		sentences = append(sentences, fault.Error())
	}
	return sentences
}

func TestFaultsOfBoards(t *testing.T) {
	for _, c := range cases.Texts(t, "faults/board.txt", map[string]string{"small": small}) {
		c.Run(t, func(text string) []string { return faultsOf(t, text) })
	}
}

func TestFaultsHoldTheirParts(t *testing.T) {
	_, err := hexmap.ParseBoard(edited("region 3 grey", "region 3 green"))
	var got *hexmap.ParseError
	errors.As(err, &got)
	want := &hexmap.ParseError{
		Input: "green", Line: 5, Column: 10,
		Found: parse.Quote("green"), Expected: parse.Say("{colour}, the colour of region {region}", "colour", "grey", "region", 3), RuleID: "BOARD-1",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestParseErrorSaysWhatItKnowsOfThePlace(t *testing.T) {
	for want, err := range map[string]hexmap.ParseError{
		`found "x", expected y`:                       {},
		`line 3: found "x", expected y`:               {Line: 3},
		`column 4: found "x", expected y`:             {Column: 4},
		`line 3, column 4: found "x", expected y (Z)`: {Line: 3, Column: 4, RuleID: "Z"},
	} {
		err.Found, err.Expected = parse.Quote("x"), parse.Say("y")
		if got := err.Error(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// TestHostileTexts gives long texts that could take long or much memory; each
// has more faults than anybody reads.
func TestHostileTexts(t *testing.T) {
	const times = 20000
	wide := func() string {
		var rows strings.Builder
		for letter := 'a'; letter <= 'z'; letter++ {
			fmt.Fprintf(&rows, "%c%s\n", letter, strings.Repeat(" 1. 2.", 499))
		}
		return "grid\n" + rows.String() + "end\n"
	}
	for name, text := range map[string]string{
		"words":    strings.Repeat("x\n", times),
		"sections": strings.Repeat("board\nlayout\nregion\ngrid\nend\n", times),
		"rows":     "grid\n" + strings.Repeat("a 1* 1* xx\n", times),
		"columns":  "grid\na" + strings.Repeat(" 1*", times),
		"regions":  strings.Repeat("region 1 yellow\n", times),
		"borders":  wide() + "hard 1" + strings.Repeat(" 1|2", times),
		"edges":    wide() + "hard 1" + strings.Repeat(" a1/E", times),
		"both":     wide() + "hard 1 a1/E" + strings.Repeat(" 2|1", times),
		"lines":    wide() + strings.Repeat("hard 1 1|2 9|9\n", times),
	} {
		sentences := faultsOf(t, text)
		if len(sentences) != 101 || !strings.HasSuffix(sentences[100], " more faults") {
			t.Errorf("%s: %d faults are told, the last is %s", name, len(sentences), sentences[len(sentences)-1])
		}
	}
	sentences := faultsOf(t, small+strings.Repeat("x\n", 103))
	if last := sentences[len(sentences)-1]; len(sentences) != 101 || last != "3 more faults" {
		t.Errorf("of 103 faults %d are told, and %q", len(sentences), last)
	}
	if sentences := faultsOf(t, small+strings.Repeat("x\n", 100)); len(sentences) != 100 {
		t.Errorf("of 100 faults %d are told", len(sentences))
	}
}

func TestLargeBoardsAreRead(t *testing.T) {
	rows := strings.Builder{}
	for letter := 'c'; letter <= 'z'; letter++ {
		fmt.Fprintf(&rows, "\n%c%s", letter, strings.Repeat(" 1.", 999))
	}
	more := strings.Repeat(" 1.", 993)
	board, err := hexmap.ParseBoard(edited(
		"a 1* 2* 3* 4* 5* 6*", "a 1* 2* 3* 4* 5* 6*"+more,
		"b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o"+more+rows.String()))
	if err != nil {
		t.Fatal(err)
	}
	last := board.Len() - 1
	if board.Len() != 26*999 || board.Cell(last).String() != "z999" || board.Neighbour(last, hexmap.West) != last-1 {
		t.Errorf("%d hexes, the last is %v", board.Len(), board.Cell(last))
	}
	wide := edited(
		"a 1* 2* 3* 4* 5* 6*", "a 1* 2* 3* 4* 5* 6*"+strings.Repeat(" --", 995),
		"b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o"+strings.Repeat(" --", 993))
	if faults := faultsOf(t, wide); !slices.Equal(faults, []string{`line 10, column 3000: found "--", expected 999 cells at most`}) {
		t.Error(faults)
	}
}
