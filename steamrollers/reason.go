package steamrollers

import "iter"

// A Reason is why a move or a setup is refused: one way to break one or several
// rules, and the sentence that says so. The zero Reason is none.
//
// As with a [Rule], the number behind a constant may change from version to
// version; the key that String gives does not change its meaning.
type Reason uint8

// The reasons, with their keys: first those why a position or a move is none,
// then those of moves in the order of a game, then those of setups.
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
func Reasons() iter.Seq[Reason] {
	return func(yield func(Reason) bool) {
		for r := Reason(1); r < reasonEnd && yield(r); r++ {
		}
	}
}

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return r > 0 && r < reasonEnd }

// String is the key of the reason, "too-long"; "" if r is none.
func (r Reason) String() string {
	if !r.IsValid() {
		return ""
	}
	return reasons[r].key
}

// Template is the reason as an English sentence in which {name} stands for the
// part of that name, for those who translate it; "" if r is none.
func (r Reason) Template() string {
	if !r.IsValid() {
		return ""
	}
	return reasons[r].template
}

// reasons are the sentences. A name in braces means the same in all of them: see
// [State.part].
var reasons = [reasonEnd]struct{ key, template string }{
	ReasonNoState: {"no-state", "the zero State is no position: New makes one"},
	ReasonNoMove:  {"no-move", "the zero Move is no move: the constructors and ParseMove make one"},
	ReasonOver:    {"over", "the game is over"},

	ReasonNotAsked:   {"not-asked", "{kind} is not asked for now, but {expected}"},
	ReasonNotAskedOf: {"not-asked-of", "{kind} is not asked for now: {asked} is asked for {expected}"},
	ReasonTileNotNow: {"tile-not-now", "tile {tile} changes the die that you are about to act with, and now there is none"},

	ReasonSeatNotAsked:  {"seat-not-asked", "it is the turn of {asked}, not of {seat}"},
	ReasonResultDiffers: {"result-differs", "the record claims {claimed}, and the points are {points}: {difference}"},

	ReasonGoodsBag:        {"goods-bag", "the bag holds ten goods of each colour and no black one"},
	ReasonGoodsCities:     {"goods-cities", "each of the six cities gets {number} goods, and there are goods for {found}"},
	ReasonGoodsNumber:     {"goods-number", "each of the six cities gets {number} goods; the number, in brackets, is another for city {shares}"},
	ReasonGoodsOwn:        {"goods-own", "each of the six cities gets {number} goods; the number, in brackets, is another for city {shares}: goods of a city's own colour, which are written too, seem to be left out"},
	ReasonInfluenceNumber: {"influence-number", "Olive as {level} rolls {number} {number|die|dice}, not {found}"},
	ReasonPowerTaken:      {"power-taken", "the starting power {power} was taken by {seat}"},
	ReasonDrawNone:        {"draw-none", "no {good} can be drawn: the goods in the bag that are neither grey nor black are {drawable}"},
	ReasonPlaceCity:       {"place-city", "a personal good lies on a grey city, 3 or 4, not on city {city}"},
	ReasonRollNumber:      {"roll-number", "{number} white dice are rolled, not {found}"},
	ReasonDraftNone:       {"draft-none", "no remaining die shows {value}: there are {dice}"},

	ReasonTileInCentre:    {"tile-in-centre", "you do not hold tile {tile}, which lies in the centre"},
	ReasonTileOfOther:     {"tile-of-other", "you do not hold tile {tile}, which {seat} holds"},
	ReasonTileUsed:        {"tile-used", "tile {face} was used in this action already"},
	ReasonTileUsedBefore:  {"tile-used-before", "tile {face} was used for the other action of this turn"},
	ReasonTileOtherSide:   {"tile-other-side", "tile {face} is in play, which does something else: {text}"},
	ReasonYucataNotPlayed: {"yucata-not-played", "tile 2 does not change the die in this game"},
	ReasonDieSettled:      {"die-settled", "tile 5b has decided the die, and no tile changes it after that"},
	ReasonDieShows:        {"die-shows", "the die shows {die} already"},
	ReasonFaceNotUsed:     {"face-not-used", "no action was performed with a {value} in this round; used so far: {faces}"},
	ReasonStepOut:         {"step-out", "the die shows {die} and cannot go {step}: its faces are 1 to 6"},
	ReasonTwoInOlivesTurn: {"two-in-olives-turn", "the solitaire tile 2 is used in Olive's turn"},
	ReasonTwoAfterAction:  {"two-after-action", "tile 2a is used after the first action"},
	ReasonTwoOnce:         {"two-once", "tile 2a was used in this turn already"},
	ReasonTwoHeldLate:     {"two-held-late", "you did not hold tile 2a when you drafted your die"},
	ReasonTwoFewDice:      {"two-few-dice", "no second die can be spared for you: {number} {number|die is|dice are} left for those who have not drafted"},

	ReasonHexLacking:   {"hex-lacking", "board {board} has no hex {hex}"},
	ReasonHexCity:      {"hex-city", "hex {hex} is a city, in which no track is built"},
	ReasonHexDrawn:     {"hex-drawn", "hex {hex} holds track already: {track}"},
	ReasonHexRegion:    {"hex-region", "hex {hex} lies in region {region}, but the die shows {die}"},
	ReasonTypeNotShown: {"type-not-shown", "the black die shows {black}, not {type}, and you cannot use tile 6"},
	ReasonBoxTicked:    {"box-ticked", "box {box} is ticked already"},
	ReasonBoxNotDie:    {"box-not-die", "the die shows {die}; box {box} needs a {box}"},

	ReasonSourceNotDie:      {"source-not-die", "the die shows {die}, so the good comes from city {die}, not from city {from}"},
	ReasonDestinationNotDie: {"destination-not-die", "the die shows {die}, and with tile 3a that is the destination: city {die}, not city {to}"},
	ReasonGoodNotThere:      {"good-not-there", "city {from} has no {good}: on it lies {line}"},
	ReasonGoodNotAtPlace:    {"good-not-at-place", "place {place} of city {from} does not hold {good}: the line there is {line}"},
	ReasonOwnInNoLine:       {"own-in-no-line", "a personal good lies in no line: it has no place {place}"},
	ReasonOwnNotThere:       {"own-not-there", "you have no personal good on city {from} that is {good}"},
	ReasonPlaceMissing:      {"place-missing", "against Olive the place of the good in the city's line must be said, as in R@2"},
	ReasonPlaceNeedless:     {"place-needless", "the place of a good in a city's line is said against Olive only"},
	ReasonSameCity:          {"same-city", "the route would visit city {from} twice"},
	ReasonWrongColour:       {"wrong-colour", "{good} goes to city {cities}, not to city {to}"},
	ReasonBlocked:           {"blocked", "every route of distance {distance} from city {from} to city {to} crosses a blocked border"},
	ReasonNoRoute:           {"no-route", "your links lead from city {from} to city {reached}, not to city {to}"},
	ReasonNoLinks:           {"no-links", "no link of yours leads out of city {from}"},
	ReasonNoSuchDistance:    {"no-such-distance", "you have no route of distance {distance} from city {from} to city {to}: there are routes of {distances}"},
	ReasonUnlimitedNeedless: {"unlimited-needless", "engine strength {strength} suffices for distance {needed}, and tile 4a would have no effect"},
	ReasonTooWeak:           {"too-weak", "no route from city {from} to city {to} is short enough for your engine: it needs strength {needed}, and yours is {strength}"},
	ReasonTooLong:           {"too-long", "distance {needed} needs engine strength {needed}, and yours is {strength}: within it your longest route from city {from} to city {to} has distance {longest}"},
	ReasonTooLongWithBonus:  {"too-long-with-bonus", "distance {distance} and a bonus of {bonus} need engine strength {needed}, and yours is {strength}: with that bonus your longest route from city {from} to city {to} has distance {longest}"},

	ReasonOwnSideways:  {"own-sideways", "your tile {tile} lies sideways already"},
	ReasonTileSideways: {"tile-sideways", "tile {tile} lies sideways in front of {seat}"},
	ReasonTileNotDie:   {"tile-not-die", "the die shows {die}; tile {tile} needs a {tile}"},
	ReasonPass:         {"pass", "you cannot pass, for the die of {die} allows an action: {action}"},

	ReasonOrdersNotPlayed: {"orders-not-played", "orders are not played in this game"},
	ReasonOrderOnce:       {"order-once", "an order was fulfilled in this turn already"},
	ReasonOrderTaken:      {"order-taken", "order {order} was fulfilled by {seat}"},
	ReasonOrderCoal:       {"order-coal", "order {order} asks for {goods}, of which one may be black, and not for {given}"},
	ReasonOrderGoods:      {"order-goods", "order {order} asks for {goods}, not for {given}"},
	ReasonOrderNotKept:    {"order-not-kept", "you cannot give {given}: you keep {kept}"},

	ReasonSetupPlayers:    {"setup-players", "there are {players} players: 2 to 5 play, or 1 against Olive"},
	ReasonSetupAlone:      {"setup-alone", "one player plays against Olive, and no level of hers is chosen"},
	ReasonSetupOlive:      {"setup-olive", "Olive plays against one player, not {players}"},
	ReasonSetupLevel:      {"setup-level", "Olive has no level {level}: there are six, from clerk (1) to baron (6)"},
	ReasonSetupModule:     {"setup-module", "there is no module {module}"},
	ReasonSetupSoloModule: {"setup-solo-module", "module {module} is not played against Olive"},
	ReasonSetupChart:      {"setup-chart", "there is no chart {chart}: medium and hard are printed"},
	ReasonSetupBoard:      {"setup-board", "board {board} has {hexes} hexes: this package plays on {most} at the most"},
	ReasonSetupComponents: {"setup-components", "the components are not a complete set: {faults}"},
}
