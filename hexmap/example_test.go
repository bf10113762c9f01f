package hexmap_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// vale is the map that the examples use.
const vale = `
map vale of mills
layout pointy odd-r
grid
a  p   p~  h   p*  --
b    p*  h~o m   p   p
c  w   p~  p~* p   po
end
city a4 Oldbridge
city c3 Three Rivers
town b2 Upper Mill
closed a4/SW c3/NE
`

func Example() {
	m, err := hexmap.ParseMap(vale, hexmap.MapFormat{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for i := range m.Cities() {
		fmt.Print(m.Cell(i), " ", m.NameOf(i), ":")
		for d := range hexmap.Direction(hexmap.NumDirections) {
			switch j := m.Neighbour(i, d); {
			case j < 0:
			case m.Closed(i, d):
				fmt.Print(" ", d, " closed")
			default:
				fmt.Print(" ", d, " ", m.Terrain(j))
			}
		}
		fmt.Println()
	}
	// Output:
	// a4 Oldbridge: W hill SW closed SE plain
	// b1 : E hill NE plain NW plain SW water SE plain
	// c3 Three Rivers: E plain NE closed NW hill W plain
}

func ExampleParseMap() {
	_, err := hexmap.ParseMap(`
map vale of mills
layout pointy odd-r
grid
a  p   p~  x   p*
b    wo  h~  m
end
city a1 Oldbridge
closed a4/E
`, hexmap.MapFormat{Rules: hexmap.MapRules{Cells: "GROUND-1", Names: "TOWNS-2", Closed: "CLIFFS-1"}})
	fmt.Println(err)
	// Output:
	// line 5, column 12: found "x", expected a cell: p plain, h hill, m mountain or w water, with marks in this order: ~ river, o town or * city; or -- for no hex (GROUND-1)
	// line 6, column 6: found "wo", expected w alone, for water bears no mark
	// line 6, column 16: found the end of the line, expected 4 cells, as in the first row
	// line 8, column 6: found "a1", where no city is, expected the hex of a city (TOWNS-2)
	// line 9, column 8: found "a4/E", an edge of the rim, expected an edge between two hexes (CLIFFS-1)
}

// A game of coal says of each city how many tons it needs, and of the map how
// many there are to be had. It has no towns and no rivers.
func ExampleMapFormat() {
	isTons := func(word string) bool { return len(word) == 1 && word[0] >= '1' && word[0] <= '9' }
	tons := hexmap.MapWord{Expected: "tons of coal, 1 to 9", Accepts: isTons, RuleID: "COAL-1"}
	format := hexmap.MapFormat{
		Marks:     []hexmap.Mark{hexmap.City},
		CityWords: []hexmap.MapWord{tons},
		Lines:     []hexmap.MapLine{{Keyword: "coal", Words: []hexmap.MapWord{tons}, Required: true, RuleID: "COAL-2"}},
		MinCities: 2,
	}
	m, err := hexmap.ParseMap(`
map pits
layout pointy even-r
grid
a p* p h
b p m p*
end
coal 7
city b3 4 High Pit
city a1 3
`, format)
	if err != nil {
		fmt.Println(err)
		return
	}
	for i := range m.Cities() {
		fmt.Println(m.Cell(i), "needs", m.CityWords(i)[0])
	}
	fmt.Print(m)
	// Output:
	// a1 needs 3
	// b3 needs 4
	// map pits
	// layout pointy even-r
	// grid
	// a   p* p  h
	// b  p  m  p*
	// end
	// city a1 3
	// city b3 4 High Pit
	// coal 7
}

// Whatever is played on hexes has its grid, which knows what is beside what.
func ExampleGrid_Edges() {
	m := hexmap.MustParseMap(vale, hexmap.MapFormat{})
	grid := m.Grid()
	shores := 0
	for edge := range grid.Edges() {
		first, second := edge.Sides()
		i, _ := grid.IndexOfHex(first)
		j, _ := grid.IndexOfHex(second)
		if (m.Terrain(i) == hexmap.Water) != (m.Terrain(j) == hexmap.Water) {
			shores++
		}
	}
	fmt.Println(shores, "edges are shore")
	// Output:
	// 2 edges are shore
}

func ExampleEdgeOf() {
	c5 := hexmap.OddRow.Hex(hexmap.CellAt(3, 5))
	c6 := hexmap.OddRow.Hex(hexmap.CellAt(3, 6))
	toll := map[hexmap.Edge]int{hexmap.EdgeOf(c5, hexmap.East): 2}
	fmt.Println(toll[hexmap.EdgeOf(c6, hexmap.West)])
	fmt.Println(hexmap.OddRow.EdgeName(hexmap.EdgeOf(c6, hexmap.West)))
	// Output:
	// 2
	// c5/E
}

func ExampleLayout() {
	m := hexmap.MustParseMap(vale, hexmap.MapFormat{})
	layout := hexmap.Layout{Size: 20, Origin: hexmap.Point{X: 30, Y: 30}}
	b2, _ := m.Index(hexmap.MustParseCell("b2"))
	centre := layout.Centre(m.Hex(b2))
	fmt.Printf("%s is drawn at (%.1f, %.1f)\n", m.NameOf(b2), centre.X, centre.Y)

	clicked, _ := m.IndexOfHex(layout.HexAt(hexmap.Point{X: 120, Y: 55}))
	fmt.Println("a click at (120, 55) meets", m.Cell(clicked))
	// Output:
	// Upper Mill is drawn at (82.0, 60.0)
	// a click at (120, 55) meets b3
}
