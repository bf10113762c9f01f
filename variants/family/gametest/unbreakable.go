package gametest

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"
)

// A Rule is a rule of a game.
type Rule interface {
	comparable
	String() string
	Text() string
	Section() string
	Ruling() bool
}

// Unbreakable tests that the rules in a file are those of the game, with the same
// sentences, sections and rulings. It returns the rules that cannot be broken, with the
// reasons.
func Unbreakable[R Rule](t *testing.T, file string, game iter.Seq[R]) map[R]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := parsePage(string(text))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	var inBook []string
	for _, r := range rules {
		inBook = append(inBook, r.identifier)
	}
	var inCode []string
	cannot := map[R]string{}
	for r := range game {
		inCode = append(inCode, r.String())
		i := slices.IndexFunc(rules, func(one pageRule) bool { return one.identifier == r.String() })
		if i < 0 {
			continue // reported below
		}
		said := rules[i]
		if said.sentence != r.Text() {
			t.Errorf("%s:%d: %s is %q, in the text %q", file, said.line, r.String(), said.sentence, r.Text())
		}
		if said.ruling != r.Ruling() {
			t.Errorf("%s:%d: %s is a ruling: %t, in the text %t", file, said.line, r.String(), said.ruling, r.Ruling())
		}
		if !slices.Contains(strings.FieldsFunc(said.section, func(c rune) bool { return c == ' ' || c == ':' }), r.Section()) {
			t.Errorf("%s:%d: %s stands below %q", file, said.line, r.String(), said.section)
		}
		if said.unbroken != "" {
			cannot[r] = said.unbroken
		}
	}
	if !slices.Equal(inBook, inCode) {
		t.Errorf("%s has the rules %q, the text %q", file, inBook, inCode)
	}
	return cannot
}
