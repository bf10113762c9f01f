package gamegen

import (
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Setup draws a setup that the rules allow, on any board and with any
// components.
func Setup() *rapid.Generator[steamrollers.Setup] {
	return setupWith(
		rapid.OneOf(shippedBoard(), shippedBoard(), mapgen.Board()),
		rapid.OneOf(rapid.Just(variants.StandardComponents()), Components()),
	)
}

// setupWith draws a setup that the rules allow on boards and with components
// of the caller's choice.
func setupWith(board *rapid.Generator[*hexmap.Board], components *rapid.Generator[variants.Components]) *rapid.Generator[steamrollers.Setup] {
	return rapid.Custom(func(t *rapid.T) steamrollers.Setup {
		setup := steamrollers.Setup{
			Players:    rapid.SampledFrom([]int{2, 3, 4, 5, 1}).Draw(t, "players"),
			Board:      board.Draw(t, "board"),
			Components: components.Draw(t, "components"),
			Wall:       rapid.SampledFrom([]hexmap.Difficulty{hexmap.Open, hexmap.Medium, hexmap.Hard}).Draw(t, "wall"),
		}
		if setup.Players == 1 {
			setup.Olive = rapid.SampledFrom(levels).Draw(t, "level")
		} else {
			setup.Modules = variants.Modules(rapid.Uint8Range(0, uint8(variants.AllModules)).Draw(t, "modules"))
		}
		return setup
	})
}

var levels = []solo.Level{solo.Clerk, solo.Conductor, solo.Machinist, solo.Engineer, solo.Investor, solo.Baron}

// shippedBoard draws one of the boards that ship.
func shippedBoard() *rapid.Generator[*hexmap.Board] {
	return rapid.Map(rapid.SampledFrom(slices.Collect(hexmap.ShippedNames())), func(name string) *hexmap.Board {
		board, _ := hexmap.Shipped(name)
		return board
	})
}

// Components draws a complete set of components. Every face but 4b, which is kept
// (BOARD-4), may be kept or spent. Orders ask for one to five goods, coal among them.
// Points are small numbers or the largest that may be printed.
func Components() *rapid.Generator[variants.Components] {
	return rapid.Custom(func(t *rapid.T) variants.Components {
		set := variants.Components{Name: "drawn"}
		for face := range variants.Faces() {
			set.Tiles[face] = variants.Tile{
				Kept:   face == variants.Tile4b || rapid.Bool().Draw(t, "kept"),
				Points: points.Draw(t, "points"),
			}
		}
		for face := range variants.OrderFaces() {
			goods := rapid.SliceOfN(Good(), 1, 5).Draw(t, "goods")
			set.Orders[face] = variants.Order{Goods: variants.GoodsOf(goods...), Points: points.Draw(t, "points")}
		}
		return set
	})
}

var points = rapid.OneOf(rapid.Int8Range(-2, 6), rapid.SampledFrom([]int8{variants.MostPoints, -variants.MostPoints}))

// Good draws a good of any kind.
func Good() *rapid.Generator[variants.Good] {
	return rapid.Map(rapid.Uint8Range(uint8(variants.Yellow), uint8(variants.Coal)), func(n uint8) variants.Good {
		return variants.Good(n)
	})
}
