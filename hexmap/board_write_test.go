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
