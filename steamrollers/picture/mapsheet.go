package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

const (
	margin     = drawing.Margin
	headHeight = 34.0 // of their first line
)

// A mapSheet is what a sheet of paper with the map on it holds, from top to
// bottom.
type mapSheet struct {
	board  *hexmap.Board
	head   func(room float64)
	layers func(c chart)
	below  []panel
}

// leastRoom is how wide a sheet is at least, however small its map.
const leastRoom = rowWidth + drawing.PanelGap + pointsWidth

// A layout is where things are on a sheet of paper with a map.
type layout struct {
	room          float64 // within the margins
	chart         hexmap.Point
	below         hexmap.Point
	shelves       drawing.Shelves
	width, height float64
}

func (p *pen) layOut(board *hexmap.Board, below []panel) layout {
	mapWidth, mapHeight := p.ChartSize(board)
	if p.MapAlone || p.Thumbnail {
		return layout{width: mapWidth, height: mapHeight}
	}
	room := max(mapWidth, leastRoom)
	shelves := drawing.Shelve(room, below)
	top := margin + headHeight + mapHeight + drawing.PanelGap
	return layout{
		room:    room,
		chart:   hexmap.Point{X: margin + (room-mapWidth)/2, Y: margin + headHeight},
		below:   hexmap.Point{X: margin, Y: top},
		shelves: shelves,
		width:   room + 2*margin, height: top + shelves.Height() + margin,
	}
}

// drawSheet makes a picture of a sheet. The size of the frame is found here.
func (p *pen) drawSheet(f drawing.Frame, m mapSheet) string {
	l := p.layOut(m.board, m.below)
	f.Width, f.Height = l.width, l.height
	return p.Draw(f, func() {
		if p.MapAlone {
			m.layers(newChart(p, m.board))
			return
		}
		p.Paper(f.Width, f.Height)
		p.At(margin, margin, func() { m.head(l.room) })
		p.At(l.chart.X, l.chart.Y, func() { m.layers(newChart(p, m.board)) })
		p.At(l.below.X, l.below.Y, func() { l.shelves.Draw(p.Pen, l.room) })
	})
}

// heading writes what a large picture is of, or whose it is, in the room before
// besideHeading.
func (p *pen) heading(text string) {
	const size, least = 20.0, 11.0
	word, fits := drawing.Fit(text, besideHeading-10, size, least)
	p.Label(2, 12, fits, word, "text-anchor", "start", "font-weight", "bold")
}

// besideHeading is where something may stand beside any but the longest heading.
const besideHeading = 240.0
