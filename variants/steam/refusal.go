package steam

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Phrase is why something is refused, in parts: the reason, and what its
// sentence names, as values of this package (seats, hexes, goods, numbers). It
// prints in English.
type Phrase struct {
	Reason Reason
	Args   []phrases.Arg
}

// String is the sentence in English.
func (p Phrase) String() string {
	return phrases.Voice{}.Tell(p.Reason.Template(), p.Args, inNotation)
}

// inNotation is a thing that a sentence names, as the notation writes it.
func inNotation(thing any) string {
	asked, ok := thing.([]Kind)
	if !ok {
		return fmt.Sprint(thing)
	}
	var words phrases.Either
	for _, k := range asked {
		words = append(words, k.String())
	}
	return phrases.Voice{}.Tell("{words}", phrases.Args("words", words), nil)
}

// A MoveError is why a move is not legal. It wraps the rule, so that errors.Is
// finds it.
type MoveError struct {
	Move   Move
	Rule   Rule
	Reason Phrase
}

// Error is the reason in a sentence, and the rule.
func (e *MoveError) Error() string { return phrases.Voice{}.Cite(e.Reason.String(), e.Rule.String()) }

// Unwrap gives the rule, for errors.Is.
func (e *MoveError) Unwrap() error { return e.Rule }

// Explain is the error that Apply would give, a [*MoveError]; nil if m is legal.
func (s *State) Explain(m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	return nil
}

// refuse words a verdict.
func (s *State) refuse(m Move, v verdict) *MoveError {
	e := &MoveError{Move: m, Rule: v.rule, Reason: Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
		if value := s.fact(slot, m, v); value != nil {
			e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: value})
		}
	}
	return e
}

// fact is what a slot of a sentence stands for: the same in every sentence.
func (s *State) fact(slot string, m Move, v verdict) any {
	switch slot {
	case "kind":
		return m.Kind()
	case "expected":
		var expected []Kind
		for k := KindGoods; k < kindEnd; k++ {
			if phaseKinds[s.phase].kinds.has(k) {
				expected = append(expected, k)
			}
		}
		return expected
	case "number":
		return int(v.number)
	case "holder":
		return v.seat
	case "edge":
		return v.edge
	case "other":
		return v.other
	case "stop":
		return s.game.cells[v.hex]
	case "player":
		return s.asked()
	case "means":
		return s.means(s.asked())
	case "high":
		return int(s.auction.high)
	case "place":
		return s.Place()
	case "bid", "loans":
		return m.Number()
	case "found":
		return m.Goods().Len()
	case "own":
		return int(v.own)
	case "goods":
		return m.Goods()
	case "bag":
		return s.bag
	case "tile":
		if m.Kind() == KindGrow {
			return GrowthTile
		} else if m.Kind() == KindUrbanise {
			return UrbaniseTile
		}
		return m.Action()
	case "hex":
		return m.Hex()
	case "track":
		return m.Tile()
	case "held":
		return s.Holds(m.Hex())
	case "colour":
		return m.Colour()
	case "space":
		return m.Space()
	case "load":
		return s.GoodsAt(m.Hex())
	case "links":
		return m.Links()
	case "level":
		return s.Locomotive(s.asked())
	}
	return nil
}
