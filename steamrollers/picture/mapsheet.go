package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/hexchart"
)

const (
	margin     = 16.0 // of large pictures
	headHeight = 34.0 // of their first line
)

// A mapSheet is what a sheet of paper with the map on it holds, from top to
// bottom.
type mapSheet struct {
	board  *hexmap.Board
	head   func(p *pen, room float64)
	layers func(c chart)
	below  []panel
}

// leastRoom is how wide a sheet is at least, however small its map.
const leastRoom = rowWidth + drawing.Gap + pointsWidth

// drawSheet makes a picture of a sheet. The size of the frame is found here.
func (y Style) drawSheet(f frame, m mapSheet) string {
	mapWidth, mapHeight := hexchart.Size(m.board)
	room := max(mapWidth, leastRoom)
	shelves := drawing.Shelve(room, m.below)
	top := margin + headHeight + mapHeight + drawing.Gap
	f.width, f.height = room+2*margin, top+shelves.Height()+margin
	return y.draw(f, func(p *pen) {
		p.Paper(f.width, f.height)
		p.At(margin, margin, func() { m.head(p, room) })
		p.At(margin+(room-mapWidth)/2, margin+headHeight, func() { m.layers(newChart(p, m.board)) })
		p.At(margin, top, func() { shelves.Draw(p, room) })
	})
}

// besideHeading is where something may stand beside any but the longest heading.
const besideHeading = 240.0
