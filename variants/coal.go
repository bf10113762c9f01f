package variants

import "github.com/railhex/railhex/hexmap"

// CoalFor returns how many black goods a city receives if the goods removed in the setup
// had its own colour: one if there was any such good, else none.
func CoalFor(removed Goods) int { return min(removed.Len(), 1) } // COAL-1

// MayGoTo reports whether a good may be delivered to a city of that colour:
// coal to any (COAL-2), any other good to one of its colour (DELIVER-2).
func MayGoTo(g Good, city hexmap.Colour) bool {
	return g == Coal || g.Colour() == city
}
