package documents

import (
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/markdown"
)

var (
	update = flag.Bool("update", false, "write the programs into the pages and, with -programs, what they print")
	run    = flag.Bool("programs", false, "run the programs and the commands of the pages, too, and, if there is Node, their JavaScript: all of that is compiled")
)

const (
	module = "../.." // the folder of the library
	guide  = "examples/guide/embedding"
)

// A page is a file of documentation.
type page struct {
	name string // from the folder of the library
	text string
}

func pages(t *testing.T) (all []page) {
	t.Helper()
	names := []string{
		"README.md", "examples/README.md", "examples/lab/learn.md", "examples/guide/referee.md", "examples/lab/README.md", "internal/bench/README.md",
		guide + "/README.md", guide + "/hidden.md", guide + "/bot.md", guide + "/javascript.md",
		"examples/guide/README.md", "examples/guide/contributing.md", "examples/guide/conformance.md",
	}
	for _, game := range gameBooks {
		names = append(names, game.folder+"/RULES.md", game.folder+"/NOTATION.md")
	}
	for _, name := range names {
		all = append(all, page{name, read(t, name)})
	}
	return all
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(module, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// shown matches a program in a page: a link to its file, what the file holds
// between fences, and what it prints, unless that is nothing.
var shown = regexp.MustCompile("(?ms)^\\[`[^`]+`\\]\\(([^)]+)\\):\n\n```(?:go|js)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?")

// commanded matches a command and what it prints, all of it.
var commanded = regexp.MustCompile("(?ms)^```sh\\n(go run [^\\n]+)\\n```\\n\\n```text\\n(.*?)^```\\n")

// TestCommandsPrintWhatPagesSay runs the commands below which a page shows what they print.
func TestCommandsPrintWhatPagesSay(t *testing.T) {
	if !*run {
		t.Skip("only with -programs, for it builds programs")
	}
	for _, p := range pages(t) {
		text := p.text
		for _, at := range slices.Backward(commanded.FindAllStringSubmatchIndex(p.text, -1)) {
			command := exec.CommandContext(t.Context(), "sh", "-c", p.text[at[2]:at[3]])
			command.Dir = module
			out, err := command.Output()
			if len(out) == 0 { // a verdict of guilty ends with 1
				t.Errorf("%s: %s prints nothing: %v", p.name, p.text[at[2]:at[3]], err)
			}
			text = p.hold(t, text, [2]int(at[4:6]), string(out))
		}
		p.store(t, text)
	}
}

// A program is a file that a page shows.
type program struct {
	file string // from the folder of the library
	// where in the page the text of the file and what it prints stand; the second is
	// -1 twice if nothing is said
	text, output [2]int
}

func (p page) programs() (all []program) {
	for _, at := range shown.FindAllStringSubmatchIndex(p.text, -1) {
		file := path.Join(path.Dir(p.name), p.text[at[2]:at[3]])
		all = append(all, program{file, [2]int(at[4:6]), [2]int(at[6:8])})
	}
	return all
}

// TestProgramsPrintWhatPagesSay holds the programs of all pages against the files
// that they are, and, with -programs, what these print against what the page says.
func TestProgramsPrintWhatPagesSay(t *testing.T) {
	_, withoutNode := exec.LookPath("node")
	var browser string // a folder with the npm package, made once
	for _, p := range pages(t) {
		text, programs := p.text, p.programs()
		for _, program := range slices.Backward(programs) { // from the end, where updating moves nothing
			t.Run(program.file, func(t *testing.T) {
				switch inGo := path.Ext(program.file) == ".go"; {
				case !*run:
				case inGo:
					text = p.hold(t, text, program.output, output(t, module, "go", "run", "./"+path.Dir(program.file)))
				case withoutNode != nil:
					t.Log("it is not run: there is no Node")
				default:
					if browser == "" {
						browser = installPackage(t, p)
					}
					text = p.hold(t, text, program.output, output(t, browser, "node", path.Base(program.file)))
				}
				text = p.hold(t, text, program.text, read(t, program.file))
			})
		}
		p.store(t, text)
	}
	if browser != "" {
		_ = os.RemoveAll(browser)
	}
}

// hold compares a part of a page with what should stand there, and gives the page
// as it should be.
func (p page) hold(t *testing.T, text string, at [2]int, want string) string {
	t.Helper()
	if at[0] < 0 {
		if want != "" {
			t.Errorf("%s does not say that it prints\n%s", p.name, want)
		}
		return text
	}
	if *update {
		return text[:at[0]] + want + text[at[1]:]
	}
	if diff := cmp.Diff(p.text[at[0]:at[1]], want); diff != "" {
		t.Errorf("%s says otherwise (-page +file or what it prints):\n%s", p.name, diff)
	}
	return text
}

// store writes the page as it should be, with -update.
func (p page) store(t *testing.T, text string) {
	t.Helper()
	if *update && text != p.text {
		if err := os.WriteFile(filepath.Join(module, p.name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// output is what a command prints.
func output(t *testing.T, folder, name string, args ...string) string {
	t.Helper()
	command := exec.CommandContext(t.Context(), name, args...)
	command.Dir = folder
	var complaint strings.Builder
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", command, err, out, complaint.String())
	}
	return string(out)
}

// installPackage makes the npm package, as the page says, and puts it where the modules
// find it that the page shows.
func installPackage(t *testing.T, p page) string {
	t.Helper()
	if !strings.Contains(p.text, "go run -C $RAILHEX ./examples/npm -out $PWD/railhex\nnpm install $(npm pack --silent ./railhex)\n") {
		t.Fatal("the page does not say how to make and install the package")
	}
	folder, err := os.MkdirTemp("", "railhex-documents-")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := build.Package(t.Context(), build.Contents{Games: games.All(), Engine: build.ThreeGames}, filepath.Join(folder, "node_modules", "railhex"), nil); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(folder, os.DirFS(filepath.Join(module, guide, "browser"))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte(`{"type": "module"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestPagesShowEveryProgram: no program stands in a page but as a file, and no file
// of the guide is left out.
func TestPagesShowEveryProgram(t *testing.T) {
	files := map[string]bool{}
	for _, p := range pages(t) {
		programs := p.programs()
		for _, program := range programs {
			files[program.file] = true
		}
		if fences := regexp.MustCompile("(?m)^```(?:go|js)$").FindAllString(p.text, -1); len(fences) != len(programs) {
			t.Errorf("%s: %d programs, of which %d follow a link to their file", p.name, len(fences), len(programs))
		}
	}
	if len(files) == 0 {
		t.Error("no page shows a program")
	}
	err := fs.WalkDir(os.DirFS(filepath.Join(module, guide)), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && path.Ext(name) != ".md" && !files[path.Join(guide, name)] {
			t.Errorf("%s/%s is shown in no page", guide, name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

var (
	goRun  = regexp.MustCompile(`go run (?:-C \$RAILHEX )?(\./[a-z/]+)`)
	inside = regexp.MustCompile(`go -C ([a-z/]+) run \.`)
	fenced = regexp.MustCompile("(?ms)^```.*?^```$") // where brackets are code
	linked = regexp.MustCompile(`\]\(([^):#]+)(?:#[^)]*)?\)`)
	// anchored is a link to a heading of a page, this one or another.
	anchored = regexp.MustCompile(`\]\(([^):#]*)#([^)]*)\)`)
)

// TestWhatPagesNameIsThere looks for the programs that pages say to run, and for
// the files that they link to.
func TestWhatPagesNameIsThere(t *testing.T) {
	for _, p := range pages(t) {
		for _, names := range []struct {
			pattern *regexp.Regexp
			base    string
		}{{goRun, "."}, {inside, "."}, {linked, path.Dir(p.name)}} {
			text := p.text
			if names.pattern == linked {
				text = fenced.ReplaceAllString(text, "")
			}
			for _, found := range names.pattern.FindAllStringSubmatch(text, -1) {
				if _, err := os.Stat(filepath.Join(module, names.base, found[1])); err != nil {
					t.Errorf("%s: %v", p.name, err)
				}
			}
		}
		for _, found := range anchored.FindAllStringSubmatch(p.text, -1) {
			target := p.name
			if found[1] != "" {
				target = path.Join(path.Dir(p.name), found[1])
			}
			if !slices.ContainsFunc(markdown.Blocks(read(t, target)), func(b markdown.Block) bool {
				return b.Kind == markdown.Heading && markdown.Anchor(b.Lines[0]) == found[2]
			}) {
				t.Errorf("%s: there is no heading #%s in %s", p.name, found[2], target)
			}
		}
	}
}
