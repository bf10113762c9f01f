package plainrules

// judgeImprove: improve
func (g *Game) judgeImprove() (effect, faults) {
	p := g.players[g.turn]
	if p.boxes[g.die] { // ENGINE-2
		return forbid("ENGINE-2", "box %d is ticked", g.die)
	}
	return func() {
		p.boxes[g.die] = true // ENGINE-1
		g.performed(true)
	}, nil
}

// strength counts ticked boxes, and tile 4b.
func (g *Game) strength(seat int) int {
	strength := len(g.players[seat].boxes) // ENGINE-2
	if g.holds(seat, "4b") {
		strength++ // TILE-4b
	}
	return strength
}
