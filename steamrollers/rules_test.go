package steamrollers

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/internal/scenes"
)

// TestRules plays the cases of the rules, and holds them against the book and the reasons.
func TestRules(t *testing.T) {
	told := scenes.Run(t, "rules/*.txt", ruleCases)
	scenes.Cover(t, told, Rules(), ParseRule)
	scenes.CoverReasons(t, told, English(),
		"no-state", "no-move",
		"seat-not-asked", "result-differs", // by records
		"box-not-die", "tile-not-die", // by picture.Part.Explain
	)
}

func TestCataloguesAreComplete(t *testing.T) {
	if n := len(slices.Collect(Rules())); n != NumRules {
		t.Errorf("there are %d rules, not %d", n, NumRules)
	}
	misread := []string{"", "DELIVER", "DELIVER-0", "DELIVER-10", "deliver-6", "DELIVER-06", "TILE-2", "no rule"}
	gamelaws.CheckRules(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

func BenchmarkRules(b *testing.B) {
	gamelaws.Bench[*State](b, gamelaws.Begun(b, New, Setup{Players: 3}))
}
