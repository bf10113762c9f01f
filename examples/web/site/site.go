package site

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os/exec"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/web/page"
)

// A Site is all files that a browser may ask for.
type Site struct {
	files map[string]file // by their addresses, relative to that of the page
}

// index is the file that the page's own address stands for.
const index = "index.html"

// Build makes the site: it compiles the library and reads the books of the games. The
// library is compressed by brotli, too, if that is asked for, which takes a minute.
func Build(ctx context.Context, brotli bool) (*Site, error) {
	module, err := output(exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", "github.com/railhex/railhex"))
	if err != nil {
		return nil, err
	}
	module = strings.TrimSpace(module)
	s, err := withBooks(module)
	if err != nil {
		return nil, err
	}
	if err := s.addLibrary(ctx, brotli); err != nil {
		return nil, err
	}
	s.addList()
	return s, nil
}

// withBooks is the site without the library.
func withBooks(module string) (*Site, error) {
	s := &Site{map[string]file{}}
	err := fs.WalkDir(page.Files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := page.Files.ReadFile(path)
		if path == index {
			content = preloading(content)
		}
		s.files[path] = newFile(content)
		return err
	})
	if err != nil {
		return nil, err
	}
	books, err := readBooks(module)
	for address, document := range books {
		s.files[address] = newFile(document)
	}
	return s, err
}

// starter is the line of the page that starts its script.
const starter = `<script type="module" src="main.js"></script>`

// preloading is the page with all its modules named at its beginning, so that a
// browser asks for all of them at once, and not for each when another names it.
func preloading(index []byte) []byte {
	var links strings.Builder
	for _, path := range modules() {
		fmt.Fprintf(&links, "<link rel=\"modulepreload\" href=%q>\n", path)
	}
	return bytes.Replace(index, []byte(starter), []byte(links.String()+starter), 1)
}

// aside are the scripts that are not modules of the page: workers.
var aside = []string{"sw.js", "worker.js"}

func modules() []string {
	paths, err := fs.Glob(page.Files, "*.js")
	if err != nil {
		panic(err) // the pattern is one
	}
	return slices.DeleteFunc(paths, func(path string) bool { return slices.Contains(aside, path) })
}

// list is the file that lists the others.
const list = "files.js"

// addList adds the list of files for use without a network, by which the page's
// service worker also sees that there is another version.
func (s *Site) addList() {
	var listed struct {
		Version string   `json:"version"`
		Files   []string `json:"files"`
	}
	var tags strings.Builder
	listed.Files = []string{"./"}
	for _, address := range slices.Sorted(maps.Keys(s.files)) {
		tags.WriteString(s.files[address].tag)
		if address != "sw.js" && address != index {
			listed.Files = append(listed.Files, address)
		}
	}
	listed.Version = tagOf([]byte(tags.String()))
	text, err := json.Marshal(listed)
	if err != nil {
		panic(err) // words can be written
	}
	s.files[list] = newFile(fmt.Appendf(nil, "self.site = %s;\n", text))
}

// output is what a command prints; its error holds what it complains of.
func output(command *exec.Cmd) (string, error) {
	var complaint bytes.Buffer
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", command, err, complaint.String())
	}
	return string(out), nil
}
