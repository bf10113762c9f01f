package steam

import (
	"iter"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused: which sentence says it. The zero
// Reason is none.
type Reason uint8

// The reasons.
const (
	ReasonNoState Reason = iota + 1
	ReasonNoMove
	ReasonNotAsked
	ReasonNotAskedOf
	ReasonOver
	ReasonNotThisSeat
	ReasonResult
	ReasonGoodsNumber
	ReasonGoodsBag
	ReasonDealt
	ReasonBidLow
	ReasonBidMeans
	ReasonLoansMost
	ReasonTileTaken
	ReasonTileCost
	ReasonTileNoCity
	ReasonTileNoSet
	ReasonTileNoMarker
	ReasonTileTopLevel
	ReasonTileNoTown
	ReasonTileNoNewCity
	ReasonTileNoPass
	ReasonHexLacking
	ReasonHexWater
	ReasonHexCity
	ReasonHexLaid
	ReasonHexBare
	ReasonHexTown
	ReasonHexNoTown
	ReasonNoFace
	ReasonNoTile
	ReasonAllLaid
	ReasonEdgeClosed
	ReasonUnconnected
	ReasonTownUnconnected
	ReasonOthersLink
	ReasonLinkBarred
	ReasonReturns
	ReasonUpgradeDrops
	ReasonUpgradeNothing
	ReasonRedirectTown
	ReasonRedirectNotLast
	ReasonRedirectKeeps
	ReasonRedirectComplete
	ReasonRedirectOthers
	ReasonRedirectBarred
	ReasonLayCost
	ReasonNoTown
	ReasonColourNone
	ReasonSpaceEmpty
	ReasonSpaceMissing
	ReasonNotHolder
	ReasonTileDone
	ReasonNoCity
	ReasonGrown
	ReasonGrowthToDo
	ReasonCityToDo
	ReasonImproved
	ReasonGoodLacking
	ReasonLinkLacking
	ReasonMustStop
	ReasonWrongEnd
	ReasonStopTwice
	ReasonTooFar
	ReasonNoneOwn
	ReasonOthersMore
	ReasonSetupPlayers
	ReasonSetupMap
	ReasonSetupComponents
	ReasonSetupGoods
	ReasonSetupVariant
	ReasonSetupOrder
	ReasonSetupNoOrder

	reasonEnd
)

// NumReasons is the number of reasons.
const NumReasons = int(reasonEnd) - 1

// reasons are the keys. A slot means the same in the sentences of all: see [State.fact].
var reasons = [reasonEnd]string{
	ReasonNoState:          "no-state",
	ReasonNoMove:           "no-move",
	ReasonNotAsked:         "not-asked",
	ReasonNotAskedOf:       "not-asked-of",
	ReasonOver:             "over",
	ReasonNotThisSeat:      "not-this-seat",
	ReasonResult:           "result",
	ReasonGoodsNumber:      "goods-number",
	ReasonGoodsBag:         "goods-bag",
	ReasonDealt:            "dealt",
	ReasonBidLow:           "bid-low",
	ReasonBidMeans:         "bid-means",
	ReasonLoansMost:        "loans-most",
	ReasonTileTaken:        "tile-taken",
	ReasonTileCost:         "tile-cost",
	ReasonTileNoCity:       "tile-no-city",
	ReasonTileNoSet:        "tile-no-set",
	ReasonTileNoMarker:     "tile-no-marker",
	ReasonTileTopLevel:     "tile-top-level",
	ReasonTileNoTown:       "tile-no-town",
	ReasonTileNoNewCity:    "tile-no-new-city",
	ReasonTileNoPass:       "tile-no-pass",
	ReasonHexLacking:       "hex-lacking",
	ReasonHexWater:         "hex-water",
	ReasonHexCity:          "hex-city",
	ReasonHexLaid:          "hex-laid",
	ReasonHexBare:          "hex-bare",
	ReasonHexTown:          "hex-town",
	ReasonHexNoTown:        "hex-no-town",
	ReasonNoFace:           "no-face",
	ReasonNoTile:           "no-tile",
	ReasonAllLaid:          "all-laid",
	ReasonEdgeClosed:       "edge-closed",
	ReasonUnconnected:      "unconnected",
	ReasonTownUnconnected:  "town-unconnected",
	ReasonOthersLink:       "others-link",
	ReasonLinkBarred:       "link-barred",
	ReasonReturns:          "returns",
	ReasonUpgradeDrops:     "upgrade-drops",
	ReasonUpgradeNothing:   "upgrade-nothing",
	ReasonRedirectTown:     "redirect-town",
	ReasonRedirectNotLast:  "redirect-not-last",
	ReasonRedirectKeeps:    "redirect-keeps",
	ReasonRedirectComplete: "redirect-complete",
	ReasonRedirectOthers:   "redirect-others",
	ReasonRedirectBarred:   "redirect-barred",
	ReasonLayCost:          "lay-cost",
	ReasonNoTown:           "no-town",
	ReasonColourNone:       "colour-none",
	ReasonSpaceEmpty:       "space-empty",
	ReasonSpaceMissing:     "space-missing",
	ReasonNotHolder:        "not-holder",
	ReasonTileDone:         "tile-done",
	ReasonNoCity:           "no-city",
	ReasonGrown:            "grown",
	ReasonGrowthToDo:       "growth-to-do",
	ReasonCityToDo:         "city-to-do",
	ReasonImproved:         "improved",
	ReasonGoodLacking:      "good-lacking",
	ReasonLinkLacking:      "link-lacking",
	ReasonMustStop:         "must-stop",
	ReasonWrongEnd:         "wrong-end",
	ReasonStopTwice:        "stop-twice",
	ReasonTooFar:           "too-far",
	ReasonNoneOwn:          "none-own",
	ReasonOthersMore:       "others-more",
	ReasonSetupPlayers:     "setup-players",
	ReasonSetupMap:         "setup-map",
	ReasonSetupComponents:  "setup-components",
	ReasonSetupGoods:       "setup-goods",
	ReasonSetupVariant:     "setup-variant",
	ReasonSetupOrder:       "setup-order",
	ReasonSetupNoOrder:     "setup-no-order",
}

// Reasons walks all reasons in their order.
func Reasons() iter.Seq[Reason] {
	return func(yield func(Reason) bool) {
		for r := Reason(1); r < reasonEnd && yield(r); r++ {
		}
	}
}

// IsValid reports whether r is one of the reasons.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String is a short name of the reason, "too-far"; "" if r is none.
func (r Reason) String() string {
	if !r.IsValid() {
		return ""
	}
	return reasons[r]
}

// Template is the sentence in English with its slots, for those who word or
// translate it; "" if r is none.
func (r Reason) Template() string {
	if !r.IsValid() {
		return ""
	}
	return wordings.Of(phrases.English).templates[r]
}
