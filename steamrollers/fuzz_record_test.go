package steamrollers_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// FuzzParseRecord reads any text as a record. What can be read prints and
// reads back as the same record and replays without a panic, line by line as
// in one go; what cannot is a family.RecordError that names a line of the text.
func FuzzParseRecord(f *testing.F) {
	names, err := filepath.Glob(filepath.Join("testdata", "records", "*.srr"))
	if err != nil || len(names) == 0 {
		f.Fatal("there are no records:", err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	for _, text := range []string{
		"", header, header + header, header + "wall hard\nwall 3\n", header + "olive clerk\n", header + "module coal coal\n",
		"players 2\n" + header, strings.ReplaceAll(header, "\n", "\r\n"), header + "board my.board\n", strings.ReplaceAll(header, "standard", "my.board"),
		strings.Replace(header, "board standard", "board my.board", 1), strings.Replace(header, "components standard", "components my.components", 1),
		strings.Replace(header, "2", "99999999999", 1), header + "goods\n", header + "draft 1 # too early\n",
		header + "event a day\ndate 2026-11-22\nseat 1 Ann\nbot 2 Hal\nP1: draft 1\nresult P1 0 P2 0\n", header + "position a.b\n",
	} {
		f.Add(text)
	}
	files := fstest.MapFS{
		"my.board":      {Data: []byte(hexmap.Standard().String())},
		"my.components": {Data: []byte(variants.StandardComponents().String())},
	}
	f.Fuzz(func(t *testing.T, text string) {
		record, err := steamrollers.ParseRecord(text, files)
		if err != nil {
			checkRecordErrors(t, text, err)
			return
		}
		printed := record.String()
		again, err := steamrollers.ParseRecord(printed, filesOf(record.Setup, printed))
		if err != nil || again.String() != printed {
			t.Fatalf("read, and printed\n%s\nand again\n%s%v", printed, again, err)
		}
		s, err := record.Replay()
		var stopped *family.RecordError
		if err != nil && !errors.As(err, &stopped) {
			t.Fatalf("Replay fails: %v", err)
		}
		if err := invariantBroken(at{State: &s}); err != nil {
			t.Fatal(err)
		}
		r, err := steamrollers.OpenRecord(strings.NewReader(text), files)
		if err != nil {
			t.Fatalf("ParseRecord reads the header, and OpenRecord says %v", err)
		}
		for r.Next() {
		}
		if *r.State() != s || (r.Err() == nil) != (stopped == nil) || stopped != nil && r.Err().(*family.RecordError).Rule() != stopped.Rule() {
			t.Fatalf("line by line the replay stops by %v, in one go by %v", r.Err(), stopped)
		}
	})
}

// checkRecordErrors looks whether each fault of a record names a line.
func checkRecordErrors(t *testing.T, text string, err error) {
	t.Helper()
	faults := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		faults = joined.Unwrap()
	}
	for _, fault := range faults {
		wrong, ok := fault.(*family.RecordError)
		if !ok {
			t.Fatalf("%T: %v", fault, fault)
		}
		if wrong.Line < 1 || wrong.Line > 1+strings.Count(text, "\n") || wrong.Message() == "" || strings.Contains(wrong.Error(), "\n") {
			t.Fatalf("line %d: %q", wrong.Line, wrong.Error())
		}
	}
}

// filesOf are the files that the text of a record names: the board and the
// components that do not ship, under the names that AppendText says.
func filesOf(setup steamrollers.Setup, text string) fstest.MapFS {
	files := fstest.MapFS{}
	for line := range strings.Lines(text) {
		switch words := strings.Fields(line); {
		case len(words) == 2 && words[0] == "board" && strings.HasSuffix(words[1], ".board"):
			files[words[1]] = &fstest.MapFile{Data: []byte(setup.Board.String())}
		case len(words) == 2 && words[0] == "components" && strings.HasSuffix(words[1], ".components"):
			files[words[1]] = &fstest.MapFile{Data: []byte(setup.Components.String())}
		}
	}
	return files
}
