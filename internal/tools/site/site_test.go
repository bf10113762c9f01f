package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// TestEveryLinkLeadsSomewhere writes the site and follows all links between its files.
func TestEveryLinkLeadsSomewhere(t *testing.T) {
	s, err := readSite(os.DirFS("../../.."), "https://example.org/")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := s.write(folder); err != nil {
		t.Fatal(err)
	}
	site := os.DirFS(folder)
	links := regexp.MustCompile(`(?:href|src)="([^"]+)"`)
	followed := 0
	err = fs.WalkDir(site, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".html" {
			return err
		}
		text, err := fs.ReadFile(site, name)
		for _, found := range links.FindAllStringSubmatch(string(text), -1) {
			if strings.Contains(found[1], "://") {
				continue
			}
			file, anchor, _ := strings.Cut(found[1], "#")
			to := text
			if file != "" {
				if to, err = fs.ReadFile(site, path.Join(path.Dir(name), file)); err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
			}
			if anchor != "" && !strings.Contains(string(to), ` id="`+anchor+`"`) {
				t.Errorf("%s: %s has no place %s", name, file, anchor)
			}
			followed++
		}
		return err
	})
	if err != nil || followed == 0 {
		t.Error(followed, err)
	}
}

// TestPathsAreShort: every kind of reader has a path of one to five pages, and all of them
// are pages of the site.
func TestPathsAreShort(t *testing.T) {
	s, err := readSite(os.DirFS("../../.."), "")
	if err != nil {
		t.Fatal(err)
	}
	if len(s.paths) == 0 {
		t.Error("the guide has no paths")
	}
	for _, readers := range s.paths {
		if n := len(readers.Steps); n < 1 || n > 5 {
			t.Errorf("%s has %d pages", readers.Name, n)
		}
	}
}

func TestLinksThatLeadNowhere(t *testing.T) {
	files := fstest.MapFS{
		start:                     {Data: []byte("# Guide\n\n[a](other.md#there) [b](other.md#gone) [c](../none.md) ![d](none.png)\n")},
		"examples/guide/other.md": {Data: []byte("# Other\n\n## There\n")},
	}
	_, err := readSite(files, "")
	for _, want := range []string{"other.md has no heading #gone", "examples/none.md", "none.png"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is not reported: %v", want, err)
		}
	}
	if err != nil && strings.Contains(err.Error(), "#there") {
		t.Errorf("a heading that is there is missed: %v", err)
	}
}
