package site

import (
	"fmt"
	"html"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/internal/markdown"
)

// books are the folders of the module with the books of the games, by the word
// for a game.
var books = map[string]string{
	"steamrollers": "steamrollers",
	"steampower":   "examples/steampower",
	"steam":        "examples/steam",
}

// bookFiles are the files of a book, and the word for each in the address of its page.
var bookFiles = map[string]string{"RULES.md": "rules", "NOTATION.md": "notation"}

// bookAddress is the address of a page of a game's book.
func bookAddress(game, file string) string { return game + "-" + bookFiles[file] + ".html" }

// readBooks reads the books of all games, as pages by their addresses, out of the
// module's folder.
func readBooks(module string) (map[string][]byte, error) {
	pages := map[string][]byte{}
	for game, folder := range books {
		for file := range bookFiles {
			text, err := os.ReadFile(filepath.Join(module, filepath.FromSlash(path.Join(folder, file))))
			if err != nil {
				return nil, err
			}
			pages[bookAddress(game, file)] = asDocument(game, string(text))
		}
	}
	return pages, nil
}

// asDocument is a page of a game's book as HTML. Links to what is not served are
// words.
func asDocument(game, text string) []byte {
	title := ""
	if blocks := markdown.Blocks(text); len(blocks) > 0 {
		title = blocks[0].Lines[0]
	}
	body := markdown.AppendHTML(nil, text, func(target string) string {
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
