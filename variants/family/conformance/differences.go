package conformance

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
)

// Differences returns where one JSON text says something else than another, a
// line each: the path, what it says, and what was wanted, as in
// "players[0].points.network: 3, want 2". White space, the order of keys and how
// strings are spelled make no difference; the order of lists does. The error
// is that of a text that is not JSON, and says which.
func Differences(got, want []byte) ([]string, error) {
	gotValue, err := decoded(got)
	if err != nil {
		return nil, fmt.Errorf("what was got is not JSON: %w", err)
	}
	wantValue, err := decoded(want)
	if err != nil {
		return nil, fmt.Errorf("what was wanted is not JSON: %w", err)
	}
	var c comparison
	c.values("", gotValue, wantValue)
	return c.lines, nil
}

// decoded is a text that is one JSON value.
func decoded(text []byte) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if err := decoder.Decode(&value); err != nil {
		return nil, err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errors.New("something follows the value")
	}
	return value, nil
}

// A comparison gathers the lines of what differs.
type comparison struct{ lines []string }

// nothing stands where only the other side has a value.
type nothing struct{}

func (c *comparison) values(path string, got, want any) {
	gotObject, ok1 := got.(map[string]any)
	wantObject, ok2 := want.(map[string]any)
	if ok1 && ok2 {
		c.objects(path, gotObject, wantObject)
		return
	}
	gotList, ok1 := got.([]any)
	wantList, ok2 := want.([]any)
	if ok1 && ok2 {
		c.lists(path, gotList, wantList)
		return
	}
	if gotText, wantText := spelled(got), spelled(want); gotText != wantText {
		if path == "" {
			path = "the whole"
		}
		c.lines = append(c.lines, fmt.Sprintf("%s: %s, want %s", path, gotText, wantText))
	}
}

func (c *comparison) objects(path string, got, want map[string]any) {
	all := maps.Clone(want)
	maps.Copy(all, got)
	for _, key := range slices.Sorted(maps.Keys(all)) {
		inside := key
		if path != "" {
			inside = path + "." + key
		}
		c.values(inside, at(got, key), at(want, key))
	}
}

func at(object map[string]any, key string) any {
	if value, ok := object[key]; ok {
		return value
	}
	return nothing{}
}

func (c *comparison) lists(path string, got, want []any) {
	for i := range max(len(got), len(want)) {
		var gotItem, wantItem any = nothing{}, nothing{}
		if i < len(got) {
			gotItem = got[i]
		}
		if i < len(want) {
			wantItem = want[i]
		}
		c.values(fmt.Sprintf("%s[%d]", path, i), gotItem, wantItem)
	}
}

// spelled is a value as JSON, always spelled the same.
func spelled(value any) string {
	if value == any(nothing{}) {
		return "nothing"
	}
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(text)
}
