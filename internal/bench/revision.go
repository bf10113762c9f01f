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

// The revisions: the first one with the look that pictures have today, and the last one
// before words were made faster.
const (
	revisionOfLook = "08a82e5"
	revisionBefore = "b8eaba0"
)

// benchRevision measures pictures and words against these revisions.
func benchRevision(rounds int, t *table, out io.Writer) {
	type subject struct {
		name, what string
		g          goal
	}
	pictures, words := goal{must: 1.1, want: 0.9}, goal{must: 0.5, want: 0.25}
	for _, at := range []struct {
		revision string
		subjects []subject
	}{
		{revisionOfLook, []subject{{"sheet", "a sheet as SVG", pictures}, {"supply", "the supply as SVG", pictures}}},
		{revisionBefore, []subject{{"options", "all options in words", words}}},
	} {
		ratios, err := ratiosToRevision(rounds, at.revision)
		if err != nil {
			fmt.Fprintf(out, "revision %s is left out: %v\n\n", at.revision, err)
		}
		for _, r := range at.subjects {
			if what := r.what + " ÷ revision " + at.revision; err != nil {
				leftOut(t, what, r.g)
			} else {
				row(t, what, spreadOf(ratios[r.name]), r.g)
			}
		}
	}
}

// ratiosToRevision is how long each subject takes, by rounds, in units of what it took
// at a revision.
func ratiosToRevision(rounds int, revision string) (ratios map[string][]float64, err error) {
	folder, err := os.MkdirTemp("", "railhex-bench-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	now, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		return nil, err
	}
	before := filepath.Join(folder, "before")
	if _, err := output(".", "git", "worktree", "add", "--detach", before, revision); err != nil {
		return nil, err
	}
	defer func() { _, _ = output(".", "git", "worktree", "remove", "--force", before) }()
	var programs [2]string
	for i, library := range []string{now, before} {
		programs[i] = filepath.Join(folder, fmt.Sprint("pictures", i))
		if err := buildWith(library, filepath.Join("pictures", "main.go"), programs[i]); err != nil {
			return nil, err
		}
	}
	ratios = map[string][]float64{}
	for range rounds {
		var took [2]map[string]float64
		for i, program := range programs {
			text, err := output(".", program, (4 * slice).String())
			if err != nil {
				return nil, err
			}
			if err := json.Unmarshal([]byte(text), &took[i]); err != nil {
				return nil, err
			}
		}
		for name := range took[0] {
			ratios[name] = append(ratios[name], took[0][name]/took[1][name])
		}
	}
	return ratios, nil
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
