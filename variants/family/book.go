package family

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"github.com/railhex/railhex/variants/family/phrases"
)

// NoState and NoMove stand for the rule in a refusal where no rule can be cited, because
// the position or the move is the zero value.
const (
	NoState = 254
	NoMove  = 255
)

// A Book looks up the rules of a game. Its methods accept any number: one that is no rule
// has a name, such as "no rule", and no text.
type Book[Rule ~uint8] struct {
	rules func() []phrases.StatedRule // rule 1 first
}

// BookOf returns the book of the rules that a page states, as [phrases.ParseRules] reads it: rule 1
// first. The page is read when a method of the book first needs it.
func BookOf[Rule ~uint8](page string) *Book[Rule] {
	return &Book[Rule]{sync.OnceValue(func() []phrases.StatedRule { return phrases.ParseRules(page) })}
}

// stated returns a rule of the book, the zero StatedRule for any other.
func (b *Book[Rule]) stated(r Rule) (rule phrases.StatedRule) {
	if rules := b.rules(); r > 0 && int(r) <= len(rules) {
		rule = rules[r-1]
	}
	return rule
}

// Identifier returns what a rule is called, as in "BUILD-5", and "no rule", "no state" or
// "no move" for others.
func (b *Book[Rule]) Identifier(r Rule) string {
	switch r {
	case NoState:
		return "no state"
	case NoMove:
		return "no move"
	}
	return cmp.Or(b.stated(r).Identifier, "no rule")
}

// Text returns a rule in a sentence, and "" for a number that is no rule.
func (b *Book[Rule]) Text(r Rule) string {
	switch r {
	case NoState:
		return "the zero State is no position: New makes one"
	case NoMove:
		return "the zero Move is no move: the constructors and ParseMove make one"
	}
	return b.stated(r).Text
}

// Error returns the identifier of a rule and its text, as in "BUILD-5: …".
func (b *Book[Rule]) Error(r Rule) string {
	if text := b.Text(r); text != "" {
		return b.Identifier(r) + ": " + text
	}
	return b.Identifier(r)
}

// Section returns the part of the rules that a rule belongs to, as in "BUILD", and "" for
// a number that is no rule.
func (b *Book[Rule]) Section(r Rule) string {
	section, _, _ := strings.Cut(b.stated(r).Identifier, "-")
	return section
}

// Ruling reports whether a rule decides something that the printed rules leave open.
func (b *Book[Rule]) Ruling(r Rule) bool { return b.stated(r).Ruling != "" }

// Find returns the rule with an identifier. It reports false for an unknown one.
func (b *Book[Rule]) Find(identifier string) (Rule, bool) {
	i := slices.IndexFunc(b.rules(), func(r phrases.StatedRule) bool { return r.Identifier == identifier })
	return Rule(i + 1), i >= 0
}
