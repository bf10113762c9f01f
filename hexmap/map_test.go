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
		"words":        func(f *hexmap.MapFormat) { f.CityWords = slices.Clone(f.CityWords) }, // which may accept other words
		"lines":        func(f *hexmap.MapFormat) { f.Lines = slices.Clone(f.Lines) },
	} {
		other := trade
		change(&other)
		if m.ReadIn(other) {
			t.Errorf("with other %s it is the same format", name)
		}
	}
	if new(hexmap.Map).ReadIn(hexmap.MapFormat{}) {
		t.Error("a map that was not read was read in a format")
	}
}
