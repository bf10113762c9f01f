package words_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
	"github.com/railhex/railhex/variants/steam"
)

func TestTexts(t *testing.T) {
	phrasestest.Check(t, phrasestest.Texts{
		Things: map[string][]string{
			"kind":      phrasestest.Names(steam.Kind(1), steam.Kind(steam.NumKinds)),
			"colour":    phrasestest.Names(steam.Colour(1), steam.Colour(steam.NumColours)),
			"counted":   phrasestest.Names(steam.Colour(1), steam.Colour(steam.NumColours)),
			"type":      phrasestest.Names(track.Straight, track.Sharp),
			"direction": phrasestest.Names(hexmap.East, hexmap.SouthEast),
			"action":    phrasestest.Names(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"deed":      phrasestest.Names(steam.ActionTile(1), steam.ActionTile(steam.NumActionTiles)),
			"picture":   slices.Concat(phrasestest.Names(steam.Colour(1), steam.Colour(steam.NumColours)), phrasestest.Names(hexmap.Plain, hexmap.Water)),
			"refusal":   phrasestest.Names(steam.Reason(1), steam.Reason(steam.NumReasons)),
			"rule":      phrasestest.Names(steam.Rule(1), steam.Rule(steam.NumRules)),
		},
		Said: []phrasestest.Said{{Folder: ".", Function: "say"}, {Folder: ".", Function: "sayOption"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "say", Section: "picture"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "{player} {points}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{tile} ({number})",
			"{moment}. {players}", "{hex}, {terrain}", "{number} {action}", "{owner} {number}", "{scale} {number}", "{number} × {colour}",
			// Words that the languages have in common.
			"passen", "total", "locomotive", "west", "points", "water", "niemand {number}",
		},
	})
}
