package variants_test

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// textual is what every type with a text is.
type textual interface {
	comparable
	fmt.Stringer
	encoding.TextAppender
	encoding.TextMarshaler
}

// A value that was printed is read back, its encodings are its String, through
// JSON too, and what is malformed is refused and changes nothing.
func testText[T textual, P interface {
	*T
	encoding.TextUnmarshaler
}](t *testing.T, values *rapid.Generator[T], malformed ...string) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			value := values.Draw(t, "value")
			appended, err := value.AppendText([]byte("before "))
			if err != nil || string(appended) != "before "+value.String() {
				t.Fatalf("AppendText = %q, %v; String = %q", appended, err, value.String())
			}
			encoded, err := json.Marshal(value)
			if err != nil {
				t.Fatal(err)
			}
			again := values.Draw(t, "another")
			if err := json.Unmarshal(encoded, P(&again)); err != nil || again != value {
				t.Fatalf("%s reads as %v, %v; want %v", encoded, again, err, value)
			}
			text := rapid.SampledFrom(malformed).Draw(t, "malformed")
			err = P(&again).UnmarshalText([]byte(text))
			var fault *hexmap.ParseError
			if !errors.As(err, &fault) || fault.Expected.Key == "" || again != value {
				t.Fatalf("%q reads as %v with error %v", text, again, err)
			}
		})
	})
}

func upTo[T ~uint8](last T) *rapid.Generator[T] {
	return rapid.Map(rapid.IntRange(0, int(last)), func(n int) T { return T(n) })
}

func TestTextsAreReadBack(t *testing.T) {
	testText(t, upTo(variants.Coal), "X", "YR", "yellow")
	testText(t, someGoods, "X", "Y R", "YYYYYYYYYYYYYYYY")
	testText(t, rapid.Map(rapid.SliceOfN(aGood, 0, 8), lineOf), "X", "Y R", "YRGBEKYRG")
	testText(t, upTo(variants.SideB), "c", "A", "ab")
	testText(t, upTo(variants.Tile2bSolo), "7a", "0a", "1c", "1", "3a-solo", "1a ")
	testText(t, upTo(variants.OrderFace(variants.NumOrderFaces)), "7a", "0a", "2a-solo", "1A")
	testText(t, upTo(variants.AllModules), "coal coal", "wall", "Coal")
	testText(t, upTo(variants.GoodsPower), "good", "Engine", "tile goods")
	testText(t, aSet, "", "components", "board standard")
}

// testWords holds a type to one reading of its words: parse reads back what String
// prints of each valid value, and refuses the rest with an error that tells what was
// found and what would have been right.
func testWords[T interface {
	~uint8
	fmt.Stringer
	IsValid() bool
}](t *testing.T, parse func(string) (T, error), all iter.Seq[T]) {
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
		for _, word := range []string{"", " ", "nothing", "YY", "é", walked[0].String() + " "} {
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
	testWords(t, variants.ParseGood, variants.GoodKinds())
	testWords(t, variants.ParseSide, variants.Sides())
	testWords(t, variants.ParseFace, variants.Faces())
	testWords(t, variants.ParseOrderFace, variants.OrderFaces())
	testWords(t, variants.ParsePower, variants.Powers())
}

func TestAnErrorRepeatsNoMoreThanTheBeginningOfALongWord(t *testing.T) {
	var f variants.Face
	err := f.UnmarshalText(make([]byte, 1e6))
	if err == nil || len(err.Error()) > 500 {
		t.Errorf("an error of %d bytes", len(err.Error()))
	}
}
