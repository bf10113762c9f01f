package hexmap_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// valley returns the text of a map with towns of these names.
func valley(names ...string) string {
	const row = 9
	var grid, towns strings.Builder
	for i, name := range names {
		if i%row == 0 {
			fmt.Fprintf(&grid, "\n%c ", 'a'+i/row)
		}
		grid.WriteString(" po")
		fmt.Fprintf(&towns, "town %c%d %s\n", 'a'+i/row, i%row+1, name)
	}
	grid.WriteString(strings.Repeat(" --", (row-len(names)%row)%row))
	return "map valley\nlayout pointy odd-r\ngrid" + grid.String() + "\nend\n" + towns.String()
}

func TestCodes(t *testing.T) {
	for _, test := range []struct{ names, codes string }{
		{"Albany,Boston", "ALB,BOS"},
		{"New York,New Haven,Newark", "NYO,NHA,NEW"},
		{"Hartford,Harrisburg,Harwich", "HAT,HAI,HAW"},
		{"Ur,Åre,Köln,Ö", "U01,ÅRE,KÖL,Ö01"},
		{"Aaa,Aaa,Aaa", "A01,A02,A03"},
		{"St. Ives,Stives", "SIV,STI"},
	} {
		m, err := hexmap.ParseMap(valley(strings.Split(test.names, ",")...), hexmap.MapFormat{})
		if err != nil {
			t.Fatal(err)
		}
		codes := slices.DeleteFunc(m.Codes(), func(code string) bool { return code == "" })
		if diff := cmp.Diff(strings.Split(test.codes, ","), codes); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.names, diff)
		}
	}
}

// TestCodesAreUnique holds any map to a code for each name, which no other hex has, and
// which the same map has when it is read anew.
func TestCodesAreUnique(t *testing.T) {
	hold := func(t *rapid.T, m *hexmap.Map) {
		codes, seen := m.Codes(), map[string]bool{}
		for i, code := range codes {
			if (code == "") != (m.NameOf(i) == "") || code != "" && len([]rune(code)) != 3 || seen[code] && code != "" {
				t.Errorf("%v: the code of %q is %q", m.Cell(i), m.NameOf(i), code)
			}
			seen[code] = true
		}
		again, err := hexmap.ParseMap(m.String(), hexmap.MapFormat{})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(codes, again.Codes()); diff != "" {
			t.Errorf("read anew (-before +after):\n%s", diff)
		}
	}
	rapid.Check(t, func(t *rapid.T) { hold(t, maps().Draw(t, "map")) })
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.StringOfN(rapid.RuneFrom([]rune("aab1é-")), 1, 5, -1)
		m, err := hexmap.ParseMap(valley(rapid.SliceOfN(name, 1, 60).Draw(t, "names")...), hexmap.MapFormat{})
		if err != nil {
			t.Fatal(err)
		}
		hold(t, m)
	})
}
