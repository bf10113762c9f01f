package words

import (
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/refusal"
	"github.com/railhex/railhex/variants/steampower"
)

// Rule is a rule in a full sentence, "" for what is no rule.
func (p Speaker) Rule(r steampower.Rule) string {
	switch {
	case r.IsValid():
		return p.table().rules[r]
	case r == steampower.NoState:
		return p.sentence(p.table().refusals[steampower.ReasonNoState], nil)
	case r == steampower.NoMove:
		return p.sentence(p.table().refusals[steampower.ReasonNoMove], nil)
	}
	return ""
}

// Refusal says why a move, a setup or a line of a record is refused, with the
// rule that forbids it: "Hex c5 is no city (FACTORY-1)". A bare rule, as
// [steampower.State.Check] gives it, is told in its full sentence. Joined errors
// have a line each. What is wrapped around an error stays as it is, and so does an
// error of another kind; nil is "".
func (p Speaker) Refusal(err error) string { return p.voice.Refusal(err, p.refusalOfGame) }

// Why is Refusal without the identifiers of rules, for those who show the rule
// beside it: a [steampower.Rule] that errors.As finds in err, and its [Speaker.Rule].
func (p Speaker) Why(err error) string { return Speaker{p.voice.Bare(), p.told}.Refusal(err) }

// refusalOfGame tells the errors of package steampower.
func (p Speaker) refusalOfGame(err error) (told string, ok bool) {
	switch err := err.(type) {
	case *family.MoveError:
		return p.reason(err.Reason, err.Rule), true
	case *family.SetupError:
		return p.reason(err.Reason, err.Rule), true
	case *family.StateError:
		return err.Field + ": " + p.cite(p.fill(err.Template(p.table().text), err.Reason.Args), err.Rule), true
	case *family.ResultError:
		return p.reason(err.Reason, steampower.ScoreRanking), true
	case steampower.Rule:
		return p.cite(strings.TrimSuffix(p.Rule(err), "."), err), true
	case *steampower.ParseError:
		return refusal.Misread(p.voice, err), true
	case *family.RecordError:
		line := err.Line
		if wrong, ok := err.Err.(*steampower.ParseError); ok && wrong.Line == line {
			line = 0 // is told with what is misread
		}
		return p.voice.InLine(line, p.Refusal(err.Err)), true
	}
	return "", false
}

// reason is a phrase of package steampower, with the rule behind it.
func (p Speaker) reason(why family.Phrase, rule family.Rule) string {
	reason, ok := why.Reason.(steampower.Reason)
	if !ok || !reason.IsValid() {
		return p.cite("", rule)
	}
	return p.cite(p.sentence(p.table().refusals[reason], why.Args), rule)
}

// cite is a reason with the rule behind it, if there is one.
func (p Speaker) cite(reason string, rule family.Rule) string {
	if rule == nil || !rule.IsValid() {
		return reason
	}
	return p.voice.Cite(reason, rule.String())
}
