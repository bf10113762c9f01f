package steamrollers

import (
	"embed"

	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed en.txt
var english embed.FS

// A wording is the text of the game in one language, and its refusals as errors have them.
type wording struct {
	text      phrases.Text
	templates []string // of reasons
}

var wordings = phrases.Source[*wording]{Files: &english, Make: func(t phrases.Text) *wording {
	return &wording{t, phrases.Reasons(t, reasonEnd-1)}
}}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).text }

// inEnglish returns a rule in a sentence.
func inEnglish(identifier string) string { return English().Of("rule." + identifier) }
