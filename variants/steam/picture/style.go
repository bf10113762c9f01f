package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts its letter on
// every city and good, and on every link the number of its owner, 0 if it has none. With
// its Narrow, goods on the map are no parts, and a click on one meets the hex of its city.
type Style drawing.Style

// station returns the colour of the hex of a city, and goodOf that of a good and of the rim of a
// city that it goes to.
func (p *pen) station(c steam.Colour) string { return p.Colours.Station(c.String()) }
func (p *pen) goodOf(c steam.Colour) string  { return p.Colours.Good(c.String()) }

// owned returns the colour of a seat, and for [steam.Nobody] that of links without an
// owner.
func (p *pen) owned(seat steam.Seat) string { return p.Colours.Player(int(seat)) }
