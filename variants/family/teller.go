package family

import (
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Teller says the sentences of a game in one language, and why the game refuses something.
// The words package of a game embeds it in its Speaker.
type Teller struct {
	// Voice is the language, and the names of the players.
	Voice phrases.Voice
	// Text has each rule in the section [rule] and each reason in [refusal], by its String.
	// The section [you] words a reason for the player whom the Voice speaks to. It says "you",
	// and "this hex" of the one that they have chosen. The section [brief] has a rule in a
	// few words, for those that are long. In [direction] and [type] are those of track, and
	// track-with-ends is a track; seat-without-name is a player, and name-of-nobody is [Nobody].
	Text phrases.Text
	// Thing returns what a thing of the game is called. It may be nil.
	Thing func(t Teller, thing any) string

	// Result returns the reason to give for a wrong result; nil if that of the error will do.
	Result func(t Teller, err *ResultError) Phrase
}

// Say returns the sentence of a key with its slots filled, given as names and values in turn.
func (t Teller) Say(key string, namesAndValues ...any) string {
	return t.Voice.Say(t.Text.Of(key), t.word, namesAndValues...)
}

// Option returns what Say does, and the same without the details behind a colon.
func (t Teller) Option(key string, namesAndValues ...any) (text, short string) {
	return t.Voice.Option(t.Text.Of(key), t.word, namesAndValues...)
}

// Word returns what a thing is called within a sentence, and "" for an invalid one.
func (t Teller) Word(thing any) string { return t.Voice.Say("{thing}", t.word, "thing", thing) }

// word is what a thing is called that is neither a text nor a number nor a list of texts.
func (t Teller) word(thing any) string {
	switch thing := thing.(type) {
	case Seat:
		return t.Player(thing)
	case Rule:
		return strings.TrimSuffix(t.Rule(thing), ".")
	case hexmap.Cell:
		return t.Voice.Place(thing.String())
	case hexmap.Direction:
		return t.Text.Called("direction", thing)
	case track.Type:
		return t.Text.Called("type", thing)
	case track.Track:
		a, b := thing.Ends()
		return t.Say("track-with-ends", "type", thing.Type(), "from", a, "to", b)
	}
	if t.Thing == nil {
		return fmt.Sprint(thing)
	}
	return t.Thing(t, thing)
}

// Words returns what things are called.
func Words[T any](t Teller, things iter.Seq[T]) (words []string) {
	for thing := range things {
		words = append(words, t.Word(thing))
	}
	return words
}

// Counted returns things in a row, those that are alike and side by side counted: "1 yellow
// and 2 red". The section [counted] has the sentence of each, and no-goods that of none.
func Counted[T interface {
	comparable
	fmt.Stringer
}](t Teller, things iter.Seq[T]) string {
	var words phrases.Every
	var last T
	n := 0
	for thing := range things {
		if n > 0 && thing == last {
			words = words[:len(words)-1]
		} else {
			n = 0
		}
		last, n = thing, n+1
		words = append(words, t.Say("counted."+thing.String(), "number", n))
	}
	if words == nil {
		return t.Say("no-goods")
	}
	return t.Word(words)
}

// Player returns what a seat is called: by the name of the player, or its number.
func (t Teller) Player(seat Seat) string {
	if seat == Nobody {
		return t.Say("name-of-nobody")
	}
	if name, ok := t.Voice.Name(int(seat)); ok {
		return name
	}
	return t.Say("seat-without-name", "seat", int(seat))
}

// Paragraph returns a [phrases.Paragraph] that begins with lead, or with nothing if that is "",
// and goes on with rules, which are named by their identifiers with spaces between them.
func (t Teller) Paragraph(title, lead, rules string) phrases.Paragraph {
	p := phrases.Paragraph{Title: title, Rules: strings.Fields(rules)}
	var sentences []string
	if lead != "" {
		sentences = append(sentences, lead)
	}
	for _, rule := range p.Rules {
		sentences = append(sentences, t.Text.Of("rule."+rule))
	}
	if p.Text = strings.Join(sentences, " "); len(sentences) > 1 {
		p.Sentences = sentences
	}
	return p
}

// Points returns a line of a ledger: points, where they come from, and the rule.
func (t Teller) Points(points int, source, rule string) string {
	return t.Say("ledger.entry", "points", phrases.Signed(points), "text", source, "rule", rule)
}

// Pictures returns a fresh map of the text in pictures, the section [picture]. Players are called
// by their numbers in it.
func (t Teller) Pictures() map[string]string { return t.Text.Section("picture") }

// Rule returns a rule in a full sentence, and "" for what is no rule. For a rule that stands
// for a missing position or move it returns the reason of that name.
func (t Teller) Rule(r Rule) string {
	if r.IsValid() {
		return t.Text.Of("rule." + r.String())
	}
	return phrases.Capital(t.Say("refusal." + strings.ReplaceAll(r.String(), " ", "-")))
}

// Refusal returns why something is refused, with the rule behind it. For a bare rule it
// returns the sentence, or the few words of [brief]. Joined errors have a line each. What is
// wrapped around an error stays as it is, and so does an error of another kind; nil is "".
func (t Teller) Refusal(err error) string { return t.Voice.Refusal(err, t.own) }

// own tells an error that package family makes of the rules and reasons of the game.
func (t Teller) own(err error) (told string, ok bool) {
	switch err := err.(type) {
	case *MoveError:
		return t.reason(err.Reason, err.Rule), true
	case *SetupError:
		return t.reason(err.Reason, err.Rule), true
	case *StateError:
		return err.Field + ": " + t.cite(t.Voice.Tell(err.Template(t.Text), err.Reason.Args, t.word), err.Rule), true
	case *ResultError:
		why := err.Reason
		if t.Result != nil {
			why = t.Result(t, err)
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
		return t.Voice.InLine(line, t.Refusal(err.Err)), true
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
	return t.cite(t.Voice.Tell(phrases.Capital(template), why.Args, t.word), rule)
}

// cite is a reason with the rule behind it, if there is one.
func (t Teller) cite(reason string, rule Rule) string {
	if rule == nil || !rule.IsValid() {
		return reason
	}
	return t.Voice.Cite(reason, rule.String())
}
