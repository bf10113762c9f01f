package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A pen draws a picture of this game.
type pen struct {
	*drawing.Pen
	Style
	choices choices
}

// choices are the moves that each part of a picture chooses, by the part's name.
type choices = drawing.Choices[steampower.Move]

type (
	panel = drawing.Panel[*pen]
	piece = drawing.Piece
)

const (
	margin     = drawing.Margin
	headHeight = 36.0 // of their first line
)

// game is the first class of every picture.
const game = "steampower"

// draw makes a picture, in which the choices can be made.
func (y Style) draw(f drawing.Frame, offered choices, content func(p *pen)) string {
	if y.Thumbnail {
		offered = nil
	}
	f.Game, f.Choices = game, offered
	return drawing.Style(y).Draw(f, func(p *drawing.Pen) { content(&pen{p, Style(p.Style), offered}) })
}

// drawPanels makes a picture of a head and panels below it. The size of the frame
// is found here.
func (y Style) drawPanels(f drawing.Frame, offered choices, head func(p *pen, room float64), panels []panel) string {
	y.LabelPixels = 0 // it is no map
	room := y.room()
	shelves := drawing.Shelve(room, panels)
	f.Width, f.Height = room+2*margin, margin+headHeight+shelves.Height()+margin
	return y.draw(f, offered, func(p *pen) {
		p.Paper(f.Width, f.Height)
		p.At(margin, margin, func() { head(p, room) })
		p.At(margin, margin+headHeight, func() { shelves.Draw(p, room) })
	})
}

// button makes a picture of a single component, which draws itself from the
// origin.
func (y Style) button(class, title string, width, height float64, component func(p *pen), attributes ...string) string {
	f := drawing.Frame{Game: game, Class: class, Title: title, Width: width, Height: height}
	return drawing.Style(y).Button(f, func(p *drawing.Pen) { component(&pen{p, Style(p.Style), nil}) }, attributes...)
}

// captioned is a panel with a line of text above it.
func captioned(text string, below panel) panel {
	const height = 18.0
	return panel{Width: below.Width, Height: height + below.Height, Draw: func(p *pen) {
		word, size := drawing.Fit(text, below.Width, 12.5, 6)
		p.Label(1, 5, size, word, "text-anchor", "start")
		p.At(0, height, func() { below.Draw(p) })
	}}
}
