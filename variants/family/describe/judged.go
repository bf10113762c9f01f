package describe

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Verdicts say what a referee tells of a game besides why a line is refused. Each field
// may be nil, and is then answered by the rules or not told.
type Verdicts[State, Move any] struct {
	// NotAsked are the reasons to refuse a move because another seat, or a move of another
	// kind, is asked for. The default is that no move of its kind is legal.
	NotAsked []family.Reason
	// Ruled reports whether a ruling in the first of the Books, and not the printed rule,
	// refuses a move. Given a rule alone, it reports whether a ruling ends a game by that
	// rule. The ruling is the paragraph below the heading of the rule that begins with
	// "**Ruling**".
	Ruled func(s *State, why error) bool
	// TurnEnded returns how a move ended the turn of the player who made it, and by which
	// rule. It returns the zero TurnEnd if the move did not, or if something else has
	// happened since. A referee tells it of a line that wants to go on with that turn.
	TurnEnded func(from *State, m Move, now *State) TurnEnd
	// GoesOn reports whether a move goes on with a turn, though the next player may be asked
	// for such a move, too.
	GoesOn func(m Move) bool
	// Way is the hexes that a good passes which a move sends on its way, if the words do not
	// tell them.
	Way func(s *State, m Move) []hexmap.Cell
}

// A TurnEnd says how a turn ended, and by which rule.
type TurnEnd struct {
	How  Ending
	Rule family.Rule
}

// An Ending is a way in which a turn ends. The zero Ending is invalid.
type Ending uint8

// The ways in which a turn ends.
const (
	EndedByItself    Ending = iota + 1 // nothing else was possible
	EndedByPlayer                      // the player ended it by that move
	EndedWithActions                   // both actions were taken
	EndedWithSteps                     // both steps of an action were taken
	EndedInPhase                       // the phase asks each player once
)

// RuledBy reports whether err refuses a move for one of the reasons. Use it for the Ruled
// of [Verdicts].
func RuledBy(why error, reasons ...family.Reason) bool {
	refused, ok := errors.AsType[*family.MoveError](why)
	return ok && slices.Contains(reasons, refused.Reason.Reason)
}

// Judged is what a referee asks of a position.
type Judged interface {
	// Adjudged returns the report of the position for everyone. Its member "error" says
	// where and why a replay stopped there, and is null if it did not. If moves are
	// wanted, its member "moves" has the sorted legal moves.
	Adjudged(stopped error, moves bool) json.RawMessage
	// NotAsked reports whether a move is refused because another seat, or a move of another
	// kind, is asked for.
	NotAsked(move string, why error) bool
	// Ruled reports whether it is a ruling that refuses a move, or ends a game by a rule.
	Ruled(why error) bool
	// TurnEnded returns how a move made in a position before ended a turn with which
	// another move, that is refused here, wants to go on. It is the zero TurnEnd if that
	// wants something else.
	TurnEnded(before Position, made, wanted string, why error) TurnEnd
	// Meant returns what was probably meant by a typed move, in a sentence; "" if nothing
	// is known.
	Meant(text string, in Manner) string
	// Way returns the hexes that a good passes, if the words do not tell them.
	Way(move string) []hexmap.Cell
	// Board returns the name of what is played on, "" if that is unknown.
	Board() string
	// Table returns the points of all who play by where they come from.
	Table(in Manner) [][]string
}

func (g *described[State, Move, P]) RuleText(rule family.Rule, in Manner) string {
	return g.teller(in).Rule(rule)
}

func (g *described[State, Move, P]) Adjudged(err error, moves bool) json.RawMessage {
	var none State
	return g.at(none).Adjudged(err, moves)
}

func (p *position[State, Move, P]) Adjudged(stopped error, moves bool) json.RawMessage {
	report := bytes.TrimSuffix(p.Report(Everyone), []byte("}"))
	report = bytes.TrimSuffix(report, []byte(`"error":null`))
	if last := report[len(report)-1]; last != '{' && last != ',' {
		report = append(report, ',')
	}
	report = append(report, `"error":`...)
	if e := family.NewErrorReport(stopped); e == nil {
		report = append(report, "null"...)
	} else {
		a := archive.AppendJSON(report)
		a.Int("line", &e.Line)
		a.String("move", &e.Move)
		a.String("rule", &e.Rule)
		a.String("message", &e.Message)
		report = a.Bytes()
	}
	if moves {
		texts := p.Moves()
		slices.Sort(texts)
		for i, text := range texts {
			texts[i] = string(appendText(nil, text))
		}
		report = fmt.Appendf(report, `,"moves":[%s]`, strings.Join(texts, ","))
	}
	return append(report, '}')
}

func (p *position[State, Move, P]) verdicts() Verdicts[State, Move] {
	if p.of.parts.Verdicts == nil {
		return Verdicts[State, Move]{}
	}
	return *p.of.parts.Verdicts
}

func (p *position[State, Move, P]) NotAsked(text string, why error) bool {
	if reasons := p.verdicts().NotAsked; reasons != nil {
		return RuledBy(why, reasons...)
	}
	m, err := p.of.parts.Notation.parseMove(text)
	return err == nil && !slices.ContainsFunc(p.moves(), func(legal Move) bool { return p.of.kind(legal) == p.of.kind(m) })
}

func (p *position[State, Move, P]) Ruled(why error) bool {
	ruled := p.verdicts().Ruled
	return ruled != nil && ruled(&p.state, why)
}

func (p *position[State, Move, P]) TurnEnded(before Position, made, wanted string, why error) TurnEnd {
	v := p.verdicts()
	from, ok := before.(*position[State, Move, P])
	m, err := p.of.parts.Notation.parseMove(made)
	if v.TurnEnded == nil || !ok || err != nil {
		return TurnEnd{}
	}
	if !p.NotAsked(wanted, why) {
		m, err := p.of.parts.Notation.parseMove(wanted)
		if err != nil || v.GoesOn == nil || !v.GoesOn(m) {
			return TurnEnd{}
		}
	}
	return v.TurnEnded(&from.state, m, &p.state)
}

func (p *position[State, Move, P]) Meant(text string, in Manner) string {
	return p.of.teller(in).Meant(&p.state, text)
}

func (p *position[State, Move, P]) Way(text string) []hexmap.Cell {
	m, err := p.of.parts.Notation.parseMove(text)
	if way := p.verdicts().Way; err == nil && way != nil {
		return way(&p.state, m)
	}
	return nil
}

func (p *position[State, Move, P]) Board() string {
	switch {
	case p.of.parts.Board != nil:
		return p.of.parts.Board(&p.state)
	case p.of.parts.Map != nil:
		return p.of.parts.Map(&p.state).Name()
	}
	return ""
}

func (p *position[State, Move, P]) Table(in Manner) (table [][]string) {
	if words := p.of.parts.Words; words != nil && words.Table != nil {
		return words.Table(&p.state, in)
	}
	tell := p.of.teller(in)
	for seat := family.Seat(1); int(seat) <= p.Seats(); seat++ {
		table = append(table, []string{tell.Player(seat), fmt.Sprint(p.of.points(&p.state, seat))})
	}
	return table
}

// Refusal is an error of the game for people, with the identifier of the rule.
func (g *described[State, Move, P]) Refusal(err error, in Manner) string {
	tell, voice := g.teller(in), phrases.In(in.Spoken())
	var own func(err error) (string, bool)
	own = func(err error) (string, bool) {
		rule := ""
		switch e := err.(type) {
		case *family.RecordError:
			line := e.Line
			if misread, ok := e.Err.(*parse.Error); ok && misread.Line == line {
				line = 0 // what is misread names it
			}
			return voice.InLine(line, voice.Refusal(e.Err, own)), true
		case *parse.Error:
			rule = e.RuleID
		case *family.MoveError, *family.SetupError, *family.StateError, *family.ResultError, family.Rule:
			if broken := ruleOf(err); broken != nil {
				rule = broken.String()
			}
		default:
			return "", false
		}
		return voice.Cite(tell.Why(err), rule), true
	}
	return voice.Refusal(err, own)
}
