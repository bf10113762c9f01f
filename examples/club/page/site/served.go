package site

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/club/page/page"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/variants/family/describe"
)

// servedStarter is the script that starts the page where a server keeps the tables.
const servedStarter = "served/main.js"

// Served is the page where a server keeps the tables of games. It needs neither the library for
// browsers nor the module's source.
func Served(games describe.Games) (*Site, error) {
	modules, err := imported(servedStarter)
	if err != nil {
		return nil, err
	}
	s := &Site{build.Contents{Games: games}, map[string]file{}}
	for _, address := range append([]string{unstarted}, modules...) {
		content, err := servedFile(address)
		if err != nil {
			return nil, err
		}
		s.files[address] = newFile(content)
	}
	err = fs.WalkDir(page.Files, ".", func(address string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(address) == ".js" {
			return err
		}
		content, err := page.Files.ReadFile(address)
		if address == index {
			local := []byte(starter)
			if !bytes.Contains(content, local) {
				return fmt.Errorf("%s does not start by %s", index, starter)
			}
			content = bytes.Replace(content, local, []byte(starting(servedStarter, modules)), 1)
		}
		s.files[address] = newFile(content)
		return err
	})
	if err != nil {
		return nil, err
	}
	worker, err := page.Served.ReadFile("served/worker.js")
	if err != nil {
		return nil, err
	}
	s.files["sw.js"] = newFile(worker) // from where it serves the whole page
	s.addBooks()
	return s, nil
}

// starting starts a script, and names the modules that it needs.
func starting(script string, modules []string) string {
	var lines strings.Builder
	for _, path := range modules {
		fmt.Fprintf(&lines, "<link rel=\"modulepreload\" href=%q>\n", path)
	}
	fmt.Fprintf(&lines, `<script type="module" src=%q></script>`, script)
	return lines.String()
}

// servedFile is a file of the page, in whichever folder.
func servedFile(address string) ([]byte, error) {
	if address == path.Join(path.Dir(servedStarter), "client.js") {
		return build.Source("server.js")
	}
	if name, ok := strings.CutPrefix(address, libraryFolder+"/"); ok {
		return build.Source(name)
	}
	if strings.HasPrefix(address, path.Dir(servedStarter)+"/") {
		return page.Served.ReadFile(address)
	}
	return page.Files.ReadFile(address)
}

// importing is what a module names of others.
var importing = regexp.MustCompile(`(?m)^import [^"\n]*"(\.[^"]+\.js)";$`)

// imported are a module and all that it imports.
func imported(starter string) (all []string, err error) {
	for all = []string{starter}; ; {
		before := len(all)
		for _, address := range all {
			content, err := servedFile(address)
			if err != nil {
				return nil, err
			}
			for _, found := range importing.FindAllStringSubmatch(string(content), -1) {
				if other := path.Join(path.Dir(address), found[1]); !slices.Contains(all, other) {
					all = append(all, other)
				}
			}
		}
		if len(all) == before {
			return all, nil
		}
	}
}
