package phrases

import "strings"

// A Paragraph is a part of how a game is played: what it is about, in sentences, and
// the rules that say the same with all that belongs to it.
type Paragraph[Rule any] struct {
	Title string
	Text  string
	// Sentences are those of Text, for screens with room for a few.
	Sentences []string
	Rules     []Rule
	Parts     []Paragraph[Rule] // what there is of one kind, such as each tile; mostly none
	// Piece is the name in pictures of the one component that it is about, "tile-5": the
	// end of its data-part. It is "" for none.
	Piece string
}

// ParagraphOf returns a Paragraph that begins with sentences of its own, or with none where
// lead is "", and goes on with rules as text tells them. They are named by their identifiers,
// which rule finds.
func ParagraphOf[Rule any](
	title, lead string, rule func(identifier string) Rule, text func(Rule) string, identifiers ...string,
) Paragraph[Rule] {
	of := Paragraph[Rule]{Title: title}
	if lead != "" {
		of.Sentences = append(of.Sentences, lead)
	}
	for _, identifier := range identifiers {
		r := rule(identifier)
		of.Rules, of.Sentences = append(of.Rules, r), append(of.Sentences, text(r))
	}
	of.Text = strings.Join(of.Sentences, " ")
	return of
}
