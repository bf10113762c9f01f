package main

import (
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/rulebook"
)

// A cited is a rule of some game.
type cited interface {
	comparable
	IsValid() bool
	String() string
}

// A faultReader knows how a game cites its rules and words what is wrong.
type faultReader[Rule cited] struct {
	refusal func(error) string            // a fault in words
	reason  func(wrongLine, voice) string // why a line is refused
	ended   string                        // how the turn ended before the fault, "" where that does not matter
	endedBy []rule
	inWords func(Rule, error) rule // a rule that an error cites, in a sentence
	parse   func(identifier string) (Rule, error)
	wrong   func(error) (wrongLine, bool) // takes a fault of a record apart
}

// inWords is a rule in a sentence, with the page that says it in full.
func (k *kit[S, P, M, E, R, Rule]) inWords(r Rule, speaker speakerOf[S, M, E, Rule]) rule {
	return rule{identifier: r.String(), text: speaker.Rule(r), page: k.rules + "#" + rulebook.Anchor(r.String())}
}

// A wrongLine is a line of a record, and what is wrong with it.
type wrongLine struct {
	number int // from 1
	text   string
	reason error
}

// faultsIn reads the faults of a record of the game that was played up to a position; it is
// nil where the header is at fault.
func (k *kit[S, P, M, E, R, Rule]) faultsIn(s *S, speaker speakerOf[S, M, E, Rule]) faultReader[Rule] {
	inWords := func(broken Rule, err error) rule {
		r := k.inWords(broken, speaker)
		if s != nil && k.decided(s, err) {
			return k.withRuling(r)
		}
		return r
	}
	reason := func(wrong wrongLine, v voice) string {
		if s == nil {
			return k.reasonInHeader(wrong, speaker.Refusal, v)
		}
		return k.reasonIn(s, wrong, speaker.Refusal, v)
	}
	return faultReader[Rule]{refusal: speaker.Refusal, reason: reason, inWords: inWords, parse: k.parseRule, wrong: k.wrong}
}

// all is what is wrong with a record, and the rules that it breaks.
func (f faultReader[Rule]) all(err error, v voice) (faults []string, rules []rule) {
	for _, one := range parse.Each(err) {
		faults = append(faults, f.fault(one, v))
	}
	rules = addRules(rules, f.endedBy)
	for broken := range f.rulesIn(err) {
		rules = addRules(rules, []rule{f.inWords(broken, err)})
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
	line, ok := f.wrong(err)
	if !ok || line.text == "" {
		return f.refusal(err)
	}
	return v.say("faulty-line", "line", line.number, "text", line.text, "reason", f.why(line, v))
}

// why is why a line is refused, on one line, behind how the turn has ended before it.
func (f faultReader[Rule]) why(line wrongLine, v voice) string {
	reason := strings.ReplaceAll(f.reason(line, v), "\n", "; ")
	if f.ended == "" {
		return reason
	}
	return f.ended + ". " + reason
}

// withoutLine is what is wrong with a line, without its number.
func withoutLine(of wrongLine) error {
	misread, ok := of.reason.(*hexmap.ParseError)
	if !ok || misread.Line != of.number {
		return of.reason
	}
	here := *misread
	here.Line = 0
	return &here
}
