package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts the letter of
// its colour, K W O E or P, on every good and city tile, and the number of its owner on
// every track. Its Narrow makes the corner of a player and the stock half as wide.
type Style drawing.Style

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
