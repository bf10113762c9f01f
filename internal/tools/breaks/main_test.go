package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A module is what its files say, by their names.
type module map[string]string

// folder is a folder in which a module lies.
func (m module) folder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range m {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// old is a module of five packages, three of which others can import.
var old = module{
	"go.mod":              "module example.com/line\n\ngo 1.26\n",
	"line.go":             "package line\n\nimport \"example.com/line/part\"\n\nfunc Length(part.Part) int { return 1 }\n",
	"part/part.go":        "package part\n\ntype Part struct{ Name string }\n",
	"spare/spare.go":      "package spare\n\nconst Number = 1\n",
	"internal/own/own.go": "package own\n\nconst Number = 1\n",
	"show/main.go":        "package main\n\nvar Shown bool\n\nfunc main() {}\n",
}

// with is the old module with other files; those without text are gone.
func (m module) with(files module) module {
	changed := module{}
	for name, text := range m {
		changed[name] = text
	}
	for name, text := range files {
		if changed[name] = text; text == "" {
			delete(changed, name)
		}
	}
	return changed
}

func TestReport(t *testing.T) {
	for name, test := range map[string]struct {
		files  module
		broken int
		want   string
	}{
		"nothing":              {nil, 0, "3 packages compared, 0 broken\n"},
		"more":                 {module{"part/more.go": "package part\n\nfunc More() {}\n"}, 0, "3 packages compared, 0 broken\n"},
		"a name is gone":       {module{"spare/spare.go": "package spare\n"}, 1, "example.com/line/spare\n- Number: removed\n3 packages compared, 1 broken\n"},
		"another type":         {module{"part/part.go": "package part\n\ntype Part struct{ Name int }\n"}, 1, "example.com/line/part\n- Part.Name: changed from string to int\n3 packages compared, 1 broken\n"},
		"a package is gone":    {module{"spare/spare.go": ""}, 1, "example.com/line/spare\n- the package is gone\n3 packages compared, 1 broken\n"},
		"a package is main":    {module{"spare/spare.go": "package main\n\nfunc main() {}\n"}, 1, "example.com/line/spare\n- the package is gone\n3 packages compared, 1 broken\n"},
		"nobody imports these": {module{"internal/own/own.go": "package own\n", "show/main.go": ""}, 0, "3 packages compared, 0 broken\n"},
	} {
		t.Run(name, func(t *testing.T) {
			var said strings.Builder
			broken, err := report(&said, old.folder(t), old.with(test.files).folder(t))
			if err != nil || broken != test.broken || said.String() != test.want {
				t.Errorf("%d broken, %v, and it says\n%s\nwant %d, and\n%s", broken, err, &said, test.broken, test.want)
			}
		})
	}
}

// TestWhatCannotBeReadIsNoSuccess gives a module that does not compile, and folders
// without one or without a package.
func TestWhatCannotBeReadIsNoSuccess(t *testing.T) {
	for name, changed := range map[string]module{
		"broken":     old.with(module{"spare/spare.go": "package spare\n\nconst Number = Another\n"}),
		"no module":  {},
		"no package": {"go.mod": old["go.mod"]},
	} {
		t.Run(name, func(t *testing.T) {
			for _, folders := range [][2]string{{old.folder(t), changed.folder(t)}, {changed.folder(t), old.folder(t)}} {
				var said strings.Builder
				if _, err := report(&said, folders[0], folders[1]); err == nil {
					t.Errorf("it says\n%s", &said)
				}
			}
		})
	}
}
