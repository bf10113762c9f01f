package describe

import (
	"errors"
	"fmt"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// Verdicts say what a referee tells of a game besides why a line is refused. Each field
// may be nil, and is then answered by the rules or not told.
type Verdicts[State, Move any] struct {
	// NotAsked are the keys of the reasons to refuse a move because another seat, or a move of another
	// kind, is asked for. The default is that no move of its kind is legal.
	NotAsked []string
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

// RuledBy reports whether err refuses a move for one of the reasons with these keys. Use it for the Ruled
// of [Verdicts].
func RuledBy(why error, reasons ...string) bool {
	refused, ok := errors.AsType[*family.MoveError](why)
	return ok && refused.Reason.Reason != nil && slices.Contains(reasons, refused.Reason.Reason.String())
}

// A Verdict is what a referee tells of a move that is refused.
type Verdict struct {
	// NotAsked reports whether another seat, or a move of another kind, is asked for.
	NotAsked bool
	// Ruled reports whether it is a ruling that refuses the move, or ends a game by a rule.
	Ruled bool
	// Ended is how the last move ended a turn with which the refused move wants to go on. It is
	// the zero TurnEnd if that wants something else.
	Ended TurnEnd
}

func (g *described[State, Move, P]) RuleText(rule family.Rule, in Manner) string {
	return g.teller(in).Rule(rule)
}

func (p *position[State, Move, P]) Verdict(text string, why error, last Last) (told Verdict) {
	v := p.of.parts.Verdicts
	if v == nil {
		v = &Verdicts[State, Move]{}
	}
	told.Ruled = v.Ruled != nil && v.Ruled(&p.state, why)
	m, err := p.of.parts.Notation.parseMove(text)
	if v.NotAsked != nil {
		told.NotAsked = RuledBy(why, v.NotAsked...)
	} else {
		told.NotAsked = err == nil && !slices.ContainsFunc(p.moves(), func(legal Move) bool { return p.of.kind(legal) == p.of.kind(m) })
	}
	before, ok := last.Before.(*position[State, Move, P])
	if v.TurnEnded == nil || !ok {
		return told
	}
	if goesOn := err == nil && v.GoesOn != nil && v.GoesOn(m); told.NotAsked || goesOn {
		if made, err := p.of.parts.Notation.parseMove(last.Move); err == nil {
			told.Ended = v.TurnEnded(&before.state, made, &p.state)
		}
	}
	return told
}

func (p *position[State, Move, P]) board() string {
	switch {
	case p.of.parts.Board != nil:
		return p.of.parts.Board(&p.state)
	case p.of.parts.Map != nil:
		return p.of.parts.Map(&p.state).Name()
	}
	return ""
}

// table is the points of all who play by where they come from.
func (p *position[State, Move, P]) table(in Manner) (table [][]string) {
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
	return g.teller(in).Why(err, in.Voice())
}
