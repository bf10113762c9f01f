package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steampower", steampower.English)} }

// headHeight is the height of the first line of a picture.
const headHeight = 36.0
