package plainrules

func (g *Game) endRound() {
	g.die = 0
	g.turn = 0
	g.quiet++
	if g.busy {
		g.quiet = 0
	}
	switch {
	case g.emptyCities() >= 3: // END-1, SOLO-12
		g.phase, g.reason = "over", "END-1"
	case g.quiet >= 10 && !g.solo(): // END-2
		g.phase, g.reason = "over", "END-2"
	default: // ROUND-4
		g.start = g.seatAfter(g.start)
		g.round++
		g.phase = "roll"
	}
}

// emptyCities counts on the supply board, where no personal good lies (POWER-6).
func (g *Game) emptyCities() int {
	empty := 0
	for city := 1; city <= 6; city++ {
		if g.supply[city] == "" { // SETUP-8
			empty++
		}
	}
	return empty
}
