package variants_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/variants"
)

// faultsOf unjoins the faults of a text.
func faultsOf(t testing.TB, err error) []hexmap.ParseError {
	t.Helper()
	if err == nil {
		return nil
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		t.Fatalf("not joined: %v", err)
	}
	var all []hexmap.ParseError
	for _, one := range joined.Unwrap() {
		var fault *hexmap.ParseError
		if !errors.As(one, &fault) {
			t.Fatalf("not a fault: %v", one)
		}
		all = append(all, *fault)
	}
	return all
}

// replaced is the standard set with one line of its canonical text put in place
// of another.
func replaced(t testing.TB, old, by string) string {
	t.Helper()
	text := variants.StandardComponents().String()
	if strings.Count(text, old+"\n") != 1 {
		t.Fatalf("the standard set has not one line %q", old)
	}
	return strings.Replace(text, old+"\n", by+"\n", 1)
}

func TestComponentsFaults(t *testing.T) {
	for _, test := range cases.Texts(t, "components.txt", map[string]string{"standard": variants.StandardComponents().String()}) {
		test.Run(t, func(text string) (says []string) {
			c, err := variants.ParseComponents(text)
			for _, fault := range faultsOf(t, err) {
				says = append(says, fault.Error())
			}
			if err != nil && c != (variants.Components{}) {
				t.Errorf("faulty, and yet %v", c)
			}
			return says
		})
	}
}

func TestComponentsPointsAreWholeNumbers(t *testing.T) {
	for word, want := range map[string]int8{
		"0": 0, "1": 1, "+1": 1, "-1": -1, "99": 99, "+99": 99, "-99": -99, "10": 10,
	} {
		c, err := variants.ParseComponents(replaced(t, "tile 5a kept 0", "tile 5a kept "+word))
		if got := c.Tile(variants.Tile5a).Points; err != nil || got != want {
			t.Errorf("%q reads as %d, %v", word, got, err)
		}
		c, err = variants.ParseComponents(replaced(t, "order 1a YR 2", "order 1a YR "+word))
		if got := c.Order(1).Points; err != nil || got != want {
			t.Errorf("%q reads as %d, %v", word, got, err)
		}
	}
	for _, word := range []string{
		"+", "-", "+0", "-0", "00", "01", "+01", "-01", "100", "-100", "127", "-128", "256", "1.0", "1e1", "0x1", "1_0", "--1", "+-1", "one", "١",
	} {
		_, err := variants.ParseComponents(replaced(t, "tile 5a kept 0", "tile 5a kept "+word))
		if faults := faultsOf(t, err); len(faults) != 1 || faults[0].Line != 10 || faults[0].Column != 14 || faults[0].Input != word {
			t.Errorf("%q reads with faults %v", word, faults)
		}
	}
}

func FuzzParseComponents(f *testing.F) {
	f.Add(variants.StandardComponents().String())
	f.Add("components é\r\ntile 1a spent 1\r\norder 1a KY +2 # y\r\n")
	f.Add("tile\ttile\norder 1a YR 2\norder 1a RY 2")
	f.Add("components a\r")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := variants.ParseComponents(text)
		if err != nil {
			if c != (variants.Components{}) {
				t.Errorf("faulty, and yet %v", c)
			}
			end := strings.Count(text, "\n") + 2
			for _, fault := range faultsOf(t, err) {
				placed := fault.Line >= 1 && fault.Line <= end && fault.Column >= 1 && fault.Found.Key != "" && fault.Expected.Key != ""
				if !placed && fault.More == 0 {
					t.Errorf("a fault without its place: %v", &fault)
				}
			}
			return
		}
		if err := c.Validate(); err != nil {
			t.Errorf("read, but not valid: %v", err)
		}
		if again, err := variants.ParseComponents(c.String()); err != nil || again != c {
			t.Errorf("%v reads as %v, %v", c, again, err)
		}
	})
}
