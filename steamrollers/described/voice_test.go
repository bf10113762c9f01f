package described_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants/family/gametest"
)

func TestSentences(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{Said: []gametest.Said{{Folder: ".", Function: "say"}}})
}

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 2}`,
			`{"players": 4, "modules": ["coal", "order", "power", "yucata"], "wall": "hard"}`,
			`{"players": 1, "olive": "machinist"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"influence", "end"},
	})
}
