package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// search measures in Node what a second worker adds to a search.
func search(ctx context.Context, b *bench) error {
	text, err := pages.ReadFile("pages/search.mjs")
	if err != nil {
		return err
	}
	program := filepath.Join(b.folder, "searched.mjs")
	if err := os.WriteFile(program, text, 0o644); err != nil {
		return err
	}
	command := exec.CommandContext(ctx, "node", program)
	command.Dir, command.Stderr = b.folder, os.Stderr
	said, err := command.Output()
	if err != nil {
		return err
	}
	var rounds [][2]float64 // iterations a second, of one worker and of two
	if err := json.Unmarshal(said, &rounds); err != nil {
		return err
	}
	var ratios []float64
	for _, speeds := range rounds {
		ratios = append(ratios, speeds[1]/speeds[0])
	}
	slices.Sort(ratios)
	last := len(ratios) - 1
	b.row("search: iterations a second, two workers ÷ one",
		fmt.Sprintf("%.2f (rounds %.2f – %.2f)", ratios[len(ratios)/2], ratios[0], ratios[last]), "1.6", "1.9")
	return nil
}
