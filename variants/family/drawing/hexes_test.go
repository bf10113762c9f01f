package drawing_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// TestHexesStandAsOnTheTable writes a small map: rows are shifted by half a hex, what
// is too long keeps a space behind it, and colours take no room.
func TestHexesStandAsOnTheTable(t *testing.T) {
	m := hexmap.MustParseMap("map m\nlayout pointy odd-r\ngrid\na p p --\nb p -- p\nend\n", hexmap.MapFormat{MaxColumns: 9, MaxHexes: 20, MaxStops: 9})
	var b strings.Builder
	drawing.WriteHexes(&b, m.Grid(), 2, 6, func(i int) []string {
		name := m.Cell(i).String()
		return map[string][]string{
			"a1": {name, "too long"},
			"a2": {name, "x", "left out"},
			"b1": {"\x1b[1m" + name + "\x1b[0m", ""},
			"b3": {name},
		}[name]
	})
	want := "a1    a2\ntoo long x\n   \x1b[1mb1\x1b[0m          b3\n\n"
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestListsAreAligned(t *testing.T) {
	var all drawing.List
	all.Add("é", "x ")
	all.Add("long", "")
	var b strings.Builder
	all.Write(&b)
	if diff := cmp.Diff("é     x\nlong\n", b.String()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestDashes(t *testing.T) {
	if drawing.OrDash("") != "–" || drawing.OrDash("x") != "x" {
		t.Error("a dash stands for another text than the empty one")
	}
}
