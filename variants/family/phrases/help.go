package phrases

import "strings"

// A Paragraph is a part of how a game is played: what it is about, in sentences, and
// the rules that say the same with all that belongs to it.
type Paragraph[Rule any] struct {
	Title string
	Text  string
	Rules []Rule
	Parts []Paragraph[Rule] // what there is of one kind, such as each tile; mostly none
}

// ParagraphOf returns a Paragraph that begins with sentences of its own, or with none where
// lead is "", and goes on with rules as text tells them.
func ParagraphOf[Rule any](title, lead string, text func(Rule) string, rules ...Rule) Paragraph[Rule] {
	var sentences []string
	if lead != "" {
		sentences = append(sentences, lead)
	}
	for _, rule := range rules {
		sentences = append(sentences, text(rule))
	}
	return Paragraph[Rule]{Title: title, Text: strings.Join(sentences, " "), Rules: rules}
}
