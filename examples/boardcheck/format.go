package main

import (
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/refusal"
	"github.com/railhex/railhex/variants/family/remedy"
)

// A format is one of the texts that can be checked.
type format struct {
	game, first string   // "steam", "map"
	own         []string // words that lines of it begin with, and those of no other game's
	keywords    []string // all words that lines of it begin with
	// read reads a text. Its error has all that is wrong, joined.
	read func(text string) (sheet, error)
}

// A sheet is what was transcribed.
type sheet struct {
	facts func(v voice) []fact // what should be compared with the print
	draw  func(v voice) string // it as SVG
}

// A fact is something to compare: what it is, and how it is in the text.
type fact struct{ label, value string }

// formats are all texts that can be checked.
var formats = []format{
	{"steamrollers", "board", nil, []string{"board", "layout", "region", "grid", "end", "medium", "hard"}, readBoard},
	{"steamrollers", "components", []string{"order"}, []string{"components", "tile", "order"}, readFaces},
	{"steampower", "map", nil, []string{"map", "layout", "grid", "end", "city", "closed"}, readMapOfSteamPower},
	{"steampower", "components", []string{"contract", "locomotives", "factories"}, []string{"components", "city", "tile", "goods", "locomotives", "factories", "contract"}, readContracts},
	{"steam", "map", []string{"supply", "sparse", "town"}, []string{"map", "layout", "grid", "end", "city", "town", "closed", "supply", "sparse"}, readMapOfSteam},
	{"steam", "components", []string{"growth", "face"}, []string{"components", "goods", "city", "growth", "face", "tile"}, readTiles},
}

// ownLines is how many lines begin with words that no other game has.
func (f format) ownLines(lines []string) (n int) {
	for _, line := range lines {
		if words := strings.Fields(line); len(words) > 0 && slices.Contains(f.own, words[0]) {
			n++
		}
	}
	return n
}

// check says what is wrong with a text, or what should be compared, and how to draw it.
func (f format) check(text string, v voice, out io.Writer) (status int, draw func() string) {
	read, err := f.read(text)
	if err != nil {
		other, isRight := f.otherGame(text)
		if other != "" {
			write(out, v.say("of-other-game", "game", f.game, "other", other))
		}
		if isRight {
			return exitWrong, nil
		}
		f.tellFaults(text, parse.Each(err), v, out)
		return exitWrong, nil
	}
	write(out, v.say("nothing-wrong"))
	facts := read.facts(v)
	room := 0
	for _, fact := range facts {
		room = max(room, utf8.RuneCountInString(fact.label))
	}
	for _, fact := range facts {
		space := strings.Repeat(" ", room-utf8.RuneCountInString(fact.label))
		write(out, strings.TrimRight("  "+fact.label+space+"  "+fact.value, " "))
	}
	return exitRight, func() string { return read.draw(v) }
}

// otherGame is the game of which a text is that has faults in this format: it has none in
// that of the other game, or more lines begin with words of that game alone. It is "" where
// there is none.
func (f format) otherGame(text string) (game string, isRight bool) {
	most := f.ownLines(linesOf(text))
	for _, other := range formats {
		if other.first != f.first || other.game == f.game {
			continue
		}
		if _, err := other.read(text); err == nil {
			return other.game, true
		}
		if n := other.ownLines(linesOf(text)); n > most {
			game, most = other.game, n
		}
	}
	return game, false
}

// linesOf are the lines of a text as far as words with which they begin are looked for.
func linesOf(text string) []string {
	return strings.Split(strings.ToLower(strings.ReplaceAll(text, "\ufeff", "")), "\n")
}

// tellFaults tells faults, and what the lines at fault were probably meant to be.
func (f format) tellFaults(text string, faults []error, v voice, out io.Writer) {
	write(out, v.say("faults-found", "n", len(faults)))
	lines := strings.Split(text, "\n")
	for i, fault := range faults {
		write(out, "  "+v.Refusal(fault, v.misread))
		wrong, ok := fault.(*parse.Error)
		if !ok || wrong.Line < 1 || wrong.Line > len(lines) {
			continue
		}
		if i+1 < len(faults) {
			if next, ok := faults[i+1].(*parse.Error); ok && next.Line == wrong.Line {
				continue // one hint for each line
			}
		}
		line := strings.TrimSuffix(lines[wrong.Line-1], "\r")
		if right, slips, ok := remedy.Typed(line, f.keywords, func(line string) error { return f.lineFault(lines, wrong.Line, line) }); ok {
			write(out, "    "+remedy.TellTyped(v.Voice, right, slips))
		}
	}
}

// misread tells what is wrong with a text.
func (v voice) misread(err error) (told string, ok bool) {
	wrong, ok := err.(*parse.Error)
	if !ok {
		return "", false
	}
	return refusal.Misread(v.Voice, wrong), true
}

// lineFault is what is wrong with one line of a text if it is another one.
func (f format) lineFault(lines []string, number int, line string) error {
	changed := slices.Clone(lines)
	changed[number-1] = line
	_, err := f.read(strings.Join(changed, "\n"))
	for _, fault := range parse.Each(err) {
		if misread, ok := fault.(*parse.Error); ok && misread.Line == number {
			return misread
		}
	}
	return nil
}

func write(out io.Writer, line string) { io.WriteString(out, line+"\n") }
