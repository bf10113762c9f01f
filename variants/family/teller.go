package family

import (
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Teller says in one language why a game refuses something.
type Teller struct {
	Voice phrases.Voice
	// Text has each rule in the section [rule] and each reason in [refusal], by its String.
	// The section [you] words a reason for the player whom the Voice speaks to. It says "you",
	// and "this hex" of the one that they have chosen. The section [brief] has a rule in a
	// few words, for those that are long.
	Text phrases.Text
	Word func(thing any) string

	// Result returns the reason to give for a wrong result; nil if that of the error will do.
	Result func(*ResultError) Phrase
}

// Rule returns a rule in a full sentence, and "" for what is no rule. For a rule that stands
// for a missing position or move it returns the reason of that name.
func (t Teller) Rule(r Rule) string {
	if r.IsValid() {
		return t.Text.Of("rule." + r.String())
	}
	return t.Voice.Sentence(t.Text.Of("refusal."+strings.ReplaceAll(r.String(), " ", "-")), nil, t.Word)
}

// Tell returns why something is refused, with the rule behind it. For a bare rule it
// returns the sentence, or the few words of [brief]. Joined errors have a line each. What is
// wrapped around an error stays as it is, and so does an error of another kind; nil is "".
func (t Teller) Tell(err error) string { return t.Voice.Refusal(err, t.own) }

// own tells an error that package family makes of the rules and reasons of the game.
func (t Teller) own(err error) (told string, ok bool) {
	switch err := err.(type) {
	case *MoveError:
		return t.reason(err.Reason, err.Rule), true
	case *SetupError:
		return t.reason(err.Reason, err.Rule), true
	case *StateError:
		return err.Field + ": " + t.cite(t.Voice.Tell(err.Template(t.Text), err.Reason.Args, t.Word), err.Rule), true
	case *ResultError:
		why := err.Reason
		if t.Result != nil {
			why = t.Result(err)
		}
		return t.reason(why, err.Rule), true
	case Rule:
		text := t.Text.Of("brief." + err.String())
		if text == "" {
			text = strings.TrimSuffix(t.Rule(err), ".")
		}
		return t.cite(text, err), true
	case *parse.Error:
		return Misread(t.Voice, err), true
	case *RecordError:
		line := err.Line
		if wrong, ok := err.Err.(*parse.Error); ok && wrong.Line == line {
			line = 0 // Misread names it
		}
		return t.Voice.InLine(line, t.Tell(err.Err)), true
	}
	return "", false
}

// reason is a phrase of the game, with the rule behind it.
func (t Teller) reason(why Phrase, rule Rule) string {
	if why.Reason == nil {
		return t.cite("", rule)
	}
	template := t.Text.Of("refusal." + why.Reason.String())
	if you := t.Text.Of("you." + why.Reason.String()); why.IsTo(Seat(t.Voice.You()), you) {
		template = you
	}
	return t.cite(t.Voice.Sentence(template, why.Args, t.Word), rule)
}

// cite is a reason with the rule behind it, if there is one.
func (t Teller) cite(reason string, rule Rule) string {
	if rule == nil || !rule.IsValid() {
		return reason
	}
	return t.Voice.Cite(reason, rule.String())
}
