package words

import (
	"maps"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// A table is all that is said in one language: sentences by their keys, and
// what things are called by the things.
type table struct {
	sentences  [sentenceEnd]string
	kinds      [steam.NumKinds + 1]string       // of moves, in the infinitive
	colours    [steam.NumColours + 1]string     // as they stand in a sentence
	counted    [steam.NumColours + 1]string     // so many goods of a colour
	types      [track.Sharp + 1]string          //
	directions [hexmap.NumDirections]string     //
	actions    [steam.NumActionTiles + 1]string // what an action tile is called
	deeds      [steam.NumActionTiles + 1]string // what it does
	refusals   [steam.NumReasons + 1]string     // why a move or a setup is refused
	rules      [steam.NumRules + 1]string       //
	pictures   map[string]string                // what stands in pictures, by the keys of package picture
}

var tables = phrases.ByLanguage[*table]{
	English: inEnglish(english),
	French:  &french,
	German:  &german,
	Dutch:   &dutch,
}

// inEnglish is an English table with what package steam says in English, its
// reasons and its rules, and the text in pictures. A reason that the table has
// already it tells in words of its own.
func inEnglish(t table) *table {
	for reason := range steam.Reasons() {
		if t.refusals[reason] == "" {
			t.refusals[reason] = reason.Template()
		}
	}
	for rule := range steam.Rules() {
		t.rules[rule] = rule.Text()
	}
	t.pictures = picture.English()
	return &t
}

// Pictures is a fresh map of the text in pictures, for [picture.Style.Words].
// Players are called by their numbers in it.
func (p Speaker) Pictures() map[string]string { return maps.Clone(p.table().pictures) }
