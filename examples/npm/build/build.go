package build

import (
	"bytes"
	"compress/gzip"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed package
var sources embed.FS

// EngineFile is the name of the engine in the package that has all its games.
const EngineFile = "railhex.wasm"

// Contents are what an npm package serves.
type Contents struct {
	Games describe.Games
	// Engine is the import path of the program that has these games, in this order: see
	// examples/npm/engine, which has the three.
	Engine string
	// Alone are import paths of programs with one of the games each, and end in its name.
	// The package has an entry of that name with this game alone, as in "railhex/steam".
	Alone []string
	// Name is what the package is called, and Description what it says of itself. Unless
	// they are given they are those of package railhex for its own three games, and
	// otherwise say the names and titles of the games.
	Name, Description string
}

// called returns the name and the description of the package.
func (of Contents) called() (name, description string) {
	name, description = of.Name, of.Description
	own := slices.Equal(of.Games.Names(), []string{"steamrollers", "steampower", "steam"})
	if name == "" && !own {
		name = strings.Join(of.Games.Names(), "-")
	}
	if description == "" && !own {
		var titles []string
		for _, g := range of.Games {
			titles = append(titles, g.About().Title)
		}
		description = fmt.Sprintf("The rules of %s: games, bots, pictures and words", strings.Join(titles, ", "))
	}
	return name, description
}

// rename gives the package in a folder its name and description.
func (of Contents) rename(folder string) error {
	name, description := of.called()
	for _, said := range []struct{ file, pattern, value string }{
		{"package.json", `"name": ".*"`, fmt.Sprintf("\"name\": %q", name)},
		{"package.json", `"description": ".*"`, fmt.Sprintf("\"description\": %q", description)},
		{"README.md", `(?m)\A# .*$`, "# " + name},
		{"README.md", `(?m)^The rules of .*$`, description + "."},
		{"README.md", "\"railhex(/[^\"]*)?\"", fmt.Sprintf("\"%s$1\"", name)},
	} {
		if said.value == "" || name == "" {
			continue
		}
		file := filepath.Join(folder, said.file)
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text = regexp.MustCompile(said.pattern).ReplaceAll(text, []byte(said.value))
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// ThreeGames is the import path of the engine with the three games.
const ThreeGames = "github.com/railhex/railhex/examples/npm/engine"

// OneGame returns the import paths of the engines with one of the three games each.
func OneGame() []string {
	return []string{ThreeGames + "/steamrollers", ThreeGames + "/steampower", ThreeGames + "/steam"}
}

// An entry is what an import names: a module with an engine of its own.
type entry struct {
	name, engine string // a file without its ending, and an import path
	games        describe.Games
}

// wasm is the file of the engine.
func (e entry) wasm() string {
	if e.name == whole {
		return EngineFile
	}
	return e.name + ".wasm"
}

const whole = "index" // the entry with all games

func (of Contents) entries() ([]entry, error) {
	all := []entry{{whole, of.Engine, of.Games}}
	for _, engine := range of.Alone {
		g, err := of.Games.Named(path.Base(engine))
		if err != nil {
			return nil, err
		}
		all = append(all, entry{g.Name(), engine, describe.Games{g}})
	}
	return all, nil
}

// Package writes the npm package into a folder, which it makes, and returns the names of its
// engines. It calls say with a line about each step, unless say is nil.
func Package(ctx context.Context, of Contents, folder string, say func(line string)) (engines []string, err error) {
	if say == nil {
		say = func(string) {}
	}
	entries, err := of.entries()
	if err != nil {
		return nil, err
	}
	if err := Modules(of.Games, folder); err != nil {
		return nil, err
	}
	if err := of.rename(folder); err != nil {
		return nil, err
	}
	for _, e := range entries {
		say("compiling " + e.wasm())
		p, languages, err := compile(ctx, e.engine)
		if err != nil {
			return nil, err
		}
		if err := e.write(folder, p, languages); err != nil {
			return nil, err
		}
		engines = append(engines, e.wasm())
	}
	if err := writeExports(folder, entries); err != nil {
		return nil, err
	}
	here, err := sourceFolder(ctx)
	if err != nil {
		return nil, err
	}
	license, err := os.ReadFile(filepath.Join(here, "..", "..", "..", "LICENSE"))
	if err != nil {
		return nil, err
	}
	return engines, os.WriteFile(filepath.Join(folder, "LICENSE"), license, 0o644)
}

// sourceFolder is the folder of this package.
func sourceFolder(ctx context.Context) (string, error) {
	folder, err := exec.CommandContext(ctx, "go", "list", "-f", "{{.Dir}}", "github.com/railhex/railhex/examples/npm/build").Output()
	if err != nil {
		return "", fmt.Errorf("the folder of package build was not found: %w", err)
	}
	return strings.TrimSpace(string(folder)), nil
}

// compile compiles an engine by its import path. Languages are the tags of those that were
// taken out of it.
func compile(ctx context.Context, engine string) (p packed, languages []string, err error) {
	folder, err := os.MkdirTemp("", "railhex-engine-")
	if err != nil {
		return p, nil, err
	}
	defer os.RemoveAll(folder)
	languages, texts, err := textsOf(ctx, engine)
	if err != nil {
		return p, nil, err
	}
	file := filepath.Join(folder, EngineFile)
	args := []string{"build", "-trimpath", "-buildmode=c-shared", "-ldflags=-s -w", "-o", file}
	for _, pattern := range told {
		args = append(args, "-gcflags="+pattern+"=-l")
	}
	command := exec.CommandContext(ctx, "go", append(args, engine)...)
	command.Env = forEngines()
	if said, err := command.CombinedOutput(); err != nil {
		return p, nil, fmt.Errorf("the engine was not compiled: %w\n%s", err, said)
	}
	module, err := os.ReadFile(file)
	if err != nil {
		return p, nil, err
	}
	p, err = pack(module, texts)
	return p, languages, err
}

// told are packages whose functions are not inlined in an engine, which makes it a
// twentieth smaller. They read and write what people see, once for each question and not for
// each move that a bot tries.
var told = []string{
	"github.com/railhex/railhex/.../words", "github.com/railhex/railhex/.../picture", "github.com/railhex/railhex/.../described",
	"github.com/railhex/railhex/variants/family/archive", "github.com/railhex/railhex/variants/family/describe", "github.com/railhex/railhex/variants/family/drawing",
	"github.com/railhex/railhex/variants/family/phrases", "github.com/railhex/railhex/variants/family",
	"github.com/railhex/railhex/hexmap/parse", "github.com/railhex/railhex/examples/npm/machine",
	"bytes", "context", "embed", "encoding/...", "fmt", "internal/fmtsort", "internal/godebug", "internal/poll", "internal/strconv",
	"io/fs", "os", "reflect", "strconv", "strings", "syscall", "time",
}

func forEngines() []string {
	return append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "CGO_ENABLED=0")
}

// textsOf lists the texts of each language but English that are embedded in a program.
func textsOf(ctx context.Context, program string) (languages []string, texts [][]string, err error) {
	list := exec.CommandContext(ctx, "go", "list", "-deps", "-f", `{{$dir := .Dir}}{{range .EmbedFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}`, program)
	list.Env = forEngines()
	files, err := list.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("the texts of %s were not found: %w", program, err)
	}
	for _, language := range describe.Languages() {
		if language == phrases.English.String() {
			continue
		}
		var of []string
		for file := range strings.Lines(string(files)) {
			if file = strings.TrimSpace(file); path.Base(file) != language+".txt" {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, nil, err
			}
			of = append(of, string(text))
		}
		languages, texts = append(languages, language), append(texts, of)
	}
	return languages, texts, nil
}

// write writes an engine, what is loaded after it, and the module that loads it.
func (e entry) write(folder string, p packed, languages []string) error {
	files := map[string][]byte{e.wasm(): p.module}
	var spoken, books strings.Builder
	for i, language := range languages {
		passages := [][2]any{}
		for _, one := range p.later[i] {
			passages = append(passages, [2]any{one.address, one.text})
		}
		file := fmt.Sprintf("%s.%s.js", e.name, language)
		files[file] = moduleOf("default", passages)
		fmt.Fprintf(&spoken, "\n    %q: () => import(\"./%s\"),", language, file)
	}
	for _, g := range e.games {
		file := g.Name() + ".books.js"
		var texts [2]string
		for i, book := range g.About().Books {
			texts[i] = book()
		}
		files[file] = append(moduleOf("const rules =", texts[0]), moduleOf("const notation =", texts[1])...)
		fmt.Fprintf(&books, "\n    %q: () => import(\"./%s\"),", g.Name(), file)
	}
	module, err := fs.ReadFile(sources, "package/index.js")
	if err != nil {
		return err
	}
	for old, with := range map[string]string{
		`"./` + EngineFile + `"`: `"./` + e.wasm() + `"`,
		`id: ""`:                 fmt.Sprintf("id: %q", p.id),
		`size: 0`:                fmt.Sprint("size: ", len(p.module)),
		`languages: {}`:          "languages: {" + spoken.String() + "\n  }",
		`books: {}`:              "books: {" + books.String() + "\n  }",
	} {
		if bytes.Count(module, []byte(old)) != 1 {
			return fmt.Errorf("index.js does not have %s once", old)
		}
		module = bytes.Replace(module, []byte(old), []byte(with), 1)
	}
	files[e.name+".js"] = module
	if e.name != whole {
		files[e.name+".d.ts"] = declarationsOf(e.games[0])
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeExports says in package.json what can be imported.
func writeExports(folder string, entries []entry) error {
	var exports strings.Builder
	for _, e := range entries {
		address := "."
		if e.name != whole {
			address = "./" + e.name
		}
		fmt.Fprintf(&exports, "\n    %q: { \"types\": \"./%s.d.ts\", \"default\": \"./%[2]s.js\" },\n    \"./%s\": { \"types\": \"./wasm.d.ts\", \"default\": \"./%[3]s\" },", address, e.name, e.wasm())
	}
	for _, module := range []string{"board", "server", "thinker"} {
		fmt.Fprintf(&exports, "\n    \"./%s\": { \"types\": \"./%[1]s.d.ts\", \"default\": \"./%[1]s.js\" },", module)
	}
	exports.WriteString("\n    \"./package.json\": \"./package.json\"\n  ")
	file := filepath.Join(folder, "package.json")
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return os.WriteFile(file, bytes.Replace(text, []byte(`"exports": {}`), []byte(`"exports": {`+exports.String()+"}"), 1), 0o644)
}

// moduleOf is a module of JavaScript that exports a value.
func moduleOf(as string, value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // texts and numbers can be written
	}
	return fmt.Appendf(nil, "export %s %s;\n", as, text)
}

// declarationsOf are those of an entry with one game.
func declarationsOf(g describe.Game) []byte {
	return fmt.Appendf(nil, `// The rules of %s alone.
import type { Game, Manner, Replay, %[2]sSetup } from "./index.js";

export * from "./index.js";

/** The beginning of a game. Throws a SetupError if it cannot be played. */
export function newGame(setup: %[2]sSetup): Game<%[3]q>;
export function fromJSON(text: string): Game<%[3]q>;
export function fromText(line: string): Game<%[3]q>;
export function replay(record: string, manner?: Manner | string): Replay<%[3]q>;
`, g.About().Title, nameOf(g), g.Name())
}

// Gzip writes a copy of a file beside it, compressed by gzip, with ".gz" behind the name: servers hand
// it out as it is.
func Gzip(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(text); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(file+".gz", packed.Bytes(), 0o644)
}

// Brotli does the same by brotli, with ".br" behind the name. It calls Node, whose library has a compressor.
func Brotli(ctx context.Context, file string) error {
	const program = `
		const { brotliCompressSync, constants } = require("node:zlib"), fs = require("node:fs"), [, file] = process.argv;
		const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
		fs.writeFileSync(file + ".br", brotliCompressSync(fs.readFileSync(file), { params }));`
	if said, err := exec.CommandContext(ctx, "node", "-e", program, "--", file).CombinedOutput(); err != nil {
		return fmt.Errorf("%s was not compressed by brotli: %w\n%s", file, err, said)
	}
	return nil
}

// Started returns the texts of the modules of a package in a folder that run when those of
// these names are imported.
func Started(folder string, names ...string) (texts []string, err error) {
	names = slices.Clone(names)
	for i := 0; i < len(names); i++ {
		text, err := os.ReadFile(filepath.Join(folder, names[i]))
		if err != nil {
			return nil, err
		}
		texts = append(texts, string(text))
		for _, found := range importing.FindAllSubmatch(text, -1) {
			if name := string(found[1]); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return texts, nil
}

var importing = regexp.MustCompile(`(?m)^(?:im|ex)port .*from "\./([\w.]+)";$`)

// Source returns a file of the package that is the same whatever the package serves.
func Source(name string) ([]byte, error) { return sources.ReadFile("package/" + name) }

// Modules writes what every entry of the package shares.
func Modules(games describe.Games, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	files, err := fs.Sub(sources, "package")
	if err != nil {
		return err
	}
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(folder, name), text, 0o644)
	})
	if err != nil {
		return err
	}
	kinds, err := Kinds(games)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "kinds.d.ts"), kinds, 0o644)
}
