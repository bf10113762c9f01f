package documents

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what the programs print into the pages")

// module is the folder of the library.
const module = "../.."

// A block is what stands between fences in a page.
type block struct {
	language string
	text     string
	from, to int // of the text, in the page
}

var fenced = regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$")

func blocksOf(page string) (all []block) {
	for _, at := range fenced.FindAllStringSubmatchIndex(page, -1) {
		all = append(all, block{page[at[2]:at[3]], page[at[4]:at[5]], at[4], at[5]})
	}
	return all
}

// A page is a file of documentation.
type page struct {
	file   string
	text   string
	blocks []block
}

func pages(t *testing.T) (all []page) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(module, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, filepath.Join(module, "README.md")) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, page{file, string(text), blocksOf(string(text))})
	}
	return all
}

// output is the block after block i if it says what that prints.
func (p page) output(i int) (b block, ok bool) {
	if i+1 < len(p.blocks) && p.blocks[i+1].language == "text" {
		return p.blocks[i+1], true
	}
	return block{}, false
}

// TestProgramsPrintWhatPagesSay runs the programs of all pages.
func TestProgramsPrintWhatPagesSay(t *testing.T) {
	for _, p := range pages(t) {
		t.Run(filepath.Base(p.file), func(t *testing.T) {
			printed := map[int]string{} // by block
			for i, b := range p.blocks {
				if b.language == "go" {
					printed[i] = runGo(t, b.text)
				}
			}
			for i, text := range runJavaScript(t, p) {
				printed[i] = text
			}
			p.compare(t, printed)
		})
	}
}

// compare holds what blocks print against what stands below them.
func (p page) compare(t *testing.T, printed map[int]string) {
	t.Helper()
	text := p.text
	for i := len(p.blocks) - 1; i >= 0; i-- { // from the end, where updating moves nothing
		got, ran := printed[i]
		want, said := p.output(i)
		switch {
		case !ran:
		case !said && got != "":
			t.Errorf("block %d prints what the page does not say:\n%s", i+1, got)
		case *update && said:
			text = text[:want.from] + got + text[want.to:]
		case said:
			if diff := cmp.Diff(want.text, got); diff != "" {
				t.Errorf("block %d prints something else (-page +printed):\n%s", i+1, diff)
			}
		}
	}
	if *update && text != p.text {
		if err := os.WriteFile(p.file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// runGo runs a program and gives what it prints.
func runGo(t *testing.T, program string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.CommandContext(t.Context(), "go", "run", file)
	run.Dir = module
	return output(t, run)
}

// output is what a command prints.
func output(t *testing.T, command *exec.Cmd) string {
	t.Helper()
	var complaint strings.Builder
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", command, err, out, complaint.String())
	}
	return string(out)
}

// separator stands in what the script of a page prints between what one block
// prints and the next.
const separator = "\x00\n"

// stage lets a script for browsers run in Node: it loads the program from the
// disk.
const stage = `import { readFile } from "node:fs/promises";
import "./wasm_exec.js";
globalThis.fetch = async (file) => new Response(await readFile(new URL(file, import.meta.url)), { headers: { "content-type": "application/wasm" } });
`

// runJavaScript runs the JavaScript of a page, which is one module, and gives
// what each block prints. The library is compiled by the command in the page.
func runJavaScript(t *testing.T, p page) map[int]string {
	t.Helper()
	script, blocks := stage, []int(nil)
	for i, b := range p.blocks {
		if b.language == "js" {
			script += b.text + `console.log("\0");` + "\n"
			blocks = append(blocks, i)
		}
	}
	if blocks == nil {
		return nil
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Log("the JavaScript of the page is not run: node is not on the PATH (Debian's package is called nodejs)")
		return nil
	}
	folder := t.TempDir()
	build := slices.IndexFunc(p.blocks, func(b block) bool { return strings.Contains(b.text, "GOARCH=wasm") })
	if build < 0 {
		t.Fatal("the page does not say how to build for the browser")
	}
	commands := strings.ReplaceAll(p.blocks[build].text, " railhex.wasm", " "+filepath.Join(folder, "railhex.wasm"))
	commands = strings.ReplaceAll(commands, `wasm_exec.js" .`, `wasm_exec.js" `+folder)
	shell := exec.CommandContext(t.Context(), "sh", "-e", "-c", commands)
	shell.Dir = module
	output(t, shell)
	if err := os.WriteFile(filepath.Join(folder, "page.mjs"), []byte(script+"process.exit();\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	run := exec.CommandContext(t.Context(), node, "page.mjs")
	run.Dir = folder
	printed := strings.Split(output(t, run), separator)
	if len(printed) != len(blocks)+1 {
		t.Fatalf("the script ends early: %q", printed)
	}
	found := map[int]string{}
	for n, i := range blocks {
		found[i] = printed[n]
	}
	return found
}

var (
	goRun  = regexp.MustCompile(`go run (\./[a-z/]+)`)
	inside = regexp.MustCompile(`go -C ([a-z/]+) run \.`)
	linked = regexp.MustCompile(`\]\(([^):#]+)\)`)
)

// TestWhatPagesNameIsThere looks for the programs that pages say to run, and for
// the files that they link to.
func TestWhatPagesNameIsThere(t *testing.T) {
	for _, p := range pages(t) {
		for _, names := range []struct {
			pattern *regexp.Regexp
			base    string
		}{{goRun, module}, {inside, module}, {linked, filepath.Dir(p.file)}} {
			for _, found := range names.pattern.FindAllStringSubmatch(p.text, -1) {
				if _, err := os.Stat(filepath.Join(names.base, found[1])); err != nil {
					t.Errorf("%s: %v", p.file, err)
				}
			}
		}
	}
}
