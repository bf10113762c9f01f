package picture

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A pen draws a picture of this game.
type pen struct {
	*drawing.Pen
	Style
	choices choices
}

// choices are the moves that each part of a picture chooses, by the part's name.
type choices = drawing.Choices[steamrollers.Move]

type (
	panel = drawing.Panel[*pen]
	piece = drawing.Piece
)

// game is the first class of every picture.
const game = "steamrollers"

// draw makes a picture, in which the choices can be made.
func (y Style) draw(f drawing.Frame, offered choices, content func(p *pen)) string {
	if y.Thumbnail {
		offered = nil
	}
	f.Game, f.Choices = game, offered
	return drawing.Style(y).Draw(f, func(p *drawing.Pen) { content(&pen{p, Style(p.Style), offered}) })
}

// button makes a picture of a single component, which draws itself from the
// origin.
func (y Style) button(class, title string, width, height float64, component func(p *pen), attributes ...string) string {
	f := drawing.Frame{Game: game, Class: class, Title: title, Width: width, Height: height}
	return drawing.Style(y).Button(f, func(p *drawing.Pen) { component(&pen{p, Style(p.Style), nil}) }, attributes...)
}

// captioned is a panel with a word above it.
func captioned(key string, below panel) panel {
	const height = 17.0
	return panel{Width: below.Width, Height: height + below.Height, Draw: func(p *pen) {
		p.Label(1, 5, 12, p.say(key), "text-anchor", "start", "fill", p.Colours.Faint)
		p.At(0, height, func() { below.Draw(p) })
	}}
}

// slots is a row of six places, one for each number.
func slots(draw func(p *pen, number int)) panel {
	return panel{Width: rowWidth, Height: slot, Draw: func(p *pen) {
		for number := 1; number <= variants.NumTiles; number++ {
			p.At(slotEvery*float64(number-1), 0, func() { draw(p, number) })
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
