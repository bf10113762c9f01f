package ageofsteam

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is the key of a sentence in en.txt that says why something is refused: of a move
// the rule that it breaks.
type Reason string

// String returns the key of the sentence.
func (r Reason) String() string { return string(r) }

// Template returns the sentence, with a slot in braces for each argument.
func (r Reason) Template() string { return English().Of("refusal." + string(r)) }

// Notation returns an argument as the notation writes it.
func (Reason) Notation(value any) string { return fmt.Sprint(value) }

// Explain returns nil for a legal move, and otherwise a [*family.MoveError].
func (s *State) Explain(m Move) error {
	rule := s.judge(m)
	if rule == 0 {
		return nil
	}
	reason := Reason(rule.String())
	e := &family.MoveError{Move: m, Rule: rule, Reason: family.Phrase{Reason: reason}}
	for slot := range phrases.Slots(reason.Template()) {
		e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: arguments[slot](s, m)})
	}
	return e
}

// arguments are what the slots of a refusal stand for.
var arguments = map[string]func(s *State, m Move) any{
	"phase":      func(s *State, _ Move) any { return s.phase },
	"kind":       func(_ *State, m Move) any { return m.kind },
	"colour":     func(_ *State, m Move) any { return m.colour },
	"number":     func(_ *State, m Move) any { return m.Number() },
	"highest":    func(s *State, _ Move) any { return int(s.highest()) },
	"role":       func(_ *State, m Move) any { return Role(m.number) },
	"hex":        func(_ *State, m Move) any { return m.hex },
	"place":      func(s *State, m Move) any { return s.game.nameOf(m.hex) },
	"tile":       func(_ *State, m Move) any { return lays[m.lay].tile },
	"city":       func(_ *State, m Move) any { return letters[m.number-1] },
	"links":      func(_ *State, m Move) any { return int(m.links) },
	"tiles":      func(s *State, _ Move) any { return s.mayLay() },
	"cash":       func(s *State, _ Move) any { return int(s.mine().cash) },
	"locomotive": func(s *State, _ Move) any { return int(s.mine().locomotive) },
}
