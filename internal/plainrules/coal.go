package plainrules

// mayGo says whether a good is wanted in a city.
func (g *Game) mayGo(good string, city int) bool {
	return good == "K" || good == g.atlas.colour[city] // COAL-2, DELIVER-2
}
