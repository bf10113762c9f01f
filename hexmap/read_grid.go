package hexmap

import (
	"bytes"
	"fmt"

	"github.com/railhex/railhex/internal/lines"
)

// gridReader reads the lines between "grid" and "end".
type gridReader struct {
	open    bool // after "grid" and before "end"
	skip    bool // a second grid, of which nothing is taken
	rows    int
	columns int
	last    byte // the letter of the last row, 0 before the first
	plots   []plot
	uses    [NumRegions + 1]bool           // the regions that have a hex
	has     [town + 1][NumRegions + 1]bool // the regions that have a city, a town
}

func (g *gridReader) readLine(f *faults, line int, words []lines.Word) {
	if words[0].Text == "end" {
		g.open = false
		f.needWords(line, words, "end")
		if g.rows == 0 && !g.skip {
			f.wrong(line, words[0], "row a", "")
		}
		return
	}
	if g.skip || !g.readLetter(f, line, words[0]) {
		return
	}
	g.rows++
	cells := g.fit(f, line, words)
	for i, word := range cells {
		g.readCell(f, line, word, CellAt(g.rows, i+1))
	}
}

// readLetter reads the letter of a row. It reports false if there is no room for
// the row. Where a row seems to be left out, the letters go on from the one that
// was found, so that not every later row is at fault.
func (g *gridReader) readLetter(f *faults, line int, word lines.Word) bool {
	if g.last == 'z' {
		f.wrong(line, word, "\"end\", for no row comes after z", "")
		return false
	}
	expected := max('a', g.last+1)
	g.last = expected
	if word.Text != string(rune(expected)) {
		f.wrong(line, word, fmt.Sprintf("row %c or \"end\"", expected), "")
		if found := word.Text[0]; len(word.Text) == 1 && found > expected && found <= 'z' {
			g.last = found
		}
	}
	return true
}

// fit is the cells of a row as far as the board has columns, which the first row
// that has cells decides.
func (g *gridReader) fit(f *faults, line int, words []lines.Word) []lines.Word {
	cells := words[1:]
	if g.columns == 0 {
		g.columns = min(len(cells), MaxColumns)
	}
	switch {
	case len(cells) == 0:
		f.lack(line, lines.End(words), endOfLine, "a cell for each column", "")
	case len(cells) < g.columns:
		f.lack(line, lines.End(words), endOfLine, fmt.Sprintf("%d cells, as in the first row", g.columns), "")
	case len(cells) > g.columns && g.columns == MaxColumns:
		f.wrong(line, cells[MaxColumns], fmt.Sprintf("%d cells at most", MaxColumns), "")
	case len(cells) > g.columns:
		f.wrong(line, cells[g.columns], fmt.Sprintf("%d cells, as in the first row", g.columns), "")
	}
	return cells[:min(len(cells), g.columns)]
}

func (g *gridReader) readCell(f *faults, line int, word lines.Word, cell Cell) {
	if word.Text == noHex {
		return
	}
	digit, stands, ok := splitSite(word.Text)
	if !ok {
		f.wrong(line, word, "a cell: 1. plain, 1* city, 1o town, or -- for no hex", "")
		return
	}
	region := scanDigit(digit)
	if region == 0 { // BOARD-1
		f.wrong(line, word, "a region from 1 to 6", "BOARD-1")
		return
	}
	if stands != plain && g.has[stands][region] { // BOARD-2
		f.reject(line, word, fmt.Sprintf("a second %s in region %d", featureNames[stands], region), "exactly one", "BOARD-2")
	}
	g.uses[region] = true
	g.has[stands][region] = true
	g.plots = append(g.plots, plot{cell, region, stands})
}

// splitSite splits the word for a hex into the digit of a region, which need not
// be one that there is, and what stands in the hex.
func splitSite(word string) (digit string, stands feature, ok bool) {
	if len(word) != 2 || word[0] < '0' || word[0] > '9' {
		return "", 0, false
	}
	mark := bytes.IndexByte(featureMarks[:], word[1])
	return word[:1], feature(mark), mark >= 0
}
