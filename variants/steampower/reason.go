package steampower

import (
	"iter"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused. The zero Reason stands for no reason.
type Reason uint8

// The reasons. [Reason.Template] has the sentence of each.
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
func Reasons() iter.Seq[Reason] { return family.Values(ReasonNoState, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return 1 <= r && r < reasonEnd }

// String returns the key of the reason, "pays-too-much", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the sentence in English, with a slot in braces for each thing that
// it names; "" for what is no reason.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }
