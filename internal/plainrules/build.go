package plainrules

import "slices"

// judgeBuild: build c5 E-W
func (g *Game) judgeBuild(words []string) (effect, *Refusal) {
	hex, track := words[1], canonicalTrack(words[2])
	p := g.players[g.turn]
	if g.atlas.region[hex] != g.die { // BUILD-1
		return forbid("BUILD-1", "%s is not in region %d", hex, g.die)
	}
	if g.atlas.isCity[hex] { // BUILD-3
		return forbid("BUILD-3", "%s is a city", hex)
	}
	if p.track[hex] != "" { // BUILD-2
		return forbid("BUILD-2", "%s holds track", hex)
	}
	needs6 := !g.blackShows(track) // BUILD-4, TILE-6
	if needs6 {
		if refusal := g.refuseTile(g.side[6]); refusal != nil {
			if refusal.Rule == "TAKE-5" {
				refusal.Rule = "BUILD-4"
			}
			return nil, refusal
		}
	}
	return func() {
		p.track[hex] = track
		if needs6 {
			g.useTile(6)
		}
		g.performed(true)
	}, nil
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
