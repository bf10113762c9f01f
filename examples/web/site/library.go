package site

import (
	"context"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/examples/javascript/build"
)

// libraryFolder is where the library's package lies in the site.
const libraryFolder = "railhex"

// addLibrary adds the library's package for browsers. Files that the package has
// compressed already are not files of their own.
func (s *Site) addLibrary(ctx context.Context) error {
	folder, err := os.MkdirTemp("", "railhex-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := build.Package(ctx, folder); err != nil {
		return err
	}
	return filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !isServed(name) {
			return err
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		f := file{content: content, tag: tagOf(content)}
		for ending, squeezed := range map[string]*[]byte{".gz": &f.gzip, ".br": &f.brotli} {
			if *squeezed, err = os.ReadFile(name + ending); os.IsNotExist(err) {
				err = nil
			}
			if err != nil {
				return err
			}
		}
		if f.gzip == nil {
			f.gzip = newFile(content).gzip
		}
		relative, err := filepath.Rel(folder, name)
		s.files[path.Join(libraryFolder, filepath.ToSlash(relative))] = f
		return err
	})
}

// isServed reports whether a file of the package is one that a browser asks for.
func isServed(name string) bool {
	return strings.HasSuffix(name, ".js") || strings.HasSuffix(name, ".wasm")
}
