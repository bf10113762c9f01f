package referee

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// reasonIn tells why a line is refused in a position. It adds what the position has in
// place of what is wrong: the words with which a line begins there, or the hexes of the
// board.
func (g arbiter) reasonIn(at describe.Position, wrong wrongLine, v say.Voice) string {
	words := strings.Fields(withoutSeat(wrong.text))
	if told := wordsHere(at, words, wrong.reason, v); told != "" {
		return told
	}
	told := g.Refusal(withoutLine(wrong), v.Manner())
	if hexes := hexesThere(at, words, v); hexes != "" && !at.Over() {
		told += ". " + hexes
	}
	return told
}

// withoutSeat is the move of a line.
func withoutSeat(line string) string {
	if seat, move, found := strings.Cut(line, ":"); found && seatName.MatchString(seat) {
		return move
	}
	return line
}

var seatName = regexp.MustCompile(`^P[0-9]+$`)

// wordsHere tells with which words a line may begin in a position; "" if it begins with one
// that moves begin with, and where it cannot be said.
func wordsHere(at describe.Position, words []string, reason error, v say.Voice) string {
	keywords := keywordsOf(at)
	if _, isMisread := errors.AsType[*hexmap.ParseError](reason); !isMisread || len(words) == 0 || slices.Contains(keywords, words[0]) {
		return ""
	}
	var here, others phrases.Either
	legal := at.Moves()
	for _, keyword := range keywords {
		begins := func(move string) bool { return strings.HasPrefix(move+" ", keyword+" ") }
		if slices.ContainsFunc(legal, begins) {
			here = append(here, keyword)
		} else {
			others = append(others, keyword)
		}
	}
	if here == nil || others == nil {
		return ""
	}
	return v.Own("words-of-moves", "word", words[0], "here", here, "others", others)
}

// hexesThere tells which hexes the board of a position has, if some words name another;
// else "".
func hexesThere(at describe.Position, words []string, v say.Voice) string {
	chart, ok := at.Chart()
	if !ok || !namesNoHexOf(chart.Grid, words) {
		return ""
	}
	return v.Own("hexes-there", "board", chart.Name, "hexes", hexesOf(chart.Grid))
}

// namesNoHexOf reports whether a word of a line is one for a hex which the board does not
// have.
func namesNoHexOf(board *hexmap.Grid, words []string) bool {
	for _, word := range words {
		for name := range strings.FieldsFuncSeq(word, isBetweenWords) {
			if !hexName.MatchString(strings.ToLower(name)) || seatName.MatchString(name) {
				continue
			}
			hex, err := hexmap.ParseCell(strings.ToLower(name))
			if _, ok := board.Index(hex); err != nil || !ok {
				return true
			}
		}
	}
	return false
}

// hexesOf are the hexes of a board in their rows: a1–a9, b1–b4, b6.
func hexesOf(board *hexmap.Grid) string {
	var runs []string
	for i := 0; i < board.Len(); i++ {
		first := board.Cell(i)
		for i+1 < board.Len() && follows(board.Cell(i), board.Cell(i+1)) {
			i++
		}
		run := first.String()
		if last := board.Cell(i); last != first {
			run += "–" + last.String()
		}
		runs = append(runs, run)
	}
	return strings.Join(runs, ", ")
}

func follows(a, b hexmap.Cell) bool { return a.Row() == b.Row() && a.Column()+1 == b.Column() }
