package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Reason is why a move or a setup is refused: one way to break one or several
// rules, and the sentence that says so. The zero Reason stands for no reason.
//
// As with a [Rule], the number behind a constant may change from version to
// version; the key that String gives does not change its meaning.
type Reason uint8

// The reasons, with their keys. [Reason.Template] has the sentence of each. First come
// those for an invalid position or move, then those of moves in the order of a game, then
// those of setups.
const (
	_ Reason = iota

	ReasonNoState // no-state
	ReasonNoMove  // no-move
	ReasonOver    // over

	ReasonNotAsked   // not-asked
	ReasonNotAskedOf // not-asked-of
	ReasonTileNotNow // tile-not-now

	ReasonSeatNotAsked  // seat-not-asked
	ReasonResultDiffers // result-differs

	ReasonGoodsBag        // goods-bag
	ReasonGoodsCities     // goods-cities
	ReasonGoodsNumber     // goods-number
	ReasonGoodsOwn        // goods-own
	ReasonInfluenceNumber // influence-number
	ReasonPowerTaken      // power-taken
	ReasonDrawNone        // draw-none
	ReasonPlaceCity       // place-city
	ReasonRollNumber      // roll-number
	ReasonDraftNone       // draft-none

	ReasonTileInCentre    // tile-in-centre
	ReasonTileOfOther     // tile-of-other
	ReasonTileUsed        // tile-used
	ReasonTileUsedBefore  // tile-used-before
	ReasonTileOtherSide   // tile-other-side
	ReasonYucataNotPlayed // yucata-not-played
	ReasonDieSettled      // die-settled
	ReasonDieShows        // die-shows
	ReasonFaceNotUsed     // face-not-used
	ReasonStepOut         // step-out
	ReasonTwoInOlivesTurn // two-in-olives-turn
	ReasonTwoAfterAction  // two-after-action
	ReasonTwoOnce         // two-once
	ReasonTwoHeldLate     // two-held-late
	ReasonTwoFewDice      // two-few-dice

	ReasonHexLacking   // hex-lacking
	ReasonHexCity      // hex-city
	ReasonHexDrawn     // hex-drawn
	ReasonHexRegion    // hex-region
	ReasonTypeNotShown // type-not-shown
	ReasonBoxTicked    // box-ticked
	ReasonBoxNotDie    // box-not-die

	ReasonSourceNotDie      // source-not-die
	ReasonDestinationNotDie // destination-not-die
	ReasonGoodNotThere      // good-not-there
	ReasonGoodNotAtPlace    // good-not-at-place
	ReasonOwnInNoLine       // own-in-no-line
	ReasonOwnNotThere       // own-not-there
	ReasonPlaceMissing      // place-missing
	ReasonPlaceNeedless     // place-needless
	ReasonSameCity          // same-city
	ReasonWrongColour       // wrong-colour
	ReasonBlocked           // blocked
	ReasonNoRoute           // no-route
	ReasonNoLinks           // no-links
	ReasonNoSuchDistance    // no-such-distance
	ReasonUnlimitedNeedless // unlimited-needless
	ReasonTooWeak           // too-weak
	ReasonTooLong           // too-long
	ReasonTooLongWithBonus  // too-long-with-bonus

	ReasonOwnSideways  // own-sideways
	ReasonTileSideways // tile-sideways
	ReasonTileNotDie   // tile-not-die
	ReasonPass         // pass

	ReasonOrdersNotPlayed // orders-not-played
	ReasonOrderOnce       // order-once
	ReasonOrderTaken      // order-taken
	ReasonOrderCoal       // order-coal
	ReasonOrderGoods      // order-goods
	ReasonOrderNotKept    // order-not-kept

	ReasonSetupPlayers    // setup-players
	ReasonSetupAlone      // setup-alone
	ReasonSetupOlive      // setup-olive
	ReasonSetupLevel      // setup-level
	ReasonSetupModule     // setup-module
	ReasonSetupSoloModule // setup-solo-module
	ReasonSetupChart      // setup-chart
	ReasonSetupBoard      // setup-board
	ReasonSetupComponents // setup-components

	reasonEnd // one past the last reason
)

// NumReasons is the number of reasons, 77.
const NumReasons = int(reasonEnd) - 1

// Reasons walks all reasons in their order.
func Reasons() iter.Seq[Reason] { return family.Values(1, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String returns the key of the reason, "too-long", and "" for an invalid one.
func (r Reason) String() string { return wordings.Of(phrases.English).Reason(int(r)) }

// Template returns the reason as an English sentence in which {name} stands for the part of
// that name, for those who translate it; "" for the zero Reason. A slot has the same
// meaning in all sentences.
func (r Reason) Template() string { return wordings.Of(phrases.English).Template(int(r)) }
