package words

import (
	"errors"
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// Rule is a rule in a full sentence, "" for what is no rule.
func (p Speaker) Rule(r steamrollers.Rule) string {
	switch r {
	case steamrollers.NoState:
		return p.say("refusal.no-state")
	case steamrollers.NoMove:
		return p.say("refusal.no-move")
	}
	return p.say(rulePrefix + r.String())
}

// Refusal says why a move, a setup or a line of a record is refused, with the
// rule that forbids it: "box 4 is ticked already (ENGINE-2)". A bare rule, as
// [steamrollers.State.Check] gives it, is told in its full sentence. Joined
// errors have a line each. What is wrapped around an error stays as it is, and
// so does an error of another kind; nil is "".
func (p Speaker) Refusal(err error) string {
	switch err := err.(type) {
	case nil:
		return ""
	case *steamrollers.MoveError:
		return p.reason(err.Reason, err.Rule)
	case *steamrollers.SetupError:
		return p.reason(err.Reason, err.Rule)
	case steamrollers.Rule:
		return p.cite(p.word(err), err)
	case *steamrollers.RecordError:
		if malformed, ok := err.Err.(*steamrollers.ParseError); ok && malformed.Line == err.Line {
			return p.misread(malformed)
		}
		return p.say("error.line", "line", err.Line, "reason", p.Refusal(err.Err))
	case *steamrollers.ParseError:
		return p.misread(err)
	case interface{ Unwrap() []error }:
		var lines []string
		for _, one := range err.Unwrap() {
			lines = append(lines, p.Refusal(one))
		}
		return strings.Join(lines, "\n")
	}
	if within := errors.Unwrap(err); within != nil {
		return strings.Replace(err.Error(), within.Error(), p.Refusal(within), 1)
	}
	return err.Error()
}

// reason is a phrase of package steamrollers, with the rule behind it.
func (p Speaker) reason(phrase steamrollers.Phrase, rule steamrollers.Rule) string {
	things := make([]any, 0, 2*len(phrase.Args))
	for _, arg := range phrase.Args {
		things = append(things, arg.Name, p.thing(arg))
	}
	return p.cite(p.say(refusalPrefix+phrase.Key, things...), rule)
}

// cite is a reason with the rule behind it, if there is one.
func (p Speaker) cite(reason string, rule steamrollers.Rule) string {
	if !rule.IsValid() {
		return reason
	}
	return p.say("error.rule", "reason", reason, "rule", rule.String())
}

// misread says what is wrong with a text. What is found and expected there is
// told in the words of the library.
func (p Speaker) misread(e *steamrollers.ParseError) string {
	if e.More > 0 {
		return p.say("error.more", "number", e.More)
	}
	reason := p.say("error.text", "found", e.Found, "expected", e.Expected)
	if e.RuleID != "" {
		reason = p.say("error.rule", "reason", reason, "rule", e.RuleID)
	}
	if e.Column > 0 {
		reason = p.say("error.column", "column", e.Column, "reason", reason)
	}
	if e.Line > 0 {
		reason = p.say("error.line", "line", e.Line, "reason", reason)
	}
	return reason
}
