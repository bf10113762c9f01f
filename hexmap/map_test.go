package hexmap_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"pgregory.net/rapid"
)

// trade is a format that uses everything a format can say.
var trade = hexmap.MapFormat{
	CityWords: []hexmap.MapWord{
		{Expected: "red or blue", Accepts: func(word string) bool { return word == "red" || word == "blue" }, RuleID: "TRADE-4"},
		{Expected: "a size from 1 to 9", Accepts: isDigit, RuleID: "TRADE-5"},
	},
	Lines: []hexmap.MapLine{
		{Keyword: "market", Words: []hexmap.MapWord{{Expected: "a price from 1 to 9", Accepts: isDigit, RuleID: "TRADE-8"}}, Required: true, RuleID: "TRADE-7"},
		{Keyword: "winter", RuleID: "TRADE-9"},
	},
	MaxColumns: 5, MaxHexes: 11, MinCities: 1, MaxCities: 3, MaxStops: 4,
	Rules: hexmap.MapRules{
		Cells: "TRADE-1",
		Marks: [hexmap.NumMarks + 1]string{hexmap.River: "TRADE-2", hexmap.Town: "TRADE-3", hexmap.City: "TRADE-4"},
		Size:  "SIZE-1", Stops: "SIZE-2", Names: "NAME-1", Closed: "EDGE-1",
	},
}

// rails is a format without towns, whose cities have nothing but a name and whose
// lines stand in order.
var rails = hexmap.MapFormat{
	Terrains: []hexmap.Terrain{hexmap.Plain, hexmap.Water},
	Marks:    []hexmap.Mark{hexmap.City},
	Ordered:  true,
	Rules: hexmap.MapRules{
		Cells: "RAILS-1",
		Marks: [hexmap.NumMarks + 1]string{hexmap.River: "RAILS-2", hexmap.Town: "RAILS-3", hexmap.City: "RAILS-4"},
		Names: "RAILS-5", Closed: "RAILS-6",
	},
}

func isDigit(word string) bool {
	number, err := strconv.Atoi(word)
	return err == nil && number >= 1 && number <= 9 && len(word) == 1
}

// fair is a map in the format trade; line 4 is row a.
const fair = `map fair land
layout pointy even-r
grid
a    p   p~  h   --
b  m   w   p~* po
c    p*  h~o p   p
end
city b3 red 3 Upper Ferry
city c1 blue 1
town c2 Mill
closed b1/SE b3/E c3/E
market 4
winter
`

func TestMapHasWhatItsTextSays(t *testing.T) {
	m := hexmap.MustParseMap(fair, trade)
	var got []string
	for i := range m.Len() {
		hex := fmt.Sprintf("%v %v", m.Cell(i), m.Terrain(i))
		if m.HasRiver(i) {
			hex += " river"
		}
		if m.IsTown(i) {
			hex += " town"
		}
		if m.IsCity(i) {
			hex += fmt.Sprintf(" city %q", m.CityWords(i))
		}
		if m.NameOf(i) != "" {
			hex += " named " + m.NameOf(i)
		}
		for _, d := range allDirections() {
			if m.Closed(i, d) {
				hex += " /" + d.String()
			}
		}
		got = append(got, hex)
	}
	want := []string{
		"a1 plain", "a2 plain river", "a3 hill",
		"b1 mountain /SE", "b2 water", `b3 plain river city ["red" "3"] named Upper Ferry /E`, "b4 plain town /W",
		`c1 plain city ["blue" "1"] /NW`, "c2 hill river town named Mill", "c3 plain /E", "c4 plain /W",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if m.Name() != "fair land" || m.Offset() != hexmap.EvenRow || m.Rows() != 3 || m.Columns() != 4 {
		t.Errorf("%q, %v, %d rows of %d", m.Name(), m.Offset(), m.Rows(), m.Columns())
	}
	if cities, towns := slices.Collect(m.Cities()), slices.Collect(m.Towns()); !slices.Equal(cities, []int{5, 7}) || !slices.Equal(towns, []int{6, 8}) {
		t.Errorf("cities %v, towns %v", cities, towns)
	}
	if words, ok := m.Line("market"); !ok || !slices.Equal(words, []string{"4"}) {
		t.Errorf("market %q, %t", words, ok)
	}
	if words, ok := m.Line("winter"); !ok || len(words) != 0 {
		t.Errorf("winter %q, %t", words, ok)
	}
	if words, ok := hexmap.MustParseMap(strings.Replace(fair, "winter\n", "", 1), trade).Line("winter"); ok || words != nil {
		t.Errorf("no winter is %q, %t", words, ok)
	}
}

func TestMapsArePrintedCanonically(t *testing.T) {
	text := `map   fair  land
layout pointy even-r
grid
a p p~ h -- # blanks do not matter
b m w p~* po
c p* h~o p p
end
winter
closed c4/W c1/NW b3/E
town c2  Mill
town b4
city c1 blue 1
market 4
city b3 red 3   Upper Ferry
`
	m, err := hexmap.ParseMap(text, trade)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(fair, m.String()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if !m.Equal(hexmap.MustParseMap(fair, trade)) {
		t.Error("the same map read twice is not equal")
	}
}

func TestTheZeroMap(t *testing.T) {
	var m hexmap.Map
	if m.String() != "invalid map" || m.Len() != 0 {
		t.Errorf("the zero Map is %v of %d hexes", &m, m.Len())
	}
}

// checkMoved checks that all on the hexes of a map is where they have gone.
func checkMoved(t interface{ Errorf(string, ...any) }, m, moved *hexmap.Map, where func(int, hexmap.Direction) (int, hexmap.Direction)) {
	type site struct {
		terrain           hexmap.Terrain
		river, town, city bool
		name, words       string
		closed            [hexmap.NumDirections]bool
		neighbours        [hexmap.NumDirections]int
	}
	for i := range m.Len() {
		j, _ := where(i, hexmap.East)
		want := site{m.Terrain(i), m.HasRiver(i), m.IsTown(i), m.IsCity(i), m.NameOf(i), fmt.Sprint(m.CityWords(i)), [6]bool{}, [6]int{}}
		got := site{moved.Terrain(j), moved.HasRiver(j), moved.IsTown(j), moved.IsCity(j), moved.NameOf(j), fmt.Sprint(moved.CityWords(j)), [6]bool{}, [6]int{}}
		for _, d := range allDirections() {
			_, e := where(i, d)
			want.closed[d], got.closed[d] = m.Closed(i, d), moved.Closed(j, e)
			want.neighbours[d], got.neighbours[d] = m.Neighbour(i, d), moved.Neighbour(j, e)
			if k := m.Neighbour(i, d); k >= 0 {
				want.neighbours[d], _ = where(k, d)
			}
		}
		if want != got {
			t.Errorf("%v becomes %v, which is\n%v and not\n%v", m.Cell(i), moved.Cell(j), got, want)
		}
	}
	if m.Len() != moved.Len() || m.Name() != moved.Name() {
		t.Errorf("%s of %d hexes becomes %s of %d", m.Name(), m.Len(), moved.Name(), moved.Len())
	}
}

func TestAMapIsNotTurnedBeyondItsBounds(t *testing.T) {
	wide := hexmap.MustParseMap("map wide\nlayout pointy odd-r\ngrid\na p p p\nend\n", hexmap.MapFormat{MaxColumns: 3})
	if _, _, err := wide.Transform(3, false); err != nil {
		t.Errorf("a map as wide as can be: %v", err)
	}
	tall := hexmap.MustParseMap("map tall\nlayout pointy odd-r\ngrid\na p\nb p\nc p\nd p\ne p\nf p*\nend\n", hexmap.MapFormat{MaxColumns: 3})
	for turns, fits := range map[int]bool{0: true, 1: false, 3: true} {
		if moved, where, err := tall.Transform(turns, false); (err == nil) != fits || (moved != nil) != fits || (where != nil) != fits {
			t.Errorf("turned %d: %v", turns, err)
		}
	}
}

// coal is a map in the format rails.
const coal = `map coal
layout pointy odd-r
grid
a  p  p* w
b   p* p  p
end
city b1 Pit
closed a1/E
`

func TestFaultsOfMaps(t *testing.T) {
	if m, err := hexmap.ParseMap(coal, rails); err != nil || m.String() != coal {
		t.Errorf("%v\n%v", m, err)
	}
	formats := map[string]hexmap.MapFormat{
		"fair":  trade,
		"coal":  rails,
		"stops": {MinCities: 2, MaxCities: 3, Rules: hexmap.MapRules{Stops: "STOPS"}},
		"bare":  {Terrains: []hexmap.Terrain{hexmap.Hill, hexmap.Plain}, Marks: []hexmap.Mark{}},
		"sea":   {Rules: hexmap.MapRules{Size: "SIZE"}},
		"":      trade,
	}
	for _, c := range cases.Texts(t, "faults/map.txt", map[string]string{"fair": fair, "coal": coal, "stops": coal, "bare": "", "sea": ""}) {
		c.Run(t, func(text string) []string {
			m, err := hexmap.ParseMap(text, formats[c.Of])
			if m != nil || err == nil {
				t.Errorf("%s gives a map", c.Name)
				return nil
			}
			return sentencesOf(t, err)
		})
	}
}

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
