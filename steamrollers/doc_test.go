package steamrollers

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What is computed says its number in its comment.
func TestCommentsSayTheNumber(t *testing.T) {
	for file, comment := range map[string]string{
		"rule.go": fmt.Sprintf("// NumRules is the number of rules, %d.\n", NumRules),
	} {
		if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), comment) {
			t.Errorf("%s does not say %q (%v)", file, comment, err)
		}
	}
}

// The map of the files in doc.go has every file, and no other.
func TestEveryFileIsOnTheMap(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, chart, found := strings.Cut(string(doc), "# A map of the files")
	if !found {
		t.Fatal("there is no map")
	}
	onMap := map[string]bool{"doc.go": true}
	for _, line := range regexp.MustCompile(`(?m)^//\t.*$`).FindAllString(chart, -1) {
		for _, name := range regexp.MustCompile(`[a-z_*]+\.go`).FindAllString(line, -1) {
			files, err := filepath.Glob(name)
			if err != nil || len(files) == 0 {
				t.Errorf("the map has %s, and there is none (%v)", name, err)
			}
			for _, file := range files {
				onMap[file] = true
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !onMap[file] && !strings.HasSuffix(file, "_test.go") {
			t.Errorf("%s is not on the map", file)
		}
	}
}
