package frontend

import (
	"encoding"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// A kind is a game by its name.
type kind struct {
	name    string
	open    func(header string) (Position, string, error)
	restore func(text string) (Position, error)
}

// games are the games that can be played.
var games = []kind{steamRollers.kind(), steamPower.kind(), steamGame.kind()}

// A state is a pointer to the State of a game.
type state[S, M, Seat any] interface {
	*S
	encoding.TextMarshaler
	encoding.TextUnmarshaler
	Seats() int
	Turn() Seat
	Chance() bool
	Over() bool
	Apply(M) (S, error)
	Sample(*rand.Rand) M
}

// A move is a move of a game.
type move interface {
	comparable
	fmt.Stringer
	Hex() hexmap.Cell
}

// rules are what is asked of the package of a game besides its State.
type rules[S any, M move, Seat ~uint8, P state[S, M, Seat]] struct {
	name    string
	secrets bool // something is hidden from somebody until the game is over
	// begin reads what is played, and writes it as all write it.
	begin  func(text string) (S, string, error)
	parse  func(text string) (M, error)
	report func(s *S, seat Seat) ([]byte, error)
	// hidden reports whether a seat may not see a move that is made in s.
	hidden func(s *S, m M, seat Seat) bool
	// tell is the game told by a speaker.
	tell     func(in Manner) teller[S, M, Seat]
	pictures func(s *S) []string
	// picture draws for a seat that can choose from these moves.
	picture func(s *S, name string, seat Seat, moves []M, in Manner, look Look) (string, bool)
	moves   func(s *S) []M
	// tracks draws what moves draw in a hex, to choose from.
	tracks func(s *S, hex hexmap.Cell, moves []M, in Manner, look Look) string
	// part is the moves that a part of a picture chooses, or why it chooses none.
	part func(s *S, part string) ([]M, error)
	rule func(err error) string // the rule that a refusal names
}

// A teller tells a game in one language.
type teller[S, M, Seat any] struct {
	prompt  func(*S) string
	result  func(*S) string
	options func(*S) []Group
	refusal func(error) string
	// events tells what a move does; what is hidden from the seat is left out.
	events func(s *S, m M, seat Seat) []string
}

func (r *rules[S, M, Seat, P]) kind() kind {
	return kind{
		name: r.name,
		open: func(text string) (Position, string, error) {
			s, header, err := r.begin(text)
			if err != nil {
				return nil, "", err
			}
			return &position[S, M, Seat, P]{s, r}, header, nil
		},
		restore: func(text string) (Position, error) {
			p := &position[S, M, Seat, P]{rules: r}
			if err := P(&p.state).UnmarshalText([]byte(text)); err != nil {
				return nil, err
			}
			return p, nil
		},
	}
}

// A position is a State with the rules that it is of.
type position[S any, M move, Seat ~uint8, P state[S, M, Seat]] struct {
	state S
	rules *rules[S, M, Seat, P]
}

func (p *position[S, M, Seat, P]) s() P { return &p.state }

func (p *position[S, M, Seat, P]) Game() string { return p.rules.name }
func (p *position[S, M, Seat, P]) Seats() int   { return p.s().Seats() }
func (p *position[S, M, Seat, P]) Turn() int    { return int(p.s().Turn()) }
func (p *position[S, M, Seat, P]) Chance() bool { return p.s().Chance() }
func (p *position[S, M, Seat, P]) Over() bool   { return p.s().Over() }
func (p *position[S, M, Seat, P]) Secret() bool { return p.rules.secrets && !p.s().Over() }

func (p *position[S, M, Seat, P]) Text() string {
	text, err := p.s().MarshalText()
	if err != nil {
		panic(err) // of the zero State alone, which no Position holds
	}
	return string(text)
}

func (p *position[S, M, Seat, P]) Move(text string) (Position, error) {
	if p.s().Chance() {
		return nil, &Refusal{ErrNotAsked}
	}
	return p.Replay(text)
}

func (p *position[S, M, Seat, P]) Replay(text string) (Position, error) {
	m, err := p.rules.parse(text)
	if err != nil {
		return nil, &Refusal{err}
	}
	next, err := p.s().Apply(m)
	if err != nil {
		return nil, &Refusal{err}
	}
	return &position[S, M, Seat, P]{next, p.rules}, nil
}

func (p *position[S, M, Seat, P]) Fall(random *rand.Rand) (Position, string) {
	m := p.s().Sample(random)
	next, err := p.s().Apply(m)
	if err != nil {
		panic(err) // what may fall is legal
	}
	return &position[S, M, Seat, P]{next, p.rules}, m.String()
}

func (p *position[S, M, Seat, P]) View(seat int, in Manner) View {
	tell := p.rules.tell(in)
	v := View{
		Turn: p.Turn(), Over: p.Over(), Prompt: tell.prompt(&p.state), Result: tell.result(&p.state),
		Options: []Group{},
	}
	if seat != 0 && seat == v.Turn {
		v.Options = tell.options(&p.state)
	}
	report, err := p.rules.report(&p.state, Seat(seat))
	if err != nil {
		panic(err) // a report is plain data
	}
	v.Report = report
	return v
}

func (p *position[S, M, Seat, P]) Step(text string, seat int, in Manner) Step {
	m, err := p.rules.parse(text)
	if err != nil {
		return Step{Words: []string{}}
	}
	step := Step{Seat: p.Turn(), Words: p.rules.tell(in).events(&p.state, m, Seat(seat))}
	if !p.rules.hidden(&p.state, m, Seat(seat)) {
		step.Move = text
	}
	return step
}

func (p *position[S, M, Seat, P]) Refusal(r *Refusal, in Manner) Refused {
	return Refused{p.rules.rule(r.err), p.rules.tell(in).refusal(r.err)}
}

func (p *position[S, M, Seat, P]) Pictures() []string { return p.rules.pictures(&p.state) }

func (p *position[S, M, Seat, P]) Picture(name string, seat int, in Manner, look Look) (string, bool) {
	if !slices.Contains(p.Pictures(), name) {
		return "", false
	}
	var moves []M
	if seat != 0 && seat == p.Turn() {
		moves = p.rules.moves(&p.state)
	}
	return p.rules.picture(&p.state, name, Seat(seat), moves, in, look)
}

// groupsOf is groups of options of a game, taken apart by take.
func groupsOf[G any](groups []G, take func(G) (title string, within []G, options []Option)) []Group {
	all := make([]Group, 0, len(groups))
	for _, g := range groups {
		title, within, options := take(g)
		group := Group{Title: title, Options: options}
		if len(within) > 0 {
			group.Groups = groupsOf(within, take)
		}
		all = append(all, group)
	}
	return all
}

func (p *position[S, M, Seat, P]) Choice(part string, seat int, in Manner, look Look) Choice {
	if seat == 0 || seat != p.Turn() {
		return Choice{Moves: []string{}, Refused: Refused{Text: p.rules.tell(in).prompt(&p.state)}}
	}
	moves, err := p.rules.part(&p.state, part)
	choice := Choice{Moves: make([]string, 0, len(moves))}
	for _, m := range moves {
		choice.Moves = append(choice.Moves, m.String())
	}
	if len(moves) > 0 {
		if hex := moves[0].Hex(); !slices.ContainsFunc(moves, func(m M) bool { return m.Hex() != hex }) {
			choice.Tracks = p.rules.tracks(&p.state, hex, moves, in, look)
		}
	}
	if len(moves) == 0 && err != nil {
		choice.Refused = p.Refusal(&Refusal{err}, in)
	}
	return choice
}
