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

// The pieces of a game as faces: one number for all ways in which a piece lies.
func ExampleTile_Face() {
	names := map[track.Tile]string{
		track.MustParseTile("E-W").Face():       "straight",
		track.MustParseTile("E-W+NE-SE").Face(): "straight across a curve",
		track.MustParseTile("E-NW+W-SE").Face(): "curves side by side",
		track.MustParseTile("E+NW+SW").Face():   "town with three exits",
	}
	for _, text := range []string{"NW-SE", "NE-SE+NW-SW", "E-NW+NE-SW", "NE+W+SE"} {
		fmt.Printf("%s: %s\n", text, names[track.MustParseTile(text).Face()])
	}
	// Output:
	// NW-SE: straight
	// NE-SE+NW-SW: curves side by side
	// E-NW+NE-SW: straight across a curve
	// NE+W+SE: town with three exits
}

// A map of five hexes in a row: a city, track, a junction town, a crossing, and a
// city. Then the town grows and becomes a city itself.
func ExampleTracer() {
	grid := row("city", "E-W", "E+W", "E-W+NE-SW", "city")
	tracer := track.NewTracer(grid, nil, nil)
	tiles := grid.tiles
	for link := range tracer.Links(tiles, track.Complete|track.Loose) {
		fmt.Println(link.Kind, "from hex", link.From.Hex, "to hex", link.To.Hex)
		for step := range tracer.Walk(tiles, link) {
			fmt.Println("  over hex", step.Hex, step.Track())
		}
	}
	tiles[2] = track.City
	link, _ := tracer.LinkThrough(tiles, track.End{Hex: 1, Edge: hexmap.West})
	fmt.Println(link.Kind, "from hex", link.From.Hex, "to hex", link.To.Hex)
	// Output:
	// complete from hex 0 to hex 2
	//   over hex 1 E-W
	// complete from hex 2 to hex 4
	//   over hex 3 E-W
	// loose from hex 3 to hex 3
	//   over hex 3 NE-SW
	// complete from hex 0 to hex 2
}
