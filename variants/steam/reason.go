package steam

import (
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
