package layers

import (
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	nowColumn = regexp.MustCompile(`(?m)^\| .* \| (.*) \|$`)
	inTicks   = regexp.MustCompile("`[^`]+`")
	aFolder   = regexp.MustCompile("^`([a-z]+(?:/[a-z]+)+)`$")
	aName     = regexp.MustCompile(`\b([a-z]+)\.([A-Z]\w*(?:\.[A-Z]\w*)?)`)
)

// TestNewNamesExist looks for each folder and each exported name of the right columns of
// migrating.md. Any package of the name will do, such as one of those of the three games.
func TestNewNamesExist(t *testing.T) {
	text, err := os.ReadFile(path.Join(root, "examples/guide/migrating.md"))
	if err != nil {
		t.Fatal(err)
	}
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string][]string{"errors": {"As", "AsType"}, "slices": {"Collect"}, "strings": {"NewReader"}} // by package
	folderNames := map[string]bool{}
	for _, folder := range folders {
		folderNames[folder.path] = true
		for _, file := range folder.files {
			source, err := os.ReadFile(path.Join(root, folder.path, file))
			if err != nil {
				t.Fatal(err)
			}
			names, err := declaredNames(file, source)
			if err != nil {
				t.Fatal(err)
			}
			of := path.Base(folder.path)
			declared[of] = append(declared[of], names...)
		}
	}
	seen := 0
	for _, row := range nowColumn.FindAllStringSubmatch(string(text), -1) {
		for _, code := range inTicks.FindAllString(row[1], -1) {
			if folder := aFolder.FindStringSubmatch(code); folder != nil {
				seen++
				if !folderNames[folder[1]] {
					t.Errorf("migrating.md: there is no package %s", folder[1])
				}
			}
			for _, name := range aName.FindAllStringSubmatch(code, -1) {
				seen++
				if !slices.Contains(declared[name[1]], name[2]) {
					t.Errorf("migrating.md: %s is no name of this project", strings.Trim(name[0], "`"))
				}
			}
		}
	}
	if seen == 0 {
		t.Error("migrating.md has no names")
	}
}
