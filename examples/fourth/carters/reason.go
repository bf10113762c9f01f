package carters

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why something is refused: the key of its sentence in en.txt, "too-far".
type Reason string

func (r Reason) String() string          { return string(r) }
func (r Reason) Template() string        { return English().Of("refusal." + string(r)) }
func (Reason) Notation(value any) string { return fmt.Sprint(value) }

// A verdict is the rule that a move breaks, and why; the zero verdict is that it is legal.
type verdict struct {
	rule   Rule
	reason Reason
}

// Check returns nil if a move is legal, and otherwise the Rule that it breaks.
func (s *State) Check(m Move) error {
	if v := s.judge(m); v != (verdict{}) {
		return v.rule
	}
	return nil
}

// Explain returns nil if a move is legal, and otherwise a [*family.MoveError].
func (s *State) Explain(m Move) error {
	if v := s.judge(m); v != (verdict{}) {
		return s.refuse(m, v, family.Nobody)
	}
	return nil
}

// refuse says a verdict in words.
func (s *State) refuse(m Move, v verdict, by Seat) *family.MoveError {
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
		e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: map[string]any{
			"expected": s.phase, "kind": m.kind, "turn": s.Turn(), "seat": by, "hex": m.hex, "left": int(s.left), "cost": LayPoints, "pieces": Pieces,
		}[slot]})
	}
	return e
}
