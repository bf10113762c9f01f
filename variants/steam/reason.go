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

// Reasons walks all reasons in their order.
func Reasons() iter.Seq[Reason] { return family.Values(1, reasonEnd-1) }

// IsValid reports whether r is one of the reasons.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String returns the key of the reason, "too-far", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the sentence in English with its slots, for those who word or translate
// it; "" for the zero Reason. A slot has the same meaning in all sentences.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }
