package hexmap_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

func Example() {
	board := hexmap.Standard()
	city := board.City(3)
	fmt.Println(board.Cell(city), board.Colour(3))

	for d := range hexmap.Direction(hexmap.NumDirections) {
		if next := board.Neighbour(city, d); next >= 0 {
			fmt.Print(d, " ", board.Cell(next), "  ")
		}
	}
	// Output:
	// b5 grey
	// E b6  NE a6  NW a5  W b4  SW c5  SE c6
}

func ExampleParseBoard() {
	_, err := hexmap.ParseBoard(`
board tiny
layout pointy odd-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 grey
grid
a  1* 2* 3* 4* 5* 6*
b   1o 2o 3o 4. 5o 6o
end
hard 3 1|3
`)
	fmt.Println(err)
	// Output:
	// line 7, column 1: found no town in region 4, expected exactly one, a cell 4o (BOARD-2)
	// line 9, column 10: found "grey", expected green, the colour of region 6 (BOARD-1)
	// line 14, column 8: found "1|3", but regions 1 and 3 do not touch, expected a border that the board has
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

func ExampleHex_Range() {
	board := hexmap.Standard()
	city := board.Hex(board.City(1))
	near := 0
	for h := range city.Range(2) {
		if _, ok := board.IndexOfHex(h); ok {
			near++
		}
	}
	fmt.Println(near, "hexes are two steps or less from city 1")
	// Output:
	// 15 hexes are two steps or less from city 1
}

func ExampleLayout() {
	board := hexmap.Standard()
	layout := hexmap.Layout{Size: 20, Origin: hexmap.Point{X: 30, Y: 30}}
	centre := layout.Centre(board.Hex(board.City(1)))
	fmt.Printf("city 1 is drawn at (%.1f, %.1f)\n", centre.X, centre.Y)

	clicked, _ := board.IndexOfHex(layout.HexAt(hexmap.Point{X: 90, Y: 55}))
	fmt.Println("a click at (90, 55) meets", board.Cell(clicked))
	// Output:
	// city 1 is drawn at (82.0, 60.0)
	// a click at (90, 55) meets b2
}

func ExampleBoard_Transform() {
	board := hexmap.Standard()
	turned, where, err := board.Transform(1, false)
	if err != nil {
		fmt.Println(err)
		return
	}
	i := board.City(1)
	j, d := where(i, hexmap.East)
	fmt.Println(board.Cell(i), "becomes", turned.Cell(j), "and its edge E becomes", d)
	// Output:
	// b2 becomes h2 and its edge E becomes NE
}
