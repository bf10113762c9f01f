package site

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// markdownPage has every kind of block.
const markdownPage = `# A game

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

func TestBooksBecomeHTML(t *testing.T) {
	text := markdownPage + "\n[rules](RULES.md#a), [words](nowhere) & **bold** `[x](y) <*z*>` *slanted*\n"
	got := string(appendHTML(nil, text, func(target string) string {
		return strings.ReplaceAll(strings.TrimPrefix(target, "nowhere"), ".md", ".html")
	}))
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
<p><a href="RULES.html#a">rules</a>, words &amp; <b>bold</b> <code>[x](y) &lt;*z*&gt;</code> <em>slanted</em></p>
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
