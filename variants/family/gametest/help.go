package gametest

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Help returns the explanation of how a game is played, as text with the rules behind each
// paragraph.
func Help(paragraphs []phrases.Paragraph) string {
	var b strings.Builder
	appendHelp(&b, "", paragraphs)
	return b.String()
}

func appendHelp(b *strings.Builder, indent string, paragraphs []phrases.Paragraph) {
	for _, paragraph := range paragraphs {
		cited := strings.Join(paragraph.Rules, " ")
		fmt.Fprintf(b, "%s# %s\n%s%s\n%s(%s)\n", indent, paragraph.Title, indent, paragraph.Text, indent, cited)
		appendHelp(b, indent+"  ", paragraph.Parts)
	}
}
