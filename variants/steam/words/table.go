package words

import (
	"embed"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
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
	actions    []string // what an action tile is called
	deeds      []string // what it does
	refusals   []string // why a move or a setup is refused
	rules      []string
}

func newTable(t phrases.Text) *table {
	return &table{
		text:       t,
		kinds:      phrases.Words(t, "kind", steam.Kind(steam.NumKinds)),
		colours:    phrases.Words(t, "colour", steam.Colour(steam.NumColours)),
		counted:    phrases.Words(t, "counted", steam.Colour(steam.NumColours)),
		types:      phrases.Words(t, "type", track.Sharp),
		directions: phrases.Words(t, "direction", hexmap.SouthEast),
		actions:    phrases.Words(t, "action", steam.ActionTile(steam.NumActionTiles)),
		deeds:      phrases.Words(t, "deed", steam.ActionTile(steam.NumActionTiles)),
		refusals:   phrases.Words(t, "refusal", steam.Reason(steam.NumReasons)),
		rules:      phrases.Words(t, "rule", steam.Rule(steam.NumRules)),
	}
}

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var (
	english = sync.OnceValue(func() *table { return newTable(steam.English()) })
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
