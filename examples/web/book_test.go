package main

import (
	"html"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/markdown"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

// book is the page at each address of the book, as it is served.
func book(t *testing.T) map[string]string {
	t.Helper()
	pages, err := readBook(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(handler(engine{}, pages))
	defer server.Close()
	served := map[string]string{}
	for _, address := range bookPages {
		reply, err := http.Get(server.URL + "/" + address)
		if err != nil {
			t.Fatal(err)
		}
		document, err := io.ReadAll(reply.Body)
		_ = reply.Body.Close()
		if err != nil || reply.StatusCode != http.StatusOK || reply.Header.Get("Content-Type") != "text/html; charset=utf-8" {
			t.Errorf("%s comes with status %d as %s (%v)", address, reply.StatusCode, reply.Header.Get("Content-Type"), err)
		}
		served[address] = string(document)
	}
	return served
}

// TestTheBookHasEveryRule looks where the page links to for each rule: there stands
// the sentence that it shows beside the link.
func TestTheBookHasEveryRule(t *testing.T) {
	rules := book(t)["rules.html"]
	for rule := range steamrollers.Rules() {
		id := rule.String()
		if want := `<h3 id="` + strings.ToLower(id) + `">` + id + "</h3>\n<p>" + html.EscapeString(rule.Text()); !strings.Contains(rules, want) {
			t.Errorf("%s is not there: %s", id, want)
		}
		if markdown.Anchor(id) != strings.ToLower(id) {
			t.Errorf("the page links to %s in another manner", id)
		}
	}
}

// TestTheBookIsLinked follows every link between the pages of the book, and looks in
// the game's page for those to them, of each part of its help too.
func TestTheBookIsLinked(t *testing.T) {
	pages := book(t)
	links := 0
	for from, document := range pages {
		for _, found := range regexp.MustCompile(`<a href="([^"#]*)#?([^"]*)">`).FindAllStringSubmatch(document, -1) {
			links++
			target := pages[from]
			if found[1] != "" {
				target = pages[found[1]]
			}
			if target == "" || found[2] != "" && !strings.Contains(target, ` id="`+found[2]+`"`) {
				t.Errorf("%s links to %s#%s, which is not there", from, found[1], found[2])
			}
		}
		page, err := files.ReadFile("page/index.html")
		if err != nil || !strings.Contains(string(page), `href="`+from+`"`) {
			t.Errorf("the page has no link to %s (%v)", from, err)
		}
	}
	if links == 0 {
		t.Error("the book has no links")
	}
	source, err := files.ReadFile("page/book.js")
	_, list, _ := strings.Cut(string(source), "helpRules = [\n")
	list, _, _ = strings.Cut(list, "\n];")
	for language := range words.Languages() {
		if parts, linked := len(texts(t, language)["help"].([]any)), strings.Count(list, "["); parts != linked {
			t.Errorf("%s: of %d parts of the help %d link to rules", language, parts, linked)
		}
	}
	for _, named := range regexp.MustCompile(`"([A-Z]+-[^"]+)"`).FindAllStringSubmatch(list, -1) {
		if _, err := steamrollers.ParseRule(named[1]); err != nil {
			t.Error(err)
		}
	}
	if err != nil || !strings.Contains(string(source), "`rules.html#${rule.toLowerCase()}`") {
		t.Errorf("rules are linked in another manner (%v)", err)
	}
}
