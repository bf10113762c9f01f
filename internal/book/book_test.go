package book_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/book"
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
	want := []book.Block{
		{Kind: book.Heading, Line: 1, Level: 1, Lines: []string{"A game"}},
		{Kind: book.Paragraph, Line: 3, Lines: []string{"Words that go on", "in a second line."}},
		{Kind: book.List, Line: 5, Lines: []string{"- a point", "  with more", "- another"}},
		{Kind: book.Table, Line: 9, Lines: []string{"| key | value |", "| --- | --- |", "| `a` | *one* \\| two |"}},
		{Kind: book.Fence, Line: 12, Info: "record refused", Lines: []string{"game steam", "# no heading", "", "- no point"}},
		{Kind: book.Paragraph, Line: 18, Lines: []string{"The end."}},
	}
	got := book.Blocks(page)
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

// No line of a page is lost: but for what marks a block, and empty lines, all stand
// in some block.
func TestBlocksHaveEveryLine(t *testing.T) {
	var want, got []string
	for line := range strings.Lines(page) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "# A")
		if line != "" && !strings.HasPrefix(line, "```") {
			want = append(want, strings.TrimSpace(line))
		}
	}
	for _, block := range book.Blocks(page) {
		for _, line := range block.Lines {
			if line != "" {
				got = append(got, strings.TrimSpace(strings.TrimPrefix(line, "A")))
			}
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

const rules = `# The rules

### No rule
## SHIP: goods

### SHIP-1

A good lies in a city.
It is taken.

**Ruling** From any.

*Cannot be broken: it is an example.*

### SHIP-1
### TILE-2a
It does *not* matter. **Ruling** is only a word here.
`

func TestParseRules(t *testing.T) {
	got, err := book.ParseRules(rules)
	if err == nil {
		t.Fatal("the faults are not told")
	}
	for _, told := range []string{`"No rule" is no identifier`, "No rule has no sentence", "SHIP-1 stands there twice", "SHIP-1 has no sentence"} {
		if !strings.Contains(err.Error(), told) {
			t.Errorf("%q is not in %v", told, err)
		}
	}
	want := []book.Rule{
		{Identifier: "No rule", Line: 3},
		{Identifier: "SHIP-1", Line: 6, Section: "SHIP: goods", Sentence: "A good lies in a city.", Ruling: true, Unbroken: "it is an example"},
		{Identifier: "SHIP-1", Line: 15, Section: "SHIP: goods"},
		{Identifier: "TILE-2a", Line: 16, Section: "SHIP: goods", Sentence: "It does *not* matter. **Ruling** is only a word here."},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestAnchor(t *testing.T) {
	for words, want := range map[string]string{
		"TILE-2a": "tile-2a", "GOODS and SETUP": "goods-and-setup", "What a record may also say": "what-a-record-may-also-say", "Maps (`*.map`), ÄÖ": "maps-map-",
	} {
		if got := book.Anchor(words); got != want {
			t.Errorf("%q is %q, want %q", words, got, want)
		}
	}
}

func TestAppendHTML(t *testing.T) {
	text := page + "\n[rules](RULES.md#a) & **bold** `[x](y) <*z*>` *slanted*\n"
	got := string(book.AppendHTML(nil, text, func(target string) string { return strings.ReplaceAll(target, ".md", ".html") }))
	want := `<h1 id="a-game">A game</h1>
<p>Words that go on
in a second line.</p>
<ul>
<li>a point with more</li>
<li>another</li>
</ul>
<table>
<tr><th>key</th><th>value</th></tr>
<tr><td><code>a</code></td><td><em>one</em> | two</td></tr>
</table>
<pre>game steam
# no heading

- no point
</pre>
<p>The end.</p>
<p><a href="RULES.html#a">rules</a> &amp; <b>bold</b> <code>[x](y) &lt;*z*&gt;</code> <em>slanted</em></p>
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
