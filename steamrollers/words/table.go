package words

import (
	"maps"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A table is all that is said in one language: sentences by their keys, and
// what things are called by the things.
type table struct {
	sentences  [sentenceEnd]string
	kinds      map[steamrollers.Kind]string        // by the first of those that share a word of the notation
	colours    [hexmap.Grey + 1]string             //
	goods      [variants.NumGoodKinds + 1]string   // as they stand in a sentence
	counted    [variants.NumGoodKinds + 1]string   // so many of them
	types      [track.Sharp + 1]string             //
	directions [hexmap.NumDirections]string        //
	powers     [variants.NumPowers + 1]string      //
	levels     [solo.NumLevels + 1]string          //
	modules    map[variants.Modules]string         // one by one
	walls      [hexmap.Hard + 1]string             //
	refusals   [steamrollers.NumReasons + 1]string // why a move or a setup is refused
	rules      [steamrollers.NumRules + 1]string   //
	pictures   map[string]string                   // what stands in pictures, by the keys of package picture
}

var tables = phrases.ByLanguage[*table]{
	English: inEnglish(english),
	French:  withRules(&french),
	German:  withRules(&german),
	Dutch:   withRules(&dutch),
}

// inEnglish is an English table with what other packages say in English: the
// reasons and the rules of package steamrollers, and the text in pictures. A
// reason that the table has already it tells in words of its own.
func inEnglish(t table) *table {
	for reason := range steamrollers.Reasons() {
		if t.refusals[reason] == "" {
			t.refusals[reason] = reason.Template()
		}
	}
	for rule := range steamrollers.Rules() {
		t.rules[rule] = rule.Text()
	}
	t.pictures = picture.English()
	return &t
}

// withRules is a table with the rules that stand in pictures.
func withRules(t *table) *table {
	for key := range picture.English() {
		if rule, err := steamrollers.ParseRule(key); err == nil {
			t.pictures[key] = t.rules[rule]
		}
	}
	return t
}

// Pictures is a fresh map of the text in pictures, for [picture.Style.Words].
// Players are called by their numbers in it; [picture.Style.Players] names them.
func (p Speaker) Pictures() map[string]string { return maps.Clone(p.table().pictures) }
