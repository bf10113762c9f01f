package plainrules

// judgeUseYucata: use 2 4
func (g *Game) judgeUseYucata(value int) (effect, *Refusal) {
	if !g.setup.Yucata || g.side[2] != "2b" {
		return forbid("YUCATA-1", "tile %s does not change the die", g.side[2])
	}
	if !g.acted[value] && g.holder[2] == g.turn { // YUCATA-1
		return forbid("YUCATA-1", "nobody has acted with a %d in this round", value)
	}
	return g.changeDie("2b", value)
}
