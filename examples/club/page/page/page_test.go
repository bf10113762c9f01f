package page

import (
	"bytes"
	"embed"
	"io/fs"
	"path"
	"slices"
	"testing"
)

const mostLines = 200 // of a file of the page, texts and records apart

// TestFilesAreShort counts the lines of what the page is written in.
func TestFilesAreShort(t *testing.T) {
	counted := 0
	for _, files := range []embed.FS{Files, Served} {
		err := fs.WalkDir(files, ".", func(name string, _ fs.DirEntry, err error) error {
			if err != nil || !slices.Contains([]string{".html", ".css", ".js"}, path.Ext(name)) {
				return err
			}
			counted++
			source, err := files.ReadFile(name)
			if lines := bytes.Count(source, []byte("\n")); lines > mostLines {
				t.Errorf("%s has %d lines, and may have %d: move a part of it to a file of its own", name, lines, mostLines)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if counted == 0 {
		t.Error("no file is counted")
	}
}
