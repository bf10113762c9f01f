package plainrules

import "strings"

// A border is an edge of a hex, seen from that hex.
type border struct{ hex, edge string }

// judgeWall: wall 3
func (g *Game) judgeWall(words []string) (effect, faults) {
	return func() {
		g.wall = number(words[1])
		for _, written := range g.atlas.charts[g.setup.Wall][g.wall] { // WALL-1
			g.block(written)
		}
		g.nextOfSetup()
	}, nil
}

// block notes a blocked border, 1|3 or c5/E, from both of its sides.
func (g *Game) block(written string) {
	first, second, isRegions := strings.Cut(written, "|")
	for _, hex := range g.atlas.hexes {
		for edge, there := range g.atlas.neighbour[hex] {
			blocks := hex+"/"+edge == written
			if isRegions {
				blocks = g.atlas.region[hex] == number(first) && g.atlas.region[there] == number(second)
			}
			if blocks {
				g.blocked[border{hex, edge}] = true
				g.blocked[border{there, opposite(edge)}] = true
			}
		}
	}
}
