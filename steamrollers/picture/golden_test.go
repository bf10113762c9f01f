package picture_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants"
)

// TestGolden holds a picture by day of each kind of screen to the bytes that somebody has looked at.
// The laws of pictures hold those by night, with signs and in other scales to them.
func TestGolden(t *testing.T) {
	var plain picture.Style
	lagoon, _ := hexmap.Shipped("lagoon")
	acting := replay(t, "readme.srr", allMoves)
	powers := replay(t, "readme.srr", 5)
	own := after(t, powers, "power goods", "draw R", "place 3")
	solo := replay(t, "olive.srr", 52)
	for name, svg := range map[string]string{
		"readme-sheet": plain.Sheet(&acting, acting.Turn(), picture.Marks{Route: longest(&acting)}),
		"sheet-acting": picture.Style{ColourBlind: true, Names: true, ID: "p2"}.
			Sheet(&acting, acting.Turn(), picture.Marks{Moves: acting.AppendMoves(nil)}),
		"sheet-own":     plain.Sheet(&own, 2, picture.Marks{}),
		"supply-powers": plain.Supply(&powers, picture.Marks{Moves: powers.AppendMoves(nil)}),
		"supply-solo":   plain.Supply(&solo, picture.Marks{Moves: solo.AppendMoves(nil)}),
		"olive":         plain.Olive(&solo, picture.Marks{}),
		"board-lagoon":  picture.Style{Names: true}.Board(lagoon, lagoon.Blocked(hexmap.Hard, 2)),
		"tracks":        plain.Tracks(&acting, hexmap.MustParseCell("a1"), acting.AppendMoves(nil)),
		"tile-4b":       picture.Style{Scale: 2}.Tile(steamrollers.Setup{}, variants.Tile4b),
	} {
		t.Run(name, func(t *testing.T) { golden.Compare(t, name+".svg", svg) })
	}
}
