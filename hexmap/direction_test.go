package hexmap_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestDirections(t *testing.T) {
	for _, test := range []struct {
		d                   hexmap.Direction
		name                string
		opposite, reflected hexmap.Direction
	}{
		{hexmap.East, "E", hexmap.West, hexmap.East},
		{hexmap.NorthEast, "NE", hexmap.SouthWest, hexmap.SouthEast},
		{hexmap.NorthWest, "NW", hexmap.SouthEast, hexmap.SouthWest},
		{hexmap.West, "W", hexmap.East, hexmap.West},
		{hexmap.SouthWest, "SW", hexmap.NorthEast, hexmap.NorthWest},
		{hexmap.SouthEast, "SE", hexmap.NorthWest, hexmap.NorthEast},
	} {
		if got := test.d.String(); got != test.name {
			t.Errorf("%d is called %s, not %s", test.d, got, test.name)
		}
		if got := test.d.Opposite(); got != test.opposite {
			t.Errorf("%v: opposite %v, want %v", test.d, got, test.opposite)
		}
		if got := test.d.Reflect(); got != test.reflected {
			t.Errorf("%v: reflected %v, want %v", test.d, got, test.reflected)
		}
		if got, err := hexmap.ParseDirection(test.name); got != test.d || err != nil {
			t.Errorf("%s is read as %v, %v", test.name, got, err)
		}
	}
}

func TestParseDirectionIsStrict(t *testing.T) {
	for text, want := range map[string]string{
		"":   `found nothing, expected E, NE, NW, W, SW or SE`,
		"e":  `found "e", expected E, NE, NW, W, SW or SE`,
		"N":  `found "N", expected E, NE, NW, W, SW or SE`,
		"EN": `found "EN", expected E, NE, NW, W, SW or SE`,
		"E ": `found "E ", expected E, NE, NW, W, SW or SE`,
	} {
		if _, err := hexmap.ParseDirection(text); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
	}
}

func TestAnInvalidDirectionSaysSo(t *testing.T) {
	invalid := hexmap.Direction(hexmap.NumDirections)
	if got := invalid.String(); got != "Direction(6)" {
		t.Errorf("String is %q", got)
	}
	for name, use := range map[string]func(){
		"Opposite":  func() { invalid.Opposite() },
		"Rotate":    func() { invalid.Rotate(1) },
		"Reflect":   func() { invalid.Reflect() },
		"Neighbour": func() { hexmap.Hex{}.Neighbour(invalid) },
		"EdgeOf":    func() { hexmap.EdgeOf(hexmap.Hex{}, invalid) },
	} {
		checkPanics(t, name, use)
	}
}
