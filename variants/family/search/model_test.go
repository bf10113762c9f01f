package search_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/search"
)

// small is a model with two features and one unit.
const small = `# a comment
points 10 0.5 2
links 1 1 -1 3
bias 4
out 0.25
`

// names are those of a text with one unit for each feature.
var names = []string{"points", "links"}

func fitted(t *testing.T) *search.Model {
	t.Helper()
	m, err := search.Parse(strings.Replace(small, "0.5 2\n", "0.5 2 -1\n", 1), names)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWorth computes a model by hand: points 14 are 2 and links 3 are 2 after scaling.
func TestWorth(t *testing.T) {
	m := fitted(t)
	for _, test := range []struct{ points, links, want float64 }{
		{14, 3, 2*2 - 2 + 0.25*(4-2+3*2)},
		{14, -9, 2*2 + 10}, // the unit is at rest
		{10, 1, 0.25 * 4},
	} {
		if got := m.Worth([]float64{test.points, test.links}); math.Abs(got-test.want) > 1e-12 {
			t.Errorf("points %v, links %v: %v, want %v", test.points, test.links, got, test.want)
		}
	}
	values := make([]float64, 2)
	if n := testing.AllocsPerRun(10, func() { m.Worth(values) }); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
}

func TestTextRoundTrip(t *testing.T) {
	m := fitted(t)
	text, err := m.AppendText(nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := search.Parse(string(text), names)
	if err != nil {
		t.Fatal(err)
	}
	if more, err := again.AppendText(nil); err != nil || !slices.Equal(more, text) {
		t.Errorf("%s, %v\nwant %s", more, err, text)
	}
}

// TestParseRefuses texts that are no model of the features.
func TestParseRefuses(t *testing.T) {
	good := strings.Replace(small, "0.5 2\n", "0.5 2 -1\n", 1)
	for said, text := range map[string]string{
		`line 2 of the model: "x" is not a number`:         strings.Replace(good, "0.5 2", "x 2", 1),
		`line 3 of the model: "NaN" is not a number`:       strings.Replace(good, "1 -1", "NaN -1", 1),
		"line 2 of the model: feature points has 1 number": strings.Replace(good, "10 0.5 2 -1", "10", 1),
		"the model is for another layout":                  strings.Replace(good, "links", "towns", 1),
		"unit 1 of the model has 1 weights for 2 features": small,
		"1 units, but 0 biases and 1 outputs":              strings.Replace(good, "bias 4", "", 1),
		"1 units, but 1 biases and 2 outputs":              good + "out 1 2",
	} {
		if _, err := search.Parse(text, names); err == nil || !strings.Contains(err.Error(), said) {
			t.Errorf("%v, want %q", err, said)
		}
	}
}
