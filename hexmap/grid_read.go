package hexmap

import (
	"github.com/railhex/railhex/hexmap/parse"
)

// gridReader reads the lines between "grid" and "end".
type gridReader struct {
	maxColumns int
	rule       string // cited where there are too many rows or columns

	// readCell reads the word of a cell, which is not noHex. It reports whether
	// a hex stands there.
	readCell func(line int, word parse.Word, cell Cell) bool

	open    bool // after "grid" and before "end"
	skip    bool // a second grid, of which nothing is taken
	rows    int
	columns int
	last    byte // the letter of the last row, 0 before the first
	cells   []Cell
}

// noHex is the cell without a hex.
const noHex = "--"

func (g *gridReader) readLine(f *parse.Faults, line int, words []parse.Word) {
	if words[0].Text == "end" {
		g.open = false
		f.NeedWords(line, words, "end")
		if g.rows == 0 && !g.skip {
			f.Wrong(line, words[0], "row a", "")
		}
		return
	}
	if g.skip || !g.readLetter(f, line, words[0]) {
		return
	}
	g.rows++
	cells := g.fit(f, line, words)
	for i, word := range cells {
		cell := CellAt(g.rows, i+1)
		if word.Text != noHex && g.readCell(line, word, cell) {
			g.cells = append(g.cells, cell)
		}
	}
}

// readLetter reads the letter of a row. It reports false if there is no room for
// the row. Where a row seems to be left out, the letters go on from the one that
// was found, so that not every later row is at fault.
func (g *gridReader) readLetter(f *parse.Faults, line int, word parse.Word) bool {
	if g.last == 'z' {
		f.Wrong(line, word, "\"end\", for no row comes after z", g.rule)
		return false
	}
	expected := max('a', g.last+1)
	g.last = expected
	if word.Text != string(rune(expected)) {
		f.Wrong(line, word, "row {letter} or \"end\"", "", "letter", string(rune(expected)))
		if found := word.Text[0]; len(word.Text) == 1 && found > expected && found <= 'z' {
			g.last = found
		}
	}
	return true
}

// fit is the cells of a row as far as the grid has columns, which the first row
// that has cells decides.
func (g *gridReader) fit(f *parse.Faults, line int, words []parse.Word) []parse.Word {
	cells := words[1:]
	if g.columns == 0 {
		g.columns = min(len(cells), g.maxColumns)
	}
	switch {
	case len(cells) == 0:
		f.Missing(line, words, "a cell for each column", "")
	case len(cells) < g.columns:
		f.Missing(line, words, "{n} cells, as in the first row", "", "n", g.columns)
	case len(cells) > g.columns && g.columns == g.maxColumns:
		f.Wrong(line, cells[g.maxColumns], "{n} cells at most", g.rule, "n", g.maxColumns)
	case len(cells) > g.columns:
		f.Wrong(line, cells[g.columns], "{n} cells, as in the first row", "", "n", g.columns)
	}
	return cells[:min(len(cells), g.columns)]
}
