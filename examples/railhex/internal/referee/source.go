package referee

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A source is what is refereed: the text of a record and the files that it may name. It
// may have a position from which the record is played in place of its beginning.
type source struct {
	text     io.Reader
	files    fs.FS
	position position
	noGame   bool // whether the text names no game that there is
}

// A position is where a game begins in place of its beginning.
type position struct {
	text     string           // as one line or as JSON; "" for none
	study    io.Writer        // where the notes on a study position go; nil if it must be one of a game
	language phrases.Language // of the notes
}

// mostText is how many bytes of a record are kept in memory for a verdict in words, or
// for reading on after a fault.
const mostText = 64 << 20

// read is the whole text of a source.
func (s source) read() (string, error) {
	text, err := io.ReadAll(io.LimitReader(s.text, mostText+1))
	switch {
	case err != nil:
		return "", err
	case len(text) > mostText:
		return "", fmt.Errorf("the record is longer than %d MiB: reports of it, without -words and -all, can be had", mostText>>20)
	}
	if !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0 {
		return "", errNoText
	}
	if bytes.IndexByte(text, '\r') >= 0 && bytes.IndexByte(text, '\n') < 0 {
		return "", errBareReturns
	}
	return string(text), nil
}

var errNoText = errors.New("the record is no text in UTF-8: save it as that, if it is a text at all")

var errBareReturns = errors.New("the lines of the record end with a carriage return alone: save it with a line feed, or with both, at the end of each line")

// withPosition has a replay begin in the position of the source, if it has one. The
// error says what is wrong with that.
func (g arbiter) withPosition(r describe.Playing, s source) error {
	if s.position.text == "" {
		return nil
	}
	from, err := s.position.read(r)
	if err == nil {
		err = r.Resume(from)
	}
	if err != nil {
		return fmt.Errorf("-position: %w", err)
	}
	return nil
}

// read reads a position of what a record says is played.
func (p position) read(r describe.Playing) (describe.Position, error) {
	if p.study == nil {
		return r.Restore(p.text)
	}
	from, notes, err := r.Study(p.text)
	if err == nil {
		err = p.tellNotes(from.Of(), notes)
	}
	return from, err
}

// tellNotes tells the notes on a study position.
func (p position) tellNotes(g describe.Game, notes family.Findings) (err error) {
	for _, one := range notes {
		if err == nil {
			_, err = fmt.Fprintln(p.study, "railhex referee: -study:", g.Refusal(one, describe.Manner{Language: p.language.String()}))
		}
	}
	return err
}

func isJSON(text string) bool { return text != "" && strings.ContainsRune("{[\"", rune(text[0])) }

// readPosition is the text of a position that is given as such or by the name of a
// file.
func readPosition(given string, games describe.Games) (string, error) {
	if isJSON(given) {
		return given, nil
	}
	text, err := os.ReadFile(given)
	if err != nil && strings.Count(given, ".") >= fewestFields {
		return given, nil
	}
	if _, unread := games.FromText(given); err != nil && unread == nil {
		return given, nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%q is neither a file nor a position, which is JSON or one line of fields with a full stop between them", parse.Clip(given))
	}
	return strings.TrimSpace(string(text)), err
}

// fewestFields is less than the line of a position has as a rule, and more than names of
// files have.
const fewestFields = 10

// linesAfter are the lines of a text behind one, with their numbers, as a record reads
// them: so many at the most.
func linesAfter(text string, line, most int) (numbers []int, found []string) {
	for number, words := range parse.Lines(text) {
		if number <= line {
			continue
		}
		if len(found) == most {
			break
		}
		numbers, found = append(numbers, number), append(found, parse.Join(words))
	}
	return numbers, found
}

// hasLinesAfter reports whether anything stands behind a line.
func hasLinesAfter(text string, line int) bool {
	numbers, _ := linesAfter(text, line, 1)
	return numbers != nil
}
