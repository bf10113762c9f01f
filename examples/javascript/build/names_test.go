package build

import (
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// odd is a game with names that no identifier can be, and without kinds of moves and a type
// of reports.
type odd struct{ describe.Game }

func (odd) Name() string                   { return "two-rails" }
func (odd) Title() string                  { return "18-Two Rails!" }
func (odd) SetupFields() []describe.Chosen { return []describe.Chosen{{Name: "first-hex"}} }
func (odd) Moves() []describe.Kind         { return nil }
func (odd) ReportType() reflect.Type       { return nil }

// TestAnyGameMakesAPackage holds that JavaScript can read the modules of a game whatever it
// is called, and that the declarations name what can be named.
func TestAnyGameMakesAPackage(t *testing.T) {
	folder := t.TempDir()
	served := describe.Games{odd{games.All()[0]}}
	if err := Modules(served, folder); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{whole, served[0].Name()} {
		if err := (entry{name, "", served}).write(folder, packed{[]byte("12345"), "abc", [][]passage{{{7, "Zug"}}}}, []string{"de"}); err != nil {
			t.Fatal(err)
		}
	}
	if err := (Contents{Games: served}).rename(folder); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{
		"package.json": "\"name\": \"two-rails\",\n  \"version\": \"1.0.0\",\n  \"description\": \"The rules of 18-Two Rails!: games, bots",
		"README.md":    "# two-rails\n\nThe rules of 18-Two Rails!: games, bots, pictures and words.\n",
	} {
		if text, err := os.ReadFile(filepath.Join(folder, file)); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s does not say %q: %v", file, want, err)
		}
	}
	declared := string(Kinds(served)) + string(declarationsOf(served[0]))
	for _, want := range []string{
		"\n  \"two-rails\": Game18TwoRailsMove;\n", "\n  \"two-rails\": unknown;\n", "\n  \"first-hex\"?: string;\n", "newGame(setup: Game18TwoRailsSetup): Game<\"two-rails\">;",
		"export type Game18TwoRailsMove =\n  { readonly kind: string;",
	} {
		if !strings.Contains(declared, want) {
			t.Errorf("there is no %q in the declarations", want)
		}
	}
	for _, found := range regexp.MustCompile(`(?m)^export (?:type|interface|class) (.*?)(?: =| \{|<)`).FindAllStringSubmatch(declared, -1) {
		if !identifier.MatchString(found[1]) {
			t.Errorf("a type is called %q", found[1])
		}
	}
	for _, name := range []string{"index.js", "two-rails.js"} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), `"two-rails": () => import("./two-rails.books.js")`) {
			t.Errorf("%s does not import the books by the name of the game", name)
		}
	}
	node, err := exec.LookPath("node")
	if err != nil {
		return
	}
	modules, err := filepath.Glob(filepath.Join(folder, "*.js"))
	if err != nil || len(modules) == 0 {
		t.Fatal(modules, err)
	}
	for _, module := range modules {
		if said, err := exec.CommandContext(t.Context(), node, "--check", module).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", filepath.Base(module), err, said)
		}
	}
}
