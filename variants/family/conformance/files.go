package conformance

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// The files of a Set.
const (
	GamesFile    = "games.jsonl"
	PositiveFile = "positive.jsonl"
	NegativeFile = "negative.jsonl"
	PerftFile    = "perft.jsonl"
)

// Read reads the files of a Set. The error says which line of which file is
// wrong.
func Read[State, Move, Report any](folder fs.FS) (set Set[State, Move, Report], err error) {
	if set.Games, err = readLines[Game[State, Move, Report]](folder, GamesFile); err != nil {
		return Set[State, Move, Report]{}, err
	}
	if set.Positive, err = readLines[Positive[State, Move]](folder, PositiveFile); err != nil {
		return Set[State, Move, Report]{}, err
	}
	if set.Negative, err = readLines[Negative[State]](folder, NegativeFile); err != nil {
		return Set[State, Move, Report]{}, err
	}
	set.Perft, err = readLines[Perft[State]](folder, PerftFile)
	return set, err
}

func readLines[Line any](folder fs.FS, name string) (all []Line, err error) {
	text, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil, err
	}
	number := 0
	for text := range bytes.Lines(text) {
		number++
		decoder := json.NewDecoder(bytes.NewReader(text))
		decoder.DisallowUnknownFields()
		var line Line
		if err := decoder.Decode(&line); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, number, err)
		}
		all = append(all, line)
	}
	return all, nil
}

// Files returns the text of each file of the Set, by its name.
func (set Set[State, Move, Report]) Files() (map[string][]byte, error) {
	files := make(map[string][]byte)
	for _, file := range []struct {
		name string
		text func() ([]byte, error)
	}{
		{GamesFile, func() ([]byte, error) { return lines(set.Games) }},
		{PositiveFile, func() ([]byte, error) { return lines(set.Positive) }},
		{NegativeFile, func() ([]byte, error) { return lines(set.Negative) }},
		{PerftFile, func() ([]byte, error) { return lines(set.Perft) }},
	} {
		text, err := file.text()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file.name, err)
		}
		files[file.name] = text
	}
	return files, nil
}

func lines[Line any](all []Line) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	for _, line := range all {
		if err := encoder.Encode(line); err != nil {
			return nil, err
		}
	}
	return text.Bytes(), nil
}

// Write writes the files into a folder.
func (set Set[State, Move, Report]) Write(folder string) error {
	files, err := set.Files()
	if err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
