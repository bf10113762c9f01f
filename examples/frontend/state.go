package frontend

import (
	"encoding"
	"encoding/json"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A state is a pointer to the State of a game.
type state[S, M, E, Seat any] interface {
	*S
	encoding.TextMarshaler
	encoding.TextUnmarshaler
	json.Marshaler
	json.Unmarshaler
	Seats() int
	Turn() Seat
	Chance() bool
	Over() bool
	Round() int
	Total(Seat) int
	Apply(M) (S, error)
	Explain(M) error
	AppendMoves([]M) []M
	AppendEvents([]E, M) ([]E, error)
	Sample(*rand.Rand) M
}

// A move is a move of a game.
type move interface {
	comparable
	fmt.Stringer
	Hex() hexmap.Cell
	Chance() bool
}

// A rule is a rule of a game.
type rule interface {
	comparable
	error
	String() string
	IsValid() bool
}

// A speaker tells a game in one language.
type speaker[S, M, E, Seat, R any] interface {
	Prompt(*S) string
	Result(*S) string
	Options(*S) []phrases.Group[M]
	Why(error) string
	Meant(s *S, text string) string
	Rule(R) string
	Event(E) string
	Player(Seat) string
	Help(*S) []phrases.Paragraph[R]
}

// rules are what is asked of the package of a game besides its State.
type rules[S any, M move, E any, Seat ~uint8, R rule, P state[S, M, E, Seat]] struct {
	name    string
	secrets bool // something is hidden from somebody until the game is over
	// begin reads what is played, and writes it as all write it.
	begin func(text string) (S, string, error)
	// setup writes what is played as the header of a record.
	setup func(json []byte) (string, error)
	// read reads a record.
	read  func(record string) (replaying[S, M], error)
	notes func(replaying[S, M]) Notes
	// write writes a record of moves from a position on.
	write    func(from *S, moves []M, notes Notes) ([]byte, error)
	choices  func() Choices
	parse    func(text string) (M, error)
	phase    func(s *S) string
	winners  func(s *S) []int
	olive    func(s *S) int // her points
	report   func(s *S, seat Seat) ([]byte, error)
	ledger   func(from *S, moves []M, s *S, in Manner) ([]Ledger, error)
	speaker  func(in Manner) speaker[S, M, E, Seat, R]
	kind     func(m M) string
	says     func(m M) []Said
	event    func(e E) Event // without its text
	kinds    func() (moves, events []Kind)
	isReason func(family.Reason) bool // whether a reason is one of the game
	hidden   func(s *S, m M, seat Seat) bool
	hide     func(e E) E // without what is hidden of it
	// redealt deals anew what is hidden from a seat; nil where nothing is.
	redealt  func(s *S, seat Seat, random *rand.Rand) S
	bot      func(name string) (chooser[S, M], error)
	search   func(t Thought) searcher[S, M]
	pictures func(s *S) []string
	// picture draws for a seat that can choose from these moves, after these events.
	picture func(s *S, name string, seat int, moves []M, last []E, in Manner, look Look) string
	routes  func(s *S, m M, seat int, in Manner, look Look) iter.Seq[Route]
	// tracks draws what moves draw in a hex, to choose from, and where it would lie.
	tracks func(s *S, hex hexmap.Cell, moves []M, in Manner, look Look) (tracks, ghosts string)
	// part is the moves that a part of a picture chooses, or why it chooses none.
	part func(s *S, part string) ([]M, error)
	// owner is the seat whose part it is, 0 for one that is everybody's.
	owner func(part string) Seat
}

func (r *rules[S, M, E, Seat, R, P]) game() kind {
	return kind{
		name: r.name, secrets: r.secrets,
		open: func(text string) (Position, string, error) {
			s, header, err := r.begin(text)
			if err != nil {
				return nil, "", err
			}
			return r.of(s), header, nil
		},
		restore: func(text string) (Position, error) {
			var s S
			if err := P(&s).UnmarshalText([]byte(text)); err != nil {
				return nil, err
			}
			return r.of(s), nil
		},
		fromJSON: func(text []byte) (Position, error) {
			var s S
			if err := P(&s).UnmarshalJSON(text); err != nil {
				return nil, err
			}
			return r.of(s), nil
		},
		replay:  r.replay,
		header:  r.setup,
		faults:  r.faultsOf,
		knows:   r.knows,
		isOther: func(err error) bool { return wrongWith(err).other },
		failure: r.failure,
		bot:     r.seat,
		choices: r.choices,
		kinds:   r.kinds,
	}
}

func (r *rules[S, M, E, Seat, R, P]) of(s S) Position {
	return &position[S, M, E, Seat, R, P]{s, r}
}

// A position is a State with the rules that it is of.
type position[S any, M move, E any, Seat ~uint8, R rule, P state[S, M, E, Seat]] struct {
	state S
	rules *rules[S, M, E, Seat, R, P]
}

func (p *position[S, M, E, Seat, R, P]) s() P { return &p.state }

// State is the State that the position is of.
func (p *position[S, M, E, Seat, R, P]) State() *S { return &p.state }

func (p *position[S, M, E, Seat, R, P]) Game() string   { return p.rules.name }
func (p *position[S, M, E, Seat, R, P]) Seats() int     { return p.s().Seats() }
func (p *position[S, M, E, Seat, R, P]) Turn() int      { return int(p.s().Turn()) }
func (p *position[S, M, E, Seat, R, P]) Chance() bool   { return p.s().Chance() }
func (p *position[S, M, E, Seat, R, P]) Over() bool     { return p.s().Over() }
func (p *position[S, M, E, Seat, R, P]) Secret() bool   { return p.rules.secrets && !p.s().Over() }
func (p *position[S, M, E, Seat, R, P]) Phase() string  { return p.rules.phase(&p.state) }
func (p *position[S, M, E, Seat, R, P]) Round() int     { return p.s().Round() }
func (p *position[S, M, E, Seat, R, P]) Winners() []int { return p.rules.winners(&p.state) }

func (p *position[S, M, E, Seat, R, P]) Points(seat int) int {
	switch {
	case seat == 0 && p.rules.olive != nil:
		return p.rules.olive(&p.state)
	case seat < 1 || seat > p.Seats():
		return 0
	}
	return p.s().Total(Seat(seat))
}

func (p *position[S, M, E, Seat, R, P]) Text() string {
	text, err := p.s().MarshalText()
	if err != nil {
		panic(err) // of the zero State alone, which no Position holds
	}
	return string(text)
}

func (p *position[S, M, E, Seat, R, P]) JSON() []byte {
	text, err := p.s().MarshalJSON()
	if err != nil {
		panic(err) // likewise
	}
	return text
}

func (p *position[S, M, E, Seat, R, P]) moves() []M { return p.s().AppendMoves(nil) }

func (p *position[S, M, E, Seat, R, P]) Moves() []string { return textsOf(p.moves()) }

func textsOf[M move](moves []M) []string {
	texts := make([]string, 0, len(moves))
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	return texts
}

func (p *position[S, M, E, Seat, R, P]) Move(text string) (Position, error) {
	if p.s().Chance() {
		return nil, &Refusal{err: ErrNotAsked}
	}
	return p.Replay(text)
}

func (p *position[S, M, E, Seat, R, P]) Replay(text string) (Position, error) {
	m, err := p.rules.parse(text)
	if err != nil {
		return nil, p.refused(err, text)
	}
	next, err := p.s().Apply(m)
	if err != nil {
		return nil, p.refused(err, text)
	}
	return p.rules.of(next), nil
}

func (p *position[S, M, E, Seat, R, P]) Fall(random *rand.Rand) (Position, string) {
	m := p.s().Sample(random)
	next, err := p.s().Apply(m)
	if err != nil {
		panic(err) // what may fall is legal
	}
	return p.rules.of(next), m.String()
}

func (p *position[S, M, E, Seat, R, P]) Explain(text string) error {
	m, err := p.rules.parse(text)
	if err == nil {
		err = p.s().Explain(m)
	}
	if err != nil {
		return p.refused(err, text)
	}
	return nil
}

// refused is why a typed move cannot be made.
func (p *position[S, M, E, Seat, R, P]) refused(err error, text string) *Refusal {
	return &Refusal{err, func(in Manner) string { return p.rules.speaker(in).Meant(&p.state, text) }}
}

func (p *position[S, M, E, Seat, R, P]) Describe(text string) (Move, error) {
	m, err := p.rules.parse(text)
	if err != nil {
		return Move{}, &Refusal{err: err}
	}
	return p.rules.describe(m), nil
}

func (p *position[S, M, E, Seat, R, P]) DescribeAll() []Move {
	all := []Move{}
	for _, m := range p.moves() {
		all = append(all, p.rules.describe(m))
	}
	return all
}

func (r *rules[S, M, E, Seat, R, P]) describe(m M) Move {
	return Move{m.String(), r.kind(m), m.Chance(), r.says(m)}
}

func (p *position[S, M, E, Seat, R, P]) Help(in Manner) []Paragraph {
	return paragraphsOf(p.rules.speaker(in).Help(&p.state))
}

func (p *position[S, M, E, Seat, R, P]) Prompt(in Manner) string {
	return p.rules.speaker(in).Prompt(&p.state)
}

func (p *position[S, M, E, Seat, R, P]) Result(in Manner) string {
	return p.rules.speaker(in).Result(&p.state)
}

func (p *position[S, M, E, Seat, R, P]) Options(in Manner) []Group {
	return groupsOf(p.rules.speaker(in).Options(&p.state))
}

func (p *position[S, M, E, Seat, R, P]) Report(seat int) json.RawMessage {
	report, err := p.rules.report(&p.state, Seat(seat))
	if err != nil {
		panic(err) // a report is plain data
	}
	return report
}

func (p *position[S, M, E, Seat, R, P]) View(seat int, in Manner) View {
	v := View{
		Turn: p.Turn(), Over: p.Over(), Phase: p.Phase(), Round: p.Round(), Prompt: p.Prompt(in), Result: p.Result(in),
		Options: []Group{}, Pictures: p.Pictures(),
	}
	if p.asks(seat) {
		v.Options = p.Options(in)
	}
	return v
}

// asks reports whether a seat is asked, or the one that is asked is among everyone.
func (p *position[S, M, E, Seat, R, P]) asks(seat int) bool {
	return p.Turn() != 0 && (seat == p.Turn() || seat == Everyone)
}

// sees reports whether a seat sees all that a move says.
func (p *position[S, M, E, Seat, R, P]) sees(m M, seat int) bool {
	return seat == Everyone || !p.rules.hidden(&p.state, m, Seat(seat))
}

// events are what a move does, as a seat sees it.
func (p *position[S, M, E, Seat, R, P]) events(text string, seat int) ([]E, error) {
	m, err := p.rules.parse(text)
	if err != nil {
		return nil, &Refusal{err: err}
	}
	events, err := p.s().AppendEvents(nil, m)
	if err != nil {
		return nil, &Refusal{err: err}
	}
	if !p.sees(m, seat) {
		for i, e := range events {
			events[i] = p.rules.hide(e)
		}
	}
	return events, nil
}

func (p *position[S, M, E, Seat, R, P]) Events(text string, seat int, in Manner) ([]Event, error) {
	found, err := p.events(text, seat)
	if err != nil {
		return nil, err
	}
	tell := p.rules.speaker(in)
	events := make([]Event, 0, len(found))
	for _, e := range found {
		event := p.rules.event(e)
		event.Text = tell.Event(e)
		events = append(events, event)
	}
	return events, nil
}

func (p *position[S, M, E, Seat, R, P]) Redealt(seat int, random *rand.Rand) Position {
	if !p.Secret() || seat == Everyone {
		return p
	}
	return p.rules.of(p.rules.redealt(&p.state, Seat(seat), random))
}

func (p *position[S, M, E, Seat, R, P]) Sees(text string, seat int) bool {
	m, err := p.rules.parse(text)
	return err == nil && p.sees(m, seat)
}

func (p *position[S, M, E, Seat, R, P]) Step(text string, seat int, in Manner) Step {
	step := Step{Seat: p.Turn(), Events: []Event{}}
	if events, err := p.Events(text, seat, in); err == nil {
		step.Events = events
	}
	if p.Sees(text, seat) {
		step.Move = text
	}
	return step
}

func (p *position[S, M, E, Seat, R, P]) Refusal(r *Refusal, in Manner) Refused {
	return p.rules.refused(r, in)
}

func (p *position[S, M, E, Seat, R, P]) Ledger(from Position, moves []string, in Manner) ([]Ledger, error) {
	start, ok := from.(*position[S, M, E, Seat, R, P])
	if !ok {
		return nil, fmt.Errorf("a game of %s does not begin with a position of %s", p.Game(), from.Game())
	}
	made, err := p.rules.parseAll(moves)
	if err != nil {
		return nil, err
	}
	return p.rules.ledger(&start.state, made, &p.state, in)
}

func (p *position[S, M, E, Seat, R, P]) record(moves []string, notes Notes) (string, error) {
	made, err := p.rules.parseAll(moves)
	if err != nil {
		return "", err
	}
	text, err := p.rules.write(&p.state, made, notes)
	return string(text), err
}

func (r *rules[S, M, E, Seat, R, P]) parseAll(texts []string) ([]M, error) {
	moves := make([]M, len(texts))
	for i, text := range texts {
		var err error
		if moves[i], err = r.parse(text); err != nil {
			return nil, &Refusal{err: err}
		}
	}
	return moves, nil
}

func (p *position[S, M, E, Seat, R, P]) Pictures() []string { return p.rules.pictures(&p.state) }

func (p *position[S, M, E, Seat, R, P]) Picture(name string, seat int, in Manner, look Look, last Last) (string, bool) {
	if !slices.Contains(p.Pictures(), name) {
		return "", false
	}
	var moves []M
	if p.asks(seat) && !look.Plain {
		moves = p.moves()
	}
	var events []E
	if before, ok := last.Before.(*position[S, M, E, Seat, R, P]); ok {
		events, _ = before.events(last.Move, seat) // none of a move that was not made there
	}
	return p.rules.picture(&p.state, name, seat, moves, events, in, look), true
}

// mostRoutes is how many ways of one good are shown.
const mostRoutes = 6

func (p *position[S, M, E, Seat, R, P]) Routes(text string, seat int, in Manner, look Look) []Route {
	routes := []Route{}
	m, err := p.rules.parse(text)
	if err != nil {
		return routes
	}
	for route := range p.rules.routes(&p.state, m, seat, in, look) {
		if routes = append(routes, route); len(routes) == mostRoutes {
			break
		}
	}
	return routes
}

func (p *position[S, M, E, Seat, R, P]) Choice(part string, seat int, in Manner, look Look) Choice {
	choice := Choice{Options: []Option{}}
	if !p.asks(seat) {
		choice.Refused = &Refused{Message: p.Prompt(in)}
		return choice
	}
	moves, err := p.rules.part(&p.state, part)
	if len(moves) == 0 {
		owner := p.rules.owner(part)
		if err != nil {
			refused := p.rules.refused(err, in)
			choice.Refused = &refused
		} else {
			choice.Elsewhere = owner != 0 && owner != p.s().Turn()
		}
		return choice
	}
	for _, group := range p.rules.speaker(in).Options(&p.state) {
		for option := range group.All() {
			if slices.Contains(moves, option.Move) {
				choice.Options = append(choice.Options, optionOf(option))
			}
		}
	}
	if hex := moves[0].Hex(); !slices.ContainsFunc(moves, func(m M) bool { return m.Hex() != hex }) {
		choice.Tracks, choice.Ghosts = p.rules.tracks(&p.state, hex, moves, in, look)
	}
	return choice
}

func groupsOf[M move](groups []phrases.Group[M]) []Group {
	all := make([]Group, 0, len(groups))
	for _, g := range groups {
		group := Group{Title: g.Title}
		for _, o := range g.Options {
			group.Options = append(group.Options, optionOf(o))
		}
		if len(g.Groups) > 0 {
			group.Groups = groupsOf(g.Groups)
		}
		all = append(all, group)
	}
	return all
}

func optionOf[M move](o phrases.Option[M]) Option { return Option{o.Move.String(), o.Text, o.Effects} }

// seatOf is the seat that the name of a picture ends with.
func seatOf(name string) int { return int(name[len(name)-1] - '0') }

// language is a manner's language, English where it is none that is known.
func (in Manner) language() phrases.Language {
	language, err := phrases.ParseLanguage(in.Language)
	if err != nil {
		return phrases.English
	}
	return language
}

// names are the names of a manner, each on one line.
func (in Manner) names() []string {
	names := make([]string, len(in.Names))
	for i, name := range in.Names {
		names[i] = strings.Join(strings.Fields(name), " ")
	}
	return names
}
