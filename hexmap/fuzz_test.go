package hexmap_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
)

// FuzzParseBoard feeds texts of strangers. A board that is read prints a text
// that gives it back; a text that is not is refused with faults that lie in it.
func FuzzParseBoard(f *testing.F) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		f.Add(board.String())
	}
	f.Add(small + "medium 1 1|2 a4/E\nhard 6 b2/NE")
	f.Add(small + "grid\nmedium 1 1|1 a9/E a1/W 3|2 2|3 zz")
	f.Add(strings.ReplaceAll(small, "\n", "\r\n"))
	f.Add("grid\na\n\nb \x00 \xff # é\n-- end\nend end")
	f.Add("hard\nlayout\nregion\nregion 1\nboard")
	f.Fuzz(func(t *testing.T, text string) {
		board, err := hexmap.ParseBoard(text)
		if (board == nil) == (err == nil) {
			t.Fatalf("board %v, error %v", board, err)
		}
		if err != nil {
			checkFaults(t, text, err)
			return
		}
		again, err := hexmap.ParseBoard(board.String())
		if err != nil || !again.Equal(board) {
			t.Errorf("printed, it is read as\n%v, %v", again, err)
		}
	})
}

// FuzzParseMap does the same with texts of maps, in formats that are strict and
// in the one that is not.
func FuzzParseMap(f *testing.F) {
	f.Add(fair)
	f.Add(coal)
	f.Add(strings.ReplaceAll(fair, "\n", "\r\n"))
	f.Add(fair + "closed a1/E\nmarket\ncity\ncity b3\ntown c2 again")
	f.Add("map\ngrid\na w~*o p~~ -- h*o\nb\nend\nclosed a1/E a2/W a9/E zz")
	f.Add("closed a1/E\ncity a1 red 3\nlayout\nmarket\nmap")
	formats := []hexmap.MapFormat{{}, trade, rails}
	f.Fuzz(func(t *testing.T, text string) {
		for _, format := range formats {
			m, err := hexmap.ParseMap(text, format)
			if (m == nil) == (err == nil) {
				t.Fatalf("map %v, error %v", m, err)
			}
			if err != nil {
				checkFaults(t, text, err)
				continue
			}
			again, err := hexmap.ParseMap(m.String(), format)
			if err != nil || !again.Equal(m) {
				t.Errorf("printed, it is read as\n%v, %v", again, err)
			}
		}
	})
}

func checkFaults(t *testing.T, text string, err error) {
	t.Helper()
	lines := strings.Split(text, "\n")
	before := hexmap.ParseError{}
	for _, one := range err.(interface{ Unwrap() []error }).Unwrap() {
		var fault *hexmap.ParseError
		if !errors.As(one, &fault) {
			t.Fatalf("%v is a %T", one, one)
		}
		if fault.More > 0 {
			continue
		}
		if fault.Found.Key == "" || fault.Expected.Key == "" || fault.Line < 1 || fault.Column < 1 {
			t.Errorf("half a fault: %#v", fault)
		}
		if fault.Line < before.Line || fault.Line == before.Line && fault.Column < before.Column {
			t.Errorf("%v comes after %v", fault, before.Error())
		}
		before = *fault
		switch {
		case fault.Line <= len(lines):
			// A missing word would stand after a blank behind the last.
			if fault.Column > utf8.RuneCountInString(lines[fault.Line-1])+2 {
				t.Errorf("%v: line %q", fault, lines[fault.Line-1])
			}
		case fault.Line > len(lines)+1:
			t.Errorf("%v: %d lines", fault, len(lines))
		}
	}
}

func FuzzParseCell(f *testing.F) {
	for _, text := range []string{"a1", "z999", "c07", "cc7", "", "é1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		cell, err := hexmap.ParseCell(text)
		if (err == nil) != cell.IsValid() || err == nil && cell.String() != text {
			t.Errorf("%q is read as %v, %v", text, cell, err)
		}
	})
}
