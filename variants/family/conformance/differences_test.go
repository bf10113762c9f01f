package conformance_test

import (
	"encoding/json"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/conformance"
)

func TestDifferences(t *testing.T) {
	for _, test := range []struct {
		got, want string
		lines     string
	}{
		{`{"a": 1, "b": [true, null]}`, ` {"b":[true,null],"a":1.0}`, ""},
		{`{"a": {"b": [1, 2]}}`, `{"a": {"b": [1, 3]}}`, "a.b[1]: 2, want 3"},
		{`{"a": 1}`, `{"b": null}`, "a: 1, want nothing\nb: nothing, want null"},
		{`[1]`, `[1, "x"]`, `[1]: nothing, want "x"`},
		{`[1, {}]`, `[1]`, `[1]: {}, want nothing`},
		{`[]`, `{}`, `the whole: [], want {}`},
		{`"\u0041"`, `"A"`, ""},
		{`0`, `false`, "the whole: 0, want false"},
	} {
		lines, err := conformance.Differences([]byte(test.got), []byte(test.want))
		if got := strings.Join(lines, "\n"); err != nil || got != test.lines {
			t.Errorf("%s instead of %s: %q (%v), want %q", test.got, test.want, got, err, test.lines)
		}
	}
}

func TestDifferencesSaysWhichIsNotJSON(t *testing.T) {
	for _, test := range []struct{ got, want, says string }{
		{`{`, `{}`, "what was got is not JSON: "},
		{`{}`, ``, "what was wanted is not JSON: "},
		{`{} {}`, `{}`, "what was got is not JSON: something follows the value"},
	} {
		_, err := conformance.Differences([]byte(test.got), []byte(test.want))
		if err == nil || !strings.HasPrefix(err.Error(), test.says) {
			t.Errorf("%s and %s: %v, want %q", test.got, test.want, err, test.says)
		}
	}
}

// values are JSON values of a few levels.
func values(depth int) *rapid.Generator[any] {
	leaf := rapid.OneOf(rapid.Just[any](nil), rapid.Bool().AsAny(), rapid.IntRange(0, 3).AsAny(), rapid.SampledFrom([]string{"", "a"}).AsAny())
	if depth == 0 {
		return leaf
	}
	return rapid.OneOf(
		leaf,
		rapid.SliceOfN(values(depth-1), 0, 3).AsAny(),
		rapid.MapOfN(rapid.SampledFrom([]string{"a", "b", "c"}), values(depth-1), 0, 3).AsAny(),
	)
}

// There are no differences where, and only where, the values are spelled the
// same; and whichever text is the wanted one, as many.
func TestDifferencesAreThoseOfTheValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, err1 := json.Marshal(values(2).Draw(t, "one"))
		other, err2 := json.Marshal(values(2).Draw(t, "other"))
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		lines, err := conformance.Differences(one, other)
		if err != nil || (len(lines) == 0) != (string(one) == string(other)) {
			t.Fatalf("%s and %s: %q (%v)", one, other, lines, err)
		}
		if back, err := conformance.Differences(other, one); err != nil || len(back) != len(lines) {
			t.Fatalf("%q, and the other way round %q (%v)", lines, back, err)
		}
	})
}

func FuzzDifferences(f *testing.F) {
	f.Add([]byte(`{"a":[1,{"b":null}]}`), []byte(`{"a":[1]}`))
	f.Fuzz(func(t *testing.T, got, want []byte) {
		lines, err := conformance.Differences(got, want)
		if err == nil && string(got) == string(want) && len(lines) > 0 {
			t.Errorf("%q differs from itself: %q", got, lines)
		}
	})
}
