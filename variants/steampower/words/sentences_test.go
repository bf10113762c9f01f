package words_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
	"github.com/railhex/railhex/variants/steampower"
)

func TestTexts(t *testing.T) {
	phrasestest.Check(t, phrasestest.Texts{
		Things: map[string][]string{
			"kind":      phrasestest.Names(steampower.Kind(1), steampower.Kind(steampower.NumKinds)),
			"colour":    phrasestest.Names(steampower.Colour(1), steampower.Colour(steampower.NumColours)),
			"counted":   phrasestest.Names(steampower.Colour(1), steampower.Colour(steampower.NumGoods)),
			"type":      phrasestest.Names(track.Straight, track.Sharp),
			"direction": phrasestest.Names(hexmap.East, hexmap.SouthEast),
			"stack":     phrasestest.Names(steampower.Stack(1), steampower.Stack(steampower.NumStacks)),
			"bonus":     phrasestest.Names(steampower.Bonus(1), steampower.Bonus(steampower.NumBonuses)),
			"picture": slices.Concat(
				phrasestest.Names(steampower.Colour(1), steampower.Colour(steampower.NumColours)),
				phrasestest.Names(steampower.Stack(1), steampower.Stack(steampower.NumStacks)),
				phrasestest.Names(hexmap.Plain, hexmap.Water),
				[]string{steampower.KindDone.String(), steampower.KindDecline.String()},
			),
			"refusal": phrasestest.Names(steampower.Reason(1), steampower.Reason(steampower.NumReasons)),
			"rule":    phrasestest.Names(steampower.Rule(1), steampower.Rule(steampower.NumRules)),
		},
		Said: []phrasestest.Said{{Folder: ".", Function: "say"}, {Folder: ".", Function: "sayOption"}, {Folder: "..", Function: "why", Section: "finding"}, {Folder: "..", Function: "must", Section: "finding"}, {Folder: "../picture", Function: "say", Section: "picture"}},
		Same: []string{
			// Names, and what only puts things side by side.
			"P{seat}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "${money}", "{points} {points|point|points}",
			"{colour}", "{hex}, {terrain}", "{hex}: {track}", "{number} × {colour}", "Geld: ${money}",
			// Words that the languages have in common.
			"orange", "west", "total", "Bank", "bank", "start", "water", "hand: {number}",
		},
	})
}
