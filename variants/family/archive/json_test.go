package archive_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/archive"
)

// plainTable is a table that encoding/json prints.
type plainTable table

func TestJSONIsThatOfEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		of := tables(rapid.OneOf(anyText, rapid.SampledFrom([]string{"\xff", "a\xed\xa0\x80", "😀"}))).Draw(t, "table")
		want, err := json.Marshal(plainTable(of))
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := of.MarshalJSON(); string(got) != string(want) {
			t.Fatalf("got\n%s\nwant\n%s", got, want)
		}
	})
}

func TestNoListIsWrittenAsNull(t *testing.T) {
	const want = `{"name":"","round":0,"income":0,"over":false,"colour":"none","bid":0,"dice":[],"tracks":[0,0,0],"seats":[],"olive":null,"extra":[]}`
	if got, _ := new(table).MarshalJSON(); string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestStringsAreReadAsEncodingJSONReadsThem takes strings of what escapes are made of.
func TestStringsAreReadAsEncodingJSONReadsThem(t *testing.T) {
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		pieces := rapid.SliceOfN(rapid.SampledFrom([]string{
			`\`, `\u`, "d83d", "de00", "D800", "0041", "002", "n", `\n`, `\/`, `"`, "a", "é", "😀", "\xff", "\xed\xa0\x80", "\x01", "\x7f", "\\ud83d\\ude00",
		}), 0, 6).Draw(t, "pieces")
		text := `{"text":"` + strings.Join(pieces, "") + `"}`
		var want struct{ Text string }
		err := json.Unmarshal([]byte(text), &want)
		var got string
		a := archive.ReadJSON(text)
		a.String("text", &got)
		if fault := a.Close(); (fault == nil) != (err == nil) || fault == nil && got != want.Text {
			t.Fatalf("%s: %q, %v; want %q, %v", text, got, fault, want.Text, err)
		}
		if err == nil {
			read++
		}
	})
	if read == 0 {
		t.Error("no string was read")
	}
}

// TestFieldsMayStandInAnyOrder shuffles the fields of all objects.
func TestFieldsMayStandInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := tables(anyText).Draw(t, "table")
		text, _ := want.MarshalJSON()
		shuffled := shuffle(t, text)
		got, err := unmarshalTable(string(shuffled))
		if err != nil {
			t.Fatalf("%v\n%s", err, shuffled)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s\n%s", diff, shuffled)
		}
	})
}

// shuffle is a text in JSON with the fields of its objects in another order.
func shuffle(t *rapid.T, text json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	var elements []json.RawMessage
	switch {
	case string(text) == "null":
		return text
	case json.Unmarshal(text, &fields) == nil:
		keys := []string{}
		for key := range fields {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		var parts [][]byte
		for _, key := range rapid.Permutation(keys).Draw(t, "order") {
			parts = append(parts, slices.Concat([]byte(`"`+key+`" : `), shuffle(t, fields[key])))
		}
		return slices.Concat([]byte("{"), bytes.Join(parts, []byte(", ")), []byte("}"))
	case json.Unmarshal(text, &elements) == nil:
		var parts [][]byte
		for _, one := range elements {
			parts = append(parts, shuffle(t, one))
		}
		return slices.Concat([]byte("["), bytes.Join(parts, []byte(",\n")), []byte("]"))
	}
	return text
}

// TestNoMoreIsReadThanByEncodingJSON changes a few bytes of a text. What can be read
// then is read by encoding/json likewise, and is what it prints.
func TestNoMoreIsReadThanByEncodingJSON(t *testing.T) {
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		of := tables(anyText).Draw(t, "table")
		text, err := json.MarshalIndent(plainTable(of), "", rapid.SampledFrom([]string{"", "\t", "  "}).Draw(t, "indent"))
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 3).Draw(t, "edits") {
			at := rapid.IntRange(0, len(text)).Draw(t, "at")
			piece := rapid.SampledFrom([]string{"", "", " ", `"`, `\`, "{", "}", "[", "]", ",", ":", "-", "0", "1", ".", "e", "null", "true", `"name":`, "\xff", "\x01"}).Draw(t, "piece")
			text = slices.Concat(text[:at], []byte(piece), text[min(at+rapid.IntRange(0, 2).Draw(t, "gone"), len(text)):])
		}
		got, err := unmarshalTable(string(text))
		if err != nil {
			checkFault(t, string(text), err)
			if broken := strings.Contains(err.Error(), "well-formed") || strings.Contains(err.Error(), "expected the end of the text"); json.Valid(text) && broken {
				t.Fatalf("%v, but it is JSON\n%s", err, text)
			}
			return
		}
		read++
		var raw map[string]any
		if err := json.Unmarshal(text, &raw); err != nil || len(raw) != 11 {
			t.Fatalf("%d fields, %v\n%s", len(raw), err, text)
		}
		written, _ := got.MarshalJSON()
		var again map[string]any
		json.Unmarshal(written, &again)
		if diff := cmp.Diff(raw, again); diff != "" {
			t.Fatalf("mismatch (-encoding/json +archive)\n%s", diff)
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

// checkFault looks whether a fault names its place in the text.
func checkFault(t failer, text string, err error) {
	t.Helper()
	fault, ok := err.(*parse.Error)
	if !ok || fault.Line < 1 || fault.Line > 1+strings.Count(text, "\n") || fault.Column < 1 || fault.Found.Key == "" || fault.Expected.Key == "" {
		t.Fatalf("%T: %v\n%s", err, err, text)
	}
}

const sample = `{"name":"a","round":3,"income":-5,"over":true,"colour":"red","bid":-1,"dice":[1,2],"tracks":[-1,0,1],"seats":[{"goods":"YR","late":true,"boxes":[1]}],"olive":null,"extra":[]}`

// Each row puts a piece into the sample. The error is the first thing wrong.
func TestTheFirstFaultIsTold(t *testing.T) {
	for _, test := range []struct {
		name     string
		old, new string
		want     string
	}{
		{"nothing", "", "", ""},
		{"blanks", `"round":3,`, "\t\"round\" : 3\r\n, ", ""},
		{"an escape", `"a"`, `"\u0061\"\\"`, ""},
		{"the fields in another order", `"name":"a","round":3`, `"round":3,"name":"a"`, ""},
		{"an unknown field", `"round":3`, `"round":3,"loud":{"a":[1,{}]}`, `column 23: found "\"loud\"", expected no more fields`},
		{"an unknown field at the end", `"extra":[]`, `"extra":[],"loud":1`, `column 175: found "\"loud\"", expected no more fields`},
		{"a field in capitals", `"round"`, `"Round"`, `column 174: found "}", expected field "round" before it`},
		{"a field twice", `"round":3`, `"round":3,"round":4`, `column 23: found "\"round\"", expected field "round" once`},
		{"a field twice at the end", `"extra":[]`, `"extra":[],"round":4`, `column 175: found "\"round\"", expected field "round" once`},
		{"a field twice below", `"late":true`, `"late":true,"goods":""`, `column 137: found "\"goods\"", expected field "seats[0].goods" once`},
		{"fields missing", `"goods":"YR","late":true,"boxes":[1]`, ``, `column 112: found "}", expected field "seats[0].goods" before it`},
		{"a field missing at the end", `,"extra":[]`, ``, `column 163: found "}", expected field "extra" before it`},
		{"null for a number", `"round":3`, `"round":null`, `column 21: found "null", expected round to be a number from 0 to 2147483647`},
		{"null for a list", `[1,2]`, `null`, `column 78: found "null", expected dice to be a list`},
		{"null within a list", `[1,2]`, `[null,2]`, `column 79: found "null", expected dice[0] to be a number from 0 to 6`},
		{"text for a number", `"round":3`, `"round":"3"`, `column 21: found "\"3\"", expected round to be a number from 0 to 2147483647`},
		{"a number for text", `"YR"`, `7`, `column 120: found "7", expected seats[0].goods to be goods by their letters`},
		{"a word that is not of the field", `"YR"`, `"YX"`, `column 120: found "\"YX\"", expected seats[0].goods to be goods by their letters`},
		{"a fraction", `"round":3`, `"round":3.0`, `column 21: found "3.0", expected round to be a number from 0 to 2147483647`},
		{"an exponent", `"round":3`, `"round":3e0`, `column 21: found "3e0", expected round to be a number from 0 to 2147483647`},
		{"a negative number", `"round":3`, `"round":-3`, `column 21: found "-3", expected round to be a number from 0 to 2147483647`},
		{"a negative nothing", `-5`, `-0`, `column 32: found "-0", expected income to be a number from -128 to 127`},
		{"a number out of range", `-5`, `128`, `column 32: found "128", expected income to be a number from -128 to 127`},
		{"the largest int", `"round":3`, `"round":2147483647`, ""},
		{"more than the largest int", `"round":3`, `"round":2147483648`, `column 21: found "2147483648", expected round to be a number from 0 to 2147483647`},
		{"a number without end", `"round":3`, `"round":` + strings.Repeat("9", 60), `column 21: found "` + strings.Repeat("9", 40) + `…", expected round to be a number from 0 to 2147483647`},
		{"a number or none", `"bid":-1`, `"bid":-2`, `column 68: found "-2", expected bid to be a number from 0 to 99, or -1`},
		{"text for yes or no", `true`, `"true"`, `column 42: found "\"true\"", expected over to be true or false`},
		{"a word that is none of a few", `"red"`, `"Red"`, `column 56: found "\"Red\"", expected colour to be none, red or reddish`},
		{"a list for an object", `{"goods":"YR","late":true,"boxes":[1]}`, `[{"goods":[]}]`, `column 111: found "[", expected seats[0] to be an object`},
		{"an object for a list", `[1,2]`, `{"a":[1,2]}`, `column 78: found "{", expected dice to be a list`},
		{"an object that may be missing", `null`, `[]`, `column 159: found "[", expected olive to be an object`},
		{"an array too short", `[-1,0,1]`, `[-1]`, `column 96: found "]", expected tracks to have 3 values`},
		{"an array too long", `[-1,0,1]`, `[-1,0,1,2,3]`, `column 101: found "2", expected tracks to end after 3 values`},
		{"a list at its longest", `[1,2]`, `[1,2,3,4,5]`, ""},
		{"a list too long", `[1,2]`, `[1,2,3,4,5,"six",7]`, `column 89: found "\"six\"", expected dice to end after 5 values`},
		{"faults in several places", `3,"income":-5,"over":true`, `[],"income":{},"over":0`, `column 21: found "[", expected round to be a number from 0 to 2147483647`},
		{"an empty text", sample, ``, `column 1: found the end of the text, expected well-formed JSON`},
		{"half of it", `"olive":null,"extra":[]}`, ``, `column 151: found the end of the text, expected well-formed JSON`},
		{"half a list", sample[strings.Index(sample, `2],"tracks`):], ``, `column 81: found the end of the text, expected well-formed JSON`},
		{"a comma too many", `[]}`, `[],}`, `column 175: found "}", expected well-formed JSON`},
		{"two commas", `[1,2]`, `[1,,2]`, `column 81: found ",", expected well-formed JSON`},
		{"a comma too few", `[1,2]`, `[1 2]`, `column 81: found "2", expected well-formed JSON`},
		{"an end too many", `[1,2]`, `[1,2]]`, `column 83: found "]", expected well-formed JSON`},
		{"a number for a name", `"round":`, `1:`, `column 13: found "1", expected well-formed JSON`},
		{"a word that is none", `true`, `yes`, `column 42: found "y", expected well-formed JSON`},
		{"a leading zero", `"round":3`, `"round":03`, `column 22: found "3", expected well-formed JSON`},
		{"a number without digits", `-5`, `-`, `column 32: found "-", expected well-formed JSON`},
		{"a string without end", `"a"`, `"a`, `column 13: found "r", expected well-formed JSON`},
		{"a line feed in a string", `"a"`, "\"a\n\"", `column 9: found "\"", expected well-formed JSON`},
		{"an escape that is none", `"a"`, `"\a"`, `column 9: found "\"", expected well-formed JSON`},
		{"no JSON behind a field in another order", `"name":"a","round":3`, `"round":3,"name"="a"`, `column 18: found "=", expected well-formed JSON`},
		{"another root", sample, `[]`, `column 1: found "[", expected an object`},
		{"something after it", `[]}`, "[]}\n {}", `line 2, column 2: found "{", expected the end of the text`},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := strings.Replace(sample, test.old, test.new, 1)
			_, err := unmarshalTable(text)
			want := test.want
			if want != "" && !strings.HasPrefix(want, "line ") {
				want = "line 1, " + want
			}
			got := ""
			if err != nil {
				checkFault(t, text, err)
				got = err.Error()
			}
			if got != want {
				t.Errorf("got  %s\nwant %s\nof   %s", got, want, text)
			}
		})
	}
}

// TestDeepNesting reads what a recursive reader would overflow its stack on.
func TestDeepNesting(t *testing.T) {
	const deep = 1_000_000
	for _, nested := range []string{
		strings.Repeat("[", deep), strings.Repeat("[", deep) + strings.Repeat("]", deep), strings.Repeat(`{"a":`, deep),
	} {
		for _, text := range []string{nested, `{"loud":` + nested, `{"name":"a","dice":` + nested, `{"name":` + nested, `{"dice":[` + nested} {
			if _, err := unmarshalTable(text); err == nil {
				t.Errorf("%.20s… is read", text)
			}
		}
	}
}

func FuzzReadJSON(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte(`{"name":"\ud800","round":1e400}`))
	f.Add(bytes.Repeat([]byte(`[{"a":`), 50))
	f.Fuzz(func(t *testing.T, text []byte) {
		if _, err := unmarshalTable(string(text)); err != nil {
			checkFault(t, string(text), err)
		} else if !json.Valid(text) {
			t.Fatalf("%q is read, and is no JSON", text)
		}
	})
}

func TestKeysThatAreData(t *testing.T) {
	a := archive.ReadJSON(` { "T1" : 3 , "T2":4}`)
	got := map[string]int{}
	for key, ok := a.NextKey(); ok; key, ok = a.NextKey() {
		n := 0
		a.Int(key, &n)
		got[key] = n
	}
	if diff := cmp.Diff(map[string]int{"T1": 3, "T2": 4}, got); diff != "" || a.Close() != nil {
		t.Errorf("%v, mismatch (-want +got)\n%s", a.Err(), diff)
	}
	for _, text := range []string{`{"T1":"3"}`, `{"T1":3,}`, `{"T1":3`, `[]`, `{T1:3}`} {
		a := archive.ReadJSON(text)
		for key, ok := a.NextKey(); ok; key, ok = a.NextKey() {
			n := 0
			a.Int(key, &n)
		}
		if a.Close() == nil {
			t.Errorf("%s is read", text)
		}
	}
}
