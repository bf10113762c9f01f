package track_test

import (
	"fmt"
	"slices"

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

// A map of a game with towns that end track and tiles that cross. Leek and Herne
// are joined by way of Wye, from where track leads on to a closed edge. Then Wye
// grows: to the city there, track also leads where the town had no exit.
func ExampleTracer() {
	valley := hexmap.MustParseMap(`map Valley
layout pointy odd-r
grid
a  p* p po p p*
b   p h~ p w p
end
city a1 Leek
city a5 Herne
town a3 Wye
closed b1/E
`, hexmap.MapFormat{})
	tracer := track.NewTracer(valley, slices.Collect(valley.ClosedEdges()), nil)

	tiles := make([]track.Tile, valley.Len())
	for city := range valley.Cities() {
		tiles[city] = track.City
	}
	lay := func(cell, tile string) {
		i, _ := valley.Index(hexmap.MustParseCell(cell))
		tiles[i] = track.MustParseTile(tile)
	}
	lay("a2", "E-W")
	lay("a3", "E+SW+W")
	lay("a4", "E-W")
	lay("b2", "NE-W") // up to the closed edge

	place := func(end track.End) string {
		return fmt.Sprintf("%v/%v", valley.Cell(int(end.Hex)), end.Edge)
	}
	for _, link := range tracer.AppendLinks(nil, tiles, track.Complete|track.Incomplete) {
		fmt.Println(link.Kind, "from", place(link.From), "to", place(link.To))
		for step := range tracer.Walk(tiles, link) {
			fmt.Println("  over", valley.Cell(int(step.Hex)), step.Track())
		}
	}
	// Output:
	// complete from a1/E to a3/W
	//   over a2 E-W
	// complete from a3/E to a5/W
	//   over a4 E-W
	// incomplete from a3/SW to b2/W
	//   over b2 NE-W
}
