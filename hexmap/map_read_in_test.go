package hexmap_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

// TestAMapKnowsItsFormat reads a map in one format and asks for it and for others that
// differ from it in one thing each.
func TestAMapKnowsItsFormat(t *testing.T) {
	m := hexmap.MustParseMap(fair, trade)
	if !m.ReadIn(trade) {
		t.Error("the map was not read in the format that it was read in")
	}
	for name, change := range map[string]func(*hexmap.MapFormat){
		"columns":      func(f *hexmap.MapFormat) { f.MaxColumns++ },
		"hexes":        func(f *hexmap.MapFormat) { f.MaxHexes++ },
		"least cities": func(f *hexmap.MapFormat) { f.MinCities++ },
		"cities":       func(f *hexmap.MapFormat) { f.MaxCities++ },
		"stops":        func(f *hexmap.MapFormat) { f.MaxStops++ },
		"order":        func(f *hexmap.MapFormat) { f.Ordered = true },
		"rules":        func(f *hexmap.MapFormat) { f.Rules.Cells = "" },
		"terrains":     func(f *hexmap.MapFormat) { f.Terrains = []hexmap.Terrain{} },
		"marks":        func(f *hexmap.MapFormat) { f.Marks = []hexmap.Mark{hexmap.Town} },
		"own terrains": func(f *hexmap.MapFormat) { f.OwnTerrains = []hexmap.MapTerrain{{Letter: 'd', Name: "desert"}} },
		"own marks":    func(f *hexmap.MapFormat) { f.OwnMarks = []hexmap.MapMark{{Sign: '!', Name: "port"}} },
		"words":        func(f *hexmap.MapFormat) { f.CityWords = slices.Clone(f.CityWords) }, // which may accept other words
		"lines":        func(f *hexmap.MapFormat) { f.Lines = slices.Clone(f.Lines) },
	} {
		other := trade
		change(&other)
		if m.ReadIn(other) {
			t.Errorf("with other %s it is the same format", name)
		}
	}
	turned, _, err := m.Transform(3, false)
	if err != nil {
		t.Fatal(err)
	}
	if turned.ReadIn(trade) || new(hexmap.Map).ReadIn(hexmap.MapFormat{}) {
		t.Error("a map that was not read was read in a format")
	}
}

// TestAMapIsWrittenOnce holds that the text of a map costs nothing a second time.
func TestAMapIsWrittenOnce(t *testing.T) {
	m := hexmap.MustParseMap(fair, trade)
	if m.String() != fair {
		t.Fatalf("the map is\n%s", m)
	}
	if n := testing.AllocsPerRun(10, func() { _ = m.String() }); n != 0 {
		t.Errorf("the text allocates %v times", n)
	}
}
