package checking

import (
	"embed"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A voice says the sentences in one language.
type voice struct{ phrases.Voice }

// manner says how a game speaks in that voice.
func (v voice) manner() describe.Manner { return describe.Manner{Language: v.Language().String()} }

func (v voice) say(key string, things ...any) string {
	return v.Tell(texts.Of(v.Language()).Of(key), phrases.Args(things...), nil)
}
