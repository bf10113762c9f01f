package described_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
)

func TestSentences(t *testing.T) {
	phrasestest.Check(t, phrasestest.Texts{
		Said: []phrasestest.Said{{Folder: ".", Function: "say"}}, Same: []string{"faces", "ja"},
	})
}
