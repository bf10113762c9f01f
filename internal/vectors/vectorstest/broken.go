package vectorstest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/family"
)

// BrokenRulesAreThoseOfTheLibrary holds that the library and another reckoning of
// all broken rules agree on every move that somebody may think of: on whether it is
// legal, and that the rule which is cited is broken. It looks at every so manieth
// position of the games, and at their ends; so many rules at least must be broken
// alone, lest nothing be held.
func BrokenRulesAreThoseOfTheLibrary[P family.Pointer[State, Move], State, Move comparable, Report, Seen any](
	t *testing.T, games []vectors.Game[State, Move, Report], source vectors.Source[State, Move, Report, Seen],
	thinkable func(Seen) []Move, apart, least int,
) {
	t.Helper()
	alone := make(map[string]bool)
	for _, g := range games {
		s := g.Start
		for after := range len(g.Moves) + 1 {
			if after%apart == 0 || after == len(g.Moves) {
				here := vectors.Position[State, Move]{Place: vectors.Place{Game: g.ID, After: after}, State: s, Legal: family.Moves(P(&s))}
				var none Seen
				seen, err := source.Look(none, here)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range append(thinkable(seen), here.Legal...) {
					broken := source.Broken(seen, m)
					cited := ""
					if rule, refused := P(&s).Check(m).(fmt.Stringer); refused {
						cited = rule.String()
					}
					if (cited == "") != (len(broken) == 0) || cited != "" && !slices.Contains(broken, cited) {
						t.Errorf("game %s after %d moves: %v: the library cites %q, and broken are %v", g.ID, after, m, cited, broken)
					}
					if len(broken) == 1 {
						alone[broken[0]] = true
					}
				}
			}
			if after < len(g.Moves) {
				s, _ = P(&s).Apply(g.Moves[after])
			}
		}
	}
	if len(alone) < least {
		t.Errorf("only %d rules were broken", len(alone))
	}
}
