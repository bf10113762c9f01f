package archive_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/archive"
)

func paths(found, expected string) (paths []string) {
	for _, d := range archive.Differences(found, expected, "extra") {
		paths = append(paths, d.Path)
	}
	return paths
}

func TestDifferencesAreNoneOnlyBetweenEqualValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := tables(anyText).Draw(t, "a"), tables(anyText).Draw(t, "b")
		inA, _ := a.MarshalJSON()
		inB, _ := b.MarshalJSON()
		if all := paths(string(shuffle(t, inA)), string(inA)); all != nil {
			t.Fatalf("a value differs from itself in %v", all)
		}
		a.Extra, b.Extra = nil, nil // which is not compared
		if equal := cmp.Equal(a, b); equal != (paths(string(inA), string(inB)) == nil) {
			t.Fatalf("equal is %v, and differences are %v", equal, paths(string(inA), string(inB)))
		}
	})
}

func TestDifferencesNameTheirPlaces(t *testing.T) {
	for _, test := range []struct {
		name, old, new string
		want           []archive.Difference
	}{
		{"nothing", "", "", nil},
		{"an escape", `"a"`, `"\u0061"`, nil},
		{"text", `"a"`, `"b"`, []archive.Difference{{"name", `"b"`, `"a"`}}},
		{"an element", `[1,2]`, `[ 1, 3 ]`, []archive.Difference{{"dice[1]", "3", "2"}}},
		{"a length", `[1,2]`, `[1]`, []archive.Difference{{"dice", "[1]", "[1,2]"}}},
		{"deep within", `"boxes":[1]`, `"boxes":[2]`, []archive.Difference{{"seats[0].boxes[0]", "2", "1"}}},
		{"an object for null", `"olive":null`, `"olive":{"goods":""}`, []archive.Difference{{"olive", `{"goods":""}`, "null"}}},
		{"what is left out", `"extra":[]`, `"extra":["x"]`, nil},
		{"several, in order", `"name":"a","round":3`, `"round":4,"name":"b"`, []archive.Difference{{"name", `"b"`, `"a"`}, {"round", "4", "3"}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			found := strings.Replace(sample, test.old, test.new, 1)
			if diff := cmp.Diff(test.want, archive.Differences(found, sample, "extra")); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
