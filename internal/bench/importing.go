package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// What a program pays that imports the library: the first build, with an empty cache,
// and its size.

// An importer is a program that imports one package, and uses it.
type importer struct{ name, module, source string }

var importers = []importer{
	{
		"steamrollers", "require github.com/railhex/railhex v0.0.0\n\nreplace github.com/railhex/railhex => LIBRARY\n",
		"package main\n\nimport \"github.com/railhex/railhex/steamrollers\"\n\n" +
			"func main() {\n\ts, err := steamrollers.New(steamrollers.Setup{Players: 2})\n\tprintln(s.Phase().String(), err == nil)\n}\n",
	},
	{
		"corentings/chess/v2 v2.5.1", "require github.com/corentings/chess/v2 v2.5.1\n",
		"package main\n\nimport \"github.com/corentings/chess/v2\"\n\n" +
			"func main() {\n\tprintln(chess.StartingPosition().String())\n}\n",
	},
}

// benchImporting states what it costs to import the library, beside chess.
func benchImporting(_ int, t *table, out io.Writer) {
	for _, i := range importers {
		took, size, err := i.build()
		what := "a program that imports " + i.name
		if err != nil {
			fmt.Fprintf(out, "%s is left out: %v\n\n", what, err)
			t.add(what, "left out", "", "", "")
			continue
		}
		t.add(what+": its first build, in seconds", number(took.Seconds()), "", "stated", "")
		t.add(what+": its size, in MB", number(float64(size)/1e6), "", "stated", "")
	}
}

// build builds the program with an empty cache.
func (i importer) build() (took time.Duration, size int64, err error) {
	folder, err := os.MkdirTemp("", "railhex-bench-")
	if err != nil {
		return 0, 0, err
	}
	defer os.RemoveAll(folder)
	library, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		return 0, 0, err
	}
	module := strings.ReplaceAll(i.module, "LIBRARY", library)
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return 0, 0, err
	}
	for name, text := range map[string]string{"go.mod": "module program\n\ngo 1.26\n\n" + module, "go.sum": string(sums), "main.go": i.source} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return 0, 0, err
		}
	}
	build := exec.Command("go", "build", "-mod=mod", "-o", "program", ".")
	build.Dir = folder
	build.Env = append(os.Environ(), "GOCACHE="+filepath.Join(folder, "cache"), "GOFLAGS=")
	start := time.Now()
	if text, err := build.CombinedOutput(); err != nil {
		return 0, 0, fmt.Errorf("go: %w %s", err, text)
	}
	took = time.Since(start)
	program, err := os.Stat(filepath.Join(folder, "program"))
	if err != nil {
		return 0, 0, err
	}
	return took, program.Size(), nil
}
