package hexmap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// readChartLine reads what a chart blocks on a face of the die.
func (r *boardReader) readChartLine(line int, words []parse.Word) {
	difficulty, _ := ParseDifficulty(words[0].Text) // its name is the keyword
	if len(words) < 2 {
		r.Missing(line, words, "a die face from 1 to 6", "")
		return
	}
	if len(words) < 3 {
		r.Missing(line, words, entryForm, "")
	}
	face := scanDigit(words[1].Text)
	var blocked *blockade // stays nil for a line of which nothing is taken
	switch {
	case face == 0:
		r.Wrong(line, words[1], "a die face from 1 to 6", "")
	case r.seen[difficulty][face]:
		r.Reject(line, words[1], "a second line {line}", "each face once", "",
			"line", fmt.Sprintf("\"%s %d\"", difficulty, face))
	default:
		r.seen[difficulty][face] = true
		blocked = &blockade{edges: map[Edge]bool{}}
	}
	for _, word := range words[2:] {
		r.readEntry(blocked, line, word)
	}
	if blocked != nil {
		r.board.blocked[difficulty][face] = blocked.sorted()
	}
}

const entryForm = "a border such as 1|3 or an edge such as c5/E"

func (r *boardReader) readEntry(blocked *blockade, line int, word parse.Word) {
	if region, other, isBorder := strings.Cut(word.Text, "|"); isBorder {
		r.readBorder(blocked, line, word, scanDigit(region), scanDigit(other))
		return
	}
	r.readEdge(blocked, line, word)
}

func (r *boardReader) readBorder(blocked *blockade, line int, word parse.Word, region, other int) {
	low, high := ordered(region, other)
	switch {
	case low == 0:
		r.Wrong(line, word, "a border such as 1|3 or an edge such as c5/E, regions from 1 to 6", "")
	case low == high:
		r.Wrong(line, word, "two different regions", "")
	case len(r.board.borders[low][high]) == 0:
		r.Reject(line, word, "{word}, but regions {low} and {high} do not touch", "a border that the board has", "",
			"word", parse.Quote(word.Text), "low", low, "high", high)
	case blocked != nil && !blocked.addBorder(r.board, low, high):
		r.rejectRepeated(line, word)
	}
}

func (r *boardReader) readEdge(blocked *blockade, line int, word parse.Word) {
	edge, ok := r.needEdge(&r.board.grid, line, word, "board", entryForm, "")
	if ok && blocked != nil && !blocked.addEdge(edge) {
		r.rejectRepeated(line, word)
	}
}

func (r *boardReader) rejectRepeated(line int, word parse.Word) {
	r.Reject(line, word, "{word}, blocked already", "each edge of a line once", "", "word", parse.Quote(word.Text))
}

// blockade is what one line of a chart blocks. Each edge is added once, alone or
// with the border that it belongs to.
type blockade struct {
	edges   map[Edge]bool
	borders [NumRegions + 1][NumRegions + 1]bool
}

// addBorder reports false if the border or an edge of it was added already. A
// border is looked through once, however often a hostile text repeats it.
func (b *blockade) addBorder(board *Board, low, high int) bool {
	if b.borders[low][high] {
		return false
	}
	b.borders[low][high] = true
	fresh := true
	for _, edge := range board.borders[low][high] {
		fresh = b.addEdge(edge) && fresh
	}
	return fresh
}

// addEdge reports false if the edge was added already.
func (b *blockade) addEdge(edge Edge) bool {
	if b.edges[edge] {
		return false
	}
	b.edges[edge] = true
	return true
}

func (b *blockade) sorted() []Edge {
	edges := make([]Edge, 0, len(b.edges))
	for edge := range b.edges {
		edges = append(edges, edge)
	}
	slices.SortFunc(edges, Edge.compare)
	return edges
}
