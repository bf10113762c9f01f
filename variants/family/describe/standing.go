package describe

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A position is a State of a game that is described.
type position[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	state State
	of    *described[State, Move, P]
	trail *trail // in a game whose positions have no text by themselves, if it is known
}

// A trail is the moves that led to a position from the beginning.
type trail struct {
	before *trail // nil at the beginning
	move   string
}

// movesBetween stands between the lines of a trail on one line.
const movesBetween = "; "

// lines are the record of a trail.
func (t *trail) lines(header ...string) []string {
	var moves []string
	for ; t.before != nil; t = t.before {
		moves = append(moves, t.move)
	}
	slices.Reverse(moves)
	return append(header, moves...)
}

// trailed are the lines of the record that led to a position, nil if they are not known.
func (p *position[State, Move, P]) trailed() []string {
	if p.trail == nil {
		return nil
	}
	return p.trail.lines(strings.Split(strings.TrimSpace(p.Header()), "\n")...)
}

// then is the position after a move that leads to a State.
func (p *position[State, Move, P]) then(next State, m Move) *position[State, Move, P] {
	after := p.of.at(next)
	if p.trail != nil {
		after.trail = &trail{p.trail, m.String()}
	}
	return after
}

func (p *position[State, Move, P]) s() P { return &p.state }

// State is the State that the position is of.
func (p *position[State, Move, P]) State() *State { return &p.state }

func (p *position[State, Move, P]) Of() Game { return p.of }

func (p *position[State, Move, P]) Seats() int   { return p.s().Seats() }
func (p *position[State, Move, P]) Turn() int    { return int(p.s().Turn()) }
func (p *position[State, Move, P]) Chance() bool { return p.s().Chance() }
func (p *position[State, Move, P]) Over() bool   { return p.s().Over() }

// secret reports whether something is hidden from a seat. Nothing is once the game is over.
func (p *position[State, Move, P]) secret() bool { return p.of.parts.Secrets != nil && !p.Over() }

func (p *position[State, Move, P]) phase() string { return p.of.phase(&p.state) }

func (p *position[State, Move, P]) Standing() []Standing {
	all := make([]Standing, p.Seats()+1)
	for seat := range all {
		all[seat].Points = p.of.points(&p.state, family.Seat(seat))
		if seat > 0 && p.Over() {
			all[seat].Rank, all[seat].Return = p.s().Rank(family.Seat(seat)), family.Return(p.s(), family.Seat(seat))
		}
	}
	for seat := range p.of.winners(&p.state) {
		all[seat].Won = true
	}
	return all
}

func (p *position[State, Move, P]) Validate() error {
	if s, ok := any(p.s()).(interface{ Validate() error }); ok {
		return s.Validate()
	}
	return nil
}

func (p *position[State, Move, P]) grid() *hexmap.Grid {
	switch parts := &p.of.parts; {
	case parts.Grid != nil:
		return parts.Grid(&p.state)
	case parts.Map != nil:
		return parts.Map(&p.state).Grid()
	}
	return nil
}

func (p *position[State, Move, P]) Files() map[string]string {
	if p.of.parts.Files == nil {
		return map[string]string{}
	}
	return p.of.parts.Files(&p.state)
}

func (p *position[State, Move, P]) Text() string {
	if !p.of.parts.Notation.stores() {
		return strings.Join(p.trailed(), movesBetween)
	}
	text, err := p.of.parts.Notation.text(&p.state)
	if err != nil {
		panic(err) // of the zero State alone, which no Position holds
	}
	return string(text)
}

func (p *position[State, Move, P]) JSON() json.RawMessage {
	var text []byte
	var err error
	if p.of.parts.Notation.stores() {
		text, err = p.of.parts.Notation.json(&p.state)
	} else {
		text, err = json.Marshal(p.trailed())
	}
	if err != nil {
		panic(err) // likewise
	}
	return text
}

func (p *position[State, Move, P]) moves() []Move { return p.s().AppendMoves(nil) }

func (p *position[State, Move, P]) Moves() []string { return textsOf(p.moves()) }

func textsOf[Move fmt.Stringer](moves []Move) []string {
	texts := make([]string, 0, len(moves))
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	return texts
}

func (p *position[State, Move, P]) Move(text string) (Position, error) {
	if p.s().Chance() {
		return nil, &Refusal{err: errNotAsked}
	}
	return p.played(text, p.imagined)
}

func (p *position[State, Move, P]) Replay(text string) (Position, error) {
	return p.played(text, p.s)
}

// played is the position after a move. What was meant by one that is refused is looked
// for in the State that meant returns.
func (p *position[State, Move, P]) played(text string, meant func() P) (Position, error) {
	m, err := p.of.parts.Notation.parseMove(text)
	if err != nil {
		return nil, p.refused(err, text, meant)
	}
	next, err := p.s().Apply(m)
	if err != nil {
		return nil, p.refused(err, text, meant)
	}
	return p.then(next, m), nil
}

// imagined is the State as the seat that is asked could imagine it, always alike for
// positions that look alike to it.
func (p *position[State, Move, P]) imagined() P {
	if !p.secret() {
		return p.s()
	}
	s := p.of.parts.Secrets.Redealt(&p.state, p.s().Turn(), rand.New(rand.NewPCG(1, 0)))
	return &s
}

func (p *position[State, Move, P]) Fall(random *rand.Rand) (Position, string) {
	m := p.s().Sample(random)
	next, err := p.s().Apply(m)
	if err != nil {
		panic(err) // what may fall is legal
	}
	return p.then(next, m), m.String()
}

// refused is why a typed move cannot be made.
func (p *position[State, Move, P]) refused(err error, text string, meant func() P) *Refusal {
	return &Refusal{err, func(in Manner) string { return p.of.teller(in).Meant(meant(), text) }}
}

func (p *position[State, Move, P]) Header() string { return p.of.parts.Notation.header(&p.state) }

func (p *position[State, Move, P]) Describe(text string) (Taken, error) {
	m, err := p.of.parts.Notation.parseMove(text)
	if err != nil {
		return Taken{}, &Refusal{err: err}
	}
	return p.of.describe(&p.state, m), nil
}

func (g *described[State, Move, P]) describe(s *State, m Move) Taken {
	chance := P(s).Chance()
	if own, ok := any(m).(interface{ Chance() bool }); ok {
		chance = own.Chance()
	}
	taken := Taken{Text: m.String(), Kind: g.kind(m), Chance: chance, Says: g.says(m), Hexes: g.hexes(m)}
	if v := g.parts.Verdicts; v != nil && v.Way != nil {
		taken.Way = v.Way(s, m)
	}
	return taken
}

func (p *position[State, Move, P]) Help(in Manner) []Paragraph {
	return p.of.teller(in).Help(&p.state)
}

func (p *position[State, Move, P]) Report(seat int) json.RawMessage {
	report, err := p.of.report(&p.state, family.Seat(seat))
	if err != nil {
		panic(err) // a report is plain data
	}
	return report
}

func (p *position[State, Move, P]) View(seat int, in Manner) View {
	tell := p.teller(in)
	v := View{
		Turn: p.Turn(), Over: p.Over(), Phase: p.phase(), Round: p.of.round(&p.state),
		Prompt: tell.Prompt(&p.state), Result: tell.Result(&p.state), Options: []Group{}, Pictures: p.pictures(), Table: p.table(in),
	}
	if p.asks(seat) {
		v.Options = p.of.groupsOf(tell.Options(&p.state, p.moves()))
	}
	return v
}

// asks reports whether a seat is asked, or the one that is asked is among everyone.
func (p *position[State, Move, P]) asks(seat int) bool {
	return p.Turn() != 0 && (seat == p.Turn() || seat == Everyone)
}

// events are what a move does, as a seat sees it, of the game's own type, and whether it sees
// all that the move says.
func (p *position[State, Move, P]) events(text string, seat int) (events []any, sees bool, err error) {
	m, err := p.of.parts.Notation.parseMove(text)
	if err != nil {
		return nil, false, &Refusal{err: err}
	}
	sees = p.of.sees(&p.state, m, family.Seat(seat))
	if events, err = p.of.events(&p.state, m); err != nil {
		return nil, sees, &Refusal{err: err}
	}
	if !sees {
		for i, e := range events {
			events[i] = p.of.hide(e)
		}
	}
	return events, sees, nil
}

func (p *position[State, Move, P]) Step(text string, seat int, in Manner) (Step, error) {
	step := Step{Seat: p.Turn(), Events: []Event{}}
	found, sees, err := p.events(text, seat)
	if sees {
		step.Move = text
	}
	tell := p.teller(in)
	for _, e := range found {
		event := p.of.event(&p.state, e)
		event.Text = tell.Event(e)
		if short, ok := tell.Short(e); ok && event.Seat != 0 && short != event.Text {
			event.Short = short
		}
		if event.Seat != 0 {
			event.Did = withoutSubject(cmp.Or(event.Short, event.Text), tell.Player(family.Seat(event.Seat)))
		}
		step.Events = append(step.Events, event)
	}
	return step, err
}

// withoutSubject returns a sentence without the player with whom it begins; "" if it begins
// otherwise.
func withoutSubject(text, player string) string {
	if n := len(player) + 1; len(text) > n && text[n-1] == ' ' && strings.EqualFold(text[:n-1], player) {
		return text[n:]
	}
	return ""
}

func (p *position[State, Move, P]) Redealt(seat int, random *rand.Rand) Position {
	if !p.secret() || seat == Everyone {
		return p
	}
	return p.of.at(p.of.parts.Secrets.Redealt(&p.state, family.Seat(seat), random))
}

func (p *position[State, Move, P]) Ledger(from Position, moves []string, in Manner) ([]Ledger, error) {
	start, ok := from.(*position[State, Move, P])
	if !ok {
		return nil, fmt.Errorf("a game of %s does not begin with a position of %s", p.of.Name(), from.Of().Name())
	}
	made, err := p.of.parseAll(moves)
	if err != nil {
		return nil, err
	}
	return p.of.ledger(&start.state, made, &p.state, in)
}

func (p *position[State, Move, P]) Record(moves []string, notes Notes) (string, error) {
	made, err := p.of.parseAll(moves)
	if err != nil {
		return "", err
	}
	return p.of.parts.Notation.write(&p.state, made, notes.family())
}

func (g *described[State, Move, P]) parseAll(texts []string) ([]Move, error) {
	moves := make([]Move, len(texts))
	for i, text := range texts {
		var err error
		if moves[i], err = g.parts.Notation.parseMove(text); err != nil {
			return nil, &Refusal{err: err}
		}
	}
	return moves, nil
}

func (g *described[State, Move, P]) groupsOf(groups []phrases.Group[Move]) []Group {
	all := make([]Group, 0, len(groups))
	for _, some := range groups {
		group := Group{Title: some.Title}
		for _, o := range some.Options {
			group.Options = append(group.Options, g.optionOf(o))
		}
		if len(some.Groups) > 0 {
			group.Groups = g.groupsOf(some.Groups)
		}
		all = append(all, group)
	}
	return all
}

// tracksOf returns the ends of each track of a text; none if it is no tile.
func tracksOf(text string) (ends [][]string) {
	tile, err := track.ParseTile(text)
	if err != nil {
		return nil
	}
	for t := range tile.Tracks() {
		a, b := t.Ends()
		ends = append(ends, []string{a.String(), b.String()})
	}
	return ends
}

func (g *described[State, Move, P]) optionOf(o phrases.Option[Move]) Option {
	option := Option{Move: o.Move.String(), Text: o.Text, Effects: o.Effects, Kind: g.kind(o.Move)}
	if o.Short != o.Text {
		option.Short = o.Short
	}
	for _, said := range g.says(o.Move) {
		switch value := said.Value.(type) {
		case string:
			switch said.Name {
			case columnGood:
				option.Good = value
				if g.parts.Letter != nil {
					option.Good = string(g.parts.Letter(o.Move))
				}
			case columnTrack, columnTile:
				option.Tracks = tracksOf(value)
			}
		case int:
			if said.Name == columnDie {
				option.Die = value
			}
		}
	}
	return option
}
