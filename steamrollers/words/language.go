package words

import (
	"iter"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Language is one that the game has texts in. The zero Language is invalid; where
// one is needed it stands for English.
//
// IsValid reports whether it is one of the languages. String is its tag by BCP
// 47, as HTML and browsers write it: "en", "fr", "de" or "nl". Name is what it
// calls itself, "Deutsch". Without a language both are "".
type Language = phrases.Language

// The languages of the rulebook.
const (
	English = phrases.English
	French  = phrases.French
	German  = phrases.German
	Dutch   = phrases.Dutch
)

// Languages walks the languages: English, French, German, Dutch.
func Languages() iter.Seq[Language] { return phrases.Languages() }

// ParseLanguage is the language of a tag, as String writes it or with a script
// or region behind it: "de", "de-AT". Its error is a [*steamrollers.ParseError].
func ParseLanguage(tag string) (Language, error) { return phrases.ParseLanguage(tag) }
