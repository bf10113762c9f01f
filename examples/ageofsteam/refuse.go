package ageofsteam

import (
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// refusals are the sentences of en.txt that say why something is refused, a move by the rule
// that it breaks.
var refusals = family.Sentences{English: English, Section: "refusal"}

// Explain returns nil for a legal move, and otherwise a [*family.MoveError].
func (s *State) Explain(m Move) error {
	rule := s.judge(m)
	if rule == 0 {
		return nil
	}
	e := &family.MoveError{Move: m, Rule: rule, Reason: refusals.Why(rule.String())}
	for slot := range phrases.Slots(e.Reason.Reason.Template()) {
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
