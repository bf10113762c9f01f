package words

import (
	"embed"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

//go:embed fr.txt de.txt nl.txt
var files embed.FS

var others = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// table is all that is said in the language.
func (p Speaker) table() phrases.Text {
	if p.language() == English {
		return steampower.English()
	}
	return p.told
}

// Pictures returns a fresh map of the text in pictures, for the Words of a Style of package picture.
// Players are called by their numbers in it.
func (p Speaker) Pictures() map[string]string { return p.table().Section("picture") }
