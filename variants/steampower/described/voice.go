package described

import (
	"embed"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed en.txt fr.txt de.txt nl.txt
var texts embed.FS

var labels = phrases.Source[phrases.Text]{Files: &texts, Make: phrases.Itself}

// A voice says in one language what should be compared with the print.
type voice struct{ phrases.Voice }

func voiceIn(in describe.Manner) voice { return voice{in.Voice()} }

func (v voice) say(key string, things ...any) string {
	return v.Say(labels.Of(v.Language()).Of(key), nil, things...)
}

func fact(label, value string) describe.Fact { return describe.Fact{Label: label, Value: value} }
