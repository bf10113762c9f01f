package site

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
)

// Write writes the site into a folder, which it makes if it is missing. The library
// lies there compressed, and the page unfolds it: a server of files may compress
// nothing. Beside the other files lie compressed ones, for servers that take them.
func (s *Site) Write(folder string) error {
	for address, f := range s.forFolder().files {
		name := filepath.Join(folder, filepath.FromSlash(address))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		for ending, content := range map[string][]byte{"": f.content, ".gz": f.gzip} {
			if content == nil {
				continue
			}
			if err := os.WriteFile(name+ending, content, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// forFolder is the site as it is in a folder.
func (s *Site) forFolder() *Site {
	written := &Site{s.of, maps.Clone(s.files)}
	library, ok := s.files[engine]
	if !ok {
		return written
	}
	delete(written.files, engine)
	packed := engine + ".gz"
	written.files[packed] = file{content: library.gzip, tag: library.tag}
	content := bytes.ReplaceAll(s.files[index].content, []byte(engine), []byte(packed))
	written.files[index] = newFile(bytes.Replace(content, []byte("<html "), []byte(`<html data-engine="`+packed+`" `), 1))
	delete(written.files, list)
	written.addList()
	return written
}
