package words_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
)

func TestTexts(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{
		Things: map[string][]string{
			"kind":      gametest.Strings(steampower.Kind(1), steampower.Kind(steampower.NumKinds)),
			"colour":    gametest.Strings(steampower.Colour(1), steampower.Colour(steampower.NumColours)),
			"counted":   gametest.Strings(steampower.Colour(1), steampower.Colour(steampower.NumGoods)),
			"type":      gametest.Strings(track.Straight, track.Sharp),
			"direction": gametest.Strings(hexmap.East, hexmap.SouthEast),
			"stack":     gametest.Strings(steampower.Stack(1), steampower.Stack(steampower.NumStacks)),
			"bonus":     gametest.Strings(steampower.Bonus(1), steampower.Bonus(steampower.NumBonuses)),
			"picture": slices.Concat(
				gametest.Strings(steampower.Colour(1), steampower.Colour(steampower.NumColours)),
				gametest.Strings(steampower.Stack(1), steampower.Stack(steampower.NumStacks)),
				gametest.Strings(hexmap.Plain, hexmap.Water),
				[]string{steampower.KindDone.String(), steampower.KindDecline.String()},
			),
			"event": append(gametest.Strings(steampower.CityLaid, steampower.GameEnded), "track placed for money", "contract fulfilled for money",
				"contract drawn unseen", "contract drawn from hand", "contract drawn from hand unseen", "game ended END-2"),
			"option": slices.DeleteFunc(append(gametest.Strings(steampower.Kind(1), steampower.Kind(steampower.NumKinds)), "ship paying"),
				func(kind string) bool { return kind == "city" || kind == "deal" }),
			"prompt":  append(gametest.Strings(steampower.PhaseCity, steampower.PhaseOver), "deal from hand", "act last"),
			"ledger":  {"entry", "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-4 shared"},
			"refusal": slices.Collect(steampower.English().Keys("refusal")), // CoverReasons holds that each is given
			"rule":    gametest.Strings(steampower.Rule(1), steampower.Rule(steampower.NumRules)),
		},
		Said: []gametest.Said{{Folder: ".", Function: "Say"}, {Folder: ".", Function: "add"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "Say", Section: "picture"}, {Folder: "../described", Function: "Say"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "${money}", "{points} {points|point|points}",
			"{hex}, {terrain}", "{hex}: {track}", "{number} × {colour}", "Geld: ${money}",
			// Words that the languages have in common.
			"orange", "west", "total", "Bank", "bank", "start", "water", "hand: {number}",
		},
	})
}
