package picture

import (
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts the letter of
// its colour, K W O E or P, on every good and city tile, and the number of its owner on
// every track. Its Narrow makes the corner of a player and the stock half as wide.
type Style drawing.Style

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steampower", steampower.English)} }

// room is how wide the corner of a player and the stock are within their margins.
func (p *pen) room() float64 {
	if p.Narrow {
		return 352
	}
	return 712
}

// colour returns that of goods and city tiles, and of a space without a tile for 0.
func (p *pen) colour(c steampower.Colour) string {
	if c == 0 {
		return p.Colours["back"]
	}
	return p.Colours.Good(c.String())
}

// owned returns the colour of a seat; what belongs to nobody is drawn in ink.
func (p *pen) owned(seat steampower.Seat) string {
	if seat == steampower.Nobody {
		return p.Colours["ink"]
	}
	return p.Colours.Player(int(seat))
}

// headHeight is the height of the first line of a picture.
const headHeight = 36.0

// player is a player by themselves.
func (p *pen) player(seat steampower.Seat) string { return p.Player(int(seat), "player") }

func (p *pen) sayColour(c steampower.Colour) string { return p.Say(c.String()) }

// sayCounts is so many of each colour, as in "2 black, 1 grey".
func (p *pen) sayCounts(last steampower.Colour, count func(steampower.Colour) int) string {
	var all []string
	for c := range steampower.Colours() {
		if c > last {
			break
		}
		if n := count(c); n > 0 {
			all = append(all, p.Say("counted", "number", n, "colour", p.sayColour(c)))
		}
	}
	if all == nil {
		return p.Say("none")
	}
	return strings.Join(all, ", ")
}

// cube draws a good in a square of a size from the origin.
func (p *pen) cube(size float64, c steampower.Colour) { p.GoodCube(size, c.String()) }

// heap draws goods in a room of a width and height from the origin, as large as
// they can be.
func (p *pen) heap(width, height float64, many int, colour func(i int) steampower.Colour) {
	p.Heap(width, height, many, func(i int, size float64) { p.cube(size, colour(i)) })
}
