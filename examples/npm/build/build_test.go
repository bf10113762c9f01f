package build

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// declarations are index.d.ts.
func declarations(t *testing.T) string {
	t.Helper()
	text, err := sources.ReadFile("package/index.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestDataIsDeclaredAsItIsInGo holds the declarations of plain data against the Go
// types whose JSON it is.
func TestDataIsDeclaredAsItIsInGo(t *testing.T) {
	text := declarations(t)
	for name, of := range map[string]any{
		"Option": describe.Option{}, "Group": describe.Group{}, "Refused": describe.Refused{}, "Choice": describe.Choice{},
		"Route": describe.Route{}, "Ledger": describe.Ledger{}, "Source": describe.Source{}, "Chosen": describe.Chosen{}, "Need": describe.Need{}, "Notes": describe.Notes{},
		"GameChoices": describe.Choices{}, "Paragraph": describe.Paragraph{}, "Offer": describe.Offer{}, "Place": describe.Place{},
		"BoardMap": describe.Chart{}, "BoardHex": describe.ChartHex{}, "Cards": describe.Cards{},
	} {
		found := regexp.MustCompile(`(?s)export interface ` + name + ` (?:extends \w+ )?\{\n(.*?)\n\}`).FindStringSubmatch(text)
		if found == nil {
			t.Errorf("%s is not declared", name)
			continue
		}
		declared := map[string]string{}
		for _, member := range regexp.MustCompile(`(?m)^  (\w+)(\??): (.*);$`).FindAllStringSubmatch(found[1], -1) {
			declared[member[1]+member[2]] = goName.Replace(member[3])
		}
		want := map[string]string{}
		for field := range reflect.TypeOf(of).Fields() {
			member, options, _ := strings.Cut(field.Tag.Get("json"), ",")
			if member == "-" || field.Anonymous && strings.Contains(found[0], " extends "+field.Name+" {") {
				continue
			}
			if options != "" || name == "Notes" { // which a record may leave out
				member += "?"
			}
			want[member] = declaredAs(field.Type)
		}
		if diff := cmp.Diff(want, declared); diff != "" {
			t.Errorf("%s is declared otherwise (-Go +TypeScript):\n%s", name, diff)
		}
	}
}

// goName makes Go's names of declared types that TypeScript calls otherwise.
var goName = strings.NewReplacer("GameName", "string", "BoardHex", "ChartHex")

// declaredAs is the type of a field of plain data.
func declaredAs(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice:
		return declaredAs(t.Elem()) + "[]"
	case reflect.Pointer:
		return declaredAs(t.Elem())
	case reflect.Struct:
		return t.Name()
	case reflect.Map:
		return "Record<string, " + declaredAs(t.Elem()) + ">"
	case reflect.Float64:
		return "number"
	case reflect.Array: // of the coordinates of a point
		return "[number, number]"
	}
	return typeOf(t, false)
}

// TestReportsAreDeclaredAsTheyAre looks for a member of each kind.
func TestReportsAreDeclaredAsTheyAre(t *testing.T) {
	kinds, err := Kinds(games.All())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"\nexport type SteamReport = {\n  phase: string;\n  chance: boolean;\n  turn: number;\n", "\n  tiles: Record<string, number>;\n", "\n    high: number;\n",
		"\n  } | null;\n", "\n  track: string[];\n", "\n  cities: {\n    hex: string;\n", "\n    grown: boolean;\n  }[];\n", "\n  error: null;\n};\n",
	} {
		if !strings.Contains(string(kinds), want) {
			t.Errorf("there is no %q in the declarations", want)
		}
	}
}

// TestPackageHasWhatItNames holds package.json, the modules and what they import.
func TestPackageHasWhatItNames(t *testing.T) {
	folder := t.TempDir()
	if err := Modules(games.All(), folder); err != nil {
		t.Fatal(err)
	}
	written, err := Contents{Games: games.All(), Engine: ThreeGames, Alone: OneGame()}.entries()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range written {
		if err := e.write(folder, packed{[]byte("12345"), "abc", [][]passage{{{7, "Zug"}}}}, []string{"de"}); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeExports(folder, written); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[entry.Name()] = string(text)
	}
	for _, said := range []string{`id: "abc"`, "size: 5", `new URL("./steam.wasm"`, `"de": () => import("./steam.de.js")`, `"steam": () => import("./steam.books.js")`} {
		if !strings.Contains(files["steam.js"], said) {
			t.Errorf("steam.js does not say %s", said)
		}
	}
	if got := files["steam.de.js"]; got != "export default [[7,\"Zug\"]];\n" {
		t.Errorf("the German of Steam is %s", got)
	}
	imported := 0
	for name, text := range files {
		for _, found := range regexp.MustCompile(`(?m)(?:from |import |import\(|URL\()"\./([\w.]+)"`).FindAllStringSubmatch(text, -1) {
			imported++
			target := found[1]
			if strings.HasSuffix(name, ".d.ts") {
				target = strings.Replace(target, ".js", ".d.ts", 1)
			}
			if files[target] == "" {
				t.Errorf("%s imports %s, which is not there", name, target)
			}
		}
	}
	if imported == 0 {
		t.Error("no module imports another")
	}
	for _, name := range []string{"package.json", "README.md", "index.js", "index.d.ts", "kinds.d.ts"} {
		if files[name] == "" {
			t.Errorf("%s is missing", name)
		}
	}
	var about struct {
		Exports map[string]any
	}
	if err := json.Unmarshal([]byte(files["package.json"]), &about); err != nil || len(about.Exports) != 2*len(written)+4 { // and a board, the client of a server, and a thinker
		t.Errorf("package.json: %v, %q", err, about.Exports)
	}
	for _, found := range regexp.MustCompile(`: "\./([\w.]+)"`).FindAllStringSubmatch(files["package.json"], -1) {
		if files[found[1]] == "" {
			t.Errorf("package.json names %s, which is not there", found[1])
		}
	}
}

// TestREADMETellsHowLargePositionsAre holds the sizes in the README to those of real positions.
func TestREADMETellsHowLargePositionsAre(t *testing.T) {
	text, err := sources.ReadFile("package/README.md")
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("%d bytes in SteamRollers, %d in Steam Power and %d in Steam",
		unsafe.Sizeof(steamrollers.State{}), unsafe.Sizeof(steampower.State{}), unsafe.Sizeof(steam.State{}))
	if !strings.Contains(string(text), want) {
		t.Errorf("README does not say that a position is %s", want)
	}
}

func TestCompressedFilesAreWhatTheyWere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "text")
	text := bytes.Repeat([]byte("the same again and again, "), 1000)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	unpacked := func(got []byte, err error) {
		t.Helper()
		if err != nil || !bytes.Equal(got, text) {
			t.Errorf("%d bytes are unpacked: %v", len(got), err)
		}
	}
	if err := Gzip(file); err != nil {
		t.Fatal(err)
	}
	packed, err := os.Open(file + ".gz")
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	r, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	unpacked(io.ReadAll(r))
	node, err := exec.LookPath("node")
	if err != nil {
		return
	}
	if err := Brotli(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	const unpack = `process.stdout.write(zlib.brotliDecompressSync(fs.readFileSync(process.argv[1])))`
	unpacked(exec.Command(node, "-e", unpack, file+".br").Output())
	if Brotli(t.Context(), file+"s") == nil {
		t.Error("a file that is not there is compressed")
	}
}

// odd is a game with names that no identifier can be, and without kinds of moves.
type odd struct{ describe.Game }

func (odd) Name() string { return "two-rails" }

func (o odd) About() describe.About {
	about := o.Game.About()
	about.Title, about.SetupFields = "18-Two Rails!", []describe.Chosen{{Name: "first-hex"}}
	about.Moves = nil
	return about
}

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
	kinds, err := Kinds(served)
	if err != nil {
		t.Fatal(err)
	}
	declared := string(kinds) + string(declarationsOf(served[0]))
	for _, want := range []string{
		"\n  \"two-rails\": Game18TwoRailsMove;\n", "\n  \"two-rails\": Game18TwoRailsReport;\n", "\n  \"first-hex\"?: string;\n", "newGame(setup: Game18TwoRailsSetup): Game<\"two-rails\">;",
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
