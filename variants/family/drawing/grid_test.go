package drawing_test

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// What can be drawn.
var (
	_ drawing.Grid = (*hexmap.Grid)(nil)
	_ drawing.Grid = (*hexmap.Board)(nil)
	_ drawing.Grid = (*hexmap.Map)(nil)
)
