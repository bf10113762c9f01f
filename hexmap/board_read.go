package hexmap

import (
	"fmt"

	"github.com/railhex/railhex/hexmap/parse"
)

// ParseBoard reads the text of a board of SteamRollers. If anything is wrong with it, the
// error joins all faults in the order of the text, each a [*ParseError]. If there are
// more than a hundred, it holds a hundred of them and the number of the others. The time
// it takes is in proportion to the text.
func ParseBoard(text string) (*Board, error) {
	var r boardReader
	r.begin()
	r.readText(text)
	r.checkComplete()
	r.board = newBoard(r.name, r.grid(), r.lands)
	r.readLate()
	if err := r.Err(); err != nil {
		return nil, err
	}
	return r.board, nil
}

// MustParseBoard is [ParseBoard] for texts that are known to be right, in tests
// and in programs that hold their own board. It panics if they are not.
func MustParseBoard(text string) *Board {
	return parse.Must(ParseBoard(text))
}

// boardReader reads the text of a board: the order of its lines, its regions and,
// once the grid is known, its charts.
type boardReader struct {
	textReader
	name    string
	regions [NumRegions + 1]int            // the line that declares each region, or 0
	uses    [NumRegions + 1]bool           // the regions that have a hex
	has     [City + 1][NumRegions + 1]bool // the regions that have a town, a city
	lands   []land
	board   *Board                         // without charts at first
	seen    [Hard + 1][NumRegions + 1]bool // the lines of the charts
}

// regionRank is the place of the lines of the regions in the order of the text.
const regionRank = 3

func (r *boardReader) begin() {
	r.order = parse.Say("board, layout, region and grid in this order")
	r.keywords = []keyword{
		{word: "board", rank: 1, read: r.readName, expected: parse.Say("a line \"board NAME\"")},
		r.layoutKeyword(2),
		{word: "region", rank: regionRank, repeated: true, read: r.readRegion, check: r.checkRegions},
		r.gridKeyword(4, "board"),
		{word: "medium", repeated: true, late: true, read: r.readChartLine},
		{word: "hard", repeated: true, late: true, read: r.readChartLine},
	}
	r.rows.maxColumns = MaxColumns
	r.rows.readCell = r.readCell
}

func (r *boardReader) readName(line int, words []parse.Word) {
	if !r.NeedWords(line, words, "board", "the name of the board") {
		return
	}
	r.name = words[1].Text
	if !isPrintable(r.name) {
		r.Wrong(line, words[1], "a name of printable characters", "")
	}
}

func (r *boardReader) readRegion(line int, words []parse.Word) {
	if r.NeedWords(line, words, "region", "a region from 1 to 6", "its colour"); len(words) < 2 {
		return
	}
	region := scanDigit(words[1].Text)
	switch {
	case region == 0:
		r.Wrong(line, words[1], "a region from 1 to 6", "BOARD-1")
		return
	case r.regions[region] > 0:
		r.Reject(line, words[1], "region {region} again", "each region once", "", "region", region)
		return
	}
	r.regions[region] = line
	if want := regionColours[region].String(); len(words) > 2 && words[2].Text != want {
		r.Wrong(line, words[2], "{colour}, the colour of region {region}", "BOARD-1", "colour", want, "region", region)
	}
}

// scanDigit returns the number of a region or of a die face, 0 for another word.
func scanDigit(word string) int {
	if len(word) != 1 || word[0] < '1' || word[0] > '0'+NumRegions {
		return 0
	}
	return int(word[0] - '0')
}

// readCell reads the region of a hex and what stands in it.
func (r *boardReader) readCell(line int, word parse.Word, _ Cell) bool {
	digit, stands, ok := splitSite(word.Text)
	if !ok {
		r.Wrong(line, word, "a cell: 1. plain, 1* city, 1o town, or -- for no hex", "")
		return false
	}
	region := scanDigit(digit)
	if region == 0 { // BOARD-1
		r.Wrong(line, word, "a region from 1 to 6", "BOARD-1")
		return false
	}
	if stands != 0 && r.has[stands][region] { // BOARD-2
		r.Reject(line, word, "a second {site} in region {region}", "exactly one", "BOARD-2",
			"site", parse.Key(stands.String()), "region", region)
	}
	r.uses[region] = true
	r.has[stands][region] = true
	r.lands = append(r.lands, land{uint8(region), stands})
	return true
}

// splitSite splits the word for a hex into the digit of a region, which need not
// be one that there is, and the mark of what stands in the hex.
func splitSite(word string) (digit string, stands Mark, ok bool) {
	if len(word) != 2 || word[0] < '0' || word[0] > '9' {
		return "", 0, false
	}
	for _, mark := range []Mark{0, Town, City} {
		if word[1] == siteLetter(mark) {
			return word[:1], mark, true
		}
	}
	return "", 0, false
}

func (r *boardReader) checkRegions() {
	for region := 1; region <= NumRegions; region++ {
		r.checkRegion(region)
	}
}

func (r *boardReader) checkRegion(region int) {
	declared := r.regions[region]
	if declared == 0 { // BOARD-1
		r.lackBefore(regionRank, parse.Say("a line {line}", "line", fmt.Sprintf("\"region %d %s\"", region, regionColours[region])), "BOARD-1")
	}
	if !r.saw("grid") || declared == 0 && !r.uses[region] {
		return
	}
	if declared == 0 {
		declared = r.first[r.find("grid")]
	}
	for _, mark := range []Mark{City, Town} { // BOARD-2
		if !r.has[mark][region] {
			r.Lack(declared, 1, "no {site} in region {region}", "exactly one, a cell {cell}", "BOARD-2",
				"site", parse.Key(mark.String()), "region", region, "cell", fmt.Sprintf("%d%c", region, siteLetter(mark)))
		}
	}
}
