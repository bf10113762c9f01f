package family

import (
	"errors"
)

// Findings are what is wrong with a position, and notes on it.
type Findings []*StateError

// Faults returns the findings that keep a position from being played.
func (f Findings) Faults() (faults Findings) {
	for _, one := range f {
		if !one.Note {
			faults = append(faults, one)
		}
	}
	return faults
}

// Refusal returns the findings joined if one of them is a fault, and nil if a position with
// them can be played.
func (f Findings) Refusal() error {
	if f.Faults() == nil {
		return nil
	}
	return f.Err()
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
	Findings Findings
	Note     bool // whether the invariant that is being asked is one of notes
}

// Fault notes a finding.
func (in *Inspection) Fault(field string, rule Rule, why Phrase) {
	in.Findings = append(in.Findings, &StateError{Field: field, Rule: rule, Reason: why, Note: in.Note})
}

// Parts is a set of parts of a position; a game numbers them.
type Parts uint16

// An Invariant is something that holds in every position, of some parts of it. Holds
// notes in the inspection of a game in what way it does not.
type Invariant[I any] struct {
	Of    Parts
	Note  bool // whether a position that breaks it can be played all the same
	Holds func(I)
}

// A Topic is invariants that are asked together. After a finding in it the parts that it
// founds are not clear.
type Topic[I any] struct {
	Founds     Parts
	Invariants []Invariant[I]
}

// Inspect asks the invariants of topics in their order, but for those of parts that are
// not clear, so that one fault is not reported as ten. A note leaves its parts clear.
func Inspect[I any](in I, found *Inspection, topics []Topic[I]) {
	unclear := Parts(0)
	for i := range topics {
		topic, before, now := &topics[i], len(found.Findings), unclear
		for i := range topic.Invariants {
			if invariant := &topic.Invariants[i]; invariant.Of&now == 0 {
				found.Note = invariant.Note
				invariant.Holds(in)
			}
		}
		if found.Findings[before:].Faults() != nil {
			unclear |= topic.Founds
		}
	}
}
