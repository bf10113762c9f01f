package scenes

import (
	"iter"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Cover holds the cases against the rules of a game. Each rule has a case or a test that
// is named after it. Each rule that can be broken is broken in such a case. What cannot
// be broken, by the book, is not.
func Cover[R gamelaws.Rule](t *testing.T, told Cases, rules iter.Seq[R], parse func(string) (R, error)) {
	t.Helper()
	unbreakable, tests := gamelaws.Rulebook(t, "RULES.md", rules), gamelaws.TestsOfRules(t, parse)
	if len(unbreakable) == 0 {
		t.Error("the book does not say what cannot be broken")
	}
	known := map[string]bool{}
	for r := range rules {
		known[r.String()] = true
		switch why, cannot := unbreakable[r]; {
		case !told.Named[r.String()] && tests[r] == nil:
			t.Errorf("no case is named after %s: %s", r.String(), r.Text())
		case !cannot && !told.Broken[r.String()]:
			t.Errorf("no case of %s breaks it: %s", r.String(), r.Text())
		case cannot && told.cited[r.String()]:
			t.Errorf("a case breaks %s, of which it is said that %s", r.String(), why)
		}
	}
	for name := range told.Named {
		if !known[name] {
			t.Errorf("a case is named after %s, which is no rule", name)
		}
	}
}

// CoverReasons holds the cases against the keys of the section [refusal]: the reason of each
// is given, but of those that are given elsewhere, which are given in no case.
func CoverReasons(t *testing.T, told Cases, english phrases.Text, elsewhere ...string) {
	t.Helper()
	for _, r := range elsewhere {
		if told.Reasons[r] {
			t.Errorf("a case gives the reason %q", r)
		}
	}
	for r := range english.Keys("refusal") {
		if !told.Reasons[r] && !slices.Contains(elsewhere, r) {
			t.Errorf("nothing is refused because of %q", r)
		}
	}
}
