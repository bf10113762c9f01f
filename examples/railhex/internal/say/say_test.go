package say

import (
	"testing"

	"github.com/railhex/railhex/variants/family/gametest"
)

// TestSentences holds the texts of all commands against each other and the code.
func TestSentences(t *testing.T) {
	texts := gametest.Texts{Same: []string{"{rule}: {text} ({page})", "water"}}
	for _, folder := range []string{"check", "play", "referee", "rules", "say"} {
		texts.Said = append(texts.Said, gametest.Said{Folder: "../" + folder, Function: "Own"})
	}
	gametest.CheckTexts(t, texts)
}
