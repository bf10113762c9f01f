package picture

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steamrollers", steamrollers.English)} }

// slots is a row of six places, one for each number.
func (p *pen) slots(draw func(number int)) panel {
	return panel{Width: rowWidth, Height: slot, Draw: func() {
		for number := 1; number <= variants.NumTiles; number++ {
			p.At(slotEvery*float64(number-1), 0, func() { draw(number) })
		}
	}}
}

// slot is the edge of a tile, an order or a power, and of the place where one lies. The
// distance of such places is slotEvery, the width of six rowWidth.
const (
	slot      = drawing.Card
	slotEvery = drawing.CardEvery
	rowWidth  = 5*slotEvery + slot
)
