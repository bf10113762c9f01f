package scenes

import (
	"iter"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
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

// CoverReasons holds the cases against the reasons of a game: each is given, but those
// that are given elsewhere, which are given in no case.
func CoverReasons[R interface {
	comparable
	String() string
}](t *testing.T, told Cases, reasons iter.Seq[R], elsewhere ...R) {
	t.Helper()
	other := map[R]bool{}
	for _, r := range elsewhere {
		if other[r] = true; told.Reasons[r.String()] {
			t.Errorf("a case gives the reason %q", r.String())
		}
	}
	for r := range reasons {
		if !told.Reasons[r.String()] && !other[r] {
			t.Errorf("nothing is refused because of %q", r.String())
		}
	}
}
