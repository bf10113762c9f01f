package words

import (
	"embed"
	"strings"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A table is all that is said in one language: the text, and the words for things by the
// things.
type table struct {
	text       phrases.Text
	kinds      []string                    // in the infinitive
	modules    map[variants.Modules]string // one by one
	colours    []string
	goods      []string // as they stand in a sentence
	counted    []string // so many of them
	types      []string
	directions []string
	powers     []string
	levels     []string
	walls      []string
	refusals   []string // why a move or a setup is refused
	rules      []string
}

func newTable(t phrases.Text) *table {
	told := &table{
		text:       t,
		colours:    phrases.Words(t, "colour", hexmap.Grey),
		goods:      phrases.Words(t, "good", variants.Coal),
		counted:    phrases.Words(t, "counted", variants.Coal),
		types:      phrases.Words(t, "type", track.Sharp),
		directions: phrases.Words(t, "direction", hexmap.SouthEast),
		powers:     phrases.Words(t, "power", variants.GoodsPower),
		levels:     phrases.Words(t, "level", solo.Baron),
		walls:      phrases.Words(t, "wall", hexmap.Hard),
		refusals:   phrases.Words(t, "refusal", steamrollers.Reason(steamrollers.NumReasons)),
		rules:      phrases.Words(t, "rule", steamrollers.Rule(steamrollers.NumRules)),
		kinds:      make([]string, steamrollers.KindEnd+1),
		modules:    make(map[variants.Modules]string),
	}
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
		word, _, _ := strings.Cut(kind.String(), " ") // all starting powers share theirs
		told.kinds[kind] = t.Of("kind." + word)
	}
	for module := range variants.AllModules.All() {
		told.modules[module] = t.Of("module." + module.String())
	}
	return told
}

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var (
	english = sync.OnceValue(func() *table { return newTable(steamrollers.English()) })
	others  = phrases.Source[*table]{Files: &files, Make: newTable}
)

// table is all that is said in the language.
func (p Speaker) table() *table {
	if p.told == nil {
		return english()
	}
	return p.told
}

// Pictures is a fresh map of the text in pictures, for [picture.Style.Words].
// Players are called by their numbers in it; [picture.Style.Players] names them.
func (p Speaker) Pictures() map[string]string {
	told := p.table()
	words := told.text.Section("picture")
	for key := range picture.English() {
		if rule, err := steamrollers.ParseRule(key); err == nil { // what an action tile does
			words[key] = told.rules[rule]
		}
	}
	return words
}
