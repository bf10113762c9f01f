package family_test

import (
	"errors"
	"io/fs"
	"strconv"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

func TestAPartIsWhatItsNameSays(t *testing.T) {
	files := fstest.MapFS{"my.number": {Data: []byte("7")}, "no.number": {Data: []byte("seven")}}
	ships := map[string]int{"one": 1}
	shipped := func(name string) (int, bool) { n, ok := ships[name]; return n, ok }
	for _, test := range []struct {
		line  string
		files fs.FS
		want  int
		fault string // of the words
		err   string
	}{
		{"one", files, 1, "", ""},
		{"my.number", files, 7, "", ""},
		{"two", files, 0, `column 1: found "two", expected a number`, ""},
		{"", files, 0, "column 1: found the end of the line, expected a number", ""},
		{"my.number now", files, 0, `column 11: found "now", expected the end of the line`, ""},
		{"no.number", files, 0, "", `no.number: strconv.Atoi: parsing "seven": invalid syntax`},
		{"their.number", files, 0, "", "open their.number: file does not exist"},
		{"my.number", nil, 0, "", "open my.number: file does not exist"},
	} {
		w := parse.NewLine(parse.AppendWords(nil, test.line))
		got := -1
		err := family.PartLine("part", ".number", parse.Say("a number"), &got, test.files, shipped, strconv.Atoi).Read(w)
		if got != test.want || textOf(err) != test.err || textOf(w.Err()) != test.fault {
			t.Errorf("%q: %d, %v, %v", test.line, got, err, w.Err())
		}
		var path *fs.PathError
		if missing := test.line == "their.number" || test.files == nil; errors.As(err, &path) != missing {
			t.Errorf("%q: %v is a *fs.PathError: %v", test.line, err, !missing)
		}
	}
}

type number int

func (n number) String() string { return strconv.Itoa(int(n)) }

func TestAPartIsWrittenByItsName(t *testing.T) {
	shipped := func(name string) (number, bool) { return 2, name == "the two" }
	equal := func(a, b number) bool { return a == b }
	for _, test := range []struct {
		part             number
		name             string
		inHeader, inJSON string
	}{
		{2, "the two", "the two", "the two"},
		{3, "the two", "the-two.number", "3"},
		{2, "my own two", "my-own-two.number", "2"},
	} {
		if header, json := family.Named(test.part, test.name, ".number", shipped, equal); header != test.inHeader || json != test.inJSON {
			t.Errorf("%d by the name of %q is %q in a header, %q in JSON", test.part, test.name, header, json)
		}
	}
}

func textOf(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
