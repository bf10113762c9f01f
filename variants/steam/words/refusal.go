package words

import (
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/refusal"
	"github.com/railhex/railhex/variants/steam"
)

// Rule is a rule in a full sentence, "" for what is no rule.
func (p Speaker) Rule(r steam.Rule) string {
	switch {
	case r.IsValid():
		return p.table().rules[r]
	case r == steam.NoState:
		return p.sentence(p.table().refusals[steam.ReasonNoState], nil)
	case r == steam.NoMove:
		return p.sentence(p.table().refusals[steam.ReasonNoMove], nil)
	}
	return ""
}

// Refusal says why a move, a setup or a line of a record is refused, with the
// rule that forbids it: "Hex c5 is no town (CITY-1)". A bare rule, as
// [steam.State.Check] gives it, is told in its full sentence. Joined errors have a
// line each. What is wrapped around an error stays as it is, and so does an error
// of another kind; nil is "".
func (p Speaker) Refusal(err error) string { return p.voice.Refusal(err, p.refusalOfGame) }

// Why is Refusal without the identifiers of rules, for those who show the rule
// beside it: a [steam.Rule] that errors.As finds in err, and its [Speaker.Rule].
func (p Speaker) Why(err error) string { return Speaker{p.voice.Bare(), p.told}.Refusal(err) }

// refusalOfGame tells the errors of package steam.
func (p Speaker) refusalOfGame(err error) (told string, ok bool) {
	switch err := err.(type) {
	case *family.MoveError:
		return p.reason(err.Reason, err.Rule), true
	case *family.SetupError:
		return p.reason(err.Reason, err.Rule), true
	case *family.StateError:
		return err.Field + ": " + p.cite(p.fill(err.Template(p.table().text), err.Reason.Args), err.Rule), true
	case *family.ResultError:
		return p.reason(p.wrongResult(err), steam.ScoreWinner), true
	case steam.Rule:
		return p.cite(strings.TrimSuffix(p.Rule(err), "."), err), true
	case *steam.ParseError:
		return refusal.Misread(p.voice, err), true
	case *family.RecordError:
		line := err.Line
		if wrong, ok := err.Err.(*steam.ParseError); ok && wrong.Line == line {
			line = 0 // is told with what is misread
		}
		return p.voice.InLine(line, p.Refusal(err.Err)), true
	}
	return "", false
}

// wrongResult is the reason of a wrong result, with the players by their names.
func (p Speaker) wrongResult(err *family.ResultError) family.Phrase {
	if len(err.Points) < len(err.Claimed) {
		return err.Reason
	}
	plain := func(n int) any { return n }
	differences := make([]int, len(err.Claimed))
	for i, claim := range err.Claimed {
		differences[i] = err.Points[i] - claim
	}
	differing := func(n int) any {
		if n == 0 {
			return nil
		}
		return phrases.Signed(n)
	}
	return family.Phrase{Reason: err.Reason.Reason, Args: phrases.Args("claimed", p.points(err.Claimed, plain),
		"points", p.points(err.Points, plain), "difference", p.points(differences, differing))}
}

// reason is a phrase of package steam, with the rule behind it.
func (p Speaker) reason(why family.Phrase, rule family.Rule) string {
	reason, ok := why.Reason.(steam.Reason)
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
