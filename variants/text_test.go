package variants_test

import (
	"encoding"
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// textual is what every type with a notation is.
type textual interface {
	comparable
	fmt.Stringer
	encoding.TextAppender
}

// A value that was printed is read back, what is appended is its String, and what is
// malformed is refused.
func testText[T textual](t *testing.T, parse func(string) (T, error), values *rapid.Generator[T], malformed ...string) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			value := values.Draw(t, "value")
			appended, err := value.AppendText([]byte("before "))
			if err != nil || string(appended) != "before "+value.String() {
				t.Fatalf("AppendText = %q, %v; String = %q", appended, err, value.String())
			}
			if again, err := parse(value.String()); (err != nil || again != value) && value != *new(T) {
				t.Fatalf("%s reads as %v, %v; want %v", value, again, err, value)
			}
			text := rapid.SampledFrom(malformed).Draw(t, "malformed")
			again, err := parse(text)
			var fault *hexmap.ParseError
			if !errors.As(err, &fault) || fault.Expected.Key == "" || again != *new(T) {
				t.Fatalf("%q reads as %v with error %v", text, again, err)
			}
		})
	})
}

func upTo[T ~uint8](last T) *rapid.Generator[T] {
	return rapid.Map(rapid.IntRange(0, int(last)), func(n int) T { return T(n) })
}

func TestTextsAreReadBack(t *testing.T) {
	testText(t, variants.ParseGoods, someGoods, "X", "Y R", "YYYYYYYYYYYYYYYY")
	testText(t, variants.ParseLine, rapid.Map(rapid.SliceOfN(aGood, 0, 8), lineOf), "X", "Y R", "YRGBEKYRG")
	testText(t, variants.ParseModules, upTo(variants.AllModules), "coal coal", "wall", "Coal")
	testText(t, variants.ParseComponents, aSet, "", "components", "board standard")
}

// testWords holds a type to one reading of its words: parse reads back what String
// prints of each valid value, and refuses the rest with an error that tells what was
// found and what would have been right.
func testWords[T interface {
	~uint8
	fmt.Stringer
	IsValid() bool
}](t *testing.T, parse func(string) (T, error), all iter.Seq[T], malformed ...string) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		walked := slices.Collect(all)
		for n := range 256 {
			value := T(n)
			if value.IsValid() != slices.Contains(walked, value) || value.IsValid() != (value.String() != "") {
				t.Errorf("%d, %q, is valid: %t; all are %v", n, value, value.IsValid(), walked)
			}
			if again, err := parse(value.String()); value.IsValid() && (err != nil || again != value) {
				t.Errorf("%q reads as %v, %v", value, again, err)
			}
		}
		for _, word := range slices.Concat([]string{"", " ", "nothing", "YY", "é", walked[0].String() + " "}, malformed) {
			got, err := parse(word)
			var fault *hexmap.ParseError
			if !errors.As(err, &fault) || fault.Input != word || fault.Found.Key == "" || fault.Expected.Key == "" || got != 0 {
				t.Errorf("%q reads as %v with error %v", word, got, err)
			}
		}
		for range all {
			break
		}
	})
}

func TestWordsAreReadOneWay(t *testing.T) {
	testWords(t, variants.ParseGood, variants.GoodKinds(), "X", "YR", "yellow")
	testWords(t, variants.ParseFace, variants.Faces(), "7a", "0a", "1c", "1", "3a-solo", "1a ")
	testWords(t, variants.ParseOrderFace, variants.OrderFaces(), "7a", "0a", "2a-solo", "1A")
	testWords(t, variants.ParsePower, variants.Powers(), "good", "Engine", "tile goods")
}
