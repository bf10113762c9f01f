package site

import (
	"os"
	"path/filepath"
)

// Write writes the site into a folder, which it makes if there is none. Beside each
// file lie those that are compressed, for servers that take them.
func (s *Site) Write(folder string) error {
	for address, f := range s.files {
		name := filepath.Join(folder, filepath.FromSlash(address))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		for ending, content := range map[string][]byte{"": f.content, ".gz": f.gzip, ".br": f.brotli} {
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
