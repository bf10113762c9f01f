package rulebook

import "strings"

// An Entry is one rule of a game. It is a name for a plain struct type, so a game can
// list its rules without naming the fields.
type Entry = struct {
	Identifier string // "BUILD-5"
	Ruling     bool   // whether it decides something that the printed rules leave open
}

// NoState and NoMove stand for the rule in a refusal where no rule can be cited, because
// the position or the move is the zero value.
const (
	NoState = 254
	NoMove  = 255
)

// A Book looks up the rules of a game. Its methods accept any number: one that is no rule
// has a name, such as "no rule", and no text.
type Book[Rule ~uint8] struct {
	entries []Entry
	text    func(identifier string) string
	numbers map[string]Rule // by identifier
}

// Of returns the book of rules. A rule is its index into entries; index 0 is unused. The
// rule with an identifier is, in a sentence, what text returns.
func Of[Rule ~uint8](entries []Entry, text func(identifier string) string) *Book[Rule] {
	b := &Book[Rule]{entries, text, make(map[string]Rule, len(entries))}
	for i := 1; i < len(entries); i++ {
		b.numbers[entries[i].Identifier] = Rule(i)
	}
	return b
}

func (b *Book[Rule]) has(r Rule) bool { return r > 0 && int(r) < len(b.entries) }

// Identifier returns what a rule is called, as in "BUILD-5", and "no rule", "no state" or
// "no move" for others.
func (b *Book[Rule]) Identifier(r Rule) string {
	switch {
	case b.has(r):
		return b.entries[r].Identifier
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
		return b.text(b.entries[r].Identifier)
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
	section, _, _ := strings.Cut(b.entries[r].Identifier, "-")
	return section
}

// Ruling reports whether a rule decides something that the printed rules leave open.
func (b *Book[Rule]) Ruling(r Rule) bool { return b.has(r) && b.entries[r].Ruling }

// Find returns the rule with an identifier. It reports false for an unknown one.
func (b *Book[Rule]) Find(identifier string) (Rule, bool) {
	r, ok := b.numbers[identifier]
	return r, ok
}
