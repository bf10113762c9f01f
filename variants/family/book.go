package family

import (
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
	text    func() phrases.Text
	list    func() list[Rule]
	rulings []Rule
}

// A list is the rules in their order.
type list[Rule ~uint8] struct {
	identifiers []string        // by rule; that of 0 is ""
	numbers     map[string]Rule // by identifier
}

// BookOf returns the book of the rules that stand in the section [rule] of a text: rule 1 first,
// each with its identifier as the key of its sentence. Rulings decide something that the
// printed rules leave open. The methods of the book ask for the text, when they need it.
func BookOf[Rule ~uint8](text func() phrases.Text, rulings ...Rule) *Book[Rule] {
	return &Book[Rule]{text: text, rulings: rulings, list: sync.OnceValue(func() list[Rule] {
		all := list[Rule]{[]string{""}, make(map[string]Rule)}
		for identifier := range text().Keys("rule") {
			all.numbers[identifier] = Rule(len(all.identifiers))
			all.identifiers = append(all.identifiers, identifier)
		}
		return all
	})}
}

func (b *Book[Rule]) has(r Rule) bool { return r > 0 && int(r) < len(b.list().identifiers) }

// Identifier returns what a rule is called, as in "BUILD-5", and "no rule", "no state" or
// "no move" for others.
func (b *Book[Rule]) Identifier(r Rule) string {
	switch {
	case b.has(r):
		return b.list().identifiers[r]
	case r == NoState:
		return "no state"
	case r == NoMove:
		return "no move"
	}
	return "no rule"
}

// Text returns a rule in a sentence, and "" for a number that is no rule.
func (b *Book[Rule]) Text(r Rule) string {
	switch {
	case b.has(r):
		return b.text().Of("rule." + b.Identifier(r))
	case r == NoState:
		return "the zero State is no position: New makes one"
	case r == NoMove:
		return "the zero Move is no move: the constructors and ParseMove make one"
	}
	return ""
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
	if !b.has(r) {
		return ""
	}
	section, _, _ := strings.Cut(b.Identifier(r), "-")
	return section
}

// Ruling reports whether a rule decides something that the printed rules leave open.
func (b *Book[Rule]) Ruling(r Rule) bool { return slices.Contains(b.rulings, r) }

// Find returns the rule with an identifier. It reports false for an unknown one.
func (b *Book[Rule]) Find(identifier string) (Rule, bool) {
	r, ok := b.list().numbers[identifier]
	return r, ok
}
