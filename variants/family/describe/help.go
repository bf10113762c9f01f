package describe

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Paragraph is a part of how a game is played.
type Paragraph struct {
	Title string      `json:"title"`
	Text  string      `json:"text"`
	Rules []string    `json:"rules"`           // identifiers of those that say it in full
	Parts []Paragraph `json:"parts,omitempty"` // of one kind, such as each tile; mostly none
}

func paragraphsOf[R fmt.Stringer](told []phrases.Paragraph[R]) (all []Paragraph) {
	for _, paragraph := range told {
		rules := make([]string, len(paragraph.Rules))
		for i, rule := range paragraph.Rules {
			rules[i] = rule.String()
		}
		all = append(all, Paragraph{paragraph.Title, paragraph.Text, rules, paragraphsOf(paragraph.Parts)})
	}
	return all
}
