package plainrules

// judgeUseYucata: use 2 4
func (g *Game) judgeUseYucata(value int) (effect, faults) {
	if !g.setup.Yucata || g.side[2] != "2b" {
		return forbid("YUCATA-1", "tile %s does not change the die", g.side[2])
	}
	effect, wrong := g.changeDie("2b", value)
	wrong.addIf(!g.acted[value], "YUCATA-1", "nobody has acted with a %d in this round", value)
	return effect, wrong
}
