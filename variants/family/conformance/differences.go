package conformance

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Differences returns where one JSON text says something else than another, a
// line each: the path, what it says, and what was wanted, as in
// "players[0].points.network: 3, want 2". White space, the order of keys and how
// strings are spelled make no difference; the order of lists does. The error
// is that of a text that is not JSON, and says which.
func Differences(got, want []byte) (lines []string, err error) {
	said, wanted := values{}, values{}
	if err := said.read(got); err != nil {
		return nil, fmt.Errorf("what was got is not JSON: %w", err)
	}
	if err := wanted.read(want); err != nil {
		return nil, fmt.Errorf("what was wanted is not JSON: %w", err)
	}
	all := maps.Clone(said)
	maps.Copy(all, wanted)
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if is, should := said[path], wanted[path]; is != should {
			const nothing = "nothing"
			where := cmp.Or(path, "the whole")
			lines = append(lines, fmt.Sprintf("%s: %s, want %s", where, cmp.Or(is, nothing), cmp.Or(should, nothing)))
		}
	}
	return lines, nil
}

// values are those of a JSON text that hold no others, by their paths, always spelled the same.
type values map[string]string

// read adds the values of a text that is one JSON value.
func (v values) read(text []byte) error {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(text))
	if err := decoder.Decode(&value); err != nil {
		return err
	}
	if _, err := decoder.Token(); err != io.EOF {
		return errors.New("something follows the value")
	}
	return v.add("", value)
}

func (v values) add(path string, value any) (err error) {
	object, _ := value.(map[string]any)
	for key, inner := range object {
		if key == "" || strings.ContainsAny(key, `.["`) {
			key = strconv.Quote(key)
		}
		err = errors.Join(err, v.add(strings.TrimPrefix(path+"."+key, "."), inner))
	}
	list, _ := value.([]any)
	for i, inner := range list {
		err = errors.Join(err, v.add(fmt.Sprintf("%s[%d]", path, i), inner))
	}
	if len(object)+len(list) > 0 {
		return err
	}
	text, err := json.Marshal(value)
	v[path] = string(text)
	return err
}
