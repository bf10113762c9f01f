package parse_test

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
)

func TestPhrasesNameTheirArguments(t *testing.T) {
	end := parse.Say(parse.EndOfLine, "unused", 1)
	german := map[string]string{"the end of the line": "das Ende der Zeile", "{a} before {b}": "vor {b}: {a}"}
	in := func(key parse.Key) string {
		if said, ok := german[string(key)]; ok {
			return said
		}
		return string(key)
	}
	for _, test := range []struct {
		phrase        parse.Phrase
		english, told string
	}{
		{parse.Phrase{}, "", ""},
		{end, "the end of the line", "das Ende der Zeile"},
		{parse.Say("{a} before {b}", "a", 7, "b", end), "7 before the end of the line", "vor das Ende der Zeile: 7"},
		{parse.Say("{a} before {b}", "a", "{b}", "b", -1), "{b} before -1", "vor -1: {b}"},
		{parse.Say("{a} and {c}", "a", 1, 2, 3), "1 and {c}", "1 and {c}"},
		{parse.AnyOf("a"), "a", "a"},
		{parse.AnyOf("a", "b", "c"), "a or b or c", "a or b or c"},
		{parse.AnyOf[string](), "", ""},
	} {
		if got := test.phrase.String(); got != test.english {
			t.Errorf("%v is %q in English, want %q", test.phrase, got, test.english)
		}
		if got := test.phrase.In(in); got != test.told {
			t.Errorf("%v is %q, want %q", test.phrase, got, test.told)
		}
	}
	if len(end.Args) > 0 {
		t.Errorf("a key without slots has the arguments %v", end.Args)
	}
}

// Each slot is filled once: what an argument says has no slots.
func TestSlotsAreFilledWithWhatIsGiven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.StringMatching(`[a-z{} 0-9]*`)).Draw(t, "values")
		var key, want strings.Builder
		var given []any
		for i, value := range values {
			key.WriteString("{" + strconv.Itoa(i) + "} ")
			want.WriteString(value + " ")
			given = append(given, strconv.Itoa(i), value)
		}
		if got := parse.Say(parse.Key(key.String()), given...).String(); got != want.String() {
			t.Fatalf("%q, want %q", got, want.String())
		}
	})
}
