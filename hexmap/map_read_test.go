package hexmap_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
)

type mapFaultTest struct {
	name   string
	change [2]string // what is replaced in a text that is right
	want   []string
}

// run tries a change of a text that is right.
func (test mapFaultTest) run(t *testing.T, text string, format hexmap.MapFormat) {
	t.Run(test.name, func(t *testing.T) {
		if strings.Count(text, test.change[0]) != 1 {
			t.Fatalf("%q stands %d times in the text", test.change[0], strings.Count(text, test.change[0]))
		}
		text := strings.Replace(text, test.change[0], test.change[1], 1)
		m, err := hexmap.ParseMap(text, format)
		if err == nil {
			t.Fatalf("nothing is wrong with\n%s", text)
		}
		if m != nil {
			t.Error("a faulty text gives a map")
		}
		if diff := cmp.Diff(test.want, sentencesOf(t, err)); diff != "" {
			t.Errorf("mismatch (-want +got)\n%s\nin\n%s", diff, text)
		}
	})
}

const anyCell = "a cell: p plain, h hill, m mountain or w water, with marks in this order: ~ river, o town or * city; or -- for no hex"

func TestFaultsOfAMap(t *testing.T) {
	for _, test := range []mapFaultTest{
		{"no map line", [2]string{"map fair land\n", ""}, []string{`line 1, column 1: found "layout", expected a line "map NAME" before it`}},
		{"no name", [2]string{"map fair land", "map"}, []string{`line 1, column 5: found the end of the line, expected the name of the map`}},
		{"a name that cannot be printed", [2]string{"map fair land", "map fair \x01"}, []string{`line 1, column 10: found "\x01", expected a name of printable characters`}},
		{"unknown line", [2]string{"winter", "summer"}, []string{`line 13, column 1: found "summer", expected map, layout, grid, city, town, closed, market or winter`}},
		{"a city before the grid", [2]string{"layout", "city c1 blue 1\nlayout"}, []string{
			`line 3, column 1: found "layout" after "city", expected map, layout and grid in this order, and then the others`,
			`line 4, column 1: found "grid" after "city", expected map, layout and grid in this order, and then the others`,
			`line 10, column 6: found "c1" again, expected each city once (NAME-1)`,
		}},

		{"a terrain that is none", [2]string{"h   --", "x   --"}, []string{`line 4, column 14: found "x", expected ` + anyCell + ` (TRADE-1)`}},
		{"a mark that is none", [2]string{"h   --", "h.  --"}, []string{`line 4, column 14: found "h.", expected ` + anyCell + ` (TRADE-1)`}},
		{"marks in another order", [2]string{"h~o", "ho~"}, []string{`line 6, column 10: found "ho~", expected ` + anyCell + ` (TRADE-2)`}},
		{"a mark twice", [2]string{"po\n", "poo\n"}, []string{`line 5, column 16: found "poo", expected ` + anyCell + ` (TRADE-3)`}},
		{"a town and a city", [2]string{"p~*", "po*"}, []string{`line 5, column 12: found "po*", expected a town o or a city *, not both (TRADE-4)`}},
		{"a river in water", [2]string{"w ", "w~"}, []string{`line 5, column 8: found "w~", expected w alone, for water bears no mark (TRADE-2)`}},
		{"a town in water", [2]string{"w ", "wo"}, []string{`line 5, column 8: found "wo", expected w alone, for water bears no mark (TRADE-3)`}},
		{"a city in water", [2]string{"w ", "w*"}, []string{`line 5, column 8: found "w*", expected w alone, for water bears no mark (TRADE-4)`}},

		{"too many columns", [2]string{"h   --", "h   -- p p"}, []string{
			`line 4, column 23: found "p", expected 5 cells at most (SIZE-1)`,
			`line 5, column 19: found the end of the line, expected 5 cells, as in the first row`,
			`line 6, column 18: found hex 12, expected 11 hexes at most (SIZE-1)`,
			`line 6, column 20: found the end of the line, expected 5 cells, as in the first row`,
		}},
		{"too many hexes", [2]string{"h   --", "h   p "}, []string{`line 6, column 18: found hex 12, expected 11 hexes at most (SIZE-1)`}},
		{"too many cities and towns", [2]string{"p   p\n", "p   po\n"}, []string{`line 3, column 1: found 5 cities and towns, expected 4 at most (SIZE-2)`}},

		{"a bare city line", [2]string{"city c1 blue 1", "city"}, []string{
			`line 6, column 6: found "p*" and no line "city c1", expected a line "city c1" with red or blue and a size from 1 to 9 (NAME-1)`,
			`line 9, column 6: found the end of the line, expected the hex of a city (NAME-1)`,
		}},
		{"a city without a line", [2]string{"city c1 blue 1\n", ""}, []string{
			`line 6, column 6: found "p*" and no line "city c1", expected a line "city c1" with red or blue and a size from 1 to 9 (NAME-1)`,
		}},
		{"a city's name that is no hex", [2]string{"city c1", "city c01"}, []string{
			`line 6, column 6: found "p*" and no line "city c1", expected a line "city c1" with red or blue and a size from 1 to 9 (NAME-1)`,
			`line 9, column 6: found "c01", expected a hex such as c7 (NAME-1)`,
		}},
		{"a city where no hex is", [2]string{"city c1 blue", "city c1 blue 1\ncity a4 blue"}, []string{`line 10, column 6: found "a4", but the map has no hex a4, expected a hex of the map (NAME-1)`}},
		{"a city line on a town", [2]string{"town c2", "city c2 red 1"}, []string{`line 10, column 6: found "c2", where no city is, expected the hex of a city (NAME-1)`}},
		{"a town line on a city", [2]string{"town c2", "town c1"}, []string{`line 10, column 6: found "c1", where no town is, expected the hex of a town (NAME-1)`}},
		{"a town twice", [2]string{"town c2", "town c2\ntown c2"}, []string{`line 11, column 6: found "c2" again, expected each town once (NAME-1)`}},
		{"a colour that is none", [2]string{"blue 1", "grey 1"}, []string{`line 9, column 9: found "grey", expected red or blue (TRADE-4)`}},
		{"no colour", [2]string{" blue 1", ""}, []string{`line 9, column 9: found the end of the line, expected red or blue (TRADE-4)`}},
		{"no size", [2]string{"blue 1", "blue"}, []string{`line 9, column 14: found the end of the line, expected a size from 1 to 9 (TRADE-5)`}},
		{"a size that is none", [2]string{"blue 1", "blue 01"}, []string{`line 9, column 14: found "01", expected a size from 1 to 9 (TRADE-5)`}},
		{"a city's name that cannot be printed", [2]string{"Upper Ferry", "Upper \xff"}, []string{`line 8, column 21: found "\xff", expected a name of printable characters`}},
		{"no more is said of a cell at fault", [2]string{"h~o", "h~x"}, []string{`line 6, column 10: found "h~x", expected ` + anyCell + ` (TRADE-1)`}},

		{"nothing closed", [2]string{"closed b1/SE b3/E c3/E", "closed"}, []string{`line 11, column 8: found the end of the line, expected an edge such as c5/E (EDGE-1)`}},
		{"closed twice", [2]string{"closed b1/SE b3/E", "closed b3/E\nclosed"}, []string{`line 12, column 1: found a second line "closed", expected one (EDGE-1)`}},
		{"an edge twice", [2]string{"c3/E", "c1/NW"}, []string{`line 11, column 19: found "c1/NW", closed already, expected each edge once (EDGE-1)`}},
		{"an edge of the rim", [2]string{"c3/E", "c4/E"}, []string{`line 11, column 19: found "c4/E", an edge of the rim, expected an edge between two hexes (EDGE-1)`}},
		{"an edge of a hole", [2]string{"c3/E", "a3/E"}, []string{`line 11, column 19: found "a3/E", an edge of the rim, expected an edge between two hexes (EDGE-1)`}},
		{"an edge of no hex", [2]string{"c3/E", "a4/W"}, []string{`line 11, column 19: found "a4/W", but the map has no hex a4, expected a hex of the map (EDGE-1)`}},
		{"an edge that is none", [2]string{"c3/E", "c3/N"}, []string{`line 11, column 19: found "c3/N", expected an edge such as c5/E (EDGE-1)`}},

		{"no market", [2]string{"market 4\n", ""}, []string{`line 13, column 1: found the end of the text, expected a line "market" with a price from 1 to 9 (TRADE-7)`}},
		{"two markets", [2]string{"market 4\n", "market 4\nmarket 4\n"}, []string{`line 13, column 1: found a second line "market", expected one (TRADE-7)`}},
		{"no price", [2]string{"market 4", "market"}, []string{`line 12, column 8: found the end of the line, expected a price from 1 to 9 (TRADE-8)`}},
		{"a price that is none", [2]string{"market 4", "market 0"}, []string{`line 12, column 8: found "0", expected a price from 1 to 9 (TRADE-8)`}},
		{"two prices", [2]string{"market 4", "market 4 5"}, []string{`line 12, column 10: found "5", expected the end of the line (TRADE-7)`}},
		{"a word too many", [2]string{"winter", "winter hard"}, []string{`line 13, column 8: found "hard", expected the end of the line (TRADE-9)`}},
	} {
		test.run(t, fair, trade)
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

func TestFaultsOfAMapOfAnotherGame(t *testing.T) {
	const cell = "a cell: p plain or w water, with marks in this order: * city; or -- for no hex"
	for _, test := range []mapFaultTest{
		{"unknown terrain", [2]string{"a  p ", "a  h "}, []string{`line 4, column 4: found "h", expected ` + cell + ` (RAILS-1)`}},
		{"unknown mark", [2]string{"a  p ", "a  p~"}, []string{`line 4, column 4: found "p~", expected ` + cell + ` (RAILS-2)`}},
		{"unknown town", [2]string{"a  p ", "a  po"}, []string{`line 4, column 4: found "po", expected ` + cell + ` (RAILS-3)`}},
		{"unknown line", [2]string{"city b1", "town b1"}, []string{`line 7, column 1: found "town", expected map, layout, grid, city or closed (RAILS-5)`}},
		{"another order", [2]string{"city b1 Pit\nclosed a1/E", "closed a1/E\ncity b1 Pit"}, []string{
			`line 8, column 1: found "city" after "closed", expected map, layout, grid, city and closed in this order`,
		}},
	} {
		test.run(t, coal, rails)
	}
	if m, err := hexmap.ParseMap(coal, rails); err != nil || m.String() != coal {
		t.Errorf("%v\n%v", m, err)
	}
}

func TestHowManyCitiesAMapMustHave(t *testing.T) {
	for _, test := range []mapFaultTest{
		{"too few", [2]string{"a  p  p*", "a  p  p "}, []string{`line 3, column 1: found 1 city, expected 2 at least (STOPS)`}},
		{"too many", [2]string{"b   p* p  p", "b   p* p* p*"}, []string{`line 3, column 1: found 4 cities, expected 3 at most (STOPS)`}},
		{"nobody knows", [2]string{"a  p  p*", "a  p  q*"}, []string{`line 4, column 7: found "q*", expected ` + anyCell}},
	} {
		test.run(t, coal, hexmap.MapFormat{MinCities: 2, MaxCities: 3, Rules: hexmap.MapRules{Stops: "STOPS"}})
	}
}

func TestAGameWithoutMarks(t *testing.T) {
	_, err := hexmap.ParseMap("map bare\nlayout pointy odd-r\ngrid\na h p~\nend\ncity a1\ntown a1\n", hexmap.MapFormat{
		Terrains: []hexmap.Terrain{hexmap.Hill, hexmap.Plain}, Marks: []hexmap.Mark{},
	})
	if diff := cmp.Diff([]string{
		`line 4, column 5: found "p~", expected a cell: p plain or h hill; or -- for no hex`,
		`line 6, column 1: found "city", expected map, layout, grid or closed`,
		`line 7, column 1: found "town", expected map, layout, grid or closed`,
	}, sentencesOf(t, err)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestAMapHasAHex(t *testing.T) {
	_, err := hexmap.ParseMap("map sea\nlayout pointy odd-r\ngrid\na -- --\nend\n", hexmap.MapFormat{Rules: hexmap.MapRules{Size: "SIZE"}})
	if diff := cmp.Diff([]string{`line 3, column 1: found no hex, expected one at least (SIZE)`}, sentencesOf(t, err)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestNothingAtAllIsNoMap(t *testing.T) {
	_, err := hexmap.ParseMap("", trade)
	want := []string{
		`line 1, column 1: found the end of the text, expected a line "map NAME"`,
		`line 1, column 1: found the end of the text, expected a line "layout pointy odd-r" or "layout pointy even-r"`,
		`line 1, column 1: found the end of the text, expected a line "grid", the rows of the map and a line "end"`,
		`line 1, column 1: found the end of the text, expected a line "market" with a price from 1 to 9 (TRADE-7)`,
	}
	if diff := cmp.Diff(want, sentencesOf(t, err)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestMustParseMapPanics(t *testing.T) {
	checkPanics(t, "MustParseMap", func() { hexmap.MustParseMap("map", trade) })
}
