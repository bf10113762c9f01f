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
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command adjudicates a record. The first game is that of records which do not say of which
// game they are.
var Command = cli.Command{
	Name: "railhex referee", Does: "replay a record: the verdict, what is wrong, and what is possible at any move",
	Help: help, Run: run,
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
	c.Flags.BoolVar(&o.watch, "watch", false, "answer moves that are typed on standard input, behind those of the record")
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
	case o.watch && o.record == "" && o.position.text == "":
		return o, c.Refuse(errors.New("-watch goes on from a record, if only a header, or from a -position: name one"))
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
		if err := position.readFile(); err != nil {
			return g, record, err
		}
		if o.record == "" {
			of, record, err := beginningAt(position, o.games)
			return arbiter{of, o.games}, record, position.wrong(err)
		}
	}
	if o.record != "" {
		file, err := os.Open(o.record)
		if err != nil {
			return g, record, err
		}
		defer file.Close()
		stdin = file
	}
	text, err := read(stdin)
	if err != nil {
		return g, record, err
	}
	of, unknown := gameOf(text, o.games)
	return arbiter{of, o.games}, source{text, cli.Beside(o.record), position, unknown}, nil
}

// A source is what is refereed: the text of a record and the files that it may name. It
// may have a position from which the record is played in place of its beginning.
type source struct {
	text     string
	files    fs.FS
	position position
	unknown  error // that the text names no game that there is
}

// A position is where a game begins in place of its beginning.
type position struct {
	text     string // as one line or as JSON; "" for none
	isFile   bool
	notes    io.Writer        // where the notes on it go
	language phrases.Language // of the notes
}

// mostText is how many bytes a record may have.
const mostText = 64 << 20

// read is the text of a record.
func read(from io.Reader) (string, error) {
	text, err := io.ReadAll(io.LimitReader(from, mostText+1))
	switch {
	case err != nil:
		return "", err
	case len(text) > mostText:
		return "", fmt.Errorf("the record is longer than %d MiB", mostText>>20)
	case !utf8.Valid(text) || bytes.IndexByte(text, 0) >= 0:
		return "", errors.New("the record is no text in UTF-8: save it as that, if it is a text at all")
	case bytes.IndexByte(text, '\r') >= 0 && bytes.IndexByte(text, '\n') < 0:
		return "", parse.Unreadable(string(text))
	}
	return string(text), nil
}

// begin reads the header of a record, and has the replay begin in the position of the source,
// if it has one. The status is Misused for a file that cannot be read and for what is wrong with
// that position.
func (g arbiter) begin(s source, text io.Reader) (r describe.Playing, status int, err error) {
	if s.unknown != nil {
		return nil, cli.Failed, s.unknown
	}
	if r, err = g.Open(text, s.files); err != nil {
		if unread := unreadFile(err); unread != nil {
			return nil, cli.Misused, unread
		}
		return nil, cli.Failed, err
	}
	if s.position.text == "" {
		return r, cli.Done, nil
	}
	from, err := r.Restore(s.position.text)
	if err == nil {
		err = s.position.tellNotes(from)
	}
	if err == nil {
		err = r.Resume(from)
	}
	if err != nil {
		return nil, cli.Misused, s.position.wrong(err)
	}
	return r, cli.Done, nil
}

// tellNotes tells why no game comes to a position.
func (p position) tellNotes(from describe.Position) error {
	notes := from.Validate()
	if notes == nil {
		return nil
	}
	for _, one := range parse.Each(notes) {
		told := from.Of().Refusal(one, describe.Manner{Language: p.language.String()})
		if _, err := fmt.Fprintln(p.notes, "railhex referee: -position:", told); err != nil {
			return err
		}
	}
	return nil
}

// readFile puts the text of the file in place of its name, if there is one of that name.
func (p *position) readFile() error {
	if _, err := os.Stat(p.text); err != nil {
		return nil
	}
	text, err := os.ReadFile(p.text)
	if err == nil && len(bytes.TrimSpace(text)) == 0 {
		err = fmt.Errorf("-position: %s is empty", p.text)
	}
	p.text, p.isFile = string(bytes.TrimSpace(text)), true
	return err
}

// wrong is an error of a position, nil for none.
func (p position) wrong(err error) error {
	switch {
	case err == nil:
		return nil
	case p.isFile:
		return fmt.Errorf("-position: %w", err)
	}
	return fmt.Errorf("-position: %q is no file, and as a position: %w", parse.Clip(p.text), err)
}

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

// gameOf finds the game that a line of a record names. The error says that there is no such
// line, or that the game is unknown; the game is then the last of which some line has a key
// of its header that no game before has, or the first.
func gameOf(text string, games describe.Games) (g describe.Game, unknown error) {
	wrong, likely := &family.RecordError{Line: 1}, 0
	for number, words := range parse.Lines(text) {
		key := strings.ToLower(strings.TrimPrefix(words[0].Text, "\ufeff")) // a fault for the game to tell
		if key == "game" && len(words) > 1 {
			if g, err := games.Named(strings.ToLower(words[1].Text)); err == nil {
				return g, nil
			}
		}
		has := func(g describe.Game) bool { return slices.Contains(keysOf(g), key) }
		likely = max(likely, slices.IndexFunc(games, has))
		if wrong.Text == "" || key == "game" {
			wrong.Line, wrong.Text = number, parse.Join(words)
		}
	}
	names := parse.List("{one} or {other}", games.Names()...)
	misread := parse.Misread(wrong.Text, "a line {line} with {words}", "line", "game", "words", names)
	wrong.Err = parse.AtLine(misread, wrong.Line)
	return games[likely], wrong
}

// keysOf are the keys of lines that only headers of some games have.
func keysOf(g describe.Game) (keys []string) {
	for _, field := range g.About().SetupFields {
		keys = append(keys, cli.KeyOf(field))
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
	from, err := games.FromJSON([]byte(p.text))
	if err != nil && !strings.ContainsAny(p.text[:1], "{[\"") {
		from, err = games.FromText(strings.TrimSpace(p.text))
	}
	if err == nil {
		err = p.tellNotes(from)
	}
	if err != nil {
		return nil, source{}, err
	}
	p.text, p.notes = from.Text(), io.Discard
	return from.Of(), source{text: from.Header(), files: cli.Texts(from.Files()), position: p}, nil
}
