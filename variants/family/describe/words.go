package describe

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
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
// is hidden from somebody, except those that take moves or an event.
type teller[State, Move any] interface {
	telling[State, Move]
	Why(err error, v phrases.Voice) string // why something is refused, in a voice that cites rules or does not
	Event(event any) string                // an event of the game's own type, in a sentence
	Short(event any) (string, bool)        // that without its details, if the teller knows it
}

// telling is what a teller and a [Speaker] have in common.
type telling[State, Move any] interface {
	Prompt(s *State) string                               // what is asked, and which player
	Result(s *State) string                               // who has won; "" until the game is over
	Options(s *State, moves []Move) []phrases.Group[Move] // legal moves of the seat that is asked
	Meant(s *State, text string) string                   // what was probably meant by a typed move; "" if nothing is known
	Player(seat family.Seat) string                       // what a player is called
	Rule(rule family.Rule) string                         // a rule in a sentence
	Help(s *State) []Paragraph                            // how the game is played
}

// A Speaker tells a game in one language, with its own type of events, as the words packages of
// games do. None of its texts names anything that is hidden from somebody, except those that
// take moves or an event.
type Speaker[State, Move, Event any] interface {
	telling[State, Move]
	Refusal(err error) string // why something is refused
	Event(event Event) string // an event in a sentence
}

// Spoken returns the Words of a game. With makes its speaker for a voice. Ledger is that
// of [Words] and may be nil.
//
//	Words: describe.Spoken(words.With, nil),
func Spoken[Says Speaker[State, Move, Event], State, Move, Event any](
	with func(phrases.Voice) Says, ledger func(from *State, moves []Move, s *State, tell Says) ([]Ledger, error),
) *Words[State, Move] {
	w := &Words[State, Move]{in: func(m Manner) teller[State, Move] {
		return spoken[Says, State, Move, Event]{with(m.Voice()), m.Voice(), with}
	}}
	if ledger != nil {
		w.Ledger = func(from *State, moves []Move, s *State, m Manner) ([]Ledger, error) {
			return ledger(from, moves, s, with(m.Voice()))
		}
	}
	return w
}

// spoken is a Speaker as a teller.
type spoken[Says Speaker[State, Move, Event], State, Move, Event any] struct {
	telling[State, Move]
	voice phrases.Voice
	with  func(phrases.Voice) Says
}

func (t spoken[Says, State, Move, Event]) Why(err error, v phrases.Voice) string {
	return t.with(v).Refusal(err)
}

func (t spoken[Says, State, Move, Event]) Event(event any) string {
	if own, ok := event.(Event); ok {
		return t.with(t.voice).Event(own)
	}
	return fmt.Sprint(event)
}

func (t spoken[Says, State, Move, Event]) Short(event any) (string, bool) {
	t.voice = t.voice.Brief()
	return t.Event(event), true
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
func (t untold[State, Move, P]) Options(s *State, moves []Move) []phrases.Group[Move] {
	if P(s).Turn() == family.Nobody {
		return nil
	}
	var all phrases.Group[Move]
	for _, m := range moves {
		all.File(phrases.Option[Move]{Move: m, Text: m.String()}, t.of.kind(m))
	}
	return all.Groups
}

func (untold[State, Move, P]) Why(err error, v phrases.Voice) string {
	return why(err, v, family.Phrase.String, family.Rule.Text)
}

// why tells an error that package family makes of the rules and reasons of a game.
func why(err error, v phrases.Voice, phrase func(family.Phrase) string, text func(family.Rule) string) string {
	var own func(err error) (string, bool)
	own = func(err error) (told string, ok bool) {
		switch e := err.(type) {
		case *family.MoveError:
			told = phrase(e.Reason)
		case *family.SetupError:
			told = phrase(e.Reason)
		case *family.ResultError:
			told = phrase(e.Reason)
		case family.Rule:
			told = text(e)
		case *parse.Error:
			return family.Misread(v, e), true
		case *family.RecordError:
			line := e.Line
			if misread, ok := e.Err.(*parse.Error); ok && misread.Line == line {
				line = 0 // what is misread names it
			}
			return v.InLine(line, v.Refusal(e.Err, own)), true
		default:
			return "", false
		}
		if rule := ruleOf(err); rule != nil {
			told = v.Cite(told, rule.String())
		}
		return told, true
	}
	return v.Refusal(err, own)
}

func (untold[State, Move, P]) Meant(*State, string) string { return "" }

func (untold[State, Move, P]) Rule(rule family.Rule) string { return rule.Text() }

func (untold[State, Move, P]) Event(event any) string { return fmt.Sprint(event) }

func (untold[State, Move, P]) Short(any) (string, bool) { return "", false }

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
