package words

import (
	"embed"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var others = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// table is all that is said in the language.
func (p Speaker) table() phrases.Text {
	if p.language() == English {
		return steamrollers.English()
	}
	return p.told
}

// Pictures returns a fresh map of the text in pictures, for [picture.Style.Words].
// Players are called by their numbers in it; [picture.Style.Players] names them.
func (p Speaker) Pictures() map[string]string {
	words := p.table().Section("picture")
	for key := range picture.English() {
		if rule, err := steamrollers.ParseRule(key); err == nil { // what an action tile does
			words[key] = p.Rule(rule)
		}
	}
	return words
}
