package hexmap_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/mapgen"
	"pgregory.net/rapid"
)

func TestBlockedEdges(t *testing.T) {
	board := hexmap.MustParseBoard(small + "medium 3 b4/E 1|2\n")
	var got []string
	for _, edge := range board.Blocked(hexmap.Medium, 3) {
		got = append(got, board.Offset().EdgeName(edge))
	}
	if diff := cmp.Diff([]string{"a1/E", "a2/SW", "b1/E", "b4/E"}, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	for name, edges := range map[string][]hexmap.Edge{
		"open":             board.Blocked(hexmap.Open, 3),
		"another face":     board.Blocked(hexmap.Medium, 4),
		"hard":             board.Blocked(hexmap.Hard, 3),
		"no face":          board.Blocked(hexmap.Medium, 0),
		"face 7":           board.Blocked(hexmap.Medium, 7),
		"no difficulty":    board.Blocked(hexmap.Hard+1, 3),
		"the zero Board":   new(hexmap.Board).Blocked(hexmap.Medium, 3),
		"region to itself": board.Border(2, 2),
		"regions apart":    board.Border(1, 6),
	} {
		if len(edges) > 0 {
			t.Errorf("%s: %v", name, edges)
		}
	}
}

func TestTheZeroBoardIsEmpty(t *testing.T) {
	var zero hexmap.Board
	if zero.Len() != 0 || zero.Rows() != 0 || zero.Columns() != 0 || zero.Name() != "" {
		t.Error("it has something")
	}
	if _, ok := zero.Index(hexmap.CellAt(1, 1)); ok {
		t.Error("it has a1")
	}
	if _, ok := zero.IndexOfHex(hexmap.Hex{}); ok {
		t.Error("it has a hex at the origin")
	}
	if _, err := zero.AppendText(nil); err == nil {
		t.Error("it has a text")
	}
	if got := zero.String(); got != "invalid board" {
		t.Errorf("String is %q", got)
	}
}

func BenchmarkIndexOfHex(b *testing.B) {
	board := hexmap.Standard()
	for b.Loop() {
		board.IndexOfHex(hexmap.Hex{Q: 2, R: 3})
	}
}

func BenchmarkParseBoard(b *testing.B) {
	text := hexmap.Standard().String()
	for b.Loop() {
		hexmap.MustParseBoard(text)
	}
}

func BenchmarkAppendText(b *testing.B) {
	board := hexmap.Standard()
	var text []byte
	for b.Loop() {
		text, _ = board.AppendText(text[:0])
	}
}

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

func TestWhatIsPrintedIsReadAsTheSameBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		text, err := board.AppendText(nil)
		if err != nil || string(text) != board.String() {
			t.Errorf("AppendText is %q, %v, String %q", text, err, board)
		}
		again, err := hexmap.ParseBoard(string(text))
		if err != nil {
			t.Fatal(err)
		}
		if !again.Equal(board) || again.String() != string(text) {
			t.Errorf("mismatch (-printed +read)\n%s", cmp.Diff(board.String(), again.String()))
		}
	})
}

func TestBoardsArePrintedAsTheFormatShowsThem(t *testing.T) {
	const text = `board shifted
layout pointy even-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 green
grid
a   1* 2* 3* 4* 5* 6*
b  1o 2o -- 4o 5o 6o
c   -- 3o 3. -- -- --
end
medium 2 1|2 3|4
hard 1 a5/E
`
	if diff := cmp.Diff(text, hexmap.MustParseBoard(text).String()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// TestShippedBoardsCanBePlayed checks what makes a board worth playing: every
// city can be reached from every other, on Medium whatever the die shows, and
// each city has at least two ways out even on Hard.
func TestShippedBoardsCanBePlayed(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		if board.Len() < 12 || board.Len() > 64 {
			t.Errorf("%s has %d hexes", name, board.Len())
		}
		for face := 1; face <= hexmap.NumRegions; face++ {
			for _, difficulty := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium} {
				if got := reached(board, board.Blocked(difficulty, face)); got != board.Len() {
					t.Errorf("%s, %v, die %d: %d of %d hexes hang together", name, difficulty, face, got, board.Len())
				}
			}
			hard := board.Blocked(hexmap.Hard, face)
			for region := 1; region <= hexmap.NumRegions; region++ {
				if ways := waysOut(board, hard, board.City(region)); ways < 2 {
					t.Errorf("%s, hard, die %d: city %d has %d ways out", name, face, region, ways)
				}
			}
		}
	}
}

// reached is the number of hexes that hang together with hex 0.
func reached(board *hexmap.Board, blocked []hexmap.Edge) int {
	seen := map[int]bool{0: true}
	queue := []int{0}
	for k := 0; k < len(queue); k++ {
		for _, d := range allDirections() {
			next := board.Neighbour(queue[k], d)
			if next >= 0 && !seen[next] && !slices.Contains(blocked, hexmap.EdgeOf(board.Hex(queue[k]), d)) {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return len(seen)
}

func waysOut(board *hexmap.Board, blocked []hexmap.Edge, city int) int {
	ways := 0
	for _, d := range allDirections() {
		if board.Neighbour(city, d) >= 0 && !slices.Contains(blocked, hexmap.EdgeOf(board.Hex(city), d)) {
			ways++
		}
	}
	return ways
}
