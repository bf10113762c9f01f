package steamrollers_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/steamrollers"
)

// A brokenDocument is a position's JSON, changed in some places.
type brokenDocument struct {
	name     string
	position string
	edits    edits
	want     []string // field and rule of each fault
}

func brokenDocuments(t *testing.T) (all []brokenDocument) {
	t.Helper()
	for _, c := range cases.Read(t, "broken_documents.txt") {
		d := brokenDocument{c.Name, c.Of("position"), edits{}, c.All("fault")}
		for _, edit := range c.All("edit") {
			place, value, _ := strings.Cut(edit, " ")
			d.edits[place] = value
		}
		all = append(all, d)
	}
	return all
}

func TestStateJSONRefusesWhatCannotBe(t *testing.T) {
	for _, test := range brokenDocuments(t) {
		t.Run(test.name, func(t *testing.T) {
			s := positionNamed(t, test.position)
			text := test.edits.of(t, &s)
			before := s
			err := json.Unmarshal(text, &s)
			if s != before && err != nil {
				t.Error("the State was written to")
			}
			if err == nil {
				err = s.Validate() // notes
			}
			if diff := cmp.Diff(test.want, faultsOf(t, err)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s\n%v", diff, err)
			}
		})
	}
}

// faultsOf lists the field and the rule of each family.StateError.
func faultsOf(t *testing.T, err error) (all []string) {
	t.Helper()
	if err == nil {
		return nil
	}
	for _, one := range parse.Each(err) {
		if malformed, ok := one.(*hexmap.ParseError); ok {
			path, _, _ := strings.Cut(malformed.Expected.String(), " to be ")
			all = append(all, path)
			continue
		}
		var fault *family.StateError
		if !errors.As(one, &fault) {
			t.Fatalf("%v is not a *family.StateError", one)
		}
		entry := fault.Field
		if fault.Rule != nil && fault.Rule.IsValid() {
			entry += " " + fault.Rule.String()
			if !errors.Is(err, fault.Rule) {
				t.Errorf("%v does not wrap %v", err, fault.Rule)
			}
		}
		all = append(all, entry)
	}
	slices.Sort(all)
	return all
}

// edits are the values, as JSON, to put at places of a position's JSON; the
// empty value takes the place away. A place after the last one of a list is at
// its length.
type edits map[string]string

// of is the JSON of a position with the edits made.
func (e edits) of(t *testing.T, s *steamrollers.State) []byte {
	t.Helper()
	document, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var root any
	if err := json.Unmarshal(document, &root); err != nil {
		t.Fatal(err)
	}
	for path, value := range e {
		root = put(t, root, strings.FieldsFunc(path, func(r rune) bool { return strings.ContainsRune(".[]", r) }), value)
	}
	text, err := json.Marshal(root)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func put(t *testing.T, in any, path []string, value string) any {
	t.Helper()
	if len(path) == 0 {
		var v any
		if err := json.Unmarshal([]byte(value), &v); err != nil {
			t.Fatalf("%s: %v", value, err)
		}
		return v
	}
	switch in := in.(type) {
	case map[string]any:
		if value == "" && len(path) == 1 {
			delete(in, path[0])
			return in
		}
		in[path[0]] = put(t, in[path[0]], path[1:], value)
		return in
	case []any:
		i, err := strconv.Atoi(path[0])
		switch {
		case err != nil || i > len(in):
			t.Fatalf("no place %v in %v", path, in)
		case i == len(in):
			return append(in, put(t, nil, path[1:], value))
		case value == "" && len(path) == 1:
			return slices.Delete(in, i, i+1)
		}
		in[i] = put(t, in[i], path[1:], value)
		return in
	}
	t.Fatalf("no place %v in %v", path, in)
	return nil
}
