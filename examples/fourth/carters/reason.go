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

// Check returns nil if a move is legal, and otherwise the Rule that it breaks.
func (s *State) Check(m Move) error {
	if v := s.judge(m); v.broken {
		return v.rule
	}
	return nil
}

// Explain returns nil if a move is legal, and otherwise a [*family.MoveError].
func (s *State) Explain(m Move) error { return s.ApplyTo(new(State), m) }

// refuse says a verdict in words.
func (s *State) refuse(m Move, v verdict) *family.MoveError {
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
		e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: map[string]any{
			"expected": s.phase, "kind": m.kind, "hex": m.hex, "left": int(s.left), "cost": LayPoints, "pieces": Pieces,
		}[slot]})
	}
	return e
}
