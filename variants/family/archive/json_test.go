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
	"github.com/railhex/railhex/internal/cases"
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
	const want = `{"name":"","round":0,"income":0,"over":false,"colour":"","bid":0,"dice":[],"tracks":[0,0,0],"seats":[],"olive":null,"extra":[]}`
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

// TestTheFirstFaultIsTold reads texts with a fault in them, and some without.
func TestTheFirstFaultIsTold(t *testing.T) {
	for _, test := range cases.Texts(t, "json.txt", map[string]string{"sample": sample}) {
		test.Run(t, func(text string) []string {
			_, err := unmarshalTable(text)
			if err == nil {
				return nil
			}
			checkFault(t, text, err)
			return []string{err.Error()}
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
