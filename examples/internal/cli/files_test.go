package cli_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
)

// TestBeside finds a file by each name that a record may give it.
func TestBeside(t *testing.T) {
	root := t.TempDir()
	games := filepath.Join(root, "games")
	if err := os.MkdirAll(games, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{filepath.Join(root, "above.board"), filepath.Join(games, "beside.board")} {
		if err := os.WriteFile(name, []byte("board"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(games)
	for _, record := range []string{filepath.Join(games, "my.srr"), "my.srr", ""} {
		for _, name := range []string{"beside.board", "../above.board", filepath.Join(root, "above.board")} {
			if text, err := fs.ReadFile(cli.Beside(record), name); err != nil || string(text) != "board" {
				t.Errorf("%s named by %q: %q, %v", name, record, text, err)
			}
		}
		if _, err := fs.ReadFile(cli.Beside(record), "missing.board"); err == nil {
			t.Errorf("%q names a file that does not exist, and it is found", record)
		}
	}
}
