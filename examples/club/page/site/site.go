package site

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/club/page/page"
	"github.com/railhex/railhex/examples/npm/build"
)

// A Site is all files that a browser may ask for.
type Site struct {
	of    build.Contents
	files map[string]file // by their addresses, relative to that of the page
}

// index is the file that the page's own address stands for.
const index = "index.html"

// Build makes the site: it compiles the library, and compresses it by brotli, too, if
// that is asked for, which takes a minute.
func Build(ctx context.Context, of build.Contents, brotli bool) (*Site, error) {
	s, err := withBooks(of)
	if err != nil {
		return nil, err
	}
	if err := s.addLibrary(ctx, brotli); err != nil {
		return nil, err
	}
	s.finish()
	return s, nil
}

// withBooks returns the site without the library.
func withBooks(of build.Contents) (*Site, error) {
	s := &Site{of, map[string]file{}}
	if err := s.addFiles(); err != nil {
		return nil, err
	}
	if err := s.addBundles(page.Files.ReadFile, libraryFolder, "main.js", "worker.js", styles); err != nil {
		return nil, err
	}
	if err := s.addCovers(true); err != nil {
		return nil, err
	}
	s.addBooks()
	return s, nil
}

// styles is the style sheet of the page.
const styles = "page.css"

// addFiles adds the files of the page that are served as they are: all but scripts and style
// sheets that are bundled.
func (s *Site) addFiles() error {
	return fs.WalkDir(page.Files, ".", func(address string, entry fs.DirEntry, err error) error {
		source := slices.Contains([]string{".js", ".ts", ".tsx", ".css"}, path.Ext(address))
		if err != nil || entry.IsDir() || source && !slices.Contains(whole, address) {
			return err
		}
		content, err := page.Files.ReadFile(address)
		s.files[address] = newFile(content)
		return err
	})
}

// whole are the scripts and style sheets that are not bundled.
var whole = []string{"sw.js", first, "book.css", "tokens.css"}

// addBundles adds scripts and style sheets, each with what it imports, but for what lies in the
// folder outside.
func (s *Site) addBundles(read source, outside string, entries ...string) error {
	for _, entry := range entries {
		content, err := bundle(entry, outside, read)
		if err != nil {
			return err
		}
		s.files[entry] = newFile(content)
	}
	return nil
}

// choices is the file with what can be chosen in a new game, so that the form is
// there before the library is.
const choices = "choices.json"

// finish adds what is made of the other files.
func (s *Site) finish() {
	text, err := json.Marshal(map[string]any{"games": s.of.Games.Choices(), "bots": s.of.Games.Bots()})
	if err != nil {
		panic(err) // words can be written
	}
	s.files[choices] = newFile(text)
	s.preload()
	s.addList()
}

// starter is the line of the page that starts its script.
const starter = `<script type="module" src="main.js"></script>`

// preload names at the page's beginning all that it needs, so that a browser asks for
// everything at once, and not for each script when another names it.
func (s *Site) preload() {
	var links strings.Builder
	for _, address := range slices.Sorted(maps.Keys(s.files)) {
		switch {
		case address == engine:
			fmt.Fprintf(&links, "<link rel=\"preload\" as=\"fetch\" crossorigin href=%q>\n", address)
		case strings.HasSuffix(address, ".js") && address != "main.js" && !slices.Contains(aside, address) && !isLanguage(address):
			fmt.Fprintf(&links, "<link rel=\"modulepreload\" href=%q>\n", address)
		}
	}
	s.files[index] = newFile(bytes.Replace(s.files[index].content, []byte(starter), []byte(links.String()+starter), 1))
}

// first is the script that runs before the page is shown.
const first = "first.js"

// aside are the scripts that the page does not start with.
var aside = []string{"sw.js", "worker.js", first, libraryFolder + "/server.js"}

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
