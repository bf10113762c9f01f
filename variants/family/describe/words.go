package describe

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Words tell a game in several languages. [Told] makes them of text files, and [Spoken] of
// the words package of a game.
type Words[State, Move any] struct {
	// Ledger returns where the points of each seat come from, in a position that moves
	// led to from another one. If it is nil only the totals are known.
	Ledger func(from *State, moves []Move, s *State, in Manner) ([]Ledger, error)
	// Table returns the points of all who play by where they come from: a row of headings,
	// the first of them empty, and one for each player. If it is nil only the totals are
	// known.
	Table func(s *State, in Manner) [][]string

	in    func(in Manner) teller[State, Move] // of Spoken
	texts func(phrases.Language) phrases.Text // of Told, in place of in
}

// A teller tells a game to people in one language. None of its texts names anything that
// is hidden from somebody, except those that take a move or an event.
type teller[State, Move any] interface {
	telling[State, Move]
	Rule(rule family.Rule) string // a rule in a sentence
	Event(event any) string       // an event of the game's own type, in a sentence
	Help(s *State) []Paragraph    // how the game is played
}

// telling is what a teller and a [Speaker] have in common.
type telling[State, Move any] interface {
	Prompt(s *State) string
	Result(s *State) string
	Options(s *State) []phrases.Group[Move]
	Why(err error) string
	Meant(s *State, text string) string
	Player(seat family.Seat) string
}

// A Speaker tells a game in one language, with its own types of events and rules, as the words
// packages of games do. None of its texts names anything that is hidden from somebody, except
// those that take a move or an event.
type Speaker[Itself, State, Move, Event any, Rule family.Rule] interface {
	Naming(names ...string) Itself // the speaker who knows the players by names
	To(seat family.Seat) Itself    // the speaker who says “you” to the player of a seat

	Prompt(s *State) string                 // what is asked, and which player
	Result(s *State) string                 // who has won; "" until the game is over
	Options(s *State) []phrases.Group[Move] // the legal moves of the seat that is asked
	Why(err error) string                   // an error of the game, without the identifier of a rule
	Meant(s *State, text string) string     // what was probably meant by a typed move; "" if nothing is known
	Player(seat family.Seat) string         // what a player is called
	Rule(rule Rule) string                  // a rule in a sentence
	Event(event Event) string               // an event in a sentence
	Help(s *State) []phrases.Paragraph[Rule]
}

// Spoken returns the Words of a game. In makes its speaker for a language. Ledger is that
// of [Words] and may be nil. A speaker may have a method Short(Event) string, which tells an
// event without its details.
//
//	Words: describe.Spoken(words.In, nil),
func Spoken[Says Speaker[Says, State, Move, Event, Rule], State, Move, Event any, Rule family.Rule](
	in func(phrases.Language) Says, ledger func(from *State, moves []Move, s *State, tell Says) ([]Ledger, error),
) *Words[State, Move] {
	speaker := func(m Manner) Says { return in(m.Spoken()).Naming(m.Players()...).To(family.Seat(m.You)) }
	w := &Words[State, Move]{in: func(m Manner) teller[State, Move] {
		says := speaker(m)
		return spoken[Says, State, Move, Event, Rule]{says, says}
	}}
	if ledger != nil {
		w.Ledger = func(from *State, moves []Move, s *State, m Manner) ([]Ledger, error) {
			return ledger(from, moves, s, speaker(m))
		}
	}
	return w
}

// spoken is a Speaker as a teller.
type spoken[Says Speaker[Says, State, Move, Event, Rule], State, Move, Event any, Rule family.Rule] struct {
	telling[State, Move]
	says Says
}

func (t spoken[Says, State, Move, Event, Rule]) Rule(rule family.Rule) string {
	if own, ok := rule.(Rule); ok {
		return t.says.Rule(own)
	}
	return rule.Text()
}

func (t spoken[Says, State, Move, Event, Rule]) Event(event any) string {
	if own, ok := event.(Event); ok {
		return t.says.Event(own)
	}
	return fmt.Sprint(event)
}

// Short tells an event without its details if the Speaker has a method Short.
func (t spoken[Says, State, Move, Event, Rule]) Short(event any) string {
	brief, speaks := any(t.says).(interface{ Short(event Event) string })
	own, ok := event.(Event)
	if !speaks || !ok {
		return t.Event(event)
	}
	return brief.Short(own)
}

// OptionsOf tells some moves if the Speaker has a method OptionsOf, and otherwise all.
func (t spoken[Says, State, Move, Event, Rule]) OptionsOf(s *State, moves []Move) []phrases.Group[Move] {
	if some, speaks := any(t.says).(interface {
		OptionsOf(s *State, moves []Move) []phrases.Group[Move]
	}); speaks {
		return some.OptionsOf(s, moves)
	}
	return t.Options(s)
}

func (t spoken[Says, State, Move, Event, Rule]) Help(s *State) []Paragraph {
	return paragraphsOf(t.says.Help(s))
}

// untold tells a game that has no Words.
type untold[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	of *described[State, Move, P]
	in Manner
}

func (t untold[State, Move, P]) Player(seat family.Seat) string {
	if names := t.in.Players(); seat != family.Nobody && int(seat) <= len(names) && names[seat-1] != "" {
		return names[seat-1]
	}
	return seat.String()
}

func (t untold[State, Move, P]) Prompt(s *State) string {
	if P(s).Over() {
		return t.Result(s)
	}
	asked := "Chance"
	if seat := P(s).Turn(); seat != family.Nobody {
		asked = t.Player(seat)
	}
	return asked + ": " + t.of.phase(s)
}

func (t untold[State, Move, P]) Result(s *State) string {
	if !P(s).Over() {
		return ""
	}
	var winners, points []string
	for seat := range t.of.winners(s) {
		winners = append(winners, t.Player(seat))
	}
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		points = append(points, fmt.Sprintf("%s %d", t.Player(seat), t.of.points(s, seat)))
	}
	won := "Nobody has won"
	if len(winners) > 0 {
		won = strings.Join(winners, ", ") + " won"
	}
	return won + ": " + strings.Join(points, ", ")
}

// Options are the moves in the notation, in a group for each kind.
func (t untold[State, Move, P]) Options(s *State) (groups []phrases.Group[Move]) {
	if P(s).Turn() == family.Nobody {
		return nil
	}
	var all phrases.Group[Move]
	for _, m := range P(s).AppendMoves(nil) {
		all.File(phrases.Option[Move]{Move: m, Text: m.String()}, t.of.kind(m))
	}
	return all.Groups
}

func (t untold[State, Move, P]) Why(err error) string {
	return phrases.In(t.in.Spoken()).Bare().Refusal(err, func(err error) (string, bool) {
		switch e := err.(type) {
		case *family.MoveError:
			return e.Reason.String(), true
		case *family.SetupError:
			return e.Reason.String(), true
		case *family.ResultError:
			return e.Reason.String(), true
		case family.Rule:
			return e.Text(), true
		}
		return "", false
	})
}

func (untold[State, Move, P]) Meant(*State, string) string { return "" }

func (untold[State, Move, P]) Rule(rule family.Rule) string { return rule.Text() }

func (untold[State, Move, P]) Event(event any) string { return fmt.Sprint(event) }

// Help is the rules one by one.
func (t untold[State, Move, P]) Help(*State) []Paragraph {
	all := []Paragraph{}
	for _, rule := range t.of.parts.Rules {
		all = append(all, Paragraph{Title: rule.String(), Text: rule.Text(), Rules: []string{rule.String()}})
	}
	return all
}

// ruleOf is the rule that an error cites; nil if it cites none.
func ruleOf(err error) family.Rule {
	if rule, ok := errors.AsType[family.Rule](err); ok && rule.IsValid() {
		return rule
	}
	return nil
}
