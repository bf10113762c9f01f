package hexchart_test

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/hexchart"
)

// What can be drawn.
var (
	_ hexchart.Grid = (*hexmap.Grid)(nil)
	_ hexchart.Grid = (*hexmap.Board)(nil)
	_ hexchart.Grid = (*hexmap.Map)(nil)
)
