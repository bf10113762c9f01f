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
			"kind":      gametest.NamesOf(steam.Kind(1), steam.Kind(steam.NumKinds)),
			"colour":    gametest.NamesOf(steam.Colour(1), steam.Colour(steam.NumColours)),
			"counted":   gametest.NamesOf(steam.Colour(1), steam.Colour(steam.NumColours)),
			"type":      gametest.NamesOf(track.Straight, track.Sharp),
			"direction": gametest.NamesOf(hexmap.East, hexmap.SouthEast),
			"action":    gametest.NamesOf(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"deed":      gametest.NamesOf(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"picture":   slices.Concat(gametest.NamesOf(steam.Colour(1), steam.Colour(steam.NumColours)), gametest.NamesOf(hexmap.Plain, hexmap.Water)),
			"refusal":   gametest.NamesOf(steam.Reason(1), steam.Reason(steam.NumReasons)),
			"rule":      gametest.NamesOf(steam.Rule(1), steam.Rule(steam.NumRules)),
		},
		Said: []gametest.Said{{Folder: ".", Function: "say"}, {Folder: ".", Function: "sayOption"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "say", Section: "picture"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "{player} {points}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{tile} ({number})",
			"{moment}. {players}", "{hex}, {terrain}", "{number} {action}", "{owner} {number}", "{scale} {number}", "{number} × {colour}",
			// Words that the languages have in common.
			"passen", "total", "locomotive", "west", "points", "water", "niemand {number}",
		},
	})
}
