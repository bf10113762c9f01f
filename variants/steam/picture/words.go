package picture

import (
	"maps"
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// English is a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture.
func English() map[string]string { return maps.Clone(english) }

var english = map[string]string{
	// What a picture is, and what it shows.
	"map":         "Map {map}",
	"map-shows":   "{moment}. Links by owner: {links}.",
	"table":       "Table",
	"table-shows": "{moment}. {players}",
	"seat-shows":  "Player {seat}: money {money}, income {income}, points {points}, locomotive {level}, links {links}.",
	"tiles":       "What can be done in {hex}",

	// When it is.
	"goods":        "Setup: goods",
	"deal":         "Setup: action tiles",
	"first-order":  "Auction of the first order",
	"turn":         "Turn {round} of {rounds}: {phase}",
	"over":         "Game over",
	"phase-bid":    "auction",
	"phase-loans":  "capital",
	"phase-action": "action tiles",
	"phase-build":  "building, {number} left",
	"phase-move":   "goods, cycle {cycle}",
	"phase-points": "points of a delivery",

	// What parts and components are.
	"hex":         "{hex}, {terrain}",
	"river":       "river",
	"town":        "town {name}",
	"city":        "city {name}, {colour}",
	"grown":       "growth marker",
	"good":        "{colour} good in {hex}",
	"space":       "Space {number}: {goods}",
	"action-tile": "{number} {action}",
	"costs":       "{what}, costs {cost}",
	"taken-by":    "{what}: player {seat}",
	"new-city":    "New {colour} city: {number}",
	"bag":         "Bag: {goods}",
	"tile":        "{tile}, costs {cost}",
	"grow-here":   "Growth with {goods}",
	"city-here":   "New {colour} city with {goods}",
	"tracked":     "link of player {seat}: {track}",
	"unowned":     "link of nobody: {track}",
	"on-scale":    "Player {seat}, {scale}: {number}",
	"step":        "{scale} {number}",
	"bidding":     "Player {seat}, bid: {bid}",
	"gaining":     "Player {seat}: {points}",
	"growth-left": "Growth markers left: {number}",

	// What is written in pictures.
	"action":         "action tile",
	"money":          "money",
	"income":         "income",
	"points":         "points",
	"locomotive":     "locomotive",
	"links":          "links",
	"total":          "total",
	"bankrupt":       "bankrupt",
	"supply":         "goods supply",
	"action-tiles":   "action tiles",
	"new-cities":     "new cities",
	"growth-markers": "growth",
	"in-bag":         "bag",
	"auction":        "auction",
	"auction-place":  "auction of place {number}",
	"free-pass":      "may pass freely",
	"gains":          "points of the delivery",
	"moves":          "moves",

	// Buttons.
	"pass":            "pass",
	"done":            "end building",
	"improve":         "improve locomotive",
	"take-income":     "take income",
	"take-points":     "take points",
	"bid":             "bid {number}",
	"capital":         "{number} loans",
	"capital-nothing": "no loan",

	// What is put into other texts.
	"counted": "{number} {colour}",
	"empty":   "empty",
	"seat":    "P{seat}",
	"owner":   "{owner} {number}",
	"nobody":  "none {number}",
	"plain":   "plain", "hill": "hill", "mountain": "mountain", "water": "water",
	"red": "red", "blue": "blue", "yellow": "yellow", "purple": "purple", "grey": "grey",

	"action-order":      "order",
	"action-move":       "move",
	"action-engineer":   "engineer",
	"action-build":      "build",
	"action-growth":     "growth",
	"action-locomotive": "locomotive",
	"action-urbanise":   "urbanise",
}

// called is a player in a sentence about "player {seat}": by her name or her number.
func (y Style) called(seat steam.Seat) any {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return int(seat)
}

// short is a player by herself.
func (y Style) short(seat steam.Seat) string {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return y.say("seat", "seat", int(seat))
}

// say is the text of a key, with names and values in turn put into it.
func (y Style) say(key string, parts ...any) string {
	template, ok := y.Words[key]
	if !ok {
		template = english[key]
	}
	return phrases.Voice{}.Tell(template, phrases.Args(parts...), nil)
}

func (y Style) sayColour(c steam.Colour) string { return y.say(c.String()) }

func (y Style) sayAction(t steam.ActionTile) string { return y.say("action-" + t.String()) }

// sayGoods is goods by their colours, as in "2 yellow, 1 grey".
func (y Style) sayGoods(goods steam.Goods) string {
	var all []string
	for c := range steam.Colours() {
		if n := goods.Count(c); n > 0 {
			all = append(all, y.say("counted", "number", n, "colour", y.sayColour(c)))
		}
	}
	if all == nil {
		return y.say("empty")
	}
	return strings.Join(all, ", ")
}

// sayMoment is when a position is.
func (y Style) sayMoment(s *steam.State) string {
	var phase string
	switch s.Phase() {
	case steam.PhaseGoods:
		return y.say("goods")
	case steam.PhaseDeal:
		return y.say("deal")
	case steam.PhaseOver:
		return y.say("over")
	case steam.PhaseBid:
		if s.Round() == 0 {
			return y.say("first-order")
		}
		phase = y.say("phase-bid")
	case steam.PhaseCapital:
		phase = y.say("phase-loans")
	case steam.PhaseAction:
		phase = y.say("phase-action")
	case steam.PhaseBuild:
		phase = y.say("phase-build", "number", s.TilesLeft())
	case steam.PhaseMove:
		phase = y.say("phase-move", "cycle", s.Cycle())
	case steam.PhasePoints:
		phase = y.say("phase-points")
	}
	return y.say("turn", "round", s.Round(), "rounds", s.Rounds(), "phase", phase)
}
