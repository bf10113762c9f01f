package main

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
	"github.com/railhex/railhex/variants/family/phrases"
)

// A source is what is refereed: the text of a record, the files that it may name, and
// perhaps the position that it is played from in place of its beginning.
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

// mostText is how many bytes of a record are kept in memory, where it is told in
// words or read on after a fault.
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
	return string(text), nil
}

var errNoText = errors.New("the record is no text in UTF-8: save it as that, if it is a text at all")

// withPosition has a replay begin in the position of the source, if it has one. The
// error says what is wrong with that.
func (k *kit[S, P, M, E, R, Rule]) withPosition(r replayOf[S, M], s source) error {
	if s.position.text == "" {
		return nil
	}
	from, err := k.parsePosition(s.position, *r.State())
	if err == nil {
		err = r.Resume(from)
	}
	if err != nil {
		return fmt.Errorf("-position: %w", err)
	}
	return nil
}

// parsePosition reads a position of the same setup as another one, or of one that is in
// the text.
func (k *kit[S, P, M, E, R, Rule]) parsePosition(p position, like S) (from S, err error) {
	line := strings.TrimSpace(p.text)
	switch {
	case isJSON(p.text):
		return k.unmarshal(p)
	case p.study == nil:
		return k.parseState(line, like)
	}
	from, notes, err := k.parseStudy(line, like)
	return from, k.tellNotes(p, notes, err)
}

// unmarshal reads a position of a setup that is in the text, or ships.
func (k *kit[S, P, M, E, R, Rule]) unmarshal(p position) (from S, err error) {
	text := []byte(strings.TrimSpace(p.text))
	switch {
	case p.study != nil:
		notes, err := P(&from).UnmarshalStudy(text)
		return from, k.tellNotes(p, notes, err)
	case isJSON(p.text):
		err = P(&from).UnmarshalJSON(text)
	default:
		err = P(&from).UnmarshalText(text)
	}
	return from, err
}

// tellNotes tells the notes on a study position, unless it cannot be read for another reason.
func (k *kit[S, P, M, E, R, Rule]) tellNotes(p position, notes family.Findings, err error) error {
	for _, one := range notes {
		if err == nil {
			_, err = fmt.Fprintln(p.study, "referee: -study:", k.speak(p.language, nil).Refusal(one))
		}
	}
	return err
}

func isJSON(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), "{") }

// beginning is a record without moves that begins in a position. Its error says why
// the text is no position of the game.
func (k *kit[S, P, M, E, R, Rule]) beginning(p position) (record source, err error) {
	from, err := k.unmarshal(p)
	if err != nil {
		return source{}, err
	}
	text, files := k.beginAt(from)
	if p.study != nil { // the position of a record is one of a game
		text, _, _ = strings.Cut(text, "\nposition ")
		p = position{fmt.Sprint(from), io.Discard, p.language}
		return source{text: strings.NewReader(text + "\n"), files: files, position: p}, nil
	}
	return source{text: strings.NewReader(text), files: files}, nil
}

// readPosition is the text of a position that is given as such or by the name of a
// file.
func readPosition(given string) (string, error) {
	if isJSON(given) {
		return given, nil
	}
	text, err := os.ReadFile(given)
	if err != nil && strings.Count(given, ".") >= fewestFields {
		return given, nil
	}
	return string(text), err
}

// fewestFields is less than the line of a position has in any game, and more than names
// of files have.
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
