package describe

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// Of returns the game that Parts describe. If parts are missing or contradict each other,
// [Complete] lists all that is wrong, and everything that begins a game returns it as the
// error.
func Of[State comparable, Move family.Written, P family.Pointer[State, Move]](parts Parts[State, Move]) Game {
	g := &described[State, Move, P]{parts: parts}
	if parts.Arrays != nil {
		g.packed, _, _ = packed(parts.Arrays.Sections)
	}
	g.faults = g.settle()
	return g
}

// described is a Game by its Parts.
type described[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	parts  Parts[State, Move]
	packed []Section // of the arrays
	faults []error
}

func (g *described[State, Move, P]) Name() string { return g.parts.Name }

func (g *described[State, Move, P]) About() About {
	parts := &g.parts
	about := About{
		Title: g.title(), Usual: max(parts.Usual, parts.Least), Secrets: parts.Secrets != nil,
		Moves: g.movesOrNone(), Events: []Kind{{Name: plainEvent}}, Phases: g.phases(),
		Rules: parts.Rules, Books: parts.Books, Page: parts.Page, SetupFields: parts.Setup,
		Formats: g.formats(), Vectors: parts.Vectors,
	}
	if parts.Events != nil {
		about.Events = parts.Events.kinds
	}
	return about
}

func (g *described[State, Move, P]) title() string {
	if g.parts.Title == "" {
		return g.parts.Name
	}
	return g.parts.Title
}

// plainPhases are the phases of a game that says nothing of its own.
var plainPhases = []string{"chance", "move", "over"}

func (g *described[State, Move, P]) phases() []string {
	if g.parts.Phase == nil {
		return plainPhases
	}
	return g.parts.Phases
}

func (g *described[State, Move, P]) New(text string, files fs.FS) (Position, string, error) {
	if err := g.broken(); err != nil {
		return nil, "", err
	}
	if err := parse.Unreadable(text); err != nil {
		return nil, "", err
	}
	s, header, err := g.parts.Notation.begin(text, files)
	if err != nil {
		return nil, "", err
	}
	return g.begun(s), header, nil
}

func (g *described[State, Move, P]) Restore(text string) (Position, error) {
	if err := g.broken(); err != nil {
		return nil, err
	}
	if !g.parts.Notation.stores() {
		return g.replayed(strings.ReplaceAll(text, movesBetween, "\n"))
	}
	s, err := g.parts.Notation.parseText(strings.TrimSpace(text))
	if err != nil {
		return nil, err
	}
	return g.at(s), nil
}

func (g *described[State, Move, P]) FromJSON(text []byte) (Position, error) {
	if err := g.broken(); err != nil {
		return nil, err
	}
	if !g.parts.Notation.stores() {
		var lines []string
		if err := json.Unmarshal(text, &lines); err != nil {
			return nil, err
		}
		return g.replayed(strings.Join(lines, "\n"))
	}
	s, err := g.parts.Notation.parseJSON(text)
	if err != nil {
		return nil, err
	}
	return g.at(s), nil
}

// replayed is the position in which a record ends.
func (g *described[State, Move, P]) replayed(record string) (Position, error) {
	replay, err := g.ReadRecord(record, nil)
	if err == nil {
		err = replay.Err
	}
	if err != nil {
		return nil, err
	}
	return replay.End, nil
}

func (g *described[State, Move, P]) isOther(err error) bool { return wrongWith(err).other }

// begun is a position in which a game begins, and at one of which nothing else is known.
func (g *described[State, Move, P]) begun(s State) *position[State, Move, P] {
	p := g.at(s)
	if !g.parts.Notation.stores() {
		p.trail = &trail{}
	}
	return p
}

func (g *described[State, Move, P]) at(s State) *position[State, Move, P] {
	return &position[State, Move, P]{state: s, of: g}
}

// What is left out of the Parts is answered by the rules.

func (g *described[State, Move, P]) phase(s *State) string {
	switch {
	case g.parts.Phase != nil:
		return g.parts.Phase(s)
	case P(s).Over():
		return plainPhases[2]
	case P(s).Chance():
		return plainPhases[0]
	}
	return plainPhases[1]
}

func (g *described[State, Move, P]) round(s *State) int {
	if g.parts.Round == nil {
		return 0
	}
	return g.parts.Round(s)
}

func (g *described[State, Move, P]) points(s *State, seat family.Seat) int {
	switch {
	case g.parts.Points != nil:
		return g.parts.Points(s, seat)
	case seat == family.Nobody:
		return 0
	}
	return P(s).Total(seat)
}

func (g *described[State, Move, P]) winners(s *State) iter.Seq[family.Seat] {
	if g.parts.Winners != nil {
		return g.parts.Winners(s)
	}
	return func(yield func(family.Seat) bool) {
		for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
			if P(s).Rank(seat) == 1 && !yield(seat) {
				return
			}
		}
	}
}

func (g *described[State, Move, P]) kind(m Move) string {
	if g.parts.Moves != nil {
		return g.parts.Moves.kind(m)
	}
	word, _, _ := strings.Cut(m.String(), " ")
	return word
}

func (g *described[State, Move, P]) says(m Move) []Said {
	if g.parts.Moves == nil {
		return nil
	}
	return g.parts.Moves.says(m)
}

// plainEvent is the kind of the one event of a move in a game without Events.
const plainEvent = "move"

// events are what a move does, of the game's own type or a made.
func (g *described[State, Move, P]) events(s *State, m Move) ([]any, error) {
	if g.parts.Events != nil {
		return g.parts.Events.found(s, m)
	}
	if err := P(s).Check(m); err != nil {
		return nil, err
	}
	return []any{g.made(s, m)}, nil
}

func (g *described[State, Move, P]) hide(event any) any {
	if g.parts.Events == nil {
		return hidden{}
	}
	return g.parts.Events.hide(event)
}

// hidden is the event of a move that a seat does not see, in a game without Events.
type hidden struct{}

func (hidden) String() string { return "–" }

func (g *described[State, Move, P]) event(s *State, event any) Event {
	if g.parts.Events == nil {
		return Event{Kind: plainEvent, Seat: int(P(s).Turn())}
	}
	return g.parts.Events.event(event)
}

func (g *described[State, Move, P]) hexes(m Move) []hexmap.Cell {
	if g.parts.Hexes == nil {
		return nil
	}
	return g.parts.Hexes(m)
}

func (g *described[State, Move, P]) sees(s *State, m Move, seat family.Seat) bool {
	return g.parts.Secrets == nil || seat == family.Everyone || g.parts.Secrets.Sees(s, m, seat)
}

// report is what a seat sees of a position.
func (g *described[State, Move, P]) report(s *State, seat family.Seat) ([]byte, error) {
	if g.parts.Report != nil {
		return g.parts.Report(s, seat)
	}
	plain := struct {
		Turn   int    `json:"turn"`
		Phase  string `json:"phase"`
		Round  int    `json:"round"`
		Over   bool   `json:"over"`
		Points []int  `json:"points"` // from seat 1 on
	}{int(P(s).Turn()), g.phase(s), g.round(s), P(s).Over(), []int{}}
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		plain.Points = append(plain.Points, g.points(s, seat))
	}
	return json.Marshal(plain)
}

func (g *described[State, Move, P]) teller(in Manner) teller[State, Move] {
	if g.parts.Words == nil {
		return untold[State, Move, P]{g, in}
	}
	if g.parts.Words.in == nil {
		return g.tellerOf(g.parts.Words.texts, in)
	}
	return g.parts.Words.in(in)
}

func (g *described[State, Move, P]) ledger(from *State, moves []Move, s *State, in Manner) ([]Ledger, error) {
	if g.parts.Words != nil && g.parts.Words.Ledger != nil {
		return g.parts.Words.Ledger(from, moves, s, in)
	}
	tell, all := g.teller(in), []Ledger{}
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		total := g.points(s, seat)
		all = append(all, Ledger{int(seat), tell.Player(seat), []string{fmt.Sprint(total)}, []Source{}, total})
	}
	return all, nil
}
