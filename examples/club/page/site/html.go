package site

import (
	"fmt"
	"html"
	"regexp"
	"strings"

	"github.com/railhex/railhex/internal/markdown"
)

// appendHTML appends a page of a rulebook as the body of an HTML document. Each heading
// has its [markdown.Anchor] as id. The function to gives the target of each link; a link
// whose target becomes "" is written as plain words.
func appendHTML(dst []byte, text string, to func(target string) string) []byte {
	w := writer{to}
	for _, b := range markdown.Blocks(text) {
		switch b.Kind {
		case markdown.Heading:
			dst = fmt.Appendf(dst, "<h%d id=%q>%s</h%[1]d>\n", b.Level, markdown.Anchor(b.Lines[0]), w.words(b.Lines[0]))
		case markdown.Fence:
			dst = fmt.Appendf(dst, "<pre>%s</pre>\n", html.EscapeString(b.Text()))
		case markdown.List:
			dst = append(dst, "<ul>\n"...)
			for _, item := range b.Items() {
				dst = fmt.Appendf(dst, "<li>%s</li>\n", w.words(item))
			}
			dst = append(dst, "</ul>\n"...)
		case markdown.Table:
			dst = append(dst, "<table>\n"...)
			for i, row := range b.Rows() {
				cell := "td"
				if i == 0 {
					cell = "th"
				}
				dst = append(dst, "<tr>"...)
				for _, words := range row {
					dst = fmt.Appendf(dst, "<%s>%s</%[1]s>", cell, w.words(words))
				}
				dst = append(dst, "</tr>\n"...)
			}
			dst = append(dst, "</table>\n"...)
		default:
			dst = fmt.Appendf(dst, "<p>%s</p>\n", w.words(strings.Join(b.Lines, "\n")))
		}
	}
	return dst
}

type writer struct{ to func(string) string }

var (
	code    = regexp.MustCompile("`([^`]+)`")
	link    = regexp.MustCompile(`\[([^\]]+)\]\(([^)]+)\)`)
	bold    = regexp.MustCompile(`\*\*([^*]+)\*\*`)
	slanted = regexp.MustCompile(`\*([^*]+)\*`)
)

// words is a text with the signs for code, links, bold and slanted words.
func (w writer) words(text string) string {
	var out strings.Builder
	for text != "" {
		at := code.FindStringSubmatchIndex(text)
		if at == nil {
			out.WriteString(w.plain(text))
			break
		}
		out.WriteString(w.plain(text[:at[0]]))
		out.WriteString("<code>" + html.EscapeString(text[at[2]:at[3]]) + "</code>")
		text = text[at[1]:]
	}
	return out.String()
}

// plain is text without code.
func (w writer) plain(text string) string {
	text = html.EscapeString(text)
	text = link.ReplaceAllStringFunc(text, func(found string) string {
		parts := link.FindStringSubmatch(found)
		target := w.to(html.UnescapeString(parts[2]))
		if target == "" {
			return parts[1]
		}
		return fmt.Sprintf(`<a href="%s">%s</a>`, html.EscapeString(target), parts[1])
	})
	return slanted.ReplaceAllString(bold.ReplaceAllString(text, "<b>$1</b>"), "<em>$1</em>")
}
