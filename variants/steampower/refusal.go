package steampower

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// refusals are the sentences of the section [refusal] of the text, which say why a move or a
// setup is refused: by the key that a verdict has as its reason.
var refusals = family.Sentences{English: English, Section: "refusal", Notation: notation}

// Refusal returns the sentence of the section [refusal] with that key, with the names and
// values of its arguments in turn, for those who refuse by the rules what is no move.
func Refusal(key string, namesAndValues ...any) family.Phrase {
	return refusals.Why(key, namesAndValues...)
}

// notation returns an argument of a sentence as the notation writes it.
func notation(thing any) string {
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

// Explain returns the error that Apply returns for m, a [*family.MoveError], without applying;
// nil where m is legal.
func (s *State) Explain(m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	return nil
}

// refuse puts a verdict into words. It decides nothing: it looks up what the
// sentence names.
func (s *State) refuse(m Move, v verdict) *family.MoveError {
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: refusals.Reason(v.reason)}}
	for slot := range phrases.Slots(e.Reason.Reason.Template()) {
		e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: s.fact(slot, m, v)})
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
		return m.Number()
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
