package words

import (
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
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
	"P{seat}", "Olive", "{type} {from}–{to}", "{hex}", "{points} {text} ({rule})", "{good}", "{number} {good}",
	// Words that the languages have in common.
	"west", "passen", "machinist", "rail", "points", "total",
}

// Each thing that a table is indexed by has its words.
func TestEverythingIsInTheTables(t *testing.T) {
	for l := range Languages() {
		told := tables.Of(l)
		for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
			if told.kinds[representative(kind)] == "" {
				t.Errorf("%s has no words for %q", l.Name(), kind)
			}
		}
		for key := range picture.English() {
			if told.pictures[key] == "" {
				t.Errorf("%s has no text in pictures for %q", l.Name(), key)
			}
		}
		if len(told.modules) != 4 {
			t.Errorf("%s has words for %d modules", l.Name(), len(told.modules))
		}
	}
}
