package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steam", steam.English)} }

const (
	headHeight = 34.0 // of the first line of a picture

	// rowWidth is the width of a row of cards, one for each action tile.
	rowWidth = float64(steam.NumActionTiles-1)*drawing.CardEvery + drawing.Card
)

// head draws the first line of a large picture: what goes on, and the name of the
// map.
func (p *pen) head(s *steam.State, room float64) {
	p.Group(func() {
		const usual, gap = 20, 12 // of drawing's headings, and to the name of the map
		moment, name := p.sayMoment(s), s.Map().Name()
		p.Label(2, 12, fit(moment, usual, room-13*drawing.Ems(name)-gap), moment, "text-anchor", "start", "font-weight", "bold")
		p.Name(room, name)
	}, "class", "head")
}

// fit is the size of a text that has a room, no larger than the size given.
func fit(text string, size, room float64) float64 {
	_, size = drawing.Fit(text, room, size, 0)
	return size
}

// cube draws a good in a square of a size from the origin.
func (p *pen) cube(size float64, colour steam.Colour) {
	mark := ""
	if p.ColourBlind {
		mark = string(colour.Letter())
	}
	p.Cube(size, p.goodOf(colour), mark)
}

// heap draws goods in a room from the origin.
func (p *pen) heap(width, height float64, goods steam.Goods) {
	var all []steam.Colour
	for c := range goods.All() {
		all = append(all, c)
	}
	p.Heap(width, height, len(all), func(i int, size float64) { p.cube(size, all[i]) })
}
