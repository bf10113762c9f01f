package described_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family/gametest"
)

func TestSentences(t *testing.T) {
	gametest.Check(t, gametest.Texts{
		Said: []gametest.Said{{Folder: ".", Function: "say"}}, Same: []string{"faces", "ja"},
	})
}
