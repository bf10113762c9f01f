package steam

import (
	"fmt"

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
	var words phrases.Either
	for _, k := range asked {
		words = append(words, k.String())
	}
	return phrases.Voice{}.Tell("{words}", phrases.Args("words", words), nil)
}

// Explain returns the error that Apply would give, a [*family.MoveError]; nil if m is legal.
func (s *State) Explain(m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	return nil
}

// refuse words a verdict.
func (s *State) refuse(m Move, v verdict) *family.MoveError {
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: refusals.Reason(v.reason)}}
	for slot := range phrases.Slots(e.Reason.Reason.Template()) {
		if value := s.fact(slot, m, v); value != nil {
			e.Reason.Args = append(e.Reason.Args, phrases.Arg{Name: slot, Value: value})
		}
	}
	return e
}

// fact returns what a slot of a sentence stands for: the same in every sentence. It is
// long, since each slot has a case.
func (s *State) fact(slot string, m Move, v verdict) any {
	switch slot {
	case "kind":
		return m.Kind()
	case "expected":
		var expected []Kind
		for k := range Kinds() {
			if askedIn[s.phase].has(k) {
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
		return m.ActionTile()
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
