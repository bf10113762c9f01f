package main

import (
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
)

// A cited is a rule of some game.
type cited interface {
	comparable
	IsValid() bool
	String() string
}

// A faultReader knows how a game cites its rules and words what is wrong.
type faultReader[Rule cited] struct {
	refusal func(error) string // a fault in words
	text    func(Rule) string  // a rule in a sentence
	parse   func(identifier string) (Rule, error)
	// inRecord takes a fault of a record apart: its line, the text of that, and what
	// is wrong with it.
	inRecord func(error) (line int, text string, reason error, ok bool)
}

// all is what is wrong with a record, and the rules that it breaks.
func (f faultReader[Rule]) all(err error, v voice) (faults []string, rules []rule) {
	several := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		several = joined.Unwrap()
	}
	for _, one := range several {
		faults = append(faults, f.fault(one, v))
	}
	for broken := range f.rulesIn(err) {
		said := rule{broken.String(), f.text(broken)}
		if !slices.Contains(rules, said) {
			rules = append(rules, said)
		}
	}
	return faults, rules
}

// rulesIn walks the rules that an error cites, itself or by what it wraps.
func (f faultReader[Rule]) rulesIn(err error) iter.Seq[Rule] {
	return func(yield func(Rule) bool) {
		var walk func(err error) bool
		walk = func(err error) bool {
			if broken, ok := err.(Rule); ok {
				return !broken.IsValid() || yield(broken)
			}
			switch err := err.(type) {
			case *hexmap.ParseError:
				broken, unknown := f.parse(err.RuleID)
				return unknown != nil || yield(broken)
			case interface{ Unwrap() error }:
				return walk(err.Unwrap())
			case interface{ Unwrap() []error }:
				return !slices.ContainsFunc(err.Unwrap(), func(one error) bool { return !walk(one) })
			}
			return true
		}
		walk(err)
	}
}

// fault is one fault: with its line, where it is that of a record.
func (f faultReader[Rule]) fault(err error, v voice) string {
	line, text, reason, ok := f.inRecord(err)
	if !ok || text == "" {
		return f.refusal(err)
	}
	if misread, ok := reason.(*hexmap.ParseError); ok && misread.Line == line {
		here := *misread
		here.Line = 0
		reason = &here
	}
	return v.say(faultyLine, "line", line, "text", text, "reason", strings.ReplaceAll(f.refusal(reason), "\n", "; "))
}
