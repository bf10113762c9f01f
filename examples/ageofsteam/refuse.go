package ageofsteam

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is the key of a sentence in en.txt that says why something is refused: the rule
// that is broken.
type Reason Rule

// String returns the key of the sentence.
func (r Reason) String() string {
	switch Rule(r) {
	case NoState:
		return "no-state"
	case NoMove:
		return "no-move"
	}
	return Rule(r).String()
}

// Template returns the sentence, with a slot in braces for each argument.
func (r Reason) Template() string { return English().Of("refusal." + r.String()) }

// Notation returns an argument as the notation writes it.
func (Reason) Notation(value any) string { return fmt.Sprint(value) }

// Explain returns nil for a legal move, and otherwise a [*family.MoveError].
func (s *State) Explain(m Move) error {
	rule := s.judge(m)
	if rule == 0 {
		return nil
	}
	e := &family.MoveError{Move: m, Rule: rule, Reason: family.Phrase{Reason: Reason(rule)}}
	for slot := range phrases.Slots(Reason(rule).Template()) {
		e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: s.argument(slot, m)})
	}
	return e
}

// argument returns what a slot of a refusal stands for.
func (s *State) argument(slot string, m Move) any {
	switch slot {
	case "phase":
		return s.phase
	case "kind":
		return m.kind
	case "colour":
		return m.colour
	case "number":
		return int(m.number)
	case "least":
		return int(s.leastBid())
	case "role":
		return m.Role()
	case "hex":
		return m.hex
	case "place":
		if hex, ok := s.game.index(m.hex); ok {
			return s.game.nameOf(hex)
		}
		return m.hex
	case "tile":
		return lays[m.lay].tile
	case "city":
		return string(rune('A' + m.number - 1))
	case "links":
		return int(m.links)
	case "tiles":
		return int(s.tilesOf(s.seat))
	case "cash":
		return int(s.mine().cash)
	case "locomotive":
		return int(s.mine().locomotive)
	}
	return nil
}
