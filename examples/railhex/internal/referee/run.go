// Package referee adjudicates records of any described game: it replays them and prints
// reports, or tells in sentences what is to be said of them.
package referee

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command adjudicates a record. The first game is that of records which do not say of which
// game they are.
var Command = cli.Command{
	Name: "railhex referee", Does: "replay a record: the verdict, what is wrong, and what is possible at any move", Help: help, Run: run,
	Usage: []string{
		"[-each] [-moves] [-all] [-position P] [RECORD]",
		"-words [-at N] [-legal FILTER] [-all] [-position P] [-language L] [RECORD]",
		"-watch [-position P] [-language L] [RECORD]",
	},
}

func run(c *cli.Call) (status int, err error) {
	o, err := readOptions(c)
	if err != nil {
		return cli.Misused, err
	}
	return o.referee(c)
}

// An arbiter adjudicates records of a game, which is one of several.
type arbiter struct {
	describe.Game
	games describe.Games
}

// options are what is asked of the referee.
type options struct {
	moves, each, words, watch bool
	question
	language phrases.Language
	position position
	record   string // the name of its file; "" for standard input
	games    describe.Games
}

// readOptions reads the command line.
func readOptions(c *cli.Call) (o options, err error) {
	o.games = c.Games
	c.Flags.BoolVar(&o.each, "each", false, "print a report for each position, one a line")
	c.Flags.BoolVar(&o.moves, "moves", false, "list the legal moves in each report")
	c.Flags.BoolVar(&o.words, "words", false, "tell the verdict in sentences")
	c.Flags.BoolVar(&o.all, "all", false, "go on after a fault where that is possible, and tell every fault")
	c.Flags.IntVar(&o.at, "at", -1, "show the position after so many `moves`, in characters")
	c.Flags.StringVar(&o.legal, "legal", "", "tell what can be done in the position, in words, of a `FILTER`: "+
		"all, a hex (-legal c5) or a kind of move (-legal build)")
	c.Flags.BoolVar(&o.watch, "watch", false, "answer moves as they are typed on standard input, behind those of the record")
	c.Flags.StringVar(&o.position.text, "position", "", "begin in a `position`: its line, or a file with its line or JSON")
	language := c.Language()
	if err := c.Parse(1); err != nil {
		return o, err
	}
	o.record = c.Flags.Arg(0)
	told := o.words || o.legal != "" || c.Given("at")
	switch {
	case (told || o.watch) && (o.each || o.moves):
		return o, c.Refuse(fmt.Errorf("-each and -moves are for reports, and not for what is told in words"))
	case o.watch && (told || o.all):
		return o, c.Refuse(fmt.Errorf("-watch goes with -position and -language alone: type legal and show there"))
	case c.Given("at") && o.at < 0:
		return o, c.Refuse(fmt.Errorf("-at %d: a number of moves is 0 or more", o.at))
	}
	o.position.notes = c.Err
	o.words, o.language, o.position.language = told, *language, *language
	return o, nil
}

// referee does what the options ask. Its error is one of files that cannot be read or
// written, or of the position to begin in.
func (o options) referee(c *cli.Call) (status int, err error) {
	g, record, err := o.source(c.In)
	if err != nil {
		return cli.Misused, err
	}
	v := say.In(o.language)
	switch {
	case o.watch && o.record == "" && o.position.text == "":
		return g.watch(record, nil, v, c.Out)
	case o.watch:
		return g.watch(record, c.In, v, c.Out)
	case o.words:
		return g.tell(record, o.question, v, c.Out)
	}
	return g.replay(record, o.each, o.all, printer{c.Out, o.moves})
}

// source is the record to referee, and its game.
func (o options) source(stdin io.Reader) (g arbiter, record source, err error) {
	position := o.position
	if position.text != "" {
		if position.text, err = readPosition(strings.TrimSpace(position.text), o.games); err != nil {
			return g, record, fmt.Errorf("-position: %w", err)
		}
		if o.record == "" {
			of, record, err := beginningAt(position, o.games)
			if err != nil {
				return g, record, fmt.Errorf("-position: %w", err)
			}
			return arbiter{of, o.games}, record, nil
		}
	}
	text := stdin
	if o.record != "" {
		file, err := os.Open(o.record)
		if err != nil {
			return g, record, err
		}
		text = file // until the program ends
	}
	of, said, text := gameOf(text, o.games)
	return arbiter{of, o.games}, source{text, cli.Beside(o.record), position, !said}, nil
}

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
	notes    io.Writer        // where the notes on it go
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
	from, err := r.Restore(p.text)
	if err == nil {
		err = p.tellNotes(from)
	}
	return from, err
}

// tellNotes tells why no game comes to a position.
func (p position) tellNotes(from describe.Position) error {
	notes := from.Validate()
	if notes == nil {
		return nil
	}
	for _, one := range parse.Each(notes) {
		if _, err := fmt.Fprintln(p.notes, "railhex referee: -position:", from.Of().Refusal(one, describe.Manner{Language: p.language.String()})); err != nil {
			return err
		}
	}
	return nil
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

const byteOrderMark = "\ufeff"

// gameOf finds the game of a record, reports whether the record says which it is, and gives
// the text from its beginning. A record may not say its game. It then belongs to the last
// game with a key of the record that no game before it has, or else to the first.
func gameOf(text io.Reader, games describe.Games) (g describe.Game, said bool, from io.Reader) {
	var read bytes.Buffer
	chosen, misnamed := -1, false
	for s := parse.NewReader(io.TeeReader(text, &read)); s.Next(); {
		words := s.Words()
		key := strings.ToLower(strings.TrimPrefix(words[0].Text, byteOrderMark)) // which are faults for the game to tell
		if key == "game" {
			i := slices.IndexFunc(games, func(g describe.Game) bool { return len(words) > 1 && g.Name() == strings.ToLower(words[1].Text) })
			if i >= 0 {
				chosen, misnamed = i, false
				break
			}
			misnamed = true
			continue
		}
		ofGame := slices.IndexFunc(games, func(g describe.Game) bool { return slices.Contains(keysOf(g), key) })
		if ofGame < 0 && key != "players" {
			break // the moves have begun
		}
		if key != "components" {
			chosen = max(chosen, ofGame)
		}
	}
	return games[max(chosen, 0)], chosen >= 0 && !misnamed, io.MultiReader(&read, text)
}

// keysOf are the keys of lines that only headers of some games have.
func keysOf(g describe.Game) (keys []string) {
	for _, field := range g.About().SetupFields {
		if field.Key != "" {
			keys = append(keys, field.Key)
		} else {
			keys = append(keys, field.Name)
		}
	}
	return keys
}

// keywordsOf are the words with which moves begin: of all kinds of moves, or if the game
// does not list them of those that are legal in a position.
func keywordsOf(p describe.Position) (words []string) {
	var texts []string
	for _, kind := range p.Of().About().Moves {
		texts = append(texts, kind.Name)
	}
	if texts == nil {
		texts = p.Moves()
	}
	for _, text := range texts {
		word, _, _ := strings.Cut(text, " ")
		words = append(words, word)
	}
	return slices.Compact(words)
}

// beginningAt finds the game of a position, and gives a record without moves that
// begins there. Its error is that of the game that finds the least wrong with the text.
func beginningAt(p position, games describe.Games) (describe.Game, source, error) {
	var from describe.Position
	var err error
	if isJSON(p.text) {
		from, err = games.FromJSON([]byte(p.text))
	} else {
		from, err = games.FromText(p.text)
	}
	if err == nil {
		err = p.tellNotes(from)
	}
	if err != nil {
		return nil, source{}, err
	}
	p.text, p.notes = from.Text(), io.Discard
	return from.Of(), source{text: strings.NewReader(from.Header()), files: cli.Texts(from.Files()), position: p}, nil
}
