package say

import (
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Rule returns a rule in a sentence, with the page that says it in full.
func (v Voice) Rule(g describe.Game, rule family.Rule) string {
	text := g.RuleText(rule, v.Manner())
	if g.Page() == "" {
		return rule.String() + ": " + text
	}
	return v.Own("rule-in-words", "rule", rule.String(), "text", text, "page", g.Page()+"#"+family.Anchor(rule.String()))
}

// Ruling returns what the book of a game decides under a rule, on one line; "" for nothing.
func Ruling(g describe.Game, identifier string) string {
	books := g.Books()
	if len(books) == 0 {
		return ""
	}
	inside := false
	for _, block := range family.Blocks(books[0]) {
		text := strings.Join(block.Lines, " ")
		if block.Kind == family.HeadingBlock {
			inside = text == identifier
		} else if ruling, ok := strings.CutPrefix(text, "**Ruling** "); ok && inside {
			return ruling
		}
	}
	return ""
}
