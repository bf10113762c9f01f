package words

import (
	"testing"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
)

func TestEveryLanguageHasEverySentence(t *testing.T) {
	phrasestest.CheckTables(t, &tables, sameInTwoLanguages...)
}

func TestSentencesAreGivenWhatTheyName(t *testing.T) {
	phrasestest.CheckCalls(t, ".", "say")
}

// sameInTwoLanguages are the sentences that two languages may share. All others
// are thought to be left untranslated where they are the same.
var sameInTwoLanguages = []string{
	// Names, and what only puts things side by side.
	"P{seat}", "{player} {points}", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{tile} ({number})",
	"{moment}. {players}", "{hex}, {terrain}", "{number} {action}", "{owner} {number}", "{scale} {number}", "{number} × {colour}",
	// Words that the languages have in common.
	"passen", "total", "locomotive", "west", "points", "water", "legt in {hex}: {track}", "niemand {number}",
}
