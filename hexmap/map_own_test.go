package hexmap_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// desert is a format with terrains and marks of a game's own.
var desert = hexmap.MapFormat{
	Terrains:    []hexmap.Terrain{hexmap.Plain, hexmap.Water},
	OwnTerrains: []hexmap.MapTerrain{{Letter: 'd', Name: "desert"}, {Letter: 'i', Name: "ice", Like: hexmap.Water}},
	OwnMarks:    []hexmap.MapMark{{Sign: '+', Name: "port"}, {Sign: '%', Name: "oasis"}},
	Rules:       hexmap.MapRules{Cells: "SAND-1"},
}

// TestAMapHasTerrainsAndMarksOfItsOwn writes cells, reads them, and turns the map: each hex
// keeps what it has, and who does not know the game sees what it is like.
func TestAMapHasTerrainsAndMarksOfItsOwn(t *testing.T) {
	like := map[byte]hexmap.Terrain{'p': hexmap.Plain, 'w': hexmap.Water, 'd': hexmap.Plain, 'i': hexmap.Water}
	named := map[byte]string{'p': "plain", 'w': "water", 'd': "desert", 'i': "ice"}
	rapid.Check(t, func(t *rapid.T) {
		var cells []string
		for range rapid.IntRange(1, 6).Draw(t, "hexes") {
			terrain := rapid.SampledFrom([]string{"p", "w", "d", "i"}).Draw(t, "terrain")
			marks := rapid.SampledFrom([]string{"", "+", "%", "+%"}).Draw(t, "marks")
			if like[terrain[0]] != hexmap.Water {
				marks = rapid.SampledFrom([]string{"", "~", "*", "~o"}).Draw(t, "known marks") + marks
			}
			cells = append(cells, terrain+marks)
		}
		text := fmt.Sprintf("map sands\nlayout pointy odd-r\ngrid\na %s\nend\n", strings.Join(cells, " "))
		m, err := hexmap.ParseMap(text, desert)
		if err != nil {
			t.Fatal(err)
		}
		moved, where, err := m.Transform(rapid.SampledFrom([]int{0, 3}).Draw(t, "turns"), false)
		if err != nil {
			t.Fatal(err)
		}
		for i, cell := range cells {
			j, _ := where(i, hexmap.East)
			var own []string
			for _, mark := range desert.OwnMarks {
				if strings.IndexByte(cell, mark.Sign) >= 0 {
					own = append(own, mark.Name)
				}
			}
			for at, m := range map[int]*hexmap.Map{i: m, j: moved} {
				if m == moved {
					at = j
				}
				if m.Ground(at) != cell || m.Terrain(at) != like[cell[0]] || m.TerrainName(at) != named[cell[0]] || !slices.Equal(m.OwnMarks(at), own) {
					t.Errorf("%s is %s, like %v, called %s, with %v", cell, m.Ground(at), m.Terrain(at), m.TerrainName(at), m.OwnMarks(at))
				}
			}
		}
		if again, err := hexmap.ParseMap(m.String(), desert); err != nil || !again.Equal(m) {
			t.Errorf("the map is written as\n%s%v", m, err)
		}
	})
}

// TestCellsThatAFormatDoesNotKnow: the error lists what can stand there.
func TestCellsThatAFormatDoesNotKnow(t *testing.T) {
	for _, cell := range []string{"h", "p+~", "p++", "p%+", "d?", "+", "w~+"} {
		_, err := hexmap.ParseMap("map sands\nlayout pointy odd-r\ngrid\na "+cell+"\nend\n", desert)
		var fault *hexmap.ParseError
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), `"`+cell+`"`) ||
			cell != "w~+" && (fault.RuleID != "SAND-1" || !strings.Contains(err.Error(), "p plain, w water, d desert or i ice, with marks in this order: ~ river, o town, * city, + port or % oasis")) {
			t.Errorf("%s: %v", cell, err)
		}
	}
}

// TestFormatsThatMeanTwoThings panic, since only their programmer can mend them.
func TestFormatsThatMeanTwoThings(t *testing.T) {
	for what, format := range map[string]hexmap.MapFormat{
		"a letter of a terrain": {OwnTerrains: []hexmap.MapTerrain{{Letter: 'p', Name: "pasture"}}},
		"a sign of a mark":      {OwnMarks: []hexmap.MapMark{{Sign: '~', Name: "canal"}}},
		"two of the same":       {OwnTerrains: []hexmap.MapTerrain{{Letter: 'd', Name: "desert"}}, OwnMarks: []hexmap.MapMark{{Sign: 'd', Name: "depot"}}},
		"a comment":             {OwnMarks: []hexmap.MapMark{{Sign: '#', Name: "fence"}}},
		"no hex":                {OwnTerrains: []hexmap.MapTerrain{{Letter: '-', Name: "void"}}},
		"a blank":               {OwnMarks: []hexmap.MapMark{{Sign: ' ', Name: "nothing"}}},
		"like nothing":          {OwnTerrains: []hexmap.MapTerrain{{Letter: 'd', Name: "desert", Like: hexmap.NumTerrains}}},
		"too many":              {OwnMarks: make([]hexmap.MapMark, 33)},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: nobody complains", what)
				}
			}()
			_, _ = hexmap.ParseMap("", format)
		}()
	}
}
