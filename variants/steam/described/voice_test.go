package described_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam/described"
)

func TestSentences(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{
		Said: []gametest.Said{{Folder: ".", Function: "say"}}, Same: []string{"faces", "ja"},
	})
}

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 3}`,
			`{"players": 4, "rules": "standard"}`,
			`{"players": 6, "order": "random"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"bid", "pass", "capital", "done"},
	})
}
