package track_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func Example() {
	drawn := track.Between(hexmap.SouthEast, hexmap.East)
	fmt.Println(drawn, "is", drawn.Type())
	fmt.Println("turned:", drawn.Rotate(1))
	other, ok := drawn.Other(hexmap.East)
	fmt.Println("from E it leads to", other, ok)
	// Output:
	// E-SE is sharp
	// turned: E-NE
	// from E it leads to SE true
}

func ExampleParse() {
	fmt.Println(track.Parse("W-E"))
	fmt.Println(track.Parse("W-W"))
	// Output:
	// E-W <nil>
	// no track column 3: found "W", expected two different edges out of E, NE, NW, W, SW and SE, joined by a hyphen, such as E-NE
}

func ExampleTracer() {
	board := hexmap.Standard()
	tracer := track.NewTracer(board, nil)

	// City 1, the yellow town and city 3 stand in one row.
	drawn := make([]track.Track, board.Len())
	town := board.Town(1)
	drawn[town] = track.Between(hexmap.West, hexmap.East)
	drawn[board.Neighbour(town, hexmap.East)] = track.Between(hexmap.West, hexmap.East)

	for _, link := range tracer.AppendLinks(nil, drawn) {
		from, to := int(link.From), int(link.To)
		fmt.Printf("from city %d to city %d, towns: %d\n", board.Region(from), board.Region(to), link.Towns)
		for hex := range tracer.Walk(drawn, from, link.Exit) {
			fmt.Println(board.Cell(hex), drawn[hex])
		}
	}
	// Output:
	// from city 1 to city 3, towns: 1
	// b3 E-W
	// b4 E-W
}

// A map of another game: a city, a junction town with three exits, and track
// that crosses other track.
func ExampleSheet() {
	city, crossing, town := hexmap.Hex{Q: 0}, hexmap.Hex{Q: 1}, hexmap.Hex{Q: 2}
	var sheet track.Sheet
	sheet.SetGround(city, track.GroundCity)
	sheet.SetGround(crossing, track.Plain)
	sheet.SetGround(town, track.Town)

	for _, err := range []error{
		sheet.Draw(crossing, track.Between(hexmap.West, hexmap.East)),
		sheet.Draw(crossing, track.Between(hexmap.NorthWest, hexmap.SouthEast)),
		sheet.DrawExit(town, hexmap.West),
		sheet.DrawExit(town, hexmap.NorthEast),
		sheet.DrawExit(town, hexmap.SouthEast),
		sheet.Draw(town, track.Between(hexmap.West, hexmap.East)),
	} {
		if err != nil {
			fmt.Println(err)
		}
	}
	for stretch := range sheet.Stretches() {
		fmt.Println(stretch.Kind, stretch.Stops, stretch.Steps)
	}
	// Output:
	// track: E-W cannot be drawn in hex (2,0): there is track on edge W already
	// link [{(0,0) E} {(2,0) W}] [{(1,0) W E}]
	// dead end [{(2,0) NE}] []
	// dead end [{(2,0) SE}] []
	// dead end [] [{(1,0) NW SE}]
}

// A crossing is laid over a straight track, and what is new is looked at.
func ExampleTile() {
	old := track.MustParseTile("W-E")
	laid := track.MustParseTile("E-W+NE-SW")
	fmt.Println(laid.Contains(old), laid.Minus(old))
	for turned := range laid.Rotations() {
		fmt.Println(turned, turned.Face() == laid.Face())
	}
	// Output:
	// true NE-SW
	// E-W+NE-SW true
	// NE-SW+NW-SE true
	// E-W+NW-SE true
}
