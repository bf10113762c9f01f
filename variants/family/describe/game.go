package describe

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math"
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Game is a description of a game, for programs that serve any game: see [Of].
type Game interface {
	// Name returns what stands behind "game" in records, and About what else there is to know
	// of the game before it is played.
	Name() string
	About() About
	// Choices returns what there is to choose in a setup.
	Choices() Choices

	// New returns the position in which a game begins by the header of a record, and
	// that header in its canonical form. Maps and components that the header names as
	// files come out of files, which may be nil if there are none.
	New(header string, files fs.FS) (Position, string, error)
	// Header returns the header of a record by a setup in JSON.
	Header(setup []byte) (string, error)
	// Begin returns the position in which a game begins by a setup in JSON, such as
	// {"players": 2}.
	Begin(setup []byte) (Position, error)
	// Restore reads what Position.Text wrote, and FromJSON what Position.JSON wrote.
	Restore(text string) (Position, error)
	FromJSON(text []byte) (Position, error)
	// ReadRecord plays a record. The error is one of its header; one of a later line is
	// in the Replay. Open reads the header alone, and plays on line by line.
	ReadRecord(record string, files fs.FS) (Replay, error)
	Open(record io.Reader, files fs.FS) (Playing, error)

	// Failure returns an error of the game for programs and for people. Refusal returns it
	// for people, with the identifier of the rule behind it; joined errors have a line each.
	Failure(err error, in Manner) Failure
	Refusal(err error, in Manner) string
	// RuleText returns a rule in a sentence.
	RuleText(rule family.Rule, in Manner) string
	// Bots returns the names of bots, the weakest first.
	Bots() []string
	// Bot returns a new bot. A search may have its thought in its name: "search:500" for
	// iterations, "search:200ms" for a time, and parameters of package search after
	// that: "search:500:exploration=0.4". The error says that there is no bot of that name,
	// or that the thought is negative.
	Bot(name string, t Thought) (Bot, error)
	// Play plays a game on from a position to its end, with a Bot for each seat; the same
	// Bot may have several. The seed decides what falls, and what bots leave to chance,
	// so that games of one seed share what falls wherever they ask the same. Each move
	// that is made, those of chance included, is handed over with the positions before
	// and after it. Play stops early, with the error, if a bot or made returns an error,
	// if a bot makes a move that is not legal, or when the context has ended.
	Play(ctx context.Context, start Position, bots []Bot, seed uint64, made func(before Position, move string, after Position) error) error
	// Layout returns what the arrays and numbers of the game mean. Its error is
	// ErrNoArrays.
	Layout() (Layout, error)
	// Walker returns a new Walker, and Memory a new Memory. They have no position yet.
	Walker() Walker
	Memory() Memory

	contradictions() []error
	isOther(err error) bool
}

// About is what there is to know of a game before it is played. Its lists are shared: do not
// change them.
type About struct {
	// Title is what people call the game.
	Title string
	// Usual is how many play if nothing is said.
	Usual int
	// Secrets reports whether something is hidden from a seat until a game is over.
	Secrets bool
	// Moves and Events are all kinds of moves and events, and what each says. Moves is nil if
	// the description does not list them.
	Moves, Events []Kind
	// Phases are the words that the Phase of a View can be, in the order of a game.
	Phases []string
	// Rules are the rules of the game by number. Books return the texts about it in Markdown:
	// the rules, then the notation. Page is where people read the rules, a path or an address,
	// "" if that is unknown: each has its identifier there as its heading.
	Rules []family.Rule
	Books []func() string
	Page  string
	// SetupFields are the fields of a setup in JSON besides "game" and "players", with those
	// that no form offers.
	SetupFields []Chosen
	// Formats are the texts in which a printed game is transcribed.
	Formats []Format
	// Vectors is the folder of the conformance vectors, below the root of the game's module;
	// "" if there are none.
	Vectors string
}

// Games are the games that a program serves.
type Games []Game

// Names returns the names of the games.
func (all Games) Names() []string {
	var names []string
	for _, g := range all {
		names = append(names, g.Name())
	}
	return names
}

// unknown is the error of a header whose first line names none of the games.
func (all Games) unknown(line string) error {
	var names phrases.Either
	for _, name := range all.Names() {
		names = append(names, fmt.Sprintf("%q", "game "+name))
	}
	args := phrases.Args("line", strconv.Quote(parse.Clip(line)), "names", names)
	return errors.New(phrases.In(phrases.English).Tell("{line} names no game; the first line is {names}", args, nil))
}

// Of returns the game that the first line of a header or record names; comments and blank
// lines may stand before it. A text that is [parse.Unreadable] has that error.
func (all Games) Of(header string) (Game, error) {
	if err := parse.Unreadable(header); err != nil {
		return nil, err
	}
	line := parse.NewScanner(header)
	line.Next()
	if words := line.Words(); len(words) == 2 && words[0].Text == "game" {
		return all.Named(words[1].Text)
	}
	return nil, all.unknown(parse.Join(line.Words()))
}

// Named returns the game of a name.
func (all Games) Named(name string) (Game, error) {
	for _, g := range all {
		if name == g.Name() {
			return g, nil
		}
	}
	return nil, all.unknown("game " + name)
}

// New returns the position in which a game begins by the header of a record: see [Game].
func (all Games) New(header string, files fs.FS) (Position, string, error) {
	g, err := all.Of(header)
	if err != nil {
		return nil, "", err
	}
	p, header, err := g.New(header, files)
	return p, header, of(g, err)
}

// Restore reads what Position.Text wrote of a game with a header.
func (all Games) Restore(header, text string) (Position, error) {
	g, err := all.Of(header)
	if err != nil {
		return nil, err
	}
	p, err := g.Restore(text)
	return p, of(g, err)
}

// Begin returns the position in which a game begins by a setup in JSON:
// {"game": "steam", "players": 4}.
func (all Games) Begin(setup []byte) (Position, error) {
	g, err := all.setUp(setup)
	if err != nil {
		return nil, err
	}
	p, err := g.Begin(setup)
	return p, of(g, err)
}

// Header returns the header of a record by such a setup.
func (all Games) Header(setup []byte) (string, error) {
	g, err := all.setUp(setup)
	if err != nil {
		return "", err
	}
	header, err := g.Header(setup)
	return header, of(g, err)
}

// ReadRecord plays a record of the game that its first line names: see [Game].
func (all Games) ReadRecord(record string, files fs.FS) (Replay, error) {
	g, err := all.Of(record)
	if err != nil {
		return Replay{}, err
	}
	r, err := g.ReadRecord(record, files)
	return r, of(g, err)
}

// FromJSON reads what Position.JSON wrote of any of the games. A text with faults is judged as
// one of the game whose setup it has.
func (all Games) FromJSON(text []byte) (Position, error) {
	if g := all.settingUp(text); g != nil {
		p, err := g.FromJSON(text)
		return p, of(g, err)
	}
	return all.nearest(func(g Game) (Position, error) { return g.FromJSON(text) })
}

// FromText reads what Position.Text wrote of any of the games.
func (all Games) FromText(line string) (Position, error) {
	return all.nearest(func(g Game) (Position, error) { return g.Restore(line) })
}

// settingUp returns the game whose setup has exactly the fields of the setup of a position in
// JSON. It returns nil if no game or more than one has.
func (all Games) settingUp(position []byte) (only Game) {
	said := setupOf(position)
	for _, g := range all {
		names := map[string]bool{"players": true}
		for _, f := range g.About().SetupFields {
			names[f.Name] = true
		}
		if maps.Equal(names, said) {
			if only != nil {
				return nil
			}
			only = g
		}
	}
	return only
}

// setupOf is the names of the fields of the setup that is the first field of a position in
// JSON, whatever stands behind it.
func setupOf(position []byte) map[string]bool {
	d := json.NewDecoder(bytes.NewReader(position))
	for _, want := range []any{json.Delim('{'), "setup"} {
		if token, _ := d.Token(); token != want {
			return nil
		}
	}
	var setup map[string]json.RawMessage
	if d.Decode(&setup) != nil {
		return nil
	}
	names := map[string]bool{}
	for name := range setup {
		names[name] = true
	}
	return names
}

// nearest returns the position that a text is of. If no game can read it, the error is
// that of the game that finds the least wrong with it. The other games miss their setup
// and most of their fields.
func (all Games) nearest(read func(Game) (Position, error)) (p Position, err error) {
	least := 0
	for _, g := range all {
		p, wrong := read(g)
		if wrong == nil {
			return p, nil
		}
		if n := weight(g, wrong); err == nil || n < least {
			err, least = of(g, wrong), n
		}
	}
	return nil, err
}

// weight is how much a game finds wrong with a text.
func weight(g Game, err error) int {
	if g.isOther(err) {
		return math.MaxInt
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return 1
	}
	return len(joined.Unwrap())
}

// An ownError is an error of a game, among several games.
type ownError struct {
	game Game
	error
}

func (e *ownError) Unwrap() error { return e.error }

// of is an error as one of a game.
func of(g Game, err error) error {
	if err == nil {
		return nil
	}
	return &ownError{g, err}
}

// Failure returns an error of one of the games, or of a text that no game can read, for
// programs and for people.
func (all Games) Failure(err error, in Manner) Failure {
	if own, ok := errors.AsType[*ownError](err); ok {
		return own.game.Failure(own.error, in)
	}
	return failureOf(err)
}

// Choices returns those of all games, for a form.
func (all Games) Choices() []Choices {
	choices := []Choices{}
	for _, g := range all {
		choices = append(choices, g.Choices())
	}
	return choices
}

// Bots returns the names of the bots that all games have, the weakest first.
func (all Games) Bots() []string {
	bots := []string{}
	for i, g := range all {
		if i == 0 {
			bots = g.Bots()
			continue
		}
		bots = slices.DeleteFunc(bots, func(name string) bool { return !slices.Contains(g.Bots(), name) })
	}
	return bots
}

// Help returns how the game of a header is played, for people who do not know it.
func (all Games) Help(header string, in Manner) ([]Paragraph, error) {
	p, _, err := all.New(header, nil)
	if err != nil {
		return nil, err
	}
	return p.Help(in), nil
}

// Languages returns the tags of the languages in which words can be asked for.
func Languages() []string {
	var tags []string
	for l := range phrases.Languages() {
		tags = append(tags, l.String())
	}
	return tags
}
