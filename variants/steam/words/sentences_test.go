package words_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
)

func TestTexts(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{
		Things: map[string][]string{
			"kind":      gametest.Strings(steam.Kind(1), steam.Kind(steam.NumKinds)),
			"colour":    gametest.Strings(steam.Colour(1), steam.Colour(steam.NumColours)),
			"counted":   gametest.Strings(steam.Colour(1), steam.Colour(steam.NumColours)),
			"type":      gametest.Strings(track.Straight, track.Sharp),
			"direction": gametest.Strings(hexmap.East, hexmap.SouthEast),
			"action":    gametest.Strings(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"deed":      gametest.Strings(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"picture":   slices.Concat(gametest.Strings(steam.Colour(1), steam.Colour(steam.NumColours)), gametest.Strings(hexmap.Plain, hexmap.Water)),
			"event": append(gametest.Strings(steam.CityFilled, steam.GameEnded), "place won free", "action taken passing", "action taken for money",
				"city founded bare", "income received STD-11", "income due STD-11", "steps back points", "steps back income", "game ended END-2"),
			"option": append(gametest.Strings(steam.KindBid, steam.Kind(steam.NumKinds)), "capital none", "action passing", "urbanise bare"),
			"prompt": append(gametest.Strings(steam.PhaseGoods, steam.PhaseOver), "goods space", "bid first", "bid all", "bid all first",
				"build end", "build urbanise", "build urbanise end", "build growth", "build growth end"),
			"refusal": slices.Collect(steam.English().Keys("refusal")), // CoverReasons holds that each is given
			"rule":    gametest.Strings(steam.Rule(1), steam.Rule(steam.NumRules)),
		},
		Said: []gametest.Said{{Folder: ".", Function: "Say"}, {Folder: ".", Function: "add"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "Say", Section: "picture"}, {Folder: "../described", Function: "Say"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "{player} {points}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{tile} ({number})",
			"{moment}. {players}", "{hex}, {terrain}", "{number} {action}", "{owner} {number}", "{scale} {number}", "{number} × {colour}",
			// Words that the languages have in common.
			"passen", "total", "locomotive", "west", "points", "water", "niemand {number}", "faces", "ja",
		},
	})
}
