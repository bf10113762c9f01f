package describe

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Paragraph is a part of how a game is played.
type Paragraph struct {
	Title     string      `json:"title"`
	Text      string      `json:"text"`
	Sentences []string    `json:"sentences,omitempty"` // those of Text; left out if it is one
	Rules     []string    `json:"rules"`               // identifiers of those that say it in full
	Parts     []Paragraph `json:"parts,omitempty"`     // of one kind, such as each tile; mostly none
	// Piece is the name in pictures of the one component that it is about, "tile-5": the
	// end of its data-part.
	Piece string `json:"piece,omitempty"`
}

func paragraphsOf[R fmt.Stringer](told []phrases.Paragraph[R]) (all []Paragraph) {
	for _, paragraph := range told {
		rules := make([]string, len(paragraph.Rules))
		for i, rule := range paragraph.Rules {
			rules[i] = rule.String()
		}
		told := Paragraph{Title: paragraph.Title, Text: paragraph.Text, Rules: rules, Parts: paragraphsOf(paragraph.Parts), Piece: paragraph.Piece}
		if len(paragraph.Sentences) > 1 {
			told.Sentences = paragraph.Sentences
		}
		all = append(all, told)
	}
	return all
}
