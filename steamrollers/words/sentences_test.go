package words_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
)

func TestTexts(t *testing.T) {
	var kinds, modules []string
	for _, kind := range gametest.Strings(steamrollers.Kind(1), steamrollers.Kind(steamrollers.NumKinds)) {
		word, _, _ := strings.Cut(kind, " ")
		kinds = append(kinds, word)
	}
	for module := range variants.AllModules.All() {
		modules = append(modules, module.String())
	}
	var uses []string
	for face := range variants.Faces() {
		for _, modules := range []variants.Modules{0, variants.AllModules} {
			uses = append(uses, steamrollers.TileRule(face, modules).String())
		}
	}
	gametest.CheckTexts(t, gametest.Texts{
		Things: map[string][]string{
			"kind":      kinds,
			"colour":    gametest.Strings(hexmap.Yellow, hexmap.Grey),
			"good":      gametest.Strings(variants.Yellow, variants.Coal),
			"counted":   gametest.Strings(variants.Yellow, variants.Coal),
			"type":      gametest.Strings(track.Straight, track.Sharp),
			"direction": gametest.Strings(hexmap.East, hexmap.SouthEast),
			"picture":   slices.Concat(gametest.Strings(hexmap.Yellow, hexmap.Grey), gametest.Strings(track.Straight, track.Sharp)),
			"power":     gametest.Strings(variants.EnginePower, variants.GoodsPower),
			"level":     gametest.Strings(solo.Clerk, solo.Baron),
			"module":    modules,
			"use":       uses,
			"wall":      gametest.Strings(hexmap.Open, hexmap.Hard),
			"event": append(gametest.Strings(steamrollers.CityFilled, steamrollers.GameEnded),
				"die rolled again by Olive", "tile returned SOLO-7", "tile taken again", "tile taken from another", "link completed with towns",
				"good delivered longer", "good delivered of their own", "good delivered of their own longer", "Olive has crossed off SOLO-3",
				"game ended END-1", "game ended END-2"),
			"effect":  {"link with towns"},
			"ledger":  {"link with towns"},
			"prompt":  append(gametest.Strings(steamrollers.PhaseGoods, steamrollers.PhaseOver), "reroll by Olive", "olive reroll"),
			"refusal": slices.Collect(steamrollers.English().Keys("refusal")), // CoverReasons holds that each is given
			"rule":    gametest.Strings(steamrollers.Rule(1), steamrollers.Rule(steamrollers.NumRules)),
		},
		Said: []gametest.Said{{Folder: ".", Function: "Say"}, {Folder: ".", Function: "Option"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "Say", Section: "picture"}, {Folder: "../described", Function: "Say"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "Olive", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{number} {good}",
			// Words that the languages have in common.
			"west", "passen", "machinist", "rail", "points", "total",
		},
	})
}
