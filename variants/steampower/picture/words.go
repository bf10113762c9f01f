package picture

import (
	"maps"
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// English is a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture.
func English() map[string]string { return maps.Clone(english) }

var english = map[string]string{
	// What a picture is, and what it shows.
	"map":          "Map {map}",
	"map-shows":    "Round {round}. Hexes with track: {hexes}, links: {links}, factories: {factories}.",
	"corner":       "Corner of player {seat}",
	"corner-shows": "Money: ${money}, locomotives: {locomotives}, factories: {factories}, contracts in hand: {hand}, fulfilled: {fulfilled}, points: {points}.",
	"stock":        "Common stock",
	"stock-shows":  "City tiles: {tiles}. Goods: {goods}. Contracts in the bag: {bag}.",
	"tracks":       "Tracks for {hex}",

	// What parts and components are.
	"hex":           "{hex}, {terrain}",
	"river-hex":     "{hex}, {terrain}, river",
	"city-space":    "{hex} {name}, city space",
	"city":          "{hex} {name}, {colour} city",
	"factory":       "{hex} {name}, {colour} city; factory of player {seat}, goods: {goods}",
	"turned":        "{hex} {name}, {colour} city, turned over; factory of player {seat}",
	"contract":      "Contract {contract}: {goods}; ${money}, {points} {points|point|points}",
	"contract-more": "Contract {contract}: {goods}; ${money}, {points} {points|point|points}; bonus: {bonus}",
	"back":          "Hidden contract",
	"good":          "{colour}",
	"track":         "{hex}: {track}",
	"tiles-left":    "City tiles left, {colour}: {number}",
	"goods-left":    "Goods in the supply, {colour}: {number}",
	"stack-left":    "Track tiles, {stack}: {number}",
	"bag-left":      "Contracts in the bag: {number}",
	"the-bank":      "Bank",
	"money-of":      "Money: ${money}",
	"locomotives":   "Locomotives: {number}",
	"factories-of":  "Factories: {number}",
	"tracked":       "track of player {seat}: {track}",
	"building":      "track of player {seat}, not yet a link: {track}",
	"whose":         "Player {seat}",
	"start-player":  "Start player",
	"asked":         "Still to deliver: {goods}",

	// What is written in pictures.
	"player":      "Player {seat}",
	"setup":       "Setup",
	"round":       "Round {round}",
	"over":        "Game over",
	"start":       "start",
	"hand":        "hand: {number}",
	"fulfilled":   "fulfilled: {number} of {goal}",
	"done":        "stop here",
	"decline":     "decline",
	"actions":     "actions left: {number}",
	"city-tiles":  "city tiles",
	"goods":       "goods",
	"track-tiles": "track tiles",
	"bag":         "bag",
	"contracts":   "contracts",
	"bank":        "bank",
	"money":       "money",
	"factories":   "factories",
	"cities":      "cities",
	"total":       "total",

	// What is put into other texts.
	"counted":         "{number} {colour}",
	"none":            "none",
	"black":           "black",
	"white":           "white",
	"orange":          "orange",
	"grey":            "grey",
	"purple":          "purple",
	"plain":           "plain",
	"hill":            "hills",
	"mountain":        "mountains",
	"water":           "water",
	"simple":          "simple",
	"sharp":           "sharp",
	"cross":           "crossings",
	"bonus-build":     "build",
	"bonus-factory":   "factory",
	"bonus-contracts": "draw contracts",
}

// called is a player in a sentence about "player {seat}": by her name or her number.
func (y Style) called(seat steampower.Seat) any {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return int(seat)
}

// player is a player by herself.
func (y Style) player(seat steampower.Seat) string {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return y.say("player", "seat", int(seat))
}

// say is the text of a key, with names and values in turn put into it.
func (y Style) say(key string, parts ...any) string {
	template, ok := y.Words[key]
	if !ok {
		template = english[key]
	}
	return phrases.Voice{}.Tell(template, phrases.Args(parts...), nil)
}

func (y Style) sayColour(c steampower.Colour) string { return y.say(c.String()) }

// sayCounts is so many of each colour, as in "2 black, 1 grey".
func (y Style) sayCounts(last steampower.Colour, count func(steampower.Colour) int) string {
	var all []string
	for c := range steampower.Colours() {
		if c > last {
			break
		}
		if n := count(c); n > 0 {
			all = append(all, y.say("counted", "number", n, "colour", y.sayColour(c)))
		}
	}
	if all == nil {
		return y.say("none")
	}
	return strings.Join(all, ", ")
}
