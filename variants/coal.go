package variants

import "github.com/railhex/railhex/hexmap"

// CoalFor is how many black goods a city receives from which the goods
// removed had its own colour and left it in the setup: one if there was any,
// else none.
func CoalFor(removed Goods) int { return min(removed.Len(), 1) } // COAL-1

// MayGoTo reports whether a good may be delivered to a city of that colour:
// coal to any (COAL-2), any other good to one of its colour (DELIVER-2).
func MayGoTo(g Good, city hexmap.Colour) bool {
	return g == Coal || g.Colour() == city
}
