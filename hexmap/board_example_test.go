package hexmap_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// The examples of the board of SteamRollers.

func ExampleBoard() {
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
