package referee

import (
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A noted is something to tell of a line.
type noted struct {
	line int
	told []string
}

// tellHeader describes what is wrong with a header. It shows what a mistyped line
// probably meant, and reads on as if that were written.
func (g arbiter) tellHeader(text string, record source, err error, faults faultReader, v say.Voice) (told []string, rules []rule) {
	all := strings.Split(text, "\n")
	var notes []noted
	for again := true; again; {
		again = false
		for _, fault := range parse.Each(err) {
			wrong, ok := wrongIn(fault)
			if !ok || wrong.text == "" {
				continue
			}
			before := slices.Clone(all[:wrong.number-1])
			read := func(line string) error {
				return g.lastLine(strings.Join(append(before, line), "\n"), wrong.number, record.files)
			}
			line, slips, ok := phrases.Typed(strings.TrimSuffix(all[wrong.number-1], "\r"), append(sharedKeys, keysOf(g)...), read)
			if !ok {
				continue
			}
			notes = append(notes, noted{wrong.number, []string{faults.fault(fault, v), phrases.TellTyped(v.Voice, line, slips)}})
			all[wrong.number-1] = line
			_, err = g.begin(strings.NewReader(strings.Join(all, "\n")), record)
			again = true
			break
		}
	}
	for _, fault := range parse.Each(err) {
		wrong, _ := wrongIn(fault)
		notes = append(notes, noted{wrong.number, []string{faults.fault(fault, v)}})
	}
	slices.SortStableFunc(notes, func(a, b noted) int { return a.line - b.line })
	for _, note := range notes {
		told = append(told, note.told...)
	}
	if err != nil {
		_, rules = faults.all(err, v)
	}
	return told, rules
}

// begin reads the header of a record. The faults of one that names no game that there is say
// which games there are, and ask for no lines of a game that it may not be of.
func (g arbiter) begin(text io.Reader, record source) (describe.Playing, error) {
	r, err := g.Open(text, record.files)
	if err != nil && record.noGame {
		err = g.ofNoGame(err)
	}
	return r, err
}

func (g arbiter) ofNoGame(err error) error {
	const missing, first = parse.Key("a line {line} with {words}"), parse.Key("game {game} as the first line")
	var faults []error
	for _, fault := range parse.Each(err) {
		wrong, _ := errors.AsType[*family.RecordError](fault)
		misread, ok := errors.AsType[*parse.Error](fault)
		if wrong == nil || !ok {
			faults = append(faults, fault)
			continue
		}
		ofGame := strings.HasPrefix(wrong.Text+" ", "game ") || misread.Expected.Key == first
		if misread.Expected.Key == missing {
			if ofGame = misread.Expected.Args[0].Value == "game"; !ofGame {
				continue
			}
		}
		if ofGame {
			called := *misread
			called.Expected = parse.Say(missing, "line", "game", "words", parse.List("{one} or {other}", g.games.Names()...))
			fault = &family.RecordError{Line: wrong.Line, Text: wrong.Text, Err: &called}
		}
		faults = append(faults, fault)
	}
	return errors.Join(faults...)
}

// sharedKeys are of lines that the headers of all games have.
var sharedKeys = []string{"game", "players", "components", "event", "date", "seat", "bot", "position"}

// lastLine is what is wrong with the last line of a header, the one of that number;
// what is missing behind it is not.
func (g arbiter) lastLine(text string, number int, files fs.FS) error {
	_, err := g.Open(strings.NewReader(text), files)
	for _, fault := range parse.Each(err) {
		if wrong, ok := wrongIn(fault); ok && wrong.number == number && wrong.text != "" {
			return wrong.reason
		}
	}
	return nil
}

// reasonInHeader says why a line of a header is refused. It lists the games if the line
// names an unknown one.
func (g arbiter) reasonInHeader(wrong wrongLine, v say.Voice) string {
	words := strings.Fields(wrong.text)
	isGame := func(name string) bool { return len(words) > 1 && strings.EqualFold(words[1], name) }
	if len(words) == 0 || !strings.EqualFold(words[0], "game") || slices.ContainsFunc(g.games.Names(), isGame) {
		return g.Refusal(withoutLine(wrong), v.Manner())
	}
	return v.Own("unknown-game", "names", phrases.Every(g.games.Names()), "name", g.Name())
}
