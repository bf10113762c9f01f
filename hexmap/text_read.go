package hexmap

import (
	"slices"
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// textReader reads what the texts of boards and of maps have in common: lines
// that begin with keywords and stand in an order, a layout and a grid. It finds
// faults of both in the same words.
type textReader struct {
	parse.Faults
	keywords []keyword
	order    parse.Phrase // the order of the lines, as an error states it

	offset Offset
	rows   gridReader

	first []int      // the first line of each keyword, or 0
	last  int        // the last line that holds a word
	late  []lateLine // lines that are read once the grid is known
}

// A keyword is the first word of a line.
type keyword struct {
	word     string
	expected parse.Phrase // the line, where it is missing and must not be; else zero
	rank     int          // the lines stand in the order of their ranks; 0: anywhere outside the grid
	repeated bool         // several lines may begin so
	late     bool         // read only when the grid is known, and not without one
	unknown  bool         // no such line can be right, but a rule says so
	rule     string       // cited where the line is missing, or is there twice

	read  func(line int, words []parse.Word)
	check func() // looks, at the end, for what else is missing; may be nil
}

// lateLine is a line that waits for the grid.
type lateLine struct {
	keyword *keyword
	line    int
	words   []parse.Word
}

// layoutKeyword and gridKeyword are the keywords that both texts have.
func (r *textReader) layoutKeyword(rank int) keyword {
	return keyword{
		word: "layout", rank: rank, read: r.readLayout,
		expected: parse.Say("a line \"layout pointy odd-r\" or \"layout pointy even-r\""),
	}
}

func (r *textReader) gridKeyword(rank int, what parse.Key) keyword {
	return keyword{
		word: "grid", rank: rank,
		expected: parse.Say("a line \"grid\", the rows of the {grid} and a line \"end\"", "grid", what),
	}
}

// readText reads all lines but the late ones.
func (r *textReader) readText(text string) {
	r.first = make([]int, len(r.keywords))
	for line, words := range r.Lines(text) {
		r.last = line
		k := r.find(words[0].Text)
		if r.rows.open {
			if k < 0 {
				r.rows.readLine(&r.Faults, line, words)
				continue
			}
			r.rows.open = false
			r.Wrong(line, words[0], "a row of the grid or \"end\"", "")
		}
		if k < 0 || r.keywords[k].unknown {
			rule := ""
			if k >= 0 {
				rule = r.keywords[k].rule
			}
			r.Wrong(line, words[0], "{words}", rule, "words", parse.List("{one} or {other}", r.words()...))
			continue
		}
		at := &r.keywords[k]
		fresh := r.enter(k, line, words[0])
		switch {
		case at.word == "grid":
			r.rows.open, r.rows.skip = true, !fresh
			r.NeedWords(line, words, "grid")
		case !fresh:
		case at.late:
			r.late = append(r.late, lateLine{at, line, slices.Clone(words)})
		default:
			at.read(line, words)
		}
	}
	if r.rows.open {
		r.Lack(r.last+1, 1, parse.EndOfText, "\"end\" after the rows of the grid", "")
	}
}

// grid is the hexes that were read.
func (r *textReader) grid() Grid {
	return newGrid(r.offset, r.rows.rows, r.rows.columns, r.rows.cells)
}

// readLate reads the lines that wait for the grid, if there is one.
func (r *textReader) readLate() {
	if !r.saw("grid") {
		return
	}
	for _, l := range r.late {
		l.keyword.read(l.line, l.words)
	}
}

// checkComplete reports what the text does not have.
func (r *textReader) checkComplete() {
	for k, at := range r.keywords {
		if at.expected.Key != "" && r.first[k] == 0 {
			r.lackBefore(at.rank, at.expected, at.rule)
		}
		if at.check != nil {
			at.check()
		}
	}
}

func (r *textReader) find(word string) int {
	return slices.IndexFunc(r.keywords, func(k keyword) bool { return k.word == word })
}

func (r *textReader) saw(word string) bool { return r.first[r.find(word)] > 0 }

// words is the keywords with which lines can begin.
func (r *textReader) words() []string {
	var words []string
	for _, k := range r.keywords {
		if !k.unknown {
			words = append(words, k.word)
		}
	}
	return words
}

// enter notes where lines with a keyword begin. It reports false if there was one
// already and cannot be a second.
func (r *textReader) enter(k int, line int, word parse.Word) bool {
	at := &r.keywords[k]
	if r.first[k] > 0 && !at.repeated {
		r.Reject(line, word, "a second line {line}", "one", at.rule, "line", parse.Quote(word.Text))
		return false
	}
	if later := r.firstAfter(at.rank); later >= 0 {
		r.Reject(line, word, "{word} after {later}", "{order}", "",
			"word", strconv.Quote(word.Text), "later", strconv.Quote(r.keywords[later].word), "order", r.order)
	}
	if r.first[k] == 0 {
		r.first[k] = line
	}
	return true
}

// firstAfter is, of the keywords that should come after a rank, the one that came
// first; it is -1 if none has come.
func (r *textReader) firstAfter(rank int) int {
	found := -1
	for k, at := range r.keywords {
		if rank > 0 && at.rank > rank && r.first[k] > 0 && (found < 0 || r.first[k] < r.first[found]) {
			found = k
		}
	}
	return found
}

// lackBefore reports that something of a rank is missing, at the line where a
// later one begins, or at the end of the text.
func (r *textReader) lackBefore(rank int, expected parse.Phrase, rule string) {
	if later := r.firstAfter(rank); later >= 0 {
		r.Lack(r.first[later], 1, "{word}", "{expected} before it", rule,
			"word", strconv.Quote(r.keywords[later].word), "expected", expected)
		return
	}
	r.Lack(r.last+1, 1, parse.EndOfText, "{expected}", rule, "expected", expected)
}

func (r *textReader) readLayout(line int, words []parse.Word) {
	if !r.NeedWords(line, words, "layout", "pointy", "odd-r or even-r") {
		return
	}
	if words[1].Text != "pointy" {
		r.Wrong(line, words[1], "pointy", "")
	}
	offset, err := parseOffset(words[2].Text)
	if err != nil {
		r.Wrong(line, words[2], "odd-r or even-r", "")
	}
	r.offset = offset
}

// needEdge is the edge that a word names, if two hexes of the grid share it. If
// not it reports so; expected tells the words that could stand here.
func (r *textReader) needEdge(g *Grid, line int, word parse.Word, what, expected parse.Key, rule string) (Edge, bool) {
	cell, direction, ok := splitEdge(word.Text)
	if !ok {
		r.Wrong(line, word, expected, rule)
		return Edge{}, false
	}
	i, ok := g.Index(cell)
	switch {
	case !ok:
		r.Reject(line, word, "{word}, but the {grid} has no hex {hex}", "a hex of the "+what, rule,
			"word", parse.Quote(word.Text), "grid", what, "hex", cell)
	case g.Neighbour(i, direction) == none:
		r.Reject(line, word, "{word}, an edge of the rim", "an edge between two hexes", rule, "word", parse.Quote(word.Text))
	default:
		return EdgeOf(g.Hex(i), direction), true
	}
	return Edge{}, false
}

func isPrintable(name string) bool {
	for _, character := range name {
		if !unicode.IsPrint(character) {
			return false
		}
	}
	return utf8.ValidString(name)
}
