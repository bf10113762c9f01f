package phrases

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Language is a language that sentences about games are written in. The zero
// Language is invalid; where a language is needed it stands for English.
type Language uint8

// The languages.
const (
	English Language = iota + 1
	French
	German
	Dutch

	languageEnd
)

// NumLanguages is the number of languages, 4.
const NumLanguages = int(languageEnd) - 1

// tags are what languages are called in BCP 47, and names what they call
// themselves.
var (
	tags  = ByLanguage[string]{English: "en", French: "fr", German: "de", Dutch: "nl"}
	names = ByLanguage[string]{English: "English", French: "Français", German: "Deutsch", Dutch: "Nederlands"}
)

// Languages walks the languages: English, French, German, Dutch.
func Languages() iter.Seq[Language] {
	return func(yield func(Language) bool) {
		for l := English; l < languageEnd && yield(l); l++ {
		}
	}
}

// ParseLanguage returns the language of a tag, as String writes it or with a script
// or region behind it: "de", "de-AT". Its error is a [*parse.Error].
func ParseLanguage(tag string) (Language, error) {
	primary, _, _ := strings.Cut(strings.ReplaceAll(tag, "_", "-"), "-")
	for l := range Languages() {
		if strings.EqualFold(primary, l.String()) {
			return l, nil
		}
	}
	return 0, parse.Misread(tag, "a language: en, fr, de or nl")
}

// IsValid reports whether l is one of the languages.
func (l Language) IsValid() bool { return l > 0 && l < languageEnd }

// String returns the tag of the language by BCP 47, as HTML and browsers write it:
// "en", "fr", "de" or "nl"; "" if l is no language.
func (l Language) String() string {
	if !l.IsValid() {
		return ""
	}
	return tags[l]
}

// Name returns what the language calls itself, "Deutsch"; "" if l is no language.
func (l Language) Name() string {
	if !l.IsValid() {
		return ""
	}
	return names[l]
}

// takesSingular reports whether a number of things takes the singular.
func (l Language) takesSingular(n int) bool {
	return n == 1 || n == -1 || n == 0 && l == French
}

// ByLanguage holds something for each language.
type ByLanguage[T any] [languageEnd]T

// Of returns what b holds for a language; for an invalid one, that for English.
func (b *ByLanguage[T]) Of(l Language) T {
	if !l.IsValid() {
		l = English
	}
	return b[l]
}

// beside makes the spaces that French has beside a sign such that no line breaks there.
var beside = strings.NewReplacer(" :", "\u00a0:", " ;", "\u00a0;", " ?", "\u00a0?", " !", "\u00a0!", " »", "\u00a0»", "« ", "«\u00a0")

// spaced is a text with the no-break spaces that the language has.
func (l Language) spaced(text string) string {
	if l != French {
		return text
	}
	return beside.Replace(text)
}
