package gametest

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Help returns the explanation of how a game is played, as text with the rules behind each
// paragraph.
func Help[R fmt.Stringer](paragraphs []phrases.Paragraph[R]) string {
	var b strings.Builder
	appendHelp(&b, "", paragraphs)
	return b.String()
}

func appendHelp[R fmt.Stringer](b *strings.Builder, indent string, paragraphs []phrases.Paragraph[R]) {
	for _, paragraph := range paragraphs {
		var cited []string
		for _, rule := range paragraph.Rules {
			cited = append(cited, rule.String())
		}
		fmt.Fprintf(b, "%s# %s\n%s%s\n%s(%s)\n", indent, paragraph.Title, indent, paragraph.Text, indent, strings.Join(cited, " "))
		appendHelp(b, indent+"  ", paragraph.Parts)
	}
}
