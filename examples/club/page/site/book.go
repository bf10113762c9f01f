package site

import (
	"fmt"
	"html"
	"strings"

	"github.com/railhex/railhex/internal/markdown"
)

// The files of the books where they lie, by which others link to them.
const (
	rulesFile    = "RULES.md"
	notationFile = "NOTATION.md"
)

// booksOf are the files of a game's books, in their order.
var booksOf = []string{rulesFile, notationFile}

// bookFiles are the files of a book, and the word for each in the address of its page.
var bookFiles = map[string]string{rulesFile: "rules", notationFile: "notation"}

// bookAddress is the address of a page of a game's book.
func bookAddress(game, file string) string { return game + "-" + bookFiles[file] + ".html" }

// addBooks adds the books of all games.
func (s *Site) addBooks() {
	for _, g := range s.of.Games {
		for i, book := range g.About().Books {
			text := book()
			if i < len(booksOf) {
				s.files[bookAddress(g.Name(), booksOf[i])] = newFile(asDocument(g.Name(), text))
			}
		}
	}
}

// asDocument is a page of a game's book as HTML. Links to what is not served are
// words.
func asDocument(game, text string) []byte {
	title := ""
	if blocks := markdown.Blocks(text); len(blocks) > 0 {
		title = blocks[0].Lines[0]
	}
	body := appendHTML(nil, text, func(target string) string {
		file, anchor, _ := strings.Cut(target, "#")
		if file == "" {
			return target
		}
		if bookFiles[file] == "" {
			return ""
		}
		address := bookAddress(game, file)
		if anchor != "" {
			address += "#" + anchor
		}
		return address
	})
	return document(title, body)
}

// document is a page of a book.
func document(title string, body []byte) []byte {
	return fmt.Appendf(nil, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="book.css">
</head>
<body>
%s</body>
</html>
`, html.EscapeString(title), body)
}
