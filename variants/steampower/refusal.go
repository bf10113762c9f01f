package steampower

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A MoveError is what Apply returns for a move that is not legal. Unwrap gives the
// rule, so that errors.Is(err, ShipPaysNoMoreThanNeeded) works.
type MoveError struct {
	Move   Move
	Rule   Rule
	Reason Phrase // why, as a sentence with its parts
}

// Error is the move, the reason in a sentence, and the rule: "ship K c5 P2 P2: a
// route from c5 needs less: P2 $1 (SHIP-5)".
func (e *MoveError) Error() string {
	if !e.Rule.IsValid() {
		return e.Reason.String()
	}
	return fmt.Sprintf("%s: %s (%s)", e.Move, e.Reason, e.Rule.String())
}

// Unwrap gives the rule.
func (e *MoveError) Unwrap() error { return e.Rule }

// A Phrase is a reason with the things that its sentence names: seats, hexes,
// colours, numbers. It prints in English; who speaks another language has a
// template for each reason and fills it with the things.
type Phrase struct {
	Reason Reason
	Args   []PhraseArg
}

// A PhraseArg is one thing that a Phrase names: in a template, {Name} stands for
// it.
type PhraseArg = phrases.Arg

// String is the sentence in English.
func (p Phrase) String() string {
	var english phrases.Voice
	return english.Tell(p.Reason.Template(), p.Args, inNotation)
}

// inNotation is a thing that a sentence names, as the notation writes it.
func inNotation(thing any) string {
	asked, ok := thing.([]Kind)
	if !ok {
		return fmt.Sprint(thing)
	}
	words := make([]string, len(asked))
	for i, k := range asked {
		words[i] = k.String()
	}
	return strings.Join(words, ", ")
}

// refuse puts a verdict into words. It decides nothing: it looks up what the
// sentence names.
func (s *State) refuse(m Move, v verdict) *MoveError {
	e := &MoveError{Move: m, Rule: v.rule, Reason: Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
		e.Reason.Args = append(e.Reason.Args, PhraseArg{Name: slot, Value: s.fact(slot, m, v)})
	}
	return e
}

// fact is what a slot of a refused move stands for, the same in all sentences.
func (s *State) fact(slot string, m Move, v verdict) any {
	switch slot {
	case "kind":
		return m.Kind()
	case "expected":
		return s.askedFor()
	case "hex":
		return m.Hex()
	case "track":
		return m.Track()
	case "colour":
		if v.colour != 0 {
			return v.colour
		}
		return m.Colour()
	case "goods":
		return m.Goods()
	case "contract":
		return m.Contract()
	case "payments":
		return m.Payments()
	case "enough":
		return v.pays
	case "seat":
		return v.seat
	case "turn":
		return s.Turn()
	case "place":
		return s.game.names[v.hex]
	case "edge":
		return v.edge
	case "other":
		return v.track
	case "stack":
		return v.stack
	case "number":
		return int(v.number)
	case "most":
		return int(v.other)
	case "asked":
		return s.asked.First()
	case "money":
		return int(s.money[s.seat-1])
	case "map":
		return s.game.board.Name()
	}
	return "{" + slot + "}"
}

// askedFor is the kinds of moves that the position asks for.
func (s *State) askedFor() (asked []Kind) {
	for k := range Kinds() {
		if s.asks().has(k) {
			asked = append(asked, k)
		}
	}
	return asked
}
