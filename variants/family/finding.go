package family

import (
	"errors"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Strictness is a set of invariants that a position can be held to: those that it needs
// to be played, or those of the positions that games come to.
type Strictness uint8

const (
	// Bounds are what a position needs to be played: moves are judged, listed and
	// applied, it is stored, drawn and told, and bots choose in it. A position within
	// bounds stays within them, whatever legal moves are made.
	Bounds Strictness = iota
	// Reachability is what holds besides in every position that a game comes to. A
	// study position may break it.
	Reachability
)

// String returns "bounds" or "reachability".
func (s Strictness) String() string {
	if s == Bounds {
		return "bounds"
	}
	return "reachability"
}

// Findings are all that is wrong with a position.
type Findings []*StateError

// Of returns the findings of a strictness.
func (f Findings) Of(s Strictness) (of Findings) {
	for _, one := range f {
		if one.Strictness == s {
			of = append(of, one)
		}
	}
	return of
}

// Err returns the findings joined, each a [*StateError]; nil if there are none.
func (f Findings) Err() error {
	all := make([]error, len(f))
	for i, one := range f {
		all[i] = one
	}
	return errors.Join(all...)
}

// An Inspection gathers what is wrong with a position. The inspection of a game embeds
// one.
type Inspection struct {
	Findings   Findings
	Strictness Strictness // of the invariant that is being asked
}

// Fault notes a finding.
func (in *Inspection) Fault(field string, rule Rule, why Phrase) {
	in.Findings = append(in.Findings, &StateError{Field: field, Rule: rule, Reason: why, Strictness: in.Strictness})
}

// Parts is a set of parts of a position; a game numbers them.
type Parts uint16

// An Invariant is something that holds in every position, of some parts of it. Holds
// notes in the inspection of a game in what way it does not.
type Invariant[I any] struct {
	Of         Parts
	Strictness Strictness
	Holds      func(I)
}

// A Topic is invariants that are asked together. After a finding in it the parts that it
// founds are not clear.
type Topic[I any] struct {
	Founds     Parts
	Invariants []Invariant[I]
}

// Inspect asks the invariants of topics in their order, but for those of parts that are
// not clear, so that one fault is not reported as ten. A part that is not clear for
// [Reachability] alone is clear for [Bounds].
func Inspect[I any](in I, found *Inspection, topics []Topic[I]) {
	var unclear [Reachability + 1]Parts
	for i := range topics {
		topic, before, now := &topics[i], len(found.Findings), unclear
		for i := range topic.Invariants {
			if invariant := &topic.Invariants[i]; invariant.Of&now[invariant.Strictness] == 0 {
				found.Strictness = invariant.Strictness
				invariant.Holds(in)
			}
		}
		for _, one := range found.Findings[before:] {
			unclear[Reachability] |= topic.Founds
			if one.Strictness == Bounds {
				unclear[Bounds] |= topic.Founds
			}
		}
	}
}

// Sentences are the sentences of a game that say what is wrong with a position.
type Sentences struct {
	English  func() phrases.Text
	Section  string                 // of the text
	Notation func(value any) string // an argument as the notation of the game writes it
}

// Why returns the sentence of a key, with the names and values of its arguments in turn.
func (s *Sentences) Why(key string, namesAndValues ...any) Phrase {
	return NewPhrase(finding{s, key}, namesAndValues...)
}

// Template returns the sentence that says what is wrong, as the text of a language has it;
// in English if the text does not have it.
func (e *StateError) Template(t phrases.Text) string {
	f, ok := e.Reason.Reason.(finding)
	if !ok {
		return e.Reason.String()
	}
	if template := t.Of(f.Section + "." + f.key); template != "" {
		return template
	}
	return f.Template()
}

// A finding is the reason of a StateError.
type finding struct {
	*Sentences
	key string
}

func (f finding) String() string            { return f.key }
func (f finding) Template() string          { return f.English().Of(f.Section + "." + f.key) }
func (f finding) Notation(value any) string { return f.Sentences.Notation(value) }
