package say

import (
	"testing"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
)

// TestSentences holds the texts of all commands against each other and the code.
func TestSentences(t *testing.T) {
	texts := phrasestest.Texts{Same: []string{"{rule}: {text} ({page})", "water"}}
	for _, folder := range []string{"check", "play", "referee", "rules", "say"} {
		texts.Said = append(texts.Said, phrasestest.Said{Folder: "../" + folder, Function: "Own"})
	}
	phrasestest.Check(t, texts)
}
