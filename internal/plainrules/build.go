package plainrules

import "slices"

// judgeBuild: build c5 E-W
func (g *Game) judgeBuild(words []string) (effect, faults) {
	hex, track := words[1], canonicalTrack(words[2])
	p := g.players[g.turn]
	var wrong faults
	wrong.addIf(g.atlas.region[hex] != g.die, "BUILD-1", "%s is not in region %d", hex, g.die)
	wrong.addIf(g.atlas.isCity[hex], "BUILD-3", "%s is a city", hex)
	wrong.addIf(p.track[hex] != "", "BUILD-2", "%s holds track", hex)
	needs6 := !g.blackShows(track)
	switch {
	case needs6 && g.holder[6] == g.turn: // TILE-6
		wrong = append(wrong, g.faultsOfTile(g.side[6])...)
	case needs6:
		wrong.addIf(true, "BUILD-4", "the black die does not show the type, and tile 6 is not yours")
	}
	return func() {
		p.track[hex] = track
		if needs6 {
			g.useTile(6)
		}
		g.performed(true)
	}, wrong
}

// blackShows says whether a track is of a type on the black die.
func (g *Game) blackShows(track string) bool {
	return slices.Contains(g.black, trackType(track))
}

// trackCandidates is every track in every hex of the board.
func (g *Game) trackCandidates(words string) []string {
	var moves []string
	for _, hex := range g.atlas.hexes {
		for i, a := range edges {
			for _, b := range edges[i+1:] {
				moves = append(moves, words+" "+hex+" "+a+"-"+b)
			}
		}
	}
	return moves
}
