package gametest

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A CitedRule is one that a text cites.
type CitedRule interface {
	IsValid() bool
	String() string
}

// Help returns the explanation of how a game is played, as text with the rules behind each
// paragraph. It fails the test if a paragraph lacks a title, whole sentences, or valid
// rules.
func Help[R CitedRule](t TB, paragraphs []phrases.Paragraph[R]) string {
	t.Helper()
	var b strings.Builder
	appendHelp(t, &b, "", paragraphs)
	return b.String()
}

func appendHelp[R CitedRule](t TB, b *strings.Builder, indent string, paragraphs []phrases.Paragraph[R]) {
	t.Helper()
	titles := map[string]bool{}
	for _, paragraph := range paragraphs {
		for _, said := range []string{paragraph.Title, paragraph.Text} {
			MustBeSaid(t, said)
			MustBeginASentence(t, said)
		}
		if !strings.HasSuffix(paragraph.Text, ".") {
			t.Fatalf("%q does not end a sentence", paragraph.Text)
		}
		if titles[paragraph.Title] {
			t.Fatalf("two paragraphs are %q", paragraph.Title)
		}
		titles[paragraph.Title] = true
		if len(paragraph.Rules) == 0 {
			t.Fatalf("%q cites no rule", paragraph.Title)
		}
		var cited []string
		for _, rule := range paragraph.Rules {
			if !rule.IsValid() {
				t.Fatalf("%q cites what is no rule", paragraph.Title)
			}
			cited = append(cited, rule.String())
		}
		fmt.Fprintf(b, "%s# %s\n%s%s\n%s(%s)\n", indent, paragraph.Title, indent, paragraph.Text, indent, strings.Join(cited, " "))
		appendHelp(t, b, indent+"  ", paragraph.Parts)
	}
}
