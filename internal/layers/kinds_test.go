package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// The most files that something new touches in a game, tests and translations apart.
const (
	mostFilesOfARule = 4
	mostFilesOfAKind = 10
)

// TestAKindOfMoveTouchesFewFiles reads in the package comment of each game which files a
// new rule and a new kind of move touch, and holds them against the code: each file that
// lists the kinds of moves is named there, and each place that needs a kind has all.
func TestAKindOfMoveTouchesFewFiles(t *testing.T) {
	for _, game := range games {
		fsys, err := fs.Sub(os.DirFS(root), game)
		if err != nil {
			t.Fatal(err)
		}
		faults, err := kindFaults(fsys)
		if err != nil {
			t.Fatal(err)
		}
		for _, fault := range faults {
			t.Errorf("%s: %s", game, fault)
		}
	}
}

// kindFaults names what is wrong with the claims of a game's package comment.
func kindFaults(game fs.FS) (faults []string, err error) {
	doc, err := fs.ReadFile(game, "doc.go")
	if err != nil {
		return nil, err
	}
	text := strings.ReplaceAll(string(doc), "\n// ", " ")
	if named := filesAfter(text, "A new rule touches"); len(named) == 0 || len(named)+1 > mostFilesOfARule { // one is the file where it is judged
		faults = append(faults, "doc.go: a new rule should touch one to four files: "+strings.Join(named, ", "))
	}
	named := filesAfter(text, "A new kind of move touches")
	if len(named) == 0 || len(named)+1 > mostFilesOfAKind { // one is the file of its rules
		faults = append(faults, "doc.go: a new kind of move should touch one to ten files: "+strings.Join(named, ", "))
	}
	for _, file := range named {
		if _, err := fs.Stat(game, file); err != nil {
			faults = append(faults, "doc.go names "+file+", which is not there")
		}
	}

	used := map[string][]string{} // the identifiers in each file
	places := map[string][]string{}
	err = fs.WalkDir(game, ".", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		source, err := fs.ReadFile(game, file)
		if err != nil {
			return err
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		used[file] = identifiers(syntax)
		switch folder := path.Dir(file); {
		case folder == "tensor" || folder == "words":
			places[folder] = append(places[folder], used[file]...)
		case file == "kind.go":
			for _, declared := range syntax.Decls {
				names := identifiers(declared)
				for _, place := range [...]string{"kindTable", "advance"} {
					if slices.Contains(names, place) {
						places[place] = append(places[place], names...)
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	kinds := slices.DeleteFunc(slices.Clone(used["kind.go"]), func(name string) bool { return !aKind.MatchString(name) })
	slices.Sort(kinds)
	kinds = slices.Compact(kinds)
	for file, names := range used {
		has := 0
		for _, kind := range kinds {
			if slices.Contains(names, kind) {
				has++
			}
		}
		// Bots and counts pass over a kind that they do not know; pictures find it by its hex.
		optional := file == "described/counts.go" || slices.Contains([]string{"bots", "picture"}, path.Dir(file))
		if 2*has > len(kinds) && !optional && !slices.Contains(named, file) {
			faults = append(faults, file+" lists the kinds of moves, and doc.go does not name it")
		}
	}
	for _, kind := range kinds {
		for _, place := range [...]string{"kindTable", "advance", "tensor", "words"} {
			decided := slices.Contains(used["tensor/action.go"], kind)
			if !slices.Contains(places[place], kind) && (decided || place != "words") { // which say nothing of chance
				faults = append(faults, place+" lacks "+kind)
			}
		}
	}
	slices.Sort(faults)
	return faults, nil
}

// aKind matches the names of kinds of moves.
var aKind = regexp.MustCompile(`^Kind[A-Z]`)

// filesAfter returns the files that a sentence of text names, up to the end of the
// paragraph.
func filesAfter(text, sentence string) []string {
	_, text, _ = strings.Cut(text, sentence)
	text, _, _ = strings.Cut(text, "\n")
	return aFile.FindAllString(text, -1)
}

var aFile = regexp.MustCompile(`[\w/]+\.(go|md)\b`)

// identifiers returns the names in a part of a Go file.
func identifiers(part ast.Node) (names []string) {
	ast.Inspect(part, func(n ast.Node) bool {
		if name, ok := n.(*ast.Ident); ok {
			names = append(names, name.Name)
		}
		return true
	})
	return names
}

func TestKindFaults(t *testing.T) {
	game := fstest.MapFS{}
	for file, text := range map[string]string{
		"doc.go": "// Package g is a game.\n//\n// A new rule touches rule.go, a.md,\n// b.md and c.md.\n//\n" +
			"// A new kind of move touches kind.go and gone.go.\npackage g\n",
		"kind.go":          "package g\nvar kindTable = [...]string{KindA: `a`, KindB: `b`}\nfunc advance() { _ = KindA }\n",
		"list.go":          "package g\nvar _ = [...]Kind{KindA, KindB}\n",
		"bots/worth.go":    "package bots\nvar _ = [...]g.Kind{g.KindA, g.KindB}\n",
		"tensor/action.go": "package tensor\nvar _ = g.KindA\n",
		"words/words.go":   "package words\n",
	} {
		game[file] = &fstest.MapFile{Data: []byte(text)}
	}
	got, err := kindFaults(game)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"advance lacks KindB",
		"doc.go names gone.go, which is not there",
		"doc.go: a new rule should touch one to four files: rule.go, a.md, b.md, c.md",
		"list.go lists the kinds of moves, and doc.go does not name it",
		"tensor lacks KindB",
		"words lacks KindA",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("faults (-want +got):\n%s", diff)
	}
}
