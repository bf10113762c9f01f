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
	scenes.CoverReasons(t, told, Reasons(),
		reasonNoState, reasonNoMove,
		ReasonSeatNotAsked, reasonResultDiffers, // by records
		ReasonBoxNotDie, ReasonTileNotDie, // by picture.Part.Explain
	)
}

func TestCataloguesAreComplete(t *testing.T) {
	if len(slices.Collect(Rules())) != NumRules || len(slices.Collect(Reasons())) != NumReasons {
		t.Errorf("not %d rules and %d reasons", NumRules, NumReasons)
	}
	for _, none := range []Reason{0, reasonEnd} {
		if none.IsValid() || none.String() != "" || none.Template() != "" {
			t.Errorf("%d is a reason: %q", none, none.Template())
		}
	}
	misread := []string{"", "DELIVER", "DELIVER-0", "DELIVER-10", "deliver-6", "DELIVER-06", "TILE-2", "no rule"}
	gamelaws.CheckRules(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}
