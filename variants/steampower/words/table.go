package words

import (
	"embed"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// A table is all that is said in one language: the text, and the words for things by the
// things.
type table struct {
	text       phrases.Text
	kinds      []string // of moves, in the infinitive
	colours    []string // as they stand in a sentence
	counted    []string // so many goods of a colour
	types      []string
	directions []string
	stacks     []string
	bonuses    []string
	refusals   []string // why a move or a setup is refused
	rules      []string
}

func newTable(t phrases.Text) *table {
	return &table{
		text:       t,
		kinds:      phrases.Words(t, "kind", steampower.Kind(steampower.NumKinds)),
		colours:    phrases.Words(t, "colour", steampower.Colour(steampower.NumColours)),
		counted:    phrases.Words(t, "counted", steampower.Colour(steampower.NumGoods)),
		types:      phrases.Words(t, "type", track.Sharp),
		directions: phrases.Words(t, "direction", hexmap.SouthEast),
		stacks:     phrases.Words(t, "stack", steampower.Stack(steampower.NumStacks)),
		bonuses:    phrases.Words(t, "bonus", steampower.Bonus(steampower.NumBonuses)),
		refusals:   phrases.Words(t, "refusal", steampower.Reason(steampower.NumReasons)),
		rules:      phrases.Words(t, "rule", steampower.Rule(steampower.NumRules)),
	}
}

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var (
	english = sync.OnceValue(func() *table { return newTable(steampower.English()) })
	others  = phrases.Source[*table]{Files: &files, Make: newTable}
)

// table is all that is said in the language.
func (p Speaker) table() *table {
	if p.told == nil {
		return english()
	}
	return p.told
}

// Pictures is a fresh map of the text in pictures, for the Words of a Style of package picture.
// Players are called by their numbers in it.
func (p Speaker) Pictures() map[string]string { return p.table().text.Section("picture") }
