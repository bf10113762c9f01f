package describe

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
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
	return &plain[State, Move, P]{fresh: begin, parse: parse}
}

type plain[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	game        string
	least, most int
	fresh       func(players int) (State, error)
	parse       func(text string) (Move, error)
	records     *family.Records[plainSetup[State, Move, P], plainState[State], plainMove[Move]]
}

// The setup, State and Move of a plain game as a record needs them.
type (
	plainSetup[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
		players int
		of      *plain[State, Move, P]
	}
	plainState[State comparable] struct{ state State }
	plainMove[Move comparable]   struct {
		move Move
		text string
	}
	// plainPosition has the methods that records ask for.
	plainPosition[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
		family.Position[plainState[State], plainMove[Move]]
		s P
	}
	plainReason string
)

var errNoText = errors.New("a position of this game is written down by the moves that led to it alone")

func (s plainSetup[State, Move, P]) Records() *family.Records[plainSetup[State, Move, P], plainState[State], plainMove[Move]] {
	return s.of.records
}

func (plainState[State]) AppendText(dst []byte) ([]byte, error) { return dst, errNoText }

func (m plainMove[Move]) String() string { return m.text }

func (m plainMove[Move]) AppendText(dst []byte) ([]byte, error) { return append(dst, m.text...), nil }

func (m plainMove[Move]) IsValid() bool { return m.text != "" }

func (plainMove[Move]) Chance() bool { return false }

func (p plainPosition[State, Move, P]) Turn() family.Seat { return p.s.Turn() }

func (p plainPosition[State, Move, P]) Total(seat family.Seat) int { return p.s.Total(seat) }

func (p plainPosition[State, Move, P]) Apply(m plainMove[Move]) (plainState[State], error) {
	next, err := p.s.Apply(m.move)
	return plainState[State]{next}, err
}

func (r plainReason) String() string      { return string(r) }
func (r plainReason) Template() string    { return string(r) }
func (plainReason) Notation(a any) string { return fmt.Sprint(a) }

func (n *plain[State, Move, P]) table() *family.Records[plainSetup[State, Move, P], plainState[State], plainMove[Move]] {
	type (
		setup = plainSetup[State, Move, P]
		state = plainState[State]
		move  = plainMove[Move]
	)
	return &family.Records[setup, state, move]{
		Game: n.game, Board: "map", MaxSeats: n.most,
		Header: func(to *setup, _ fs.FS) family.Header {
			to.of = n
			const expected = "a number from {low} to {high}"
			return family.Header{Lines: []family.HeaderLine{{
				Key: "players", Expected: parse.Say(expected, "low", n.least, "high", n.most), Needed: true,
				Read: func(w *parse.Line) error {
					to.players = w.Number(expected, n.least, n.most)
					return nil
				},
			}}}
		},
		Complete: func(s setup) setup { return s },
		AppendHeader: func(s setup, dst []byte) []byte {
			return fmt.Appendf(dst, "game %s\nplayers %d\n", n.game, s.players)
		},
		Players: func(s setup) int { return s.players },
		ID:      func(s *state) string { return fmt.Sprint(P(&s.state).Seats()) },
		New: func(s setup) (state, error) {
			fresh, err := n.fresh(s.players)
			return state{fresh}, err
		},
		Parse: func(string, setup) (state, error) { return state{}, errNoText },
		ParseMove: func(words []parse.Word) (move, error) {
			text := parse.Join(words)
			m, err := n.parse(text)
			return move{m, text}, err
		},
		Position: func(s *state) family.Position[state, move] {
			return plainPosition[State, Move, P]{s: P(&s.state)}
		},
		WrongSeat: func(s *state, by family.Seat, m move) error {
			return fmt.Errorf("%s: %v is asked, not %v", m, P(&s.state).Turn(), by)
		},
		NoState: errors.New("there is no position"), NoMove: errors.New("there is no move"),
		Differs: plainReason("claimed is {claimed}, and the points are {points}"),
	}
}

func (n *plain[State, Move, P]) settle(game string, least, most int) (all []string) {
	n.game, n.least, n.most = game, least, most
	n.records = n.table()
	if n.fresh == nil {
		all = append(all, "Plain has no function that begins a game")
	}
	if n.parse == nil {
		all = append(all, "Plain has no function that reads a move")
	}
	return all
}

func (n *plain[State, Move, P]) parseMove(text string) (Move, error) { return n.parse(text) }

func (n *plain[State, Move, P]) begin(header string, files fs.FS) (none State, written string, err error) {
	playing, err := n.records.Open(strings.NewReader(header), files)
	if err != nil {
		return none, "", err
	}
	start := playing.State().state
	if playing.Next() || playing.Result() != nil {
		return none, "", ErrHeaderOnly
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
	*family.Replay[plainSetup[State, Move, P], plainState[State], plainMove[Move]]
}

func (r plainReplay[State, Move, P]) Move() Move    { return r.Replay.Move().move }
func (r plainReplay[State, Move, P]) State() *State { return &r.Replay.State().state }

func (r plainReplay[State, Move, P]) Resume(from State) error {
	return r.Replay.Resume(plainState[State]{from})
}

func (n *plain[State, Move, P]) write(from *State, moves []Move, notes family.Notes) (string, error) {
	setup := plainSetup[State, Move, P]{P(from).Seats(), n}
	if fresh, err := n.fresh(setup.players); err != nil || fresh != *from {
		return "", errNoText
	}
	record := family.Record[plainSetup[State, Move, P], plainState[State], plainMove[Move]]{Setup: setup, Notes: notes}
	for _, m := range moves {
		record.Moves = append(record.Moves, plainMove[Move]{m, m.String()})
	}
	text, err := record.AppendText(nil)
	return string(text), err
}

func (n *plain[State, Move, P]) header(s *State) string {
	return fmt.Sprintf("game %s\nplayers %d\n\n", n.game, P(s).Seats())
}

func (*plain[State, Move, P]) stores() bool { return false }

func (*plain[State, Move, P]) text(*State) ([]byte, error) { return nil, errNoText }

func (*plain[State, Move, P]) json(*State) ([]byte, error) { return nil, errNoText }

func (*plain[State, Move, P]) parseText(string) (s State, err error) { return s, errNoText }

func (*plain[State, Move, P]) parseJSON([]byte) (s State, err error) { return s, errNoText }

func (*plain[State, Move, P]) parseHere(string, replaying[State, Move]) (s State, err error) {
	return s, errNoText
}

// Stored returns a [Plain] notation whose positions have texts by themselves, each on one
// line: any position can then be stored, and a game may have Secrets. The text must not
// tell anything but the position.
func Stored[State, Move any](plain Notation[State, Move], write func(s *State) string, read func(text string) (State, error)) Notation[State, Move] {
	return &stored[State, Move]{plain, write, read}
}

type stored[State, Move any] struct {
	Notation[State, Move]
	written func(s *State) string
	restore func(text string) (State, error)
}

func (*stored[State, Move]) stores() bool { return true }

func (n *stored[State, Move]) text(s *State) ([]byte, error) { return []byte(n.written(s)), nil }

func (n *stored[State, Move]) json(s *State) ([]byte, error) { return json.Marshal(n.written(s)) }

func (n *stored[State, Move]) parseText(text string) (State, error) { return n.restore(text) }

func (n *stored[State, Move]) parseHere(text string, _ replaying[State, Move]) (State, error) {
	return n.restore(text)
}

func (n *stored[State, Move]) parseJSON(text []byte) (s State, err error) {
	var line string
	if err := json.Unmarshal(text, &line); err != nil {
		return s, err
	}
	return n.restore(line)
}
