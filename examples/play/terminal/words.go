package terminal

import (
	"embed"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A sentence is one that the program says besides what the games say.
type sentence string

const (
	helpWithWords sentence = "help-with-words"
	nothingToUndo sentence = "nothing-to-undo"
	goBack        sentence = "go-back"
	turnPage      sentence = "turn-page"
	saved         sentence = "saved"
	noFileName    sentence = "no-file-name"
	noSuchNumber  sentence = "no-such-number"
	anyKey        sentence = "any-key"
)

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// own says a sentence of the program.
func (t *table) own(key sentence, things ...any) string {
	return t.voice.Say(texts.Of(t.voice.Language()).Of(string(key)), nil, things...)
}
