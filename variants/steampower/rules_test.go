package steampower

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/internal/scenes"
)

// TestRules plays the cases of the rules, and holds them against the book.
func TestRules(t *testing.T) {
	told := scenes.Run(t, "rules/*.txt", ruleCases)
	scenes.Cover(t, told, Rules(), ParseRule)
	scenes.CoverReasons(t, told, English(),
		"no-state", "no-move",
		"not-this-seat", "result", // by records
		"map", // of a Setup that is no text
	)
}

func TestCataloguesAreComplete(t *testing.T) {
	equal(t, "NumRules", NumRules, len(slices.Collect(Rules())))
	misread := []string{"", "SHIP", "SHIP-0", "SHIP-10", "ship-5", "SHIP-05", "DELIVER-6", "no rule"}
	gamelaws.CheckRules(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

func BenchmarkRules(b *testing.B) {
	gamelaws.Bench[*State](b, gamelaws.Begun(b, New, Setup{Players: 3}))
}
