// Package say says what the commands say in sentences of their own, in the languages that the
// games speak.
package say

import (
	"embed"
	"strconv"

	"github.com/railhex/railhex/internal/markdown"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed en.txt fr.txt de.txt nl.txt
var files embed.FS

var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}

// A Voice says the sentences in one language.
type Voice struct {
	phrases.Voice
	names []string // of the players
}

// In returns the voice of a language.
func In(l phrases.Language) Voice { return Voice{Voice: phrases.In(l)} }

// Calling returns the voice that calls players by names.
func (v Voice) Calling(names []string) Voice { return Voice{v.Naming(names...), names} }

// Manner returns how a game speaks in that voice.
func (v Voice) Manner() describe.Manner {
	return describe.Manner{Language: v.Language().String(), Names: v.names}
}

// Own returns the sentence of a key, with things put into it that are given by name and
// value in turn.
func (v Voice) Own(key string, things ...any) string {
	return v.Say(texts.Of(v.Language()).Of(key), nil, things...)
}

// Player returns what a seat is called.
func (v Voice) Player(seat int) string {
	if name, ok := v.Name(seat); ok {
		return name
	}
	return "P" + strconv.Itoa(seat)
}

// Rule returns a rule in a sentence, with the page that says it in full.
func (v Voice) Rule(g describe.Game, rule family.Rule) string {
	text := g.RuleText(rule, v.Manner())
	if g.About().Page == "" {
		return rule.String() + ": " + text
	}
	page := g.About().Page + "#" + markdown.Anchor(rule.String())
	return v.Own("rule-in-words", "rule", rule.String(), "text", text, "page", page)
}

// Ruling returns what the book of a game decides under a rule, on one line; "" for nothing.
func (v Voice) Ruling(g describe.Game, rule family.Rule) string {
	if text := Ruling(g, rule.String()); text != "" {
		return v.Own("ruling-in-words", "rule", rule.String(), "text", text)
	}
	return ""
}

// RuleOf returns the rule of a game with an identifier, nil for none.
func RuleOf(g describe.Game, identifier string) family.Rule {
	for _, rule := range g.About().Rules {
		if rule.String() == identifier {
			return rule
		}
	}
	return nil
}

// Ruling returns the text of a ruling alone.
func Ruling(g describe.Game, identifier string) string {
	books := g.About().Books
	if len(books) == 0 {
		return ""
	}
	for _, rule := range phrases.ParseRules(books[0]()) {
		if rule.Identifier == identifier {
			return rule.Ruling
		}
	}
	return ""
}
