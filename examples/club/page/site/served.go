package site

import (
	"bytes"
	"fmt"
	"path"
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
	s := &Site{build.Contents{Games: games}, map[string]file{}}
	if err := s.addFiles(); err != nil {
		return nil, err
	}
	if err := s.addBundles(servedFile, "", servedStarter, styles); err != nil {
		return nil, err
	}
	if err := s.addCovers(false); err != nil {
		return nil, err
	}
	more, err := page.Served.ReadFile("served/page.html")
	if err != nil {
		return nil, err
	}
	content := s.files[index].content
	for from, to := range map[string][]byte{
		starter:   fmt.Appendf(nil, `<script type="module" src=%q></script>`, servedStarter),
		"</body>": append(more, "</body>"...),
	} {
		if !bytes.Contains(content, []byte(from)) {
			return nil, fmt.Errorf("%s has no %s", index, from)
		}
		content = bytes.Replace(content, []byte(from), to, 1)
	}
	s.files[index] = newFile(content)
	worker, err := page.Served.ReadFile("served/worker.js")
	if err != nil {
		return nil, err
	}
	s.files["sw.js"] = newFile(worker) // from where it serves the whole page
	s.addBooks()
	return s, nil
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
