package steam

import "iter"

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

// reasons holds for each reason its key and the sentence in English. A slot means
// the same in every sentence: see [State.fact].
var reasons = [reasonEnd]struct{ key, template string }{
	ReasonNoState:          {"no-state", "the zero State is no position: New makes one"},
	ReasonNoMove:           {"no-move", "the zero Move is no move: the constructors and ParseMove make one"},
	ReasonNotAsked:         {"not-asked", "{kind} is not asked for now, but {expected}"},
	ReasonNotAskedOf:       {"not-asked-of", "{kind} is not asked for now: {player} is asked for {expected}"},
	ReasonOver:             {"over", "the game is over"},
	ReasonNotThisSeat:      {"not-this-seat", "it is the turn of {player}, not of {holder}"},
	ReasonResult:           {"result", "the points at the end are {points}, not {claimed}: they differ by {difference}"},
	ReasonGoodsNumber:      {"goods-number", "for {place} {number} {number|good is|goods are} drawn, not {found}"},
	ReasonGoodsBag:         {"goods-bag", "the bag does not hold {goods}: in it are {bag}"},
	ReasonDealt:            {"dealt", "the tile {tile} was dealt to {holder}"},
	ReasonBidLow:           {"bid-low", "the highest bid so far is ${high}, and ${bid} is not more"},
	ReasonBidMeans:         {"bid-means", "{player} can raise ${means} at the most, not ${bid}"},
	ReasonLoansMost:        {"loans-most", "{player} can take {number} {number|loan|loans} at the most, not {loans}"},
	ReasonTileTaken:        {"tile-taken", "{holder} holds the tile {tile}"},
	ReasonTileCost:         {"tile-cost", "the tile {tile} costs ${number}, and {player} can raise ${means}"},
	ReasonTileNoCity:       {"tile-no-city", "every city has a growth marker"},
	ReasonTileNoSet:        {"tile-no-set", "no set is left in the supply"},
	ReasonTileNoMarker:     {"tile-no-marker", "no growth marker is left"},
	ReasonTileTopLevel:     {"tile-top-level", "the locomotive has level 6 already"},
	ReasonTileNoTown:       {"tile-no-town", "every town is a city"},
	ReasonTileNoNewCity:    {"tile-no-new-city", "no new city tile is left"},
	ReasonTileNoPass:       {"tile-no-pass", "the tile {tile} is not passed when it is taken"},
	ReasonHexLacking:       {"hex-lacking", "the map has no hex {hex}"},
	ReasonHexWater:         {"hex-water", "hex {hex} is water, where nothing is laid"},
	ReasonHexCity:          {"hex-city", "hex {hex} is a city, where no tile is laid"},
	ReasonHexLaid:          {"hex-laid", "on {hex} lies a tile already, {held}"},
	ReasonHexBare:          {"hex-bare", "no tile lies on {hex}"},
	ReasonHexTown:          {"hex-town", "hex {hex} is a town, whose tiles show exits"},
	ReasonHexNoTown:        {"hex-no-town", "hex {hex} is no town, and its tiles show tracks"},
	ReasonNoFace:           {"no-face", "no tile shows {track}"},
	ReasonNoTile:           {"no-tile", "no tile that shows {track} is left"},
	ReasonAllLaid:          {"all-laid", "all {number} tiles of this build turn are laid"},
	ReasonEdgeClosed:       {"edge-closed", "the edge {edge} of {hex} is closed"},
	ReasonUnconnected:      {"unconnected", "track on {hex} from {edge} to {other} would lie on no link that {player} has connected to a city"},
	ReasonTownUnconnected:  {"town-unconnected", "no link of {player} leads to the town {hex}, and no new exit would connect it"},
	ReasonOthersLink:       {"others-link", "the link that comes to {hex} at {edge} belongs to {holder}"},
	ReasonLinkBarred:       {"link-barred", "the unowned link that comes to {hex} at {edge} begins at {stop}, where no link of {player} ends"},
	ReasonReturns:          {"returns", "the link would begin and end in {stop}"},
	ReasonUpgradeDrops:     {"upgrade-drops", "hex {hex} holds {held}, all of which stays"},
	ReasonUpgradeNothing:   {"upgrade-nothing", "hex {hex} holds that already"},
	ReasonRedirectTown:     {"redirect-town", "hex {hex} is a town, and a link is redirected outside towns"},
	ReasonRedirectNotLast:  {"redirect-not-last", "the track of {hex} that would change has no open end"},
	ReasonRedirectKeeps:    {"redirect-keeps", "one track of {hex}, which holds {held}, is to keep the edge where it is connected and end on another, and nothing else is to change"},
	ReasonRedirectComplete: {"redirect-complete", "the link is complete"},
	ReasonRedirectOthers:   {"redirect-others", "the link belongs to {holder}"},
	ReasonRedirectBarred:   {"redirect-barred", "the unowned link begins at {stop}, where no link of {player} ends"},
	ReasonLayCost:          {"lay-cost", "the tile costs ${number}, and {player} can raise ${means}"},
	ReasonNoTown:           {"no-town", "hex {hex} is no town"},
	ReasonColourNone:       {"colour-none", "no {colour} city tile is left"},
	ReasonSpaceEmpty:       {"space-empty", "no set lies on space {space} of the supply"},
	ReasonSpaceMissing:     {"space-missing", "a set of the supply is put on the new city, and its space must be said"},
	ReasonNotHolder:        {"not-holder", "{player} does not hold the tile {tile}"},
	ReasonTileDone:         {"tile-done", "{player} has passed with the tile {tile}, or has used it already"},
	ReasonNoCity:           {"no-city", "hex {hex} is no city"},
	ReasonGrown:            {"grown", "the city {hex} has a growth marker already"},
	ReasonGrowthToDo:       {"growth-to-do", "{player} has paid for growth, and a city must grow first"},
	ReasonCityToDo:         {"city-to-do", "{player} has paid for urbanisation, and a town must become a city first"},
	ReasonImproved:         {"improved", "{player} has improved the locomotive in this turn already"},
	ReasonGoodLacking:      {"good-lacking", "no {colour} good lies on {hex}: there are {load}"},
	ReasonLinkLacking:      {"link-lacking", "no complete link leaves {stop} at {edge}"},
	ReasonMustStop:         {"must-stop", "a {colour} good is delivered in {stop} and goes no further"},
	ReasonWrongEnd:         {"wrong-end", "the route ends in {stop}, which is no {colour} city"},
	ReasonStopTwice:        {"stop-twice", "the good would come to {stop} twice"},
	ReasonTooFar:           {"too-far", "the route has {links} {links|link|links}, and a locomotive of level {level} goes over {level} at the most"},
	ReasonNoneOwn:          {"none-own", "the route has {links} {links|link|links}, and none is {player}'s"},
	ReasonOthersMore:       {"others-more", "{holder} owns {number} of the links, and {player} only {own}"},
	ReasonSetupPlayers:     {"setup-players", "there are {players} players: 3 to 6 play"},
	ReasonSetupMap:         {"setup-map", "the map cannot be played on: {faults}"},
	ReasonSetupComponents:  {"setup-components", "the components are not a whole set: {faults}"},
	ReasonSetupGoods:       {"setup-goods", "the setup of map {map} draws {drawn} goods, and there are {number}"},
	ReasonSetupVariant:     {"setup-variant", "there is no game {variant}: the two are base and standard"},
	ReasonSetupOrder:       {"setup-order", "there is no order {order}: the two are auction and random"},
	ReasonSetupNoOrder:     {"setup-no-order", "in the standard game the dealt tiles give the first order, and nothing is chosen"},
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
	return reasons[r].key
}

// Template is the sentence in English with its slots, for those who word or
// translate it; "" if r is none.
func (r Reason) Template() string {
	if !r.IsValid() {
		return ""
	}
	return reasons[r].template
}
