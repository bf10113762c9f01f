package main

import (
	"context"
	"fmt"
	"html"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/internal/markdown"
)

const gamePackage = "github.com/railhex/railhex/steamrollers"

// bookPages are the addresses of the pages of the game's book, by their files.
var bookPages = map[string]string{"RULES.md": "rules.html", "NOTATION.md": "notation.html"}

// A bookPage is one of them, for the browser.
type bookPage struct{ address, document string }

// readBook reads the book of the game where the go command finds it.
func readBook(ctx context.Context) (pages []bookPage, err error) {
	folder, err := output(exec.CommandContext(ctx, "go", "list", "-f", "{{.Dir}}", gamePackage))
	if err != nil {
		return nil, err
	}
	for file, address := range bookPages {
		text, err := os.ReadFile(filepath.Join(strings.TrimSpace(folder), file))
		if err != nil {
			return nil, err
		}
		pages = append(pages, bookPage{address, asDocument(string(text))})
	}
	return pages, nil
}

// asDocument is a page of the book as HTML. Links to what is not served are words.
func asDocument(text string) string {
	title := ""
	if blocks := markdown.Blocks(text); len(blocks) > 0 {
		title = blocks[0].Lines[0]
	}
	body := markdown.AppendHTML(nil, text, func(target string) string {
		file, anchor, _ := strings.Cut(target, "#")
		address, served := bookPages[file]
		switch {
		case file == "":
			return target
		case !served:
			return ""
		case anchor == "":
			return address
		}
		return address + "#" + anchor
	})
	return fmt.Sprintf(`<!doctype html>
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

// serveBook serves the pages of the book.
func serveBook(mux *http.ServeMux, pages []bookPage) {
	for _, page := range pages {
		mux.HandleFunc("GET /"+page.address, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			_, _ = w.Write([]byte(page.document)) // who is gone reads nothing
		})
	}
}
