package site

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/examples/club/page/page"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/markdown"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// withoutLibrary is the site but for what takes long to build.
func withoutLibrary(t *testing.T) *Site {
	t.Helper()
	s, err := withBooks(build.Contents{Games: games.All(), Engine: build.ThreeGames})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// onEachSite runs a test on the page that has the library, and on that of a server.
func onEachSite(t *testing.T, test func(t *testing.T, s *Site)) {
	served, err := Served(games.All())
	if err != nil {
		t.Fatal(err)
	}
	t.Run("whole", func(t *testing.T) { test(t, withoutLibrary(t)) })
	t.Run("served", func(t *testing.T) { test(t, served) })
}

// A stated rule is one of a game, and what it says.
type stated struct{ id, text string }

// rules are those of each game.
func rules() map[string][]stated {
	all := map[string][]stated{}
	for rule := range steamrollers.Rules() {
		all["steamrollers"] = append(all["steamrollers"], stated{rule.String(), rule.Text()})
	}
	for rule := range steampower.Rules() {
		all["steampower"] = append(all["steampower"], stated{rule.String(), rule.Text()})
	}
	for rule := range steam.Rules() {
		all["steam"] = append(all["steam"], stated{rule.String(), rule.Text()})
	}
	return all
}

// TestTheBooksHaveEveryRule looks where the page links to for each rule: there stands
// the sentence that it shows beside the link.
func TestTheBooksHaveEveryRule(t *testing.T) {
	onEachSite(t, everyRuleIsThere)
}

func everyRuleIsThere(t *testing.T, s *Site) {
	for _, game := range games.All().Names() {
		book := string(s.files[game+"-rules.html"].content)
		if len(rules()[game]) == 0 {
			t.Errorf("%s has no rules", game)
		}
		for _, rule := range rules()[game] {
			anchor := strings.ToLower(rule.id)
			if want := `<h3 id="` + anchor + `">` + rule.id + "</h3>\n<p>" + html.EscapeString(rule.text); !strings.Contains(book, want) {
				t.Errorf("%s: %s is not there: %s", game, rule.id, want)
			}
			if markdown.Anchor(rule.id) != anchor {
				t.Errorf("the page links to %s in another manner", rule.id)
			}
		}
	}
}

// TestTheBooksAreLinked follows every link within the books, and looks how the page
// makes those to them.
func TestTheBooksAreLinked(t *testing.T) {
	onEachSite(t, theBooksAreLinked)
	source, err := page.Files.ReadFile("app/dialogs.tsx")
	for _, want := range []string{"`${game}-${book}.html`", "#${rule.toLowerCase()}`"} {
		if err != nil || !strings.Contains(string(source), want) {
			t.Errorf("the page links in another manner than with %s (%v)", want, err)
		}
	}
}

func theBooksAreLinked(t *testing.T, s *Site) {
	links := 0
	for _, game := range games.All().Names() {
		for file := range bookFiles {
			from := bookAddress(game, file)
			for _, found := range regexp.MustCompile(`<a href="([^"#]*)#?([^"]*)">`).FindAllStringSubmatch(string(s.files[from].content), -1) {
				links++
				target := from
				if found[1] != "" {
					target = found[1]
				}
				document := string(s.files[target].content)
				if document == "" || found[2] != "" && !strings.Contains(document, ` id="`+found[2]+`"`) {
					t.Errorf("%s links to %s#%s, which is not there", from, found[1], found[2])
				}
			}
		}
	}
	if links == 0 {
		t.Error("the books have no links")
	}
}

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
