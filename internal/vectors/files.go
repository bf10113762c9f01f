package vectors

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
func Read(folder fs.FS) (set Set, err error) {
	if set.Games, err = ReadGames(folder); err != nil {
		return Set{}, err
	}
	if set.Positive, err = readLines[Positive](folder, PositiveFile); err != nil {
		return Set{}, err
	}
	if set.Negative, err = readLines[Negative](folder, NegativeFile); err != nil {
		return Set{}, err
	}
	set.Perft, err = readLines[Perft](folder, PerftFile)
	return set, err
}

// ReadGames reads the games alone, from which the rest is derived.
func ReadGames(folder fs.FS) ([]Game, error) { return readLines[Game](folder, GamesFile) }

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

// Files is the text of each file of the Set, by its name.
func (set Set) Files() (map[string][]byte, error) {
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
func (set Set) Write(folder string) error {
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
