package picture

import "github.com/railhex/railhex/hexmap"

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
const leastRoom = rowWidth + gap + pointsWidth

// drawSheet makes a picture of a sheet. The size of the frame is found here.
func (y Style) drawSheet(f frame, m mapSheet) string {
	_, mapWidth, mapHeight := layoutOf(m.board)
	room := max(mapWidth, leastRoom)
	shelves := shelve(room, m.below)
	top := margin + headHeight + mapHeight + gap
	f.width, f.height = room+2*margin, top+stacked(shelves)+margin
	return y.draw(f, func(p *pen) {
		p.paper(f.width, f.height)
		p.at(margin, margin, func() { m.head(p, room) })
		p.at(margin+(room-mapWidth)/2, margin+headHeight, func() { m.layers(newChart(p, m.board)) })
		p.at(margin, top, func() { p.stack(room, shelves) })
	})
}

// paper draws what a large picture is drawn on.
func (p *pen) paper(width, height float64) {
	p.box(0, 0, width, height, 12, "class", "paper", "fill", p.Theme.Paper)
}

// heading writes what a large picture is of.
func (p *pen) heading(text string) {
	p.label(2, 12, 20, text, "text-anchor", "start", "font-weight", "bold")
}

// besideHeading is where something may stand beside any but the longest heading.
const besideHeading = 240.0

// boardName writes the name of the board at the right end of a room. Names have
// any length: what does not fit is cut off.
func (p *pen) boardName(room float64, board *hexmap.Board) {
	const most = 24
	name := []rune(board.Name())
	if len(name) > most {
		name = append(name[:most-1], '…')
	}
	p.label(room-2, 12, 13, string(name), "text-anchor", "end", "fill", p.Theme.Faint, "class", "name")
}
