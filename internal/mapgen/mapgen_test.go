package mapgen_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

// every is maps of all that the format can say.
var every = mapgen.Kind{}

// market is maps with words and lines of a game's own, and bounds.
var market = mapgen.Kind{
	Format: hexmap.MapFormat{
		Terrains:  []hexmap.Terrain{hexmap.Plain, hexmap.Water},
		Marks:     []hexmap.Mark{hexmap.City, hexmap.Town},
		CityWords: []hexmap.MapWord{{Expected: "a price from 1 to 9", Accepts: isDigit}},
		Lines:     []hexmap.MapLine{{Keyword: "bank", Words: []hexmap.MapWord{{Expected: "a digit from 1 to 9", Accepts: isDigit}}, Required: true}},
		Ordered:   true,
		MaxHexes:  90, MaxColumns: 40, MinCities: 5, MaxCities: 8, MaxStops: 10,
	},
	City:  func(r *rand.Rand) []string { return []string{digit(r)} },
	Lines: func(r *rand.Rand) []string { return []string{"bank " + digit(r)} },
}

func digit(r *rand.Rand) string { return strconv.Itoa(1 + r.IntN(9)) }

func isDigit(word string) bool { return len(word) == 1 && word[0] >= '1' && word[0] <= '9' }

// TestMapsAreOfTheirKind: that a map is valid is the parser's word, so that it is
// enough to look at a few things here.
func TestMapsAreOfTheirKind(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := market.Generator().Draw(t, "map")
		cities := 0
		for i := range m.Cities() {
			if words := m.CityWords(i); len(words) != 1 {
				t.Errorf("of the city in %v is said %q", m.Cell(i), words)
			}
			cities++
		}
		if cities < 5 || m.Len() > 90 {
			t.Errorf("%d cities in %d hexes", cities, m.Len())
		}
		if words, ok := m.Line("bank"); !ok || len(words) != 1 {
			t.Errorf("of the bank is said %q", words)
		}
		if m := every.Generator().Draw(t, "another map"); m.Len() > 160 {
			t.Errorf("%d hexes", m.Len())
		}
	})
}

func TestTheSameSeedGivesTheSameMap(t *testing.T) {
	draw := func(seed uint64) *hexmap.Map { return every.Random(rand.New(rand.NewPCG(seed, 7))) }
	different := 0
	for seed := range uint64(50) {
		if !draw(seed).Equal(draw(seed)) {
			t.Errorf("two maps of seed %d", seed)
		}
		if !draw(seed).Equal(draw(seed + 1)) {
			different++
		}
	}
	if different < 45 {
		t.Errorf("%d of 50 maps are other than the one before", different)
	}
}

// TestMapsReachWhatIsEasilyForgotten keeps the promises of the package comment:
// of a few hundred maps, one in twenty at least shows each of these.
func TestMapsReachWhatIsEasilyForgotten(t *testing.T) {
	const count = 400
	sources := map[string]func(seed int) *hexmap.Map{
		"seed": func(seed int) *hexmap.Map { return every.Random(rand.New(rand.NewPCG(uint64(seed), 0))) },
		"test": func(seed int) *hexmap.Map { return every.Generator().Example(seed) },
	}
	for source, draw := range sources {
		var maps []*hexmap.Map
		for seed := range count {
			maps = append(maps, draw(seed))
		}
		for name, shows := range map[string]func(m *hexmap.Map) bool{
			"odd-r":                  func(m *hexmap.Map) bool { return m.Offset() == hexmap.OddRow },
			"even-r":                 func(m *hexmap.Map) bool { return m.Offset() == hexmap.EvenRow },
			"at most 10 hexes":       func(m *hexmap.Map) bool { return m.Len() <= 10 },
			"120 hexes or more":      func(m *hexmap.Map) bool { return m.Len() >= 120 },
			"one row":                func(m *hexmap.Map) bool { return m.Rows() == 1 },
			"20 rows or more":        func(m *hexmap.Map) bool { return m.Rows() >= 20 },
			"30 columns or more":     func(m *hexmap.Map) bool { return m.Columns() >= 30 },
			"a hole":                 anyHex(isBesideHole),
			"an island":              anyHex(isIsland),
			"no water":               func(m *hexmap.Map) bool { return !anyHex(isWater)(m) },
			"water":                  anyHex(isWater),
			"a mountain":             anyHex(func(m *hexmap.Map, i int) bool { return m.Terrain(i) == hexmap.Mountain }),
			"a river to the rim":     anyHex(func(m *hexmap.Map, i int) bool { return m.HasRiver(i) && degree(m, i) < 6 }),
			"a river through a town": anyHex(func(m *hexmap.Map, i int) bool { return m.HasRiver(i) && m.IsTown(i) }),
			"neighbouring cities":    anyHex(func(m *hexmap.Map, i int) bool { return m.IsCity(i) && cityBeside(m, i, false) }),
			"cities parted":          anyHex(func(m *hexmap.Map, i int) bool { return m.IsCity(i) && cityBeside(m, i, true) }),
			"a city inland":          anyHex(func(m *hexmap.Map, i int) bool { return m.IsCity(i) && degree(m, i) == 6 }),
			"a city cut off":         anyHex(func(m *hexmap.Map, i int) bool { return m.IsCity(i) && isIsland(m, i) }),
			"no city":                func(m *hexmap.Map) bool { return !anyHex((*hexmap.Map).IsCity)(m) },
			"no closed edge":         func(m *hexmap.Map) bool { return len(slices.Collect(m.ClosedEdges())) == 0 },
			"ten closed edges":       func(m *hexmap.Map) bool { return len(slices.Collect(m.ClosedEdges())) >= 10 },
			"a name":                 anyHex(func(m *hexmap.Map, i int) bool { return m.NameOf(i) != "" }),
		} {
			shown := 0
			for _, m := range maps {
				if shows(m) {
					shown++
				}
			}
			if shown < count/20 {
				t.Errorf("only %d of %d maps by %s show %s", shown, count, source, name)
			}
		}
	}
}

func anyHex(is func(m *hexmap.Map, i int) bool) func(m *hexmap.Map) bool {
	return func(m *hexmap.Map) bool {
		for i := range m.Len() {
			if is(m, i) {
				return true
			}
		}
		return false
	}
}

func isWater(m *hexmap.Map, i int) bool { return m.Terrain(i) == hexmap.Water }

// degree is how many neighbours hex i of a map or board has.
func degree(m interface {
	Neighbour(i int, d hexmap.Direction) int
}, i int,
) int {
	count := 0
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if m.Neighbour(i, d) >= 0 {
			count++
		}
	}
	return count
}

// isIsland reports whether hex i has no neighbour that is not water.
func isIsland(m *hexmap.Map, i int) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if j := m.Neighbour(i, d); j >= 0 && !isWater(m, j) {
			return false
		}
	}
	return m.Len() > 1 && !isWater(m, i)
}

// isBesideHole reports whether a place beside hex i has no hex, but six beside it.
func isBesideHole(m *hexmap.Map, i int) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		hole, count := m.Hex(i).Neighbour(d), 0
		for way := range hexmap.Direction(hexmap.NumDirections) {
			if _, ok := m.IndexOfHex(hole.Neighbour(way)); ok {
				count++
			}
		}
		if _, ok := m.IndexOfHex(hole); !ok && count == 6 {
			return true
		}
	}
	return false
}

// cityBeside reports whether a neighbour of hex i is a city, and the edge between
// them closed or not.
func cityBeside(m *hexmap.Map, i int, closed bool) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if j := m.Neighbour(i, d); j >= 0 && m.IsCity(j) && m.Closed(i, d) == closed {
			return true
		}
	}
	return false
}

func TestMapsShrinkToTheLeast(t *testing.T) {
	const want = "map random\nlayout pointy odd-r\ngrid\na  p\nend\n"
	if got := every.Least().String(); got != want {
		t.Errorf("got\n%s", got)
	}
}
