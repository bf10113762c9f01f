package gametest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// AddEdited seeds a fuzz target with positions that are edited at random, and with more
// arguments behind each.
func AddEdited(f *testing.F, texts [][]byte, more ...any) {
	f.Helper()
	const edits = 60
	r := rand.New(rand.NewPCG(1, 1))
	for range edits {
		text, err := editedText(r, texts[r.IntN(len(texts))], texts[r.IntN(len(texts))])
		if err != nil {
			f.Fatal(err)
		}
		if len(more) > 0 {
			f.Add(append([]any{string(text)}, more...)...)
		} else {
			f.Add(text)
		}
	}
}

// editedText returns the JSON of a position with some values outside its setup changed at
// random. A new value often comes from the same place of another position of the game, so
// that much of what is edited can be read.
func editedText(r *rand.Rand, text, other []byte) ([]byte, error) {
	var document, from any
	if err := json.Unmarshal(text, &document); err != nil {
		return nil, fmt.Errorf("the position: %w", err)
	}
	if err := json.Unmarshal(other, &from); err != nil {
		return nil, fmt.Errorf("the other position: %w", err)
	}
	for range 1 + r.IntN(4) {
		document = edited(r, document, from)
	}
	return json.Marshal(document)
}

func edited(r *rand.Rand, value, other any) any {
	switch value := value.(type) {
	case map[string]any:
		from, _ := other.(map[string]any)
		var keys []string
		for key := range value {
			if key != "setup" {
				keys = append(keys, key)
			}
		}
		if len(keys) > 0 {
			slices.Sort(keys)
			key := keys[r.IntN(len(keys))]
			value[key] = changed(r, value[key], from[key])
		}
		return value
	case []any:
		from, _ := other.([]any)
		if len(value) == 0 {
			return value
		}
		i, j := r.IntN(len(value)), r.IntN(len(value))
		switch r.IntN(8) {
		case 0:
			return slices.Delete(value, i, i+1)
		case 1:
			value[i], value[j] = value[j], value[i]
			return value
		}
		var beside any
		if len(from) > 0 {
			beside = from[min(i, len(from)-1)]
		}
		value[i] = changed(r, value[i], beside)
		return value
	}
	return changed(r, value, other)
}

// changed is a value that is edited within, or is another one.
func changed(r *rand.Rand, value, other any) any {
	if other != nil && r.IntN(3) == 0 {
		return other
	}
	switch value := value.(type) {
	case map[string]any, []any:
		return edited(r, value, other)
	case bool:
		return !value
	case string:
		if r.IntN(6) == 0 {
			return ""
		}
	case float64:
		step := []float64{1, 2, 5, 40}[r.IntN(4)]
		if r.IntN(2) == 0 {
			step = -step
		}
		return max(value+step, 0)
	}
	return value
}
