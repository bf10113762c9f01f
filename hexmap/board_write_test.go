package hexmap_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

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

// TestTheSameBoardAlwaysPrintsTheSameWay writes a board in another way that the
// format allows: comments and blanks, the charts first and edge by edge, from
// either side and in any order.
func TestTheSameBoardAlwaysPrintsTheSameWay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		canonical := board.String()
		body, _, _ := strings.Cut(canonical, "end\n")
		var loose strings.Builder
		for difficulty := hexmap.Medium; difficulty <= hexmap.Hard; difficulty++ {
			for face := hexmap.NumRegions; face >= 1; face-- {
				loose.WriteString(looseChartLine(t, board, difficulty, face))
			}
		}
		blank := rapid.SampledFrom([]string{" ", "\t", "  \t "}).Draw(t, "blank")
		lineEnd := rapid.SampledFrom([]string{"\n", "\r\n", " # end\n", "\n\n"}).Draw(t, "end of line")
		text := strings.ReplaceAll(loose.String()+body+"end\n", " ", blank)
		text = strings.ReplaceAll(text, "\n", lineEnd)

		again, err := hexmap.ParseBoard(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if diff := cmp.Diff(canonical, again.String()); diff != "" {
			t.Errorf("mismatch (-printed +read and printed)\n%s\nof\n%s", diff, text)
		}
	})
}

func looseChartLine(t *rapid.T, board *hexmap.Board, difficulty hexmap.Difficulty, face int) string {
	blocked := board.Blocked(difficulty, face)
	if len(blocked) == 0 {
		return ""
	}
	line := fmt.Sprintf("%v %d", difficulty, face)
	for _, edge := range rapid.Permutation(blocked).Draw(t, "edges") {
		line += " " + looseEdge(t, board.Grid(), edge)
	}
	return line + "\n"
}

func TestBordersBlockedWholeArePrintedAsSuch(t *testing.T) {
	board := hexmap.MustParseBoard(small + "hard 6 b2/W b1/NE a1/E a6/W a4/E\n")
	_, charts, _ := strings.Cut(board.String(), "end\n")
	if want := "hard 6 1|2 a4/E a5/E\n"; charts != want {
		t.Errorf("got %q, want %q", charts, want)
	}
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

func TestGoStringIsACall(t *testing.T) {
	board := hexmap.MustParseBoard(small)
	if got, want := fmt.Sprintf("%#v", board), "hexmap.MustParseBoard(`\n"+board.String()+"`)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestBoardsAreEqualIfTheyPrintTheSame(t *testing.T) {
	a, b := hexmap.MustParseBoard(small+"hard 1 2|3\n"), hexmap.MustParseBoard(small+"hard 1 3|2\n")
	if !a.Equal(b) || a == b {
		t.Error("the same board read twice is not equal")
	}
	if a.Equal(nil) || (*hexmap.Board)(nil).Equal(a) || !(*hexmap.Board)(nil).Equal(nil) {
		t.Error("nil is not equal to nil alone")
	}
	for _, other := range []string{
		small, small + "hard 2 2|3\n", small + "medium 1 2|3\n",
		edited("board small", "board little") + "hard 1 2|3\n",
	} {
		if a.Equal(hexmap.MustParseBoard(other)) {
			t.Errorf("different boards are equal:\n%s\n%s", a, other)
		}
	}
}
