package strictjson_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/strictjson"
)

// A table is a value with one field of each kind.
type table struct {
	Name   string   `json:"name"`
	Round  int      `json:"round"`
	Income int8     `json:"income"`
	Over   bool     `json:"over"`
	Dice   []uint8  `json:"dice"`
	Tracks [3]int16 `json:"tracks"`
	Seats  []seat   `json:"seats"`
	Olive  *seat    `json:"olive"`
	Extra  []string `json:"extra"`
}

type seat struct {
	Goods string `json:"goods"`
	Boxes []int  `json:"boxes"`
}

const longest = 5

func tables() *rapid.Generator[table] {
	text := rapid.OneOf(rapid.StringN(0, 4, -1), rapid.SampledFrom([]string{`"`, `\`, "\n", "é", "\u2028", "<>&", "a\x00b"}))
	numbers := rapid.SliceOfN(rapid.IntRange(0, 1<<31-1), 0, longest)
	seats := rapid.Custom(func(t *rapid.T) seat { return seat{text.Draw(t, "goods"), numbers.Draw(t, "boxes")} })
	return rapid.Custom(func(t *rapid.T) table {
		return table{
			text.Draw(t, "name"), rapid.IntRange(0, 1<<31-1).Draw(t, "round"), rapid.Int8().Draw(t, "income"), rapid.Bool().Draw(t, "over"),
			rapid.SliceOfN(rapid.Uint8(), 0, longest).Draw(t, "dice"),
			[3]int16{rapid.Int16().Draw(t, "track"), rapid.Int16().Draw(t, "track"), rapid.Int16().Draw(t, "track")},
			rapid.SliceOfN(seats, 0, longest).Draw(t, "seats"), rapid.Ptr(seats, true).Draw(t, "olive"),
			rapid.SliceOfN(text, 0, longest).Draw(t, "extra"),
		}
	})
}

// marshal is what encoding/json makes of a table, but for the list of bytes, which
// it would write as a string.
func marshal(t *rapid.T, of table) []byte {
	type plain table
	numbers := []int{}
	for _, die := range of.Dice {
		numbers = append(numbers, int(die))
	}
	text, err := json.MarshalIndent(struct {
		plain
		Dice []int `json:"dice"`
	}{plain(of), numbers}, "", rapid.SampledFrom([]string{"", "\t", "  "}).Draw(t, "indent"))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestUnmarshalReadsWhatIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := tables().Draw(t, "table")
		var got table
		text := marshal(t, want)
		if err := strictjson.Unmarshal(text, &got, longest); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

// TestUnmarshalReadsNoMoreThanEncodingJSON changes a few bytes of a text. What
// can be read then is read by encoding/json likewise, and is what it prints.
func TestUnmarshalReadsNoMoreThanEncodingJSON(t *testing.T) {
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		text := marshal(t, tables().Draw(t, "table"))
		for range rapid.IntRange(0, 3).Draw(t, "edits") {
			at := rapid.IntRange(0, len(text)).Draw(t, "at")
			piece := rapid.SampledFrom([]string{"", "", " ", `"`, `\`, "{", "}", "[", "]", ",", ":", "-", "0", "1", ".", "e", "null", "true", `"name":`, "\xff", "\x01"}).Draw(t, "piece")
			text = slices.Concat(text[:at], []byte(piece), text[min(at+rapid.IntRange(0, 2).Draw(t, "gone"), len(text)):])
		}
		var got table
		err := strictjson.Unmarshal(text, &got, longest)
		if err != nil {
			checkFaults(t, string(text), err)
			if broken := strings.Contains(err.Error(), "well-formed") || strings.Contains(err.Error(), "the end of the text"); json.Valid(text) && broken {
				t.Fatalf("%v, but it is JSON\n%s", err, text)
			}
			return
		}
		read++
		var raw map[string]any
		var want struct {
			Dice []int `json:"dice"`
		}
		if err := json.Unmarshal(text, &raw); err != nil || len(raw) != 9 {
			t.Fatalf("%d fields, %v\n%s", len(raw), err, text)
		}
		if err := json.Unmarshal(text, &want); err != nil || len(want.Dice) != len(got.Dice) {
			t.Fatalf("dice %v, %v\n%s", got.Dice, err, text)
		}
		var values, again any
		json.Unmarshal(text, &values)
		json.Unmarshal(marshal(t, got), &again)
		if diff := cmp.Diff(values, again); diff != "" {
			t.Fatalf("mismatch (-encoding/json +strictjson)\n%s", diff)
		}
	})
	if read == 0 {
		t.Error("no edited text was read")
	}
}

// failer is a test or a fuzz target.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// checkFaults looks whether each fault names its place in the text.
func checkFaults(t failer, text string, err error) {
	t.Helper()
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		t.Fatalf("%v is no list of faults", err)
	}
	line, column := 1, 0
	for _, one := range joined.Unwrap() {
		fault, ok := one.(*parse.Error)
		switch {
		case !ok:
			t.Fatalf("%T: %v", one, one)
		case fault.More > 0:
		case fault.Line < line || fault.Line == line && fault.Column < column || fault.Line > 1+strings.Count(text, "\n") || fault.Found == "" || fault.Expected == "":
			t.Fatalf("%+v follows line %d, column %d\n%s", *fault, line, column, text)
		default:
			line, column = fault.Line, fault.Column
		}
	}
}

const sample = `{"name":"a","round":3,"income":-5,"over":true,"dice":[1,2],"tracks":[-1,0,1],"seats":[{"goods":"YR","boxes":[1]}],"olive":null,"extra":[]}`

// Each row puts a piece into the sample. The error lists all that is then wrong.
func TestUnmarshalTellsAllFaults(t *testing.T) {
	for _, test := range []struct {
		name     string
		old, new string
		want     []string
	}{
		{"nothing", "", "", nil},
		{"blanks", `"round":3,`, "\t\"round\" : 3\r\n, ", nil},
		{"an escape", `"a"`, `"\u0061\"\\"`, nil},
		{"the fields in another order", `"name":"a","round":3`, `"round":3,"name":"a"`, nil},
		{"an unknown field", `"round":3`, `"round":3,"loud":{"a":[1,{}]}`, []string{`line 1, column 23: found "\"loud\"", expected another field, such as "income"`}},
		{"an unknown field at the end", `"extra":[]`, `"extra":[],"loud":1`, []string{`line 1, column 139: found "\"loud\"", expected no more fields`}},
		{"a field in capitals", `"round"`, `"Round"`, []string{
			`line 1, column 13: found "\"Round\"", expected another field, such as "round"`,
			`line 1, column 138: found "}", expected field "round" before it`,
		}},
		{"a field twice", `"round":3`, `"round":3,"round":4`, []string{`line 1, column 23: found "\"round\"", expected field "round" once`}},
		{"fields missing", `"goods":"YR","boxes":[1]`, ``, []string{
			`line 1, column 88: found "}", expected field "seats[0].goods" before it`,
			`line 1, column 88: found "}", expected field "seats[0].boxes" before it`,
		}},
		{"null for a number", `"round":3`, `"round":null`, []string{`line 1, column 21: found "null", expected round to be a whole number from 0`}},
		{"null for a list", `[1,2]`, `null`, []string{`line 1, column 54: found "null", expected dice to be a list`}},
		{"null within a list", `[1,2]`, `[null,2]`, []string{`line 1, column 55: found "null", expected dice[0] to be a whole number from 0 to 255`}},
		{"text for a number", `"round":3`, `"round":"3"`, []string{`line 1, column 21: found "\"3\"", expected round to be a whole number from 0`}},
		{"a number for text", `"YR"`, `7`, []string{`line 1, column 96: found "7", expected seats[0].goods to be a string`}},
		{"a fraction", `"round":3`, `"round":3.0`, []string{`line 1, column 21: found "3.0", expected round to be a whole number from 0`}},
		{"an exponent", `"round":3`, `"round":3e0`, []string{`line 1, column 21: found "3e0", expected round to be a whole number from 0`}},
		{"a negative number", `"round":3`, `"round":-3`, []string{`line 1, column 21: found "-3", expected round to be a whole number from 0`}},
		{"a negative nothing", `-5`, `-0`, []string{`line 1, column 32: found "-0", expected income to be a whole number from -128 to 127`}},
		{"a number out of range", `-5`, `128`, []string{`line 1, column 32: found "128", expected income to be a whole number from -128 to 127`}},
		{"the largest int", `"round":3`, `"round":2147483647`, nil},
		{"more than the largest int", `"round":3`, `"round":2147483648`, []string{`line 1, column 21: found "2147483648", expected round to be a whole number from 0`}},
		{"a number without end", `"round":3`, `"round":` + strings.Repeat("9", 60), []string{`line 1, column 21: found "` + strings.Repeat("9", 40) + `…", expected round to be a whole number from 0`}},
		{"text for yes or no", `true`, `"true"`, []string{`line 1, column 42: found "\"true\"", expected over to be true or false`}},
		{"a list for an object", `{"goods":"YR","boxes":[1]}`, `[{"goods":[]}]`, []string{`line 1, column 87: found "[", expected seats[0] to be an object`}},
		{"an object for a list", `[1,2]`, `{"a":[1,2]}`, []string{`line 1, column 54: found "{", expected dice to be a list`}},
		{"an object that may be missing", `null`, `[]`, []string{`line 1, column 123: found "[", expected olive to be an object`}},
		{"an array too short", `[-1,0,1]`, `[-1]`, []string{`line 1, column 72: found "]", expected tracks to have 3 values`}},
		{"an array too long", `[-1,0,1]`, `[-1,0,1,2,3]`, []string{`line 1, column 77: found "2", expected tracks to end after 3 values`}},
		{"a list at its longest", `[1,2]`, `[1,2,3,4,5]`, nil},
		{"a list too long", `[1,2]`, `[1,2,3,4,5,"six",7]`, []string{`line 1, column 65: found "\"six\"", expected dice to end after 5 values`}},
		{"faults in several places", `3,"income":-5,"over":true`, `[],"income":{},"over":0`, []string{
			`line 1, column 21: found "[", expected round to be a whole number from 0`,
			`line 1, column 33: found "{", expected income to be a whole number from -128 to 127`,
			`line 1, column 43: found "0", expected over to be true or false`,
		}},
		{"a fault, and no JSON", `3,"income":-5,`, `[],"income" -5,`, []string{
			`line 1, column 21: found "[", expected round to be a whole number from 0`,
			`line 1, column 33: found "-", expected well-formed JSON`,
		}},
		{"an empty text", sample, ``, []string{`line 1, column 1: found the end of the text, expected well-formed JSON`}},
		{"half of it", `"olive":null,"extra":[]}`, ``, []string{`line 1, column 115: found the end of the text, expected well-formed JSON`}},
		{"a comma too many", `[]}`, `[],}`, []string{`line 1, column 139: found "}", expected well-formed JSON`}},
		{"two commas", `[1,2]`, `[1,,2]`, []string{`line 1, column 57: found ",", expected well-formed JSON`}},
		{"a comma too few", `[1,2]`, `[1 2]`, []string{`line 1, column 57: found "2", expected well-formed JSON`}},
		{"an end too many", `[1,2]`, `[1,2]]`, []string{`line 1, column 59: found "]", expected well-formed JSON`}},
		{"a number for a name", `"round":`, `1:`, []string{`line 1, column 13: found "1", expected well-formed JSON`}},
		{"a word that is none", `true`, `yes`, []string{`line 1, column 42: found "y", expected well-formed JSON`}},
		{"a leading zero", `"round":3`, `"round":03`, []string{`line 1, column 22: found "3", expected well-formed JSON`}},
		{"a number without digits", `-5`, `-`, []string{`line 1, column 32: found "-", expected well-formed JSON`}},
		{"a string without end", `"a"`, `"a`, []string{`line 1, column 13: found "r", expected well-formed JSON`}},
		{"a string to the end of the text", `"YR","boxes":[1]}],"olive":null,"extra":[]}`, `"YR`, []string{`line 1, column 96: found "\"", expected well-formed JSON`}},
		{"a name to the end of the text", `"goods":"YR","boxes":[1]}],"olive":null,"extra":[]}`, `"good`, []string{`line 1, column 88: found "\"", expected well-formed JSON`}},
		{"a line feed in a string", `"a"`, "\"a\n\"", []string{`line 1, column 9: found "\"", expected well-formed JSON`}},
		{"an escape that is none", `"a"`, `"\a"`, []string{`line 1, column 9: found "\"", expected well-formed JSON`}},
		{"another root", sample, `[]`, []string{`line 1, column 1: found "[", expected an object`}},
		{"something after it", `[]}`, "[]}\n {}", []string{`line 2, column 2: found "{", expected the end of the text`}},
		{"garbage after it", `[]}`, `[]}é`, []string{`line 1, column 139: found "é", expected the end of the text`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(sample, test.old, test.new, 1)
			var into table
			err := strictjson.Unmarshal([]byte(text), &into, longest)
			var got []string
			if err != nil {
				checkFaults(t, text, err)
				got = strings.Split(err.Error(), "\n")
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

func TestUnmarshalCountsFaultsBeyondAHundred(t *testing.T) {
	text := strings.Replace(sample, `"round":3`, `"round":3`+strings.Repeat(`,"loud":1`, 250), 1)
	err := strictjson.Unmarshal([]byte(text), new(table), longest)
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok || len(joined.Unwrap()) != 101 {
		t.Fatalf("%v is no list of 101", err)
	}
	var last *parse.Error
	if !errors.As(joined.Unwrap()[100], &last) || last.More != 150 {
		t.Errorf("the last is %+v, want 150 more", last)
	}
}

// TestUnmarshalOfDeepNesting reads what a recursive reader would overflow its
// stack on.
func TestUnmarshalOfDeepNesting(t *testing.T) {
	const deep = 1_000_000
	for _, nested := range []string{
		strings.Repeat("[", deep), strings.Repeat("[", deep) + strings.Repeat("]", deep), strings.Repeat(`{"a":`, deep),
	} {
		for _, text := range []string{nested, `{"loud":` + nested, `{"dice":` + nested, `{"dice":[` + nested} {
			if err := strictjson.Unmarshal([]byte(text), new(table), longest); err == nil {
				t.Errorf("%.20s… is read", text)
			}
		}
	}
}

func TestUnmarshalPanicsForATypeThatItDoesNotRead(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a map is read")
		}
	}()
	strictjson.Unmarshal([]byte("{}"), new(map[string]int), longest)
}

func FuzzUnmarshal(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte(`{"name":"\ud800","round":1e400}`))
	f.Add(bytes.Repeat([]byte(`[{"a":`), 50))
	f.Fuzz(func(t *testing.T, text []byte) {
		var into table
		err := strictjson.Unmarshal(text, &into, longest)
		if err != nil {
			checkFaults(t, string(text), err)
			return
		}
		if !json.Valid(text) {
			t.Fatalf("%q is read, and is no JSON", text)
		}
	})
}
