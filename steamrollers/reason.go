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

	reasonNoState // no-state
	reasonNoMove  // no-move
	reasonOver    // over

	ReasonNotAsked   // not-asked
	ReasonNotAskedOf // not-asked-of
	reasonTileNotNow // tile-not-now

	ReasonSeatNotAsked  // seat-not-asked
	reasonResultDiffers // result-differs

	reasonGoodsBag        // goods-bag
	reasonGoodsCities     // goods-cities
	reasonGoodsNumber     // goods-number
	reasonGoodsOwn        // goods-own
	reasonInfluenceNumber // influence-number
	reasonPowerTaken      // power-taken
	ReasonDrawNone        // draw-none
	reasonPlaceCity       // place-city
	reasonRollNumber      // roll-number
	ReasonDraftNone       // draft-none

	reasonTileInCentre    // tile-in-centre
	reasonTileOfOther     // tile-of-other
	reasonTileUsed        // tile-used
	reasonTileUsedBefore  // tile-used-before
	reasonTileOtherSide   // tile-other-side
	reasonYucataNotPlayed // yucata-not-played
	reasonDieSettled      // die-settled
	ReasonDieShows        // die-shows
	ReasonFaceNotUsed     // face-not-used
	reasonStepOut         // step-out
	reasonTwoInOlivesTurn // two-in-olives-turn
	ReasonTwoAfterAction  // two-after-action
	ReasonTwoOnce         // two-once
	ReasonTwoHeldLate     // two-held-late
	ReasonTwoFewDice      // two-few-dice

	reasonHexLacking   // hex-lacking
	reasonHexCity      // hex-city
	reasonHexDrawn     // hex-drawn
	reasonHexRegion    // hex-region
	reasonTypeNotShown // type-not-shown
	ReasonBoxTicked    // box-ticked
	ReasonBoxNotDie    // box-not-die

	reasonSourceNotDie      // source-not-die
	reasonDestinationNotDie // destination-not-die
	reasonGoodNotThere      // good-not-there
	reasonGoodNotAtPlace    // good-not-at-place
	reasonOwnInNoLine       // own-in-no-line
	reasonOwnNotThere       // own-not-there
	reasonPlaceMissing      // place-missing
	reasonPlaceNeedless     // place-needless
	reasonSameCity          // same-city
	reasonWrongColour       // wrong-colour
	reasonBlocked           // blocked
	reasonNoRoute           // no-route
	reasonNoLinks           // no-links
	reasonNoSuchDistance    // no-such-distance
	ReasonUnlimitedNeedless // unlimited-needless
	reasonTooWeak           // too-weak
	reasonTooLong           // too-long
	reasonTooLongWithBonus  // too-long-with-bonus

	ReasonOwnSideways  // own-sideways
	reasonTileSideways // tile-sideways
	ReasonTileNotDie   // tile-not-die
	ReasonPass         // pass

	reasonOrdersNotPlayed // orders-not-played
	reasonOrderOnce       // order-once
	reasonOrderTaken      // order-taken
	reasonOrderCoal       // order-coal
	reasonOrderGoods      // order-goods
	reasonOrderNotKept    // order-not-kept

	reasonSetupPlayers    // setup-players
	reasonSetupAlone      // setup-alone
	reasonSetupOlive      // setup-olive
	reasonSetupLevel      // setup-level
	reasonSetupModule     // setup-module
	reasonSetupSoloModule // setup-solo-module
	reasonSetupChart      // setup-chart
	reasonSetupBoard      // setup-board
	reasonSetupComponents // setup-components

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
