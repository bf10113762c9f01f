package rulebook

import "strings"

// An Entry is a rule as a game has it. It has no type of its own, so that a game
// may list its rules without the names of these fields.
type Entry = struct {
	Identifier string // "BUILD-5"
	Ruling     bool   // whether it decides, in whole or in part, what is printed nowhere
	Text       string // the rule in a sentence
}

// What stands in the place of a rule where there is none to cite because there is
// no position or no move.
const (
	NoState = 254
	NoMove  = 255
)

// A Book is the rules of a game.
type Book[Rule ~uint8] struct {
	entries []Entry
	numbers map[string]Rule // by identifier
}

// Of is the book of rules by their numbers, of which 0 is none.
func Of[Rule ~uint8](entries []Entry) *Book[Rule] {
	b := &Book[Rule]{entries, make(map[string]Rule, len(entries))}
	for i := 1; i < len(entries); i++ {
		b.numbers[entries[i].Identifier] = Rule(i)
	}
	return b
}

func (b *Book[Rule]) has(r Rule) bool { return r > 0 && int(r) < len(b.entries) }

// Identifier is what a rule is called; in words, where it is none.
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

// Text is a rule in a sentence, "" for what is no rule.
func (b *Book[Rule]) Text(r Rule) string {
	switch {
	case b.has(r):
		return b.entries[r].Text
	case r == NoState:
		return "the zero State is no position: New makes one"
	case r == NoMove:
		return "the zero Move is no move: the constructors and ParseMove make one"
	}
	return ""
}

// Error is what a rule is called and its sentence.
func (b *Book[Rule]) Error(r Rule) string {
	if text := b.Text(r); text != "" {
		return b.Identifier(r) + ": " + text
	}
	return b.Identifier(r)
}

// Section is the part of the rules that a rule stands in, "BUILD"; "" for what is
// no rule.
func (b *Book[Rule]) Section(r Rule) string {
	if !b.has(r) {
		return ""
	}
	section, _, _ := strings.Cut(b.entries[r].Identifier, "-")
	return section
}

// Ruling reports whether a rule decides what is printed nowhere.
func (b *Book[Rule]) Ruling(r Rule) bool { return b.has(r) && b.entries[r].Ruling }

// Find is the rule that is called so, and false if none is.
func (b *Book[Rule]) Find(identifier string) (Rule, bool) {
	r, ok := b.numbers[identifier]
	return r, ok
}
