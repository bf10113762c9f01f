package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// before is the revision that random play is measured by.
const before = "5f4e71d"

// rounds are how often the two packages take turns.
const rounds = 7

// play measures moves a second in Node by those of an earlier revision.
func play(ctx context.Context, b *bench) error {
	folder, err := os.MkdirTemp("", "railhex-before-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	tree := filepath.Join(folder, "tree")
	if _, err := output(ctx, b.root, "git", "worktree", "add", "--detach", tree, before); err != nil {
		return err
	}
	defer func() {
		_, _ = output(context.WithoutCancel(ctx), b.root, "git", "worktree", "remove", "--force", tree)
	}()
	old := filepath.Join(folder, "railhex")
	if err := makePackage(ctx, tree, old, nil); err != nil {
		return err
	}
	ratios, fastest := map[string][]float64{}, [2]map[string]float64{{}, {}}
	for range rounds {
		var speeds [2]map[string]float64
		for i, package_ := range []string{b.folder, old} {
			program := filepath.Join(package_, "measured.mjs")
			text, err := pages.ReadFile("pages/play.mjs")
			if err != nil {
				return err
			}
			if err := os.WriteFile(program, text, 0o644); err != nil {
				return err
			}
			said, err := output(ctx, package_, "node", program)
			if err != nil {
				return err
			}
			if err := json.Unmarshal([]byte(said), &speeds[i]); err != nil {
				return err
			}
			for game, speed := range speeds[i] {
				fastest[i][game] = max(fastest[i][game], speed)
			}
		}
		for game, speed := range speeds[0] {
			ratios[game] = append(ratios[game], speed/speeds[1][game])
		}
	}
	var all []string
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		of := ratios[game]
		slices.Sort(of)
		all = append(all, fmt.Sprintf("%s %.2f (rounds %.2f – %.2f – %.2f)", game, fastest[0][game]/fastest[1][game], of[0], of[len(of)/2], of[len(of)-1]))
	}
	b.row("random play in Node, moves a second ÷ "+before, strings.Join(all, ", "), "1.0", "1.2")
	return nil
}

// output is what a command prints in a folder.
func output(ctx context.Context, folder, name string, args ...string) (string, error) {
	command := exec.CommandContext(ctx, name, args...)
	command.Dir = folder
	said, err := command.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", strings.Join(command.Args, " "), err, said)
	}
	return string(said), nil
}
