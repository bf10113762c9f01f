package hexmap

import (
	"fmt"
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/lines"
)

// ParseBoard reads the text of a board. If anything is wrong with it, all its
// faults are reported together, joined by errors.Join in the order of the text,
// each a [*ParseError]; where they are more than a hundred, a hundred of them
// and the number of the others. The time it takes is in proportion to the text.
func ParseBoard(text string) (*Board, error) {
	var r boardReader
	r.readSections(text)
	r.checkComplete()
	board := newBoard(r.name, r.offset, r.grid.rows, r.grid.columns, r.grid.plots)
	if r.saw(gridSection) {
		readCharts(text, board, &r.faults)
	}
	if err := r.join(); err != nil {
		return nil, err
	}
	return board, nil
}

// MustParseBoard is [ParseBoard] for texts that are known to be right, in tests
// and in programs that hold their own board. It panics if they are not.
func MustParseBoard(text string) *Board {
	board, err := ParseBoard(text)
	if err != nil {
		panic(fmt.Sprintf("hexmap: faulty board: %v", err))
	}
	return board
}

// A section is a part of a board's text whose place in the order is fixed. The
// lines of the charts may stand anywhere outside the grid.
type section uint8

const (
	boardSection section = iota
	layoutSection
	regionSection
	gridSection
	sections
)

var sectionWords = [sections]string{"board", "layout", "region", "grid"}

// boardReader reads everything of a board but its charts.
type boardReader struct {
	faults
	name    string
	offset  Offset
	regions [NumRegions + 1]int // the line that declares each region, or 0
	grid    gridReader
	first   [sections]int // the first line of each section, or 0
	last    int           // the last line that holds a word
}

func (r *boardReader) saw(s section) bool { return r.first[s] > 0 }

func (r *boardReader) readSections(text string) {
	for line, words := range lines.All(text) {
		r.last = line
		if r.grid.open {
			if !isKeyword(words[0].Text) {
				r.grid.readLine(&r.faults, line, words)
				continue
			}
			r.grid.open = false
			r.wrong(line, words[0], "a row of the grid or \"end\"", "")
		}
		switch words[0].Text {
		case "board":
			if r.enter(boardSection, line, words[0]) {
				r.readName(line, words)
			}
		case "layout":
			if r.enter(layoutSection, line, words[0]) {
				r.readLayout(line, words)
			}
		case "region":
			r.enter(regionSection, line, words[0])
			r.readRegion(line, words)
		case "grid":
			r.grid.open, r.grid.skip = true, !r.enter(gridSection, line, words[0])
			r.needWords(line, words, "grid")
		case "medium", "hard": // readCharts reads them once the grid is known
		default:
			r.wrong(line, words[0], "board, layout, region, grid, medium or hard", "")
		}
	}
}

func isKeyword(word string) bool {
	switch word {
	case "board", "layout", "region", "grid", "medium", "hard":
		return true
	}
	return false
}

// enter notes where a section begins. It reports false if the section was there
// already and cannot be there twice.
func (r *boardReader) enter(s section, line int, word lines.Word) bool {
	if r.saw(s) && s != regionSection {
		r.reject(line, word, "a second line "+lines.Quote(word.Text), "one", "")
		return false
	}
	if later := r.firstAfter(s); later < sections {
		r.reject(line, word, fmt.Sprintf("%q after %q", word.Text, sectionWords[later]),
			"board, layout, region and grid in this order", "")
	}
	if !r.saw(s) {
		r.first[s] = line
	}
	return true
}

// firstAfter is, of the sections that should come after s, the one that came
// first; it is sections if none has come.
func (r *boardReader) firstAfter(s section) section {
	found := sections
	for later := s + 1; later < sections; later++ {
		if r.saw(later) && (found == sections || r.first[later] < r.first[found]) {
			found = later
		}
	}
	return found
}

func (r *boardReader) readName(line int, words []lines.Word) {
	if !r.needWords(line, words, "board", "the name of the board") {
		return
	}
	r.name = words[1].Text
	if !isPrintable(r.name) {
		r.wrong(line, words[1], "a name of printable characters", "")
	}
}

func isPrintable(name string) bool {
	for _, character := range name {
		if !unicode.IsPrint(character) {
			return false
		}
	}
	return utf8.ValidString(name)
}

func (r *boardReader) readLayout(line int, words []lines.Word) {
	if !r.needWords(line, words, "layout", "pointy", "odd-r or even-r") {
		return
	}
	if words[1].Text != "pointy" {
		r.wrong(line, words[1], "pointy", "")
	}
	offset, err := ParseOffset(words[2].Text)
	if err != nil {
		r.wrong(line, words[2], "odd-r or even-r", "")
	}
	r.offset = offset
}

func (r *boardReader) readRegion(line int, words []lines.Word) {
	if r.needWords(line, words, "region", "a region from 1 to 6", "its colour"); len(words) < 2 {
		return
	}
	region := scanDigit(words[1].Text)
	switch {
	case region == 0:
		r.wrong(line, words[1], "a region from 1 to 6", "BOARD-1")
		return
	case r.regions[region] > 0:
		r.reject(line, words[1], fmt.Sprintf("region %d again", region), "each region once", "")
		return
	}
	r.regions[region] = line
	if want := regionColours[region].String(); len(words) > 2 && words[2].Text != want {
		r.wrong(line, words[2], fmt.Sprintf("%s, the colour of region %d", want, region), "BOARD-1")
	}
}

// scanDigit is the number of a region or of a die face, 0 if the word is none.
func scanDigit(word string) int {
	if len(word) != 1 || word[0] < '1' || word[0] > '0'+NumRegions {
		return 0
	}
	return int(word[0] - '0')
}

// checkComplete reports what the text does not have.
func (r *boardReader) checkComplete() {
	if r.grid.open {
		r.lack(r.last+1, 1, "the end of the text", "\"end\" after the rows of the grid", "")
	}
	r.checkSection(boardSection, "a line \"board NAME\"")
	r.checkSection(layoutSection, "a line \"layout pointy odd-r\" or \"layout pointy even-r\"")
	for region := 1; region <= NumRegions; region++ {
		r.checkRegion(region)
	}
	r.checkSection(gridSection, "a line \"grid\", the rows of the board and a line \"end\"")
}

func (r *boardReader) checkSection(s section, expected string) {
	if !r.saw(s) {
		r.lackBefore(s, expected, "")
	}
}

// lackBefore reports that something of a section is missing, at the line where a
// later section begins, or at the end of the text.
func (r *boardReader) lackBefore(s section, expected, rule string) {
	if later := r.firstAfter(s); later < sections {
		r.lack(r.first[later], 1, strconv.Quote(sectionWords[later]), expected+" before it", rule)
		return
	}
	r.lack(r.last+1, 1, "the end of the text", expected, rule)
}

func (r *boardReader) checkRegion(region int) {
	declared := r.regions[region]
	if declared == 0 { // BOARD-1
		r.lackBefore(regionSection, fmt.Sprintf("a line \"region %d %s\"", region, regionColours[region]), "BOARD-1")
	}
	if !r.saw(gridSection) || declared == 0 && !r.grid.uses[region] {
		return
	}
	if declared == 0 {
		declared = r.first[gridSection]
	}
	for feature, name := range featureNames { // BOARD-2
		if name != "" && !r.grid.has[feature][region] {
			r.lack(declared, 1, fmt.Sprintf("no %s in region %d", name, region),
				fmt.Sprintf("exactly one, a cell %d%c", region, featureMarks[feature]), "BOARD-2")
		}
	}
}
