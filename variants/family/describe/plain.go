package describe

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// Plain returns the Notation of a game whose setup is the number of players, and whose moves
// have texts:
//
//	Notation: describe.Plain(pick.New, pick.ParseMove),
//
// A record is the header, "game pick" and "players 2", and a move on each line. The text
// of a position is such a record, so that only positions have one that were played to
// from the beginning. [Stored] gives every position a text.
func Plain[State comparable, Move family.Written, P family.Pointer[State, Move]](
	begin func(players int) (State, error), parse func(text string) (Move, error),
) Notation[State, Move] {
	n := &plain[State, Move, P]{parse: parse}
	if begin != nil {
		n.fresh = func(players int, _ ...string) (State, error) { return begin(players) }
	}
	return n
}

// PlainChoice is [Plain] for a game whose setup has words to choose as well. The Setup of
// the [Parts] lists them. Begin takes a word for each of these, in their order, and words
// returns those of a position:
//
//	Notation: describe.PlainChoice(pick.New, (*pick.State).Wood, pick.ParseMove),
//	Setup:    []describe.Chosen{{Name: "wood", Values: []string{"oak", "ash"}, Usual: "oak"}},
//
// Each has a line in the header of a record, "wood oak", which may be left out for the Usual
// word.
func PlainChoice[State comparable, Move family.Written, P family.Pointer[State, Move]](
	begin func(players int, words ...string) (State, error), words func(s *State) []string,
	parse func(text string) (Move, error),
) Notation[State, Move] {
	return &plain[State, Move, P]{fresh: begin, words: words, parse: parse}
}

// Stored returns a Plain notation whose positions have texts by themselves, so that any
// position can be stored, and a game may have Secrets. Fields lists the fields of a position,
// as package archive says. A position is read into the one that begins a game of its setup,
// and valid says what is wrong with it then; valid may be nil. The setup is not among the
// fields.
//
//	Notation: describe.Stored(describe.Plain(pick.New, pick.ParseMove), (*pick.State).Fields, nil),
func Stored[State comparable, Move family.Written, P family.Pointer[State, Move]](
	of Notation[State, Move], fields func(s *State, a *archive.Archive), valid func(s *State) error,
) Notation[State, Move] {
	n, ok := of.(*plain[State, Move, P])
	if !ok {
		return of
	}
	stored := &plain[State, Move, P]{fresh: n.fresh, words: n.words, parse: n.parse, fields: fields, valid: valid}
	if valid == nil {
		stored.valid = func(*State) error { return nil }
	}
	return stored
}

type plain[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	game        string
	least, most int
	choices     []Chosen
	fresh       func(players int, words ...string) (State, error)
	words       func(s *State) []string // nil if there are no choices
	parse       func(text string) (Move, error)
	fields      func(s *State, a *archive.Archive) // nil if positions are not stored
	valid       func(s *State) error
	records     *family.Records[plainSetup[State, Move, P], plainState[State, Move, P], plainMove[Move]]
	known       func() map[string]plainSetup[State, Move, P]
}

// The setup, State and Move of a plain game as a record needs them.
type (
	plainSetup[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
		players int
		words   []string // "" for one that is not said
		of      *plain[State, Move, P]
	}
	plainState[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
		state State
		of    *plain[State, Move, P]
	}
	plainMove[Move comparable] struct {
		move Move
		text string
	}
	// plainPosition has the methods that records ask for.
	plainPosition[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
		family.Position[plainState[State, Move, P], plainMove[Move]]
		s P
		n *plain[State, Move, P]
	}
	plainReason string
)

var errNoText = errors.New("a position of this game is written down by the moves that led to it alone")

func (s plainSetup[State, Move, P]) Records() *family.Records[plainSetup[State, Move, P], plainState[State, Move, P], plainMove[Move]] {
	return s.of.records
}

// begun returns the position in which a game begins.
func (s plainSetup[State, Move, P]) begun() (plainState[State, Move, P], error) {
	fresh, err := s.of.fresh(s.players, s.words...)
	return plainState[State, Move, P]{fresh, s.of}, err
}

// complete fills in the usual words.
func (s plainSetup[State, Move, P]) complete() plainSetup[State, Move, P] {
	s.words = slices.Clone(s.words)
	for i, choice := range s.of.choices {
		if s.words[i] == "" {
			s.words[i] = choice.usual(s.players - s.of.least)
		}
	}
	return s
}

// String is the header of a record, and lines is what follows its first line.
func (s plainSetup[State, Move, P]) String() string { return "game " + s.of.game + "\n" + s.lines() }

func (s plainSetup[State, Move, P]) lines() string {
	lines := fmt.Sprintf("players %d\n", s.players)
	for i, choice := range s.of.choices {
		lines += choice.key() + " " + s.words[i] + "\n"
	}
	return lines
}

// id names the setup in the lines of its positions.
func (s plainSetup[State, Move, P]) id() string { return archive.ID(s.String()) }

// fields writes or reads a setup in JSON.
func (s *plainSetup[State, Move, P]) fields(a *archive.Archive) {
	a.Object("setup")
	archive.Number(a, "players", &s.players, s.of.least, s.of.most)
	for i, choice := range s.of.choices {
		value := max(slices.Index(choice.Values, s.words[i]), 0)
		archive.Choice(a, choice.Name, &value, &archive.Choices{Words: choice.Values, Expected: oneOf(choice)})
		s.words[i] = choice.Values[value]
	}
	a.End()
}

func oneOf(choice Chosen) parse.Phrase {
	return parse.Say("{word}", "word", choice.key()+": "+strings.Join(choice.Values, ", "))
}

func (s plainState[State, Move, P]) AppendText(dst []byte) ([]byte, error) {
	if s.of.fields == nil {
		return dst, errNoText
	}
	a := archive.AppendLine(dst, s.of.setup(&s.state).id())
	s.of.fields(&s.state, &a)
	return a.Bytes(), nil
}

func (s plainState[State, Move, P]) MarshalJSON() ([]byte, error) {
	if s.of.fields == nil {
		return nil, errNoText
	}
	a := archive.AppendJSON(nil)
	setup := s.of.setup(&s.state)
	setup.fields(&a)
	s.of.fields(&s.state, &a)
	return a.Bytes(), nil
}

func (m plainMove[Move]) String() string { return m.text }

func (m plainMove[Move]) AppendText(dst []byte) ([]byte, error) { return append(dst, m.text...), nil }

func (m plainMove[Move]) IsValid() bool { return m.text != "" }

func (plainMove[Move]) Chance() bool { return false }

func (p plainPosition[State, Move, P]) Turn() family.Seat { return p.s.Turn() }

func (p plainPosition[State, Move, P]) Total(seat family.Seat) int { return p.s.Total(seat) }

func (p plainPosition[State, Move, P]) Apply(m plainMove[Move]) (plainState[State, Move, P], error) {
	next, err := p.s.Apply(m.move)
	return plainState[State, Move, P]{next, p.n}, err
}

func (r plainReason) String() string      { return string(r) }
func (r plainReason) Template() string    { return string(r) }
func (plainReason) Notation(a any) string { return fmt.Sprint(a) }

func (n *plain[State, Move, P]) table() *family.Records[plainSetup[State, Move, P], plainState[State, Move, P], plainMove[Move]] {
	type (
		setup = plainSetup[State, Move, P]
		state = plainState[State, Move, P]
		move  = plainMove[Move]
	)
	return &family.Records[setup, state, move]{
		Game: n.game, Board: "map", MaxSeats: n.most,
		Header:   n.headerLines,
		Complete: setup.complete,
		AppendHeader: func(s setup, dst []byte) []byte {
			return append(dst, s.lines()...)
		},
		Players: func(s setup) int { return s.players },
		ID:      func(s *state) string { return n.setup(&s.state).id() },
		New:     func(s setup) (state, error) { return s.complete().begun() },
		Parse:   func(line string, s setup) (state, error) { return n.readLine(line, s.complete()) },
		ParseMove: func(words []parse.Word) (move, error) {
			text := parse.Join(words)
			m, err := n.parse(text)
			return move{m, text}, err
		},
		Position: func(s *state) family.Position[state, move] {
			return plainPosition[State, Move, P]{s: P(&s.state), n: n}
		},
		WrongSeat: func(s *state, by family.Seat, m move) error {
			return fmt.Errorf("%s: %v is asked, not %v", m, P(&s.state).Turn(), by)
		},
		NoState: errors.New("there is no position"), NoMove: errors.New("there is no move"),
		Differs: plainReason("claimed is {claimed}, and the points are {points}"),
	}
}

// headerLines reads the lines of a header into a setup.
func (n *plain[State, Move, P]) headerLines(to *plainSetup[State, Move, P], _ fs.FS) family.Header {
	to.of, to.words = n, make([]string, len(n.choices))
	const expected = "a number from {low} to {high}"
	lines := []family.HeaderLine{{
		Key: "players", Expected: parse.Say(expected, "low", n.least, "high", n.most), Needed: true,
		Read: func(w *parse.Line) error {
			to.players = w.Number(expected, n.least, n.most)
			return nil
		},
	}}
	for i, choice := range n.choices {
		lines = append(lines, family.HeaderLine{
			Key: choice.key(), Expected: oneOf(choice), Needed: choice.Required,
			Read: func(w *parse.Line) error {
				to.words[i] = choice.Values[w.Choice(choice.Values...)]
				return nil
			},
		})
	}
	return family.Header{Lines: lines}
}

func (n *plain[State, Move, P]) settle(game string, least, most int, choices []Chosen) (all []string) {
	n.game, n.least, n.most, n.choices = game, least, most, choices
	n.records, n.known = n.table(), sync.OnceValue(n.setups)
	if n.fresh == nil {
		all = append(all, "Plain has no function that begins a game")
	}
	if n.parse == nil {
		all = append(all, "Plain has no function that reads a move")
	}
	if (n.words == nil) != (len(choices) == 0) {
		all = append(all, "Setup has choices, and PlainChoice reads and returns them: they go together")
	}
	for _, choice := range choices {
		if choice.Several || choice.Needs != nil || choice.Unlisted || len(choice.Values) == 0 {
			all = append(all, "each choice of PlainChoice is one of its Values, whatever the others are: "+choice.Name+" is not")
		}
	}
	return all
}

// setups are all that there are, by their IDs.
func (n *plain[State, Move, P]) setups() map[string]plainSetup[State, Move, P] {
	known := map[string]plainSetup[State, Move, P]{}
	var choose func(s plainSetup[State, Move, P])
	choose = func(s plainSetup[State, Move, P]) {
		if i := len(s.words); i < len(n.choices) {
			for _, value := range n.choices[i].Values {
				s.words = append(s.words[:i:i], value)
				choose(s)
			}
			return
		}
		known[s.id()] = s
	}
	for players := n.least; players <= n.most; players++ {
		choose(plainSetup[State, Move, P]{players: players, of: n})
	}
	return known
}

// setup returns that of a position.
func (n *plain[State, Move, P]) setup(s *State) plainSetup[State, Move, P] {
	of := plainSetup[State, Move, P]{players: P(s).Seats(), of: n}
	if n.words != nil {
		of.words = n.words(s)
	}
	return of
}

func (n *plain[State, Move, P]) parseMove(text string) (Move, error) { return n.parse(text) }

func (n *plain[State, Move, P]) begin(header string, files fs.FS) (none State, written string, err error) {
	playing, err := n.records.Open(strings.NewReader(header), files)
	if err != nil {
		return none, "", err
	}
	start := playing.State().state
	if playing.Next() || playing.Result() != nil {
		return none, "", errHeaderOnly
	}
	if err := playing.Err(); err != nil {
		return none, "", err
	}
	return start, n.header(&start), nil
}

func (n *plain[State, Move, P]) open(record io.Reader, files fs.FS) (replaying[State, Move], error) {
	playing, err := n.records.Open(record, files)
	return plainReplay[State, Move, P]{playing}, err
}

// A plainReplay gives the State and Move of a game out of those that records need.
type plainReplay[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	*family.Replay[plainSetup[State, Move, P], plainState[State, Move, P], plainMove[Move]]
}

func (r plainReplay[State, Move, P]) Move() Move    { return r.Replay.Move().move }
func (r plainReplay[State, Move, P]) State() *State { return &r.Replay.State().state }

func (r plainReplay[State, Move, P]) Resume(from State) error {
	return r.Replay.Resume(plainState[State, Move, P]{from, r.Setup().of})
}

func (n *plain[State, Move, P]) write(from *State, moves []Move, notes family.Notes) (string, error) {
	record := family.Record[plainSetup[State, Move, P], plainState[State, Move, P], plainMove[Move]]{Setup: n.setup(from), Notes: notes}
	if fresh, err := record.Setup.begun(); err != nil || fresh.state != *from {
		if !n.stores() {
			return "", errNoText
		}
		record.Position = plainState[State, Move, P]{*from, n}
	}
	for _, m := range moves {
		record.Moves = append(record.Moves, plainMove[Move]{m, m.String()})
	}
	text, err := record.AppendText(nil)
	return string(text), err
}

func (n *plain[State, Move, P]) header(s *State) string {
	return n.setup(s).String() + "\n"
}

func (n *plain[State, Move, P]) stores() bool { return n.fields != nil }

func (n *plain[State, Move, P]) text(s *State) ([]byte, error) {
	return plainState[State, Move, P]{*s, n}.AppendText(nil)
}

func (n *plain[State, Move, P]) json(s *State) ([]byte, error) {
	return plainState[State, Move, P]{*s, n}.MarshalJSON()
}

// read reads the fields of a position of a setup.
func (s plainSetup[State, Move, P]) read(a *archive.Archive) (none plainState[State, Move, P], err error) {
	read, err := s.begun()
	if err != nil {
		return none, err
	}
	s.of.fields(&read.state, a)
	if err := a.Close(); err != nil {
		return none, err
	}
	return read, s.of.valid(&read.state)
}

func (n *plain[State, Move, P]) readLine(line string, of plainSetup[State, Move, P]) (plainState[State, Move, P], error) {
	if !n.stores() {
		return plainState[State, Move, P]{}, errNoText
	}
	return archive.ParseLine(line, of.id(), "map", of.read)
}

func (n *plain[State, Move, P]) parseText(line string) (State, error) {
	s := plainState[State, Move, P]{}
	err := archive.UnmarshalText(&s, []byte(line), "map", n.known, n.readLine)
	return s.state, err
}

func (n *plain[State, Move, P]) parseHere(line string, of replaying[State, Move]) (State, error) {
	s, err := n.readLine(line, of.(plainReplay[State, Move, P]).Setup().complete())
	return s.state, err
}

func (n *plain[State, Move, P]) parseJSON(text []byte) (State, error) {
	s := plainState[State, Move, P]{}
	err := archive.UnmarshalJSON(&s, text, func(a *archive.Archive) (plainState[State, Move, P], error) {
		of := plainSetup[State, Move, P]{players: n.least, words: make([]string, len(n.choices)), of: n}
		of.fields(a)
		if err := a.Err(); err != nil {
			return s, err
		}
		return of.read(a)
	})
	return s.state, err
}
