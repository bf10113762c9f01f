package hexmap_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
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

type faultTest struct {
	name string
	text string
	want []string
}

func (test faultTest) run(t *testing.T) {
	t.Run(test.name, func(t *testing.T) {
		if diff := cmp.Diff(test.want, faultsOf(t, test.text)); diff != "" {
			t.Errorf("mismatch (-want +got)\n%s\nin\n%s", diff, test.text)
		}
	})
}

func TestSmallBoardIsRight(t *testing.T) {
	if faults := faultsOf(t, small); faults != nil {
		t.Fatal(faults)
	}
}

func TestFaultsOfTheHeader(t *testing.T) {
	for _, test := range []faultTest{
		{"no text", "", []string{
			`line 1, column 1: found the end of the text, expected a line "board NAME"`,
			`line 1, column 1: found the end of the text, expected a line "layout pointy odd-r" or "layout pointy even-r"`,
			`line 1, column 1: found the end of the text, expected a line "region 1 yellow" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "region 2 red" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "region 3 grey" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "region 4 grey" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "region 5 blue" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "region 6 green" (BOARD-1)`,
			`line 1, column 1: found the end of the text, expected a line "grid", the rows of the board and a line "end"`,
		}},
		{"no board line", edited("board small", "-"), []string{
			`line 1, column 1: found "layout", expected a line "board NAME" before it`,
		}},
		{"no layout line", edited("layout pointy odd-r", "-"), []string{
			`line 2, column 1: found "region", expected a line "layout pointy odd-r" or "layout pointy even-r" before it`,
		}},
		{"no grid", small[:strings.Index(small, "grid")], []string{
			`line 9, column 1: found the end of the text, expected a line "grid", the rows of the board and a line "end"`,
		}},
		{"unknown line", edited("board small", "board small\n  towns 6"), []string{
			`line 2, column 3: found "towns", expected board, layout, region, grid, medium or hard`,
		}},
		{"end without grid", edited("grid", "end\ngrid"), []string{
			`line 9, column 1: found "end", expected board, layout, region, grid, medium or hard`,
		}},
		{"capital letters", edited("grid", "Grid\ngrid"), []string{
			`line 9, column 1: found "Grid", expected board, layout, region, grid, medium or hard`,
		}},
		{"no name", edited("board small", "board"), []string{
			`line 1, column 7: found the end of the line, expected the name of the board`,
		}},
		{"two names", edited("board small", "board small wide"), []string{
			`line 1, column 13: found "wide", expected the end of the line`,
		}},
		{"name that cannot be printed", edited("board small", "board a\rb"), []string{
			`line 1, column 7: found "a\rb", expected a name of printable characters`,
		}},
		{"name that is not UTF-8", edited("board small", "board a\xff"), []string{
			`line 1, column 7: found "a\xff", expected a name of printable characters`,
		}},
		{"a long name is cut off", edited("board small", "board "+strings.Repeat("é", 50)+" x\n\x01"+strings.Repeat("y", 50)), []string{
			`line 1, column 58: found "x", expected the end of the line`,
			`line 2, column 1: found "\x01` + strings.Repeat("y", 39) + `…", expected board, layout, region, grid, medium or hard`,
		}},
		{"board twice", edited("board small", "board small\nboard small"), []string{
			`line 2, column 1: found a second line "board", expected one`,
		}},
		{"board too late", edited("board small", "-", "layout pointy odd-r", "layout pointy odd-r\nboard small"), []string{
			`line 2, column 1: found "board" after "layout", expected board, layout, region and grid in this order`,
		}},
		{"layout too late", edited("layout pointy odd-r", "-", "end", "end\nlayout pointy odd-r"), []string{
			`line 12, column 1: found "layout" after "region", expected board, layout, region and grid in this order`,
		}},
		{"half a layout", edited("layout pointy odd-r", "layout pointy"), []string{
			`line 2, column 15: found the end of the line, expected odd-r or even-r`,
		}},
		{"bare layout", edited("layout pointy odd-r", "layout"), []string{
			`line 2, column 8: found the end of the line, expected pointy`,
		}},
		{"another layout", edited("layout pointy odd-r", "layout flat odd-q now"), []string{
			`line 2, column 8: found "flat", expected pointy`,
			`line 2, column 13: found "odd-q", expected odd-r or even-r`,
			`line 2, column 19: found "now", expected the end of the line`,
		}},
		{"layout twice", edited("layout pointy odd-r", "layout pointy odd-r\nlayout pointy even-r"), []string{
			`line 3, column 1: found a second line "layout", expected one`,
		}},
	} {
		test.run(t)
	}
}

func TestBOARD1Regions(t *testing.T) {
	for _, test := range []faultTest{
		{"missing", edited("region 2 red", "-", "region 6 green", "-"), []string{
			`line 7, column 1: found "grid", expected a line "region 2 red" before it (BOARD-1)`,
			`line 7, column 1: found "grid", expected a line "region 6 green" before it (BOARD-1)`,
		}},
		{"too late", edited("region 2 red", "-", "end", "end\nregion 2 red"), []string{
			`line 12, column 1: found "region" after "grid", expected board, layout, region and grid in this order`,
		}},
		{"twice", edited("region 2 red", "region 2 red\nregion 2 red"), []string{
			`line 5, column 8: found region 2 again, expected each region once`,
		}},
		{"a seventh", edited("region 6 green", "region 6 green\nregion 7 yellow"), []string{
			`line 9, column 8: found "7", expected a region from 1 to 6 (BOARD-1)`,
		}},
		{"leading zero", edited("region 6 green", "region 06 green"), []string{
			`line 8, column 8: found "06", expected a region from 1 to 6 (BOARD-1)`,
			`line 9, column 1: found "grid", expected a line "region 6 green" before it (BOARD-1)`,
		}},
		{"another colour", edited("region 3 grey", "region 3 green"), []string{
			`line 5, column 10: found "green", expected grey, the colour of region 3 (BOARD-1)`,
		}},
		{"no colour of the game", edited("region 3 grey", "region 3 Grey"), []string{
			`line 5, column 10: found "Grey", expected grey, the colour of region 3 (BOARD-1)`,
		}},
		{"no colour", edited("region 3 grey", "region 3"), []string{
			`line 5, column 10: found the end of the line, expected its colour`,
		}},
		{"no number", edited("region 3 grey", "region\nregion 3 grey"), []string{
			`line 5, column 8: found the end of the line, expected a region from 1 to 6`,
		}},
		{"more words", edited("region 3 grey", "region 3 grey 9"), []string{
			`line 5, column 15: found "9", expected the end of the line`,
		}},
		{"a hex in a seventh", edited("b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o\nc 1. 7. 0* -- -- --"), []string{
			`line 12, column 6: found "7.", expected a region from 1 to 6 (BOARD-1)`,
			`line 12, column 9: found "0*", expected a region from 1 to 6 (BOARD-1)`,
		}},
	} {
		test.run(t)
	}
}

func TestBOARD2OneCityAndOneTown(t *testing.T) {
	for _, test := range []faultTest{
		{"no city", edited("a 1* 2* 3* 4* 5* 6*", "a 1* 2* 3. 4* 5* 6*"), []string{
			`line 5, column 1: found no city in region 3, expected exactly one, a cell 3* (BOARD-2)`,
		}},
		{"no town", edited("b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3. 4o 5o --"), []string{
			`line 5, column 1: found no town in region 3, expected exactly one, a cell 3o (BOARD-2)`,
			`line 8, column 1: found no town in region 6, expected exactly one, a cell 6o (BOARD-2)`,
		}},
		{"two cities", edited("b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o\nc 3* -- 3* -- -- --"), []string{
			`line 12, column 3: found a second city in region 3, expected exactly one (BOARD-2)`,
			`line 12, column 9: found a second city in region 3, expected exactly one (BOARD-2)`,
		}},
		{"two towns", edited("b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o\nc -- -- 3o -- -- --"), []string{
			`line 12, column 9: found a second town in region 3, expected exactly one (BOARD-2)`,
		}},
		{"no hex in a region", edited("a 1* 2* 3* 4* 5* 6*", "a 1* 2* -- 4* 5* 6*", "b 1o 2o 3o 4o 5o 6o", "b 1o 2o -- 4o 5o 6o"), []string{
			`line 5, column 1: found no city in region 3, expected exactly one, a cell 3* (BOARD-2)`,
			`line 5, column 1: found no town in region 3, expected exactly one, a cell 3o (BOARD-2)`,
		}},
		{"a region that is not declared", edited("region 3 grey", "-", "b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3. 4o 5o 6o"), []string{
			`line 8, column 1: found "grid", expected a line "region 3 grey" before it (BOARD-1)`,
			`line 8, column 1: found no town in region 3, expected exactly one, a cell 3o (BOARD-2)`,
		}},
		{"a region that is neither declared nor there", edited("region 6 green", "-", "a 1* 2* 3* 4* 5* 6*", "a 1* 2* 3* 4* 5*", "b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o"), []string{
			`line 8, column 1: found "grid", expected a line "region 6 green" before it (BOARD-1)`,
		}},
	} {
		test.run(t)
	}
}

func TestFaultsOfTheGrid(t *testing.T) {
	const rowA, rowB = "a 1* 2* 3* 4* 5* 6*", "b 1o 2o 3o 4o 5o 6o"
	letters := func(from, to rune) string {
		var rows strings.Builder
		for letter := from; letter <= to; letter++ {
			fmt.Fprintf(&rows, "\n%c -- -- -- -- -- --", letter)
		}
		return rows.String()
	}
	for _, test := range []faultTest{
		{"cells that are none", edited(rowB, rowB+"\nc 1 x. 1x 1.. *1 -"), []string{
			`line 12, column 3: found "1", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
			`line 12, column 5: found "x.", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
			`line 12, column 8: found "1x", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
			`line 12, column 11: found "1..", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
			`line 12, column 15: found "*1", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
			`line 12, column 18: found "-", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
		}},
		{"a row too short", edited(rowB, rowB+"\nc 1."), []string{
			`line 12, column 6: found the end of the line, expected 6 cells, as in the first row`,
		}},
		{"a row too long", edited(rowB, rowB+"\nc 1. 1. 1. 1. 1. 1. 1. 1x"), []string{
			`line 12, column 21: found "1.", expected 6 cells, as in the first row`,
		}},
		{"a row without cells", edited(rowB, rowB+"\nc"), []string{
			`line 12, column 3: found the end of the line, expected a cell for each column`,
		}},
		{"a row left out", edited(rowB, rowB+"\nd -- -- -- -- -- --\ne -- -- -- -- -- --"), []string{
			`line 12, column 1: found "d", expected row c or "end"`,
		}},
		{"a row twice", edited(rowB, rowB+"\nb -- -- -- -- -- --\nd -- -- -- -- -- --"), []string{
			`line 12, column 1: found "b", expected row c or "end"`,
		}},
		{"not from a", edited(rowA, "b"+rowA[1:], rowB, "c"+rowB[1:]), []string{
			`line 10, column 1: found "b", expected row a or "end"`,
		}},
		{"a capital letter", edited(rowB, "B"+rowB[1:]), []string{
			`line 11, column 1: found "B", expected row b or "end"`,
		}},
		{"no letter", edited(rowB, rowB+"\n-- -- -- -- -- --"), []string{
			`line 12, column 1: found "--", expected row c or "end"`,
			`line 12, column 19: found the end of the line, expected 6 cells, as in the first row`,
		}},
		{"more than 26 rows", edited(rowB, rowB+letters('c', 'z')+"\n{ 1x\naa 1."), []string{
			`line 36, column 1: found "{", expected "end", for no row comes after z`,
			`line 37, column 1: found "aa", expected "end", for no row comes after z`,
		}},
		{"more than 999 columns", edited(rowA, rowA+strings.Repeat(" --", 995), rowB, rowB+strings.Repeat(" --", 993)), []string{
			`line 10, column 3000: found "--", expected 999 cells at most`,
		}},
		{"no rows", edited(rowA, "-", rowB, "-"), []string{
			`line 3, column 1: found no city in region 1, expected exactly one, a cell 1* (BOARD-2)`,
			`line 3, column 1: found no town in region 1, expected exactly one, a cell 1o (BOARD-2)`,
			`line 4, column 1: found no city in region 2, expected exactly one, a cell 2* (BOARD-2)`,
			`line 4, column 1: found no town in region 2, expected exactly one, a cell 2o (BOARD-2)`,
			`line 5, column 1: found no city in region 3, expected exactly one, a cell 3* (BOARD-2)`,
			`line 5, column 1: found no town in region 3, expected exactly one, a cell 3o (BOARD-2)`,
			`line 6, column 1: found no city in region 4, expected exactly one, a cell 4* (BOARD-2)`,
			`line 6, column 1: found no town in region 4, expected exactly one, a cell 4o (BOARD-2)`,
			`line 7, column 1: found no city in region 5, expected exactly one, a cell 5* (BOARD-2)`,
			`line 7, column 1: found no town in region 5, expected exactly one, a cell 5o (BOARD-2)`,
			`line 8, column 1: found no city in region 6, expected exactly one, a cell 6* (BOARD-2)`,
			`line 8, column 1: found no town in region 6, expected exactly one, a cell 6o (BOARD-2)`,
			`line 10, column 1: found "end", expected row a`,
		}},
		{"no end", edited("end", "-"), []string{
			`line 12, column 1: found the end of the text, expected "end" after the rows of the grid`,
		}},
		{"no end before a chart", edited("end", "medium 1 1|2"), []string{
			`line 12, column 1: found "medium", expected a row of the grid or "end"`,
		}},
		{"words after grid and end", edited("grid", "grid 2", "end", "end of grid"), []string{
			`line 9, column 6: found "2", expected the end of the line`,
			`line 12, column 5: found "of", expected the end of the line`,
		}},
		{"a second grid", edited("end", "end\ngrid\nzz\nend 1"), []string{
			`line 13, column 1: found a second line "grid", expected one`,
			`line 15, column 5: found "1", expected the end of the line`,
		}},
	} {
		test.run(t)
	}
}

func TestFaultsOfTheCharts(t *testing.T) {
	// Region 3 touches 2 and 4, and hex b3 has the edges E, NE, NW and W.
	for _, test := range []faultTest{
		{"no face", small + "medium", []string{
			`line 13, column 8: found the end of the line, expected a die face from 1 to 6`,
		}},
		{"nothing blocked", small + "medium 1", []string{
			`line 13, column 10: found the end of the line, expected a border such as 1|3 or an edge such as c5/E`,
		}},
		{"not a face", small + "medium 7 1|2\nhard 0 1|2\nhard 01 1|2\nhard x 9|9", []string{
			`line 13, column 8: found "7", expected a die face from 1 to 6`,
			`line 14, column 6: found "0", expected a die face from 1 to 6`,
			`line 15, column 6: found "01", expected a die face from 1 to 6`,
			`line 16, column 6: found "x", expected a die face from 1 to 6`,
			`line 16, column 8: found "9|9", expected a border such as 1|3 or an edge such as c5/E, regions from 1 to 6`,
		}},
		{"a face twice", small + "medium 1 1|2\nhard 1 1|2\nmedium 1 2|3 3|6", []string{
			`line 15, column 8: found a second line "medium 1", expected each face once`,
			`line 15, column 14: found "3|6", but regions 3 and 6 do not touch, expected a border that the board has`,
		}},
		{"neither border nor edge", small + "hard 2 2 1|2|3 |2 1| 1/2 a1 a1/ a1/N a01/E A1/E a1/E/E", []string{
			`line 13, column 8: found "2", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 10: found "1|2|3", expected a border such as 1|3 or an edge such as c5/E, regions from 1 to 6`,
			`line 13, column 16: found "|2", expected a border such as 1|3 or an edge such as c5/E, regions from 1 to 6`,
			`line 13, column 19: found "1|", expected a border such as 1|3 or an edge such as c5/E, regions from 1 to 6`,
			`line 13, column 22: found "1/2", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 26: found "a1", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 29: found "a1/", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 33: found "a1/N", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 38: found "a01/E", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 44: found "A1/E", expected a border such as 1|3 or an edge such as c5/E`,
			`line 13, column 49: found "a1/E/E", expected a border such as 1|3 or an edge such as c5/E`,
		}},
		{"a region with itself", small + "hard 2 3|3", []string{
			`line 13, column 8: found "3|3", expected two different regions`,
		}},
		{"no seventh region", small + "hard 2 1|7", []string{
			`line 13, column 8: found "1|7", expected a border such as 1|3 or an edge such as c5/E, regions from 1 to 6`,
		}},
		{"regions apart", small + "hard 2 6|1", []string{
			`line 13, column 8: found "6|1", but regions 1 and 6 do not touch, expected a border that the board has`,
		}},
		{"no such hex", small + "hard 2 c1/E", []string{
			`line 13, column 8: found "c1/E", but the board has no hex c1, expected a hex of the board`,
		}},
		{"in a hole", edited("b 1o 2o 3o 4o 5o 6o", "b 1o 2o 3o 4o 5o 6o\nc 1. -- -- -- -- --") + "hard 2 c2/W c1/E", []string{
			`line 14, column 8: found "c2/W", but the board has no hex c2, expected a hex of the board`,
			`line 14, column 13: found "c1/E", an edge of the rim, expected an edge between two hexes`,
		}},
		{"edges of the rim", small + "hard 2 a1/W b6/E a3/NE b3/SW", []string{
			`line 13, column 8: found "a1/W", an edge of the rim, expected an edge between two hexes`,
			`line 13, column 13: found "b6/E", an edge of the rim, expected an edge between two hexes`,
			`line 13, column 18: found "a3/NE", an edge of the rim, expected an edge between two hexes`,
			`line 13, column 24: found "b3/SW", an edge of the rim, expected an edge between two hexes`,
		}},
		{"the same border again", small + "hard 2 2|3 2|3 3|2", []string{
			`line 13, column 12: found "2|3", blocked already, expected each edge of a line once`,
			`line 13, column 16: found "3|2", blocked already, expected each edge of a line once`,
		}},
		{"the same edge again", small + "hard 2 a1/SE b1/NW a1/SE", []string{
			`line 13, column 14: found "b1/NW", blocked already, expected each edge of a line once`,
			`line 13, column 20: found "a1/SE", blocked already, expected each edge of a line once`,
		}},
		{"an edge and its border", small + "hard 2 2|3 a2/E\nhard 3 a2/E 2|3 2|3", []string{
			`line 13, column 12: found "a2/E", blocked already, expected each edge of a line once`,
			`line 14, column 13: found "2|3", blocked already, expected each edge of a line once`,
			`line 14, column 17: found "2|3", blocked already, expected each edge of a line once`,
		}},
	} {
		test.run(t)
	}
}

// TestEveryFaultIsReported puts faults of all kinds into one text.
func TestEveryFaultIsReported(t *testing.T) {
	faultTest{"all", strings.Join([]string{
		"board small big",
		"region 1 red",
		"layout pointy odd",
		"region 2 red",
		"grid",
		"a 1* 1* 2o 9.",
		"c 2* 1x",
		"end",
		"medium 1 1|2 1|3 z9/E",
	}, "\r\n"), []string{
		`line 1, column 13: found "big", expected the end of the line`,
		`line 2, column 1: found no town in region 1, expected exactly one, a cell 1o (BOARD-2)`,
		`line 2, column 10: found "red", expected yellow, the colour of region 1 (BOARD-1)`,
		`line 3, column 1: found "layout" after "region", expected board, layout, region and grid in this order`,
		`line 3, column 15: found "odd", expected odd-r or even-r`,
		`line 5, column 1: found "grid", expected a line "region 3 grey" before it (BOARD-1)`,
		`line 5, column 1: found "grid", expected a line "region 4 grey" before it (BOARD-1)`,
		`line 5, column 1: found "grid", expected a line "region 5 blue" before it (BOARD-1)`,
		`line 5, column 1: found "grid", expected a line "region 6 green" before it (BOARD-1)`,
		`line 6, column 6: found a second city in region 1, expected exactly one (BOARD-2)`,
		`line 6, column 12: found "9.", expected a region from 1 to 6 (BOARD-1)`,
		`line 7, column 1: found "c", expected row b or "end"`,
		`line 7, column 6: found "1x", expected a cell: 1. plain, 1* city, 1o town, or -- for no hex`,
		`line 7, column 9: found the end of the line, expected 4 cells, as in the first row`,
		`line 9, column 14: found "1|3", but regions 1 and 3 do not touch, expected a border that the board has`,
		`line 9, column 18: found "z9/E", but the board has no hex z9, expected a hex of the board`,
	}}.run(t)
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

// TestWhatMayVary reads a text that says the same as another in every way that
// the format leaves open.
func TestWhatMayVary(t *testing.T) {
	plain := small + "medium 1 1|2 3|4\nmedium 5 2|3 a5/E b1/E\nhard 2 a4/SE\n"
	varied := "# a comment\r\n\r\n\tboard   small # another\r\n" +
		"hard\t2 b4/NW\nlayout pointy odd-r\nmedium 5 b2/W a6/W 3|2\n" +
		"region 6 green\nregion 5 blue\nregion 4 grey\nregion 3 grey\nregion 2 red\nregion 1 yellow\n" +
		"grid\n  a 1* 2*\t3* 4* 5* 6*\n\nb 1o 2o 3o 4o 5o 6o # row b\nend\nmedium 1 4|3 2|1"
	want, got := hexmap.MustParseBoard(plain), hexmap.MustParseBoard(varied)
	if diff := cmp.Diff(want.String(), got.String()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
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
}
