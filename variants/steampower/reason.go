package steampower

import (
	"iter"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused. The zero Reason is none.
type Reason uint8

// The reasons. Which facts a sentence names is said by its template.
const (
	ReasonNoState Reason = iota + 1
	ReasonNoMove
	ReasonOver
	ReasonNotAsked
	ReasonNotAskedOf
	ReasonNotThisSeat

	ReasonNotNextCity
	ReasonTilesUsedUp
	ReasonNotInBag
	ReasonNotInThatHand

	ReasonHexLacking
	ReasonWater
	ReasonCitySpace
	ReasonClosedEdge
	ReasonCrossed
	ReasonNoCrossing
	ReasonNotAtOpenEnd
	ReasonOutsideNetwork
	ReasonAtNoCity
	ReasonBackToCity
	ReasonJoinsForeign
	ReasonNoLocomotive
	ReasonNoTile
	ReasonNoMoneyToBuild
	ReasonNothingUnderConstruction
	ReasonNotLastTile
	ReasonNoSimpleTile
	ReasonSameTrack

	ReasonNoCity
	ReasonPurple
	ReasonHasFactory
	ReasonInNoNetwork
	ReasonNoFactoryLeft
	ReasonNoGoodsLeft
	ReasonGoodsOfFactory
	ReasonGoodsOfBonus

	ReasonNotInHand
	ReasonNoNetwork
	ReasonContractTooDear
	ReasonOtherGood
	ReasonNoSuchGood
	ReasonNotConnected
	ReasonOwnLink
	ReasonNeedsNoLink
	ReasonPaysTooMuch
	ReasonNoSuchRoute
	ReasonRouteTooDear
	ReasonCanBeHad
	ReasonNothingToDraw
	ReasonOwnHandFullest

	ReasonPlayers
	ReasonMap
	ReasonComponents
	ReasonFewCityTiles
	ReasonFewContracts
	ReasonResult

	reasonEnd

	// NumReasons is the number of reasons, for tables of their sentences: 54.
	NumReasons = int(reasonEnd) - 1
)

// Reasons walks all reasons.
func Reasons() iter.Seq[Reason] { return upTo(ReasonNoState, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return 1 <= r && r < reasonEnd }

// String is a word for the reason, as in "pays-too-much"; "no reason" for none.
func (r Reason) String() string {
	if !r.IsValid() {
		return "no reason"
	}
	return reasons[r]
}

// Template is the sentence in English, with a slot in braces for each thing that
// it names; "" for what is no reason.
func (r Reason) Template() string {
	if !r.IsValid() {
		return ""
	}
	return wordings.Of(phrases.English).templates[r]
}

var reasons = [reasonEnd]string{
	ReasonNoState:     "no-state",
	ReasonNoMove:      "no-move",
	ReasonOver:        "over",
	ReasonNotAsked:    "not-asked",
	ReasonNotAskedOf:  "not-asked-of",
	ReasonNotThisSeat: "not-this-seat",

	ReasonNotNextCity:   "not-next-city",
	ReasonTilesUsedUp:   "tiles-used-up",
	ReasonNotInBag:      "not-in-bag",
	ReasonNotInThatHand: "not-in-that-hand",

	ReasonHexLacking:               "hex-lacking",
	ReasonWater:                    "water",
	ReasonCitySpace:                "city-space",
	ReasonClosedEdge:               "closed-edge",
	ReasonCrossed:                  "crossed",
	ReasonNoCrossing:               "no-crossing",
	ReasonNotAtOpenEnd:             "not-at-open-end",
	ReasonOutsideNetwork:           "outside-network",
	ReasonAtNoCity:                 "at-no-city",
	ReasonBackToCity:               "back-to-city",
	ReasonJoinsForeign:             "joins-foreign",
	ReasonNoLocomotive:             "no-locomotive",
	ReasonNoTile:                   "no-tile",
	ReasonNoMoneyToBuild:           "no-money-to-build",
	ReasonNothingUnderConstruction: "nothing-under-construction",
	ReasonNotLastTile:              "not-last-tile",
	ReasonNoSimpleTile:             "no-simple-tile",
	ReasonSameTrack:                "same-track",

	ReasonNoCity:         "no-city",
	ReasonPurple:         "purple",
	ReasonHasFactory:     "has-factory",
	ReasonInNoNetwork:    "in-no-network",
	ReasonNoFactoryLeft:  "no-factory-left",
	ReasonNoGoodsLeft:    "no-goods-left",
	ReasonGoodsOfFactory: "goods-of-factory",
	ReasonGoodsOfBonus:   "goods-of-bonus",

	ReasonNotInHand:       "not-in-hand",
	ReasonNoNetwork:       "no-network",
	ReasonContractTooDear: "contract-too-dear",
	ReasonOtherGood:       "other-good",
	ReasonNoSuchGood:      "no-such-good",
	ReasonNotConnected:    "not-connected",
	ReasonOwnLink:         "own-link",
	ReasonNeedsNoLink:     "needs-no-link",
	ReasonPaysTooMuch:     "pays-too-much",
	ReasonNoSuchRoute:     "no-such-route",
	ReasonRouteTooDear:    "route-too-dear",
	ReasonCanBeHad:        "can-be-had",
	ReasonNothingToDraw:   "nothing-to-draw",
	ReasonOwnHandFullest:  "own-hand-fullest",

	ReasonPlayers:      "players",
	ReasonMap:          "map",
	ReasonComponents:   "components",
	ReasonFewCityTiles: "few-city-tiles",
	ReasonFewContracts: "few-contracts",
	ReasonResult:       "result",
}
