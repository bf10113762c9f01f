package steam

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused: which sentence says it. The zero
// Reason stands for no reason.
type Reason uint8

// The reasons. [Reason.Template] has the sentence of each.
const (
	reasonNoState Reason = iota + 1
	reasonNoMove
	ReasonNotAsked
	ReasonNotAskedOf
	reasonOver
	ReasonNotThisSeat
	reasonResult
	reasonGoodsNumber
	reasonGoodsBag
	reasonDealt
	reasonBidLow
	reasonBidMeans
	reasonLoansMost
	reasonTileTaken
	reasonTileCost
	ReasonTileNoCity
	ReasonTileNoSet
	ReasonTileNoMarker
	reasonTileTopLevel
	reasonTileNoTown
	reasonTileNoNewCity
	reasonTileNoPass
	reasonHexLacking
	reasonHexWater
	reasonHexCity
	reasonHexLaid
	reasonHexBare
	reasonHexTown
	reasonHexNoTown
	reasonNoFace
	reasonNoTile
	reasonAllLaid
	reasonEdgeClosed
	reasonUnconnected
	reasonTownUnconnected
	reasonOthersLink
	reasonLinkBarred
	reasonReturns
	reasonUpgradeDrops
	reasonUpgradeNothing
	reasonRedirectTown
	reasonRedirectNotLast
	ReasonRedirectKeeps
	reasonRedirectComplete
	reasonRedirectOthers
	reasonRedirectBarred
	reasonLayCost
	reasonNoTown
	reasonColourNone
	reasonSpaceEmpty
	reasonSpaceMissing
	reasonNotHolder
	reasonTileDone
	reasonNoCity
	reasonGrown
	reasonGrowthToDo
	reasonCityToDo
	reasonImproved
	reasonGoodLacking
	reasonLinkLacking
	reasonMustStop
	reasonWrongEnd
	ReasonStopTwice
	reasonTooFar
	reasonNoneOwn
	reasonOthersMore
	reasonSetupPlayers
	reasonSetupMap
	reasonSetupComponents
	reasonSetupGoods
	reasonSetupVariant
	reasonSetupOrder
	reasonSetupNoOrder

	reasonEnd
)

// NumReasons is the number of reasons.
const NumReasons = int(reasonEnd) - 1

// Reasons walks all reasons in their order.
func Reasons() iter.Seq[Reason] { return family.Values(1, reasonEnd-1) }

// IsValid reports whether r is one of the reasons.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String returns the key of the reason, "too-far", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the sentence in English with its slots, for those who word or translate
// it; "" for the zero Reason. A slot has the same meaning in all sentences.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }

// Notation returns an argument of a sentence as the notation writes it.
func (Reason) Notation(thing any) string {
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
	e := &family.MoveError{Move: m, Rule: v.rule, Reason: family.Phrase{Reason: v.reason}}
	for slot := range phrases.Slots(v.reason.Template()) {
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
