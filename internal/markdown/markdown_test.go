package markdown_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/markdown"
)

const page = `# A game

Words that go on
in a second line.
- a point
  with more
- another

| key | value |
| --- | --- |
| ` + "`a` | *one* \\| two" + ` |
` + "```record refused\ngame steam\n# no heading\n\n- no point\n```" + `
The end.
`

func TestBlocks(t *testing.T) {
	want := []markdown.Block{
		{Kind: markdown.Heading, Line: 1, Level: 1, Lines: []string{"A game"}},
		{Kind: markdown.Paragraph, Line: 3, Lines: []string{"Words that go on", "in a second line."}},
		{Kind: markdown.List, Line: 5, Lines: []string{"- a point", "  with more", "- another"}},
		{Kind: markdown.Table, Line: 9, Lines: []string{"| key | value |", "| --- | --- |", "| `a` | *one* \\| two |"}},
		{Kind: markdown.Fence, Line: 12, Info: "record refused", Lines: []string{"game steam", "# no heading", "", "- no point"}},
		{Kind: markdown.Paragraph, Line: 18, Lines: []string{"The end."}},
	}
	got := markdown.Blocks(page)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("(-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([]string{"a point with more", "another"}, got[2].Items()); diff != "" {
		t.Errorf("items (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([][]string{{"key", "value"}, {"`a`", "*one* | two"}}, got[3].Rows()); diff != "" {
		t.Errorf("rows (-want +got)\n%s", diff)
	}
}

func TestOnlyOneToSixSignsAndASpaceMakeAHeading(t *testing.T) {
	for line, want := range map[string]markdown.Kind{
		"# a": markdown.Heading, "###### a": markdown.Heading, "####### a": markdown.Paragraph, "#a": markdown.Paragraph, " # a": markdown.Paragraph,
	} {
		if got := markdown.Blocks(line)[0].Kind; got != want {
			t.Errorf("%q is of kind %d, want %d", line, got, want)
		}
	}
}

func TestAnchor(t *testing.T) {
	for words, want := range map[string]string{
		"TILE-2a": "tile-2a", "GOODS and SETUP": "goods-and-setup", "What a record may also say": "what-a-record-may-also-say", "Maps (`*.map`), ÄÖ": "maps-map-",
	} {
		if got := markdown.Anchor(words); got != want {
			t.Errorf("%q is %q, want %q", words, got, want)
		}
	}
}
