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
