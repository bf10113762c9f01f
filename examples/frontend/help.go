package frontend

import (
	"fmt"

	"github.com/railhex/railhex/internal/phrases"
)

// A Paragraph is a part of how a game is played.
type Paragraph struct {
	Title string      `json:"title"`
	Text  string      `json:"text"`
	Rules []string    `json:"rules"`           // identifiers of those that say it in full
	Parts []Paragraph `json:"parts,omitempty"` // of one kind, such as each tile; mostly none
}

// Help is how the game is played that a header begins, for somebody who does not
// know it: with its modules, and what each of its tiles does.
func Help(header string, in Manner) ([]Paragraph, error) {
	g, err := gameOf(header)
	if err != nil {
		return nil, err
	}
	switch g.name {
	case steamRollers.name:
		return helpOf(steamRollers.begin, header, rollersSpeaker(in).Help)
	case steamPower.name:
		return helpOf(steamPower.begin, header, powerSpeaker(in).Help)
	}
	return helpOf(steamGame.begin, header, steamSpeaker(in).Help)
}

func helpOf[S any, R fmt.Stringer](
	begin func(header string) (S, string, error), header string, help func(*S) []phrases.Paragraph[R],
) ([]Paragraph, error) {
	s, _, err := begin(header)
	if err != nil {
		return nil, err
	}
	return paragraphsOf(help(&s)), nil
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
