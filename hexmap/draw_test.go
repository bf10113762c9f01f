package hexmap_test

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// What the property tests draw.

func hexes() *rapid.Generator[hexmap.Hex] {
	return rapid.Custom(func(t *rapid.T) hexmap.Hex {
		coordinate := rapid.IntRange(-40, 40)
		return hexmap.Hex{Q: coordinate.Draw(t, "q"), R: coordinate.Draw(t, "r")}
	})
}

func directions() *rapid.Generator[hexmap.Direction] {
	return rapid.SampledFrom(allDirections())
}

func allDirections() []hexmap.Direction {
	return []hexmap.Direction{
		hexmap.East, hexmap.NorthEast, hexmap.NorthWest,
		hexmap.West, hexmap.SouthWest, hexmap.SouthEast,
	}
}

func offsets() *rapid.Generator[hexmap.Offset] {
	return rapid.SampledFrom([]hexmap.Offset{hexmap.OddRow, hexmap.EvenRow})
}

func cells() *rapid.Generator[hexmap.Cell] {
	return rapid.Custom(func(t *rapid.T) hexmap.Cell {
		return hexmap.CellAt(
			rapid.IntRange(1, hexmap.MaxRows).Draw(t, "row"),
			rapid.IntRange(1, hexmap.MaxColumns).Draw(t, "column"),
		)
	})
}
