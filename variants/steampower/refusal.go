package steampower

import (
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused. The zero Reason stands for no reason.
type Reason uint8

// The reasons. [Reason.Template] has the sentence of each.
const (
	reasonNoState Reason = iota + 1
	reasonNoMove
	reasonOver
	ReasonNotAsked
	ReasonNotAskedOf
	ReasonNotThisSeat

	reasonNotNextCity
	reasonTilesUsedUp
	reasonNotInBag
	reasonNotInThatHand

	reasonHexLacking
	reasonWater
	reasonCitySpace
	reasonClosedEdge
	reasonCrossed
	reasonNoCrossing
	reasonNotAtOpenEnd
	reasonOutsideNetwork
	reasonAtNoCity
	ReasonBackToCity
	reasonJoinsForeign
	ReasonNoLocomotive
	reasonNoTile
	reasonNoMoneyToBuild
	reasonNothingUnderConstruction
	reasonNotLastTile
	ReasonNoSimpleTile
	reasonSameTrack

	reasonNoCity
	reasonPurple
	reasonHasFactory
	reasonInNoNetwork
	reasonNoFactoryLeft
	ReasonNoGoodsLeft
	reasonGoodsOfFactory
	ReasonGoodsOfBonus

	reasonNotInHand
	ReasonNoNetwork
	ReasonContractTooDear
	ReasonOtherGood
	reasonNoSuchGood
	reasonNotConnected
	reasonOwnLink
	ReasonNeedsNoLink
	ReasonPaysTooMuch
	reasonNoSuchRoute
	ReasonRouteTooDear
	ReasonCanBeHad
	reasonNothingToDraw
	ReasonOwnHandFullest

	reasonPlayers
	reasonMap
	reasonComponents
	reasonFewCityTiles
	reasonFewContracts
	reasonResult

	reasonEnd

	// NumReasons is the number of reasons, for tables of their sentences: 54.
	NumReasons = int(reasonEnd) - 1
)

// Reasons walks all reasons.
func Reasons() iter.Seq[Reason] { return family.Values(reasonNoState, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return 1 <= r && r < reasonEnd }

// String returns the key of the reason, "pays-too-much", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the sentence in English, with a slot in braces for each thing that
// it names; "" for what is no reason.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }

// Notation returns an argument of a sentence as the notation writes it.
func (Reason) Notation(thing any) string {
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
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
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
