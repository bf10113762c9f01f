package steam

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
		"no-state", "no-move", "tile-no-town",
		"not-this-seat", "result", // by records
		"setup-map", "setup-components", "setup-variant", "setup-order", // of a Setup that is no text
	)
}

func TestCataloguesAreComplete(t *testing.T) {
	same(t, "NumRules", NumRules, len(slices.Collect(Rules())))
	misread := []string{"", "BUILD", "BUILD-0", "BUILD-11", "build-5", "BUILD-05", "no rule"}
	gamelaws.CheckRules(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

// TestMONEY7Check is the check of the rules: minimal loans.
func TestMONEY7Check(t *testing.T) {
	for due, left := range map[int]int{8: 2, 7: 3} {
		s := *arranged(t, "broke P1 0 0")
		s.pay(1, due, nil)
		same(t, "income", s.Income(1), -2)
		same(t, "left", s.Money(1), left)
	}
}

// TestMOVE10Check is the check of the rules: two of the own, two of another and one of a
// third is allowed, two of the own and three of another is not.
func TestMOVE10Check(t *testing.T) {
	_, most := gains(0).with(1, 2).with(2, 2).with(3, 1).most(1)
	same(t, "most of the others", most, 2)
	_, most = gains(0).with(1, 2).with(2, 3).most(1)
	same(t, "most of the others", most, 3)
}

// TestSCORE5Check is the check of the rules: 37 points, income -1, ten links.
func TestSCORE5Check(t *testing.T) {
	s := *arranged(t, "points P1 37; income P1 -1")
	s.players[0].links = 10
	same(t, "total", s.Total(1), 45)
}

func BenchmarkRules(b *testing.B) {
	gamelaws.Bench[*State](b, gamelaws.Begun(b, New, Setup{Players: 3}))
}
