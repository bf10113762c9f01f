package picture

import (
	"strconv"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A pen draws a picture of this game.
type pen struct {
	*drawing.Pen
	Style
	choices choices
}

// choices are the moves that each part of a picture chooses, by the part's name.
type choices = drawing.Choices[steam.Move]

type (
	panel = drawing.Panel[*pen]
	piece = drawing.Piece
)

// game is the first class of every picture.
const game = "steam"

// draw makes a picture, in which the choices can be made.
func (y Style) draw(f drawing.Frame, offered choices, content func(p *pen)) string {
	if y.Thumbnail {
		offered = nil
	}
	f.Game, f.Choices = game, offered
	return drawing.Style(y).Draw(f, func(p *drawing.Pen) { content(&pen{p, Style(p.Style), offered}) })
}

const (
	margin     = drawing.Margin
	headHeight = 34.0 // of their first line

	// rowWidth is the width of a row of cards, one for each action tile.
	rowWidth = float64(steam.NumActionTiles-1)*drawing.CardEvery + drawing.Card

	captionHeight = 17.0
)

// captioned is a panel with a text above it.
func captioned(text string, below panel) panel {
	return panel{Width: below.Width, Height: captionHeight + below.Height, Draw: func(p *pen) {
		p.Label(1, 5, fit(text, 12, below.Width), text, "text-anchor", "start", "fill", p.Colours.Faint)
		p.At(0, captionHeight, func() { below.Draw(p) })
	}}
}

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

// marker draws the round marker of a seat about a point, with its number.
func (p *pen) marker(x, y, radius float64, seat steam.Seat) {
	p.Circle(x, y, radius, "fill", p.owned(seat), "stroke", p.Colours.Casing, "stroke-width", "1.2")
	p.NumberOn(p.owned(seat), x, y, 1.3*radius, strconv.Itoa(int(seat)))
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
