package plainrules

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
)

// The neighbours here are found from the rows' shift alone, those of hexmap
// from axial coordinates.
func TestBOARD1NeighboursAreThoseOfHexmap(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		a := readAtlas(board.String())
		equal(t, name+": hexes", len(a.hexes), board.Len())
		for i, hex := range a.hexes {
			equal(t, name+": hex", hex, board.Cell(i).String())
			equal(t, hex+": region", a.region[hex], board.Region(i))
			equal(t, hex+": city", a.isCity[hex], board.IsCity(i))
			equal(t, hex+": town", a.isTown[hex], board.IsTown(i))
			for _, edge := range edges {
				d, err := hexmap.ParseDirection(edge)
				if err != nil {
					t.Fatal(err)
				}
				want := ""
				if there := board.Neighbour(i, d); there >= 0 {
					want = board.Cell(there).String()
				}
				equal(t, hex+"/"+edge, a.neighbour[hex][edge], want)
			}
		}
	}
}

func TestBOARD4ComponentsAreCompleteAndKeep4b(t *testing.T) {
	for name, change := range map[string][2]string{
		"no name":      {"components test", ""},
		"two names":    {"components test", "components test\ncomponents twice"},
		"no 1a":        {"tile 1a spent +1", ""},
		"1a twice":     {"tile 1a spent +1", "tile 1a spent +1\ntile 1a spent +1"},
		"4b spent":     {"tile 4b kept -1", "tile 4b spent -1"},
		"order twice":  {"order 1a YR 2", "order 1b YR 2"},
		"unknown good": {"order 1a YR 2", "order 1a YX 2"},
		"unknown use":  {"tile 1a spent +1", "tile 1a often +1"},
	} {
		if _, err := readComponents(replace(t, testComponents, change[0], change[1])); err == nil {
			t.Errorf("%s: no fault", name)
		}
	}
}
