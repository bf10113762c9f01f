package words

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/internal/reading"
)

// A Language is one that the game is told in. The zero Language is none;
// where one is needed it stands for English.
type Language uint8

// The languages of the rulebook.
const (
	English Language = iota + 1
	French
	German
	Dutch

	languageEnd
)

// languages says of each language its tag, its own name for itself, and its
// sentences.
var languages = [languageEnd]struct {
	tag, name string
	sentences map[string]string
}{
	English: {"en", "English", withPictures(withRules(english))},
	French:  {"fr", "Français", french},
	German:  {"de", "Deutsch", german},
	Dutch:   {"nl", "Nederlands", dutch},
}

// Languages walks the languages: English, French, German, Dutch.
func Languages() iter.Seq[Language] {
	return func(yield func(Language) bool) {
		for l := English; l < languageEnd && yield(l); l++ {
		}
	}
}

// ParseLanguage is the language of a tag, as String writes it or with a script
// or region behind it: "de", "de-AT". Its error is a [*hexmap.ParseError].
func ParseLanguage(tag string) (Language, error) {
	primary, _, _ := strings.Cut(strings.ReplaceAll(tag, "_", "-"), "-")
	for l := range Languages() {
		if strings.EqualFold(primary, l.String()) {
			return l, nil
		}
	}
	return 0, reading.Misread(tag, "a language: en, fr, de or nl")
}

// IsValid reports whether l is one of the languages.
func (l Language) IsValid() bool { return l > 0 && l < languageEnd }

// String is the tag of the language by BCP 47, as HTML and browsers write it:
// "en", "fr", "de" or "nl"; "" if l is no language.
func (l Language) String() string {
	if !l.IsValid() {
		return ""
	}
	return languages[l].tag
}

// Name is what the language calls itself, "Deutsch"; "" if l is no language.
func (l Language) Name() string {
	if !l.IsValid() {
		return ""
	}
	return languages[l].name
}

// one reports whether a number of things takes the singular.
func (l Language) one(n int) bool {
	if n < 0 {
		n = -n
	}
	return n == 1 || n == 0 && l == French
}
