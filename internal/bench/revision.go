package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// What is measured against the library itself, as it was at an earlier revision. The
// same program is built with both, and they take turns.

// revisionBefore is the last one before pictures and words were made faster.
const revisionBefore = "b8eaba0"

// benchRevision measures pictures and words against the revision before.
func benchRevision(rounds int, t *table, out io.Writer) {
	rows := []struct {
		name, what string
		g          goal
	}{
		{"sheet", "a sheet as SVG ÷ revision " + revisionBefore, goal{must: 0.4, want: 0.2}},
		{"supply", "the supply as SVG ÷ revision " + revisionBefore, goal{must: 0.4, want: 0.2}},
		{"options", "all options in words ÷ revision " + revisionBefore, goal{must: 0.5, want: 0.25}},
	}
	ratios, same, err := ratiosToRevision(rounds)
	if err != nil {
		fmt.Fprintf(out, "revision %s is left out: %v\n\n", revisionBefore, err)
		for _, r := range rows {
			leftOut(t, r.what, r.g)
		}
		return
	}
	fmt.Fprintf(out, "pictures and words are those of revision %s: %v\n\n", revisionBefore, same)
	for _, r := range rows {
		row(t, r.what, spreadOf(ratios[r.name]), r.g)
	}
}

// ratiosToRevision is how long each subject takes, by rounds, in units of what it took
// at the revision before, and whether both drew and told the same.
func ratiosToRevision(rounds int) (ratios map[string][]float64, same bool, err error) {
	folder, err := os.MkdirTemp("", "railhex-bench-")
	if err != nil {
		return nil, false, err
	}
	defer os.RemoveAll(folder)
	now, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		return nil, false, err
	}
	before := filepath.Join(folder, "before")
	if _, err := output(".", "git", "worktree", "add", "--detach", before, revisionBefore); err != nil {
		return nil, false, err
	}
	defer func() { _, _ = output(".", "git", "worktree", "remove", "--force", before) }()
	var programs [2]string
	for i, library := range []string{now, before} {
		programs[i] = filepath.Join(folder, fmt.Sprint("pictures", i))
		if err := buildWith(library, filepath.Join("pictures", "main.go"), programs[i]); err != nil {
			return nil, false, err
		}
	}
	ratios, same = map[string][]float64{}, true
	for range rounds {
		var took [2]map[string]float64
		for i, program := range programs {
			text, err := output(".", program, (4 * slice).String())
			if err != nil {
				return nil, false, err
			}
			if err := json.Unmarshal([]byte(text), &took[i]); err != nil {
				return nil, false, err
			}
		}
		for name := range took[0] {
			ratios[name] = append(ratios[name], took[0][name]/took[1][name])
		}
		same = same && took[0]["checksum"] == took[1]["checksum"]
	}
	return ratios, same, nil
}

// buildWith builds a program of one file with the library in some folder.
func buildWith(library, source, program string) error {
	module, err := os.MkdirTemp(filepath.Dir(program), "module-")
	if err != nil {
		return err
	}
	text, err := os.ReadFile(source)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(module, "main.go"), text, 0o644); err != nil {
		return err
	}
	mod := "module program\n\ngo 1.26\n\nrequire github.com/railhex/railhex v0.0.0\n\nreplace github.com/railhex/railhex => " + library + "\n"
	if err := os.WriteFile(filepath.Join(module, "go.mod"), []byte(mod), 0o644); err != nil {
		return err
	}
	_, err = output(module, "go", "build", "-mod=mod", "-o", program, ".")
	return err
}
