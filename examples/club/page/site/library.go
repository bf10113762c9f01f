package site

import (
	"context"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/examples/npm/build"
)

// libraryFolder is where the library's package lies in the site.
const libraryFolder = "railhex"

// engine is the address of the library itself.
const engine = libraryFolder + "/" + build.EngineFile

// addLibrary adds the library's package for browsers.
func (s *Site) addLibrary(ctx context.Context, brotli bool) error {
	folder, err := os.MkdirTemp("", "railhex-web-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if _, err := build.Package(ctx, s.of, folder, nil); err != nil {
		return err
	}
	err = filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !isServed(name) {
			return err
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(folder, name)
		s.files[path.Join(libraryFolder, filepath.ToSlash(relative))] = newFile(content)
		return err
	})
	if err != nil || !brotli {
		return err
	}
	file := filepath.Join(folder, build.EngineFile)
	if err := build.Brotli(ctx, file); err != nil {
		return err
	}
	f := s.files[engine]
	f.brotli, err = os.ReadFile(file + ".br")
	s.files[engine] = f
	return err
}

// isServed reports whether a file of the package is one that the page asks for. It has
// the books as documents.
func isServed(name string) bool {
	return strings.HasSuffix(name, ".js") && !strings.HasSuffix(name, ".books.js") || strings.HasSuffix(name, ".wasm")
}

// isLanguage reports whether a file is a language of the library, which is asked for when
// somebody chooses it.
func isLanguage(address string) bool {
	return path.Dir(address) == libraryFolder && strings.Count(path.Base(address), ".") > 1
}
