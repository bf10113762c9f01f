package hexmap_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
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

func TestNothingThatAMapGivesChangesIt(t *testing.T) {
	m := hexmap.MustParseMap(fair, trade)
	clear(m.CityWords(5))
	words, _ := m.Line("market")
	clear(words)
	if m.String() != fair {
		t.Errorf("the map is now\n%s", m)
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

func TestMapGoStringIsACall(t *testing.T) {
	m := hexmap.MustParseMap(fair, trade)
	if got, want := fmt.Sprintf("%#v", m), "hexmap.MustParseMap(`\n"+fair+"`, format)"; got != want {
		t.Errorf("got %s, want %s", got, want)
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
