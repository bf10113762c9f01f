package words

import (
	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Rule returns a rule in a full sentence, "" for what is no rule.
func (p Speaker) Rule(r steam.Rule) string { return p.refusals().Rule(r) }

// Refusal says why a move, a setup or a line of a record is refused, with the
// rule that forbids it: "Hex c5 is no town (CITY-1)". A bare rule, as
// [steam.State.Check] gives it, becomes its full sentence. Joined errors have a
// line each. What is wrapped around an error stays as it is, and so does an error
// of another kind; nil is "".
func (p Speaker) Refusal(err error) string { return p.refusals().Tell(err) }

// Why returns what Refusal does, without the identifiers of rules. Use it to show the rule
// beside the sentence: a [steam.Rule] that errors.As finds in err, and its [Speaker.Rule].
func (p Speaker) Why(err error) string { return Speaker{p.voice.Bare(), p.told}.Refusal(err) }

// refusals tells why the game refuses something.
func (p Speaker) refusals() family.Teller {
	return family.Teller{Voice: p.voice, Text: p.table(), Word: p.word, Result: p.wrongResult}
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

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. It is "" where the text is a legal move, and
// where nothing is known: see [family.Meant].
func (p Speaker) Meant(s *steam.State, text string) string {
	return family.Meant(s, text, p.refusals(), p.Player, steam.ParseMove, steam.Kinds())
}
