package plainrules

// levels are Olive's, with the dice rolled for each (SOLO-3).
var levels = map[string]int{"clerk": 1, "conductor": 2, "machinist": 3, "engineer": 4, "investor": 5, "baron": 6}

// olive is the sheet of Olive.
type olive struct {
	crossed  map[int]int // region → hexes crossed off (SOLO-1)
	delivery int         // points of step 4
}

// room is how many hexes of a region can be crossed off.
func (g *Game) room(region int) int {
	room := 0
	for _, hex := range g.atlas.hexes {
		if g.atlas.region[hex] == region && !g.atlas.isCity[hex] { // SOLO-6: towns count, cities do not
			room++
		}
	}
	return room
}

// crossOff crosses off an empty hex, if there is one.
func (g *Game) crossOff(region int) bool {
	if g.olive.crossed[region] == g.room(region) {
		return false
	}
	g.olive.crossed[region]++
	return true
}

// judgeInfluence: influence 2 5 3
func (g *Game) judgeInfluence(words []string) (effect, faults) {
	if dice := len(words) - 1; dice != levels[g.setup.Olive] { // SOLO-3
		return forbid("SOLO-3", "%d dice, not %d", dice, levels[g.setup.Olive])
	}
	return func() {
		for _, die := range words[1:] {
			g.crossOff(number(die)) // SOLO-3: nothing where none is left
		}
		g.nextOfSetup()
	}, nil
}

// startOlive begins her turn.
func (g *Game) startOlive() {
	g.die, g.dice = g.dice[0], nil // SOLO-6: the third die
	if g.holds(1, "2a-solo") {
		g.phase, g.reason = "olive", "SOLO-10"
	} else {
		g.oliveCrossesOff()
	}
}

// oliveCrossesOff is steps 1 to 3, and goes on to step 4.
func (g *Game) oliveCrossesOff() {
	if !g.crossOff(g.die) { // SOLO-6: step 1
		g.oliveWins()
		return
	}
	if g.holder[g.die] == 1 && !g.sideways[g.die] { // SOLO-7: step 2
		g.putBack(g.die)
	}
	if g.supply[g.die] == "" { // SOLO-8: step 3
		g.phase, g.reason = "reroll", "SOLO-8"
		return
	}
	switch removes := g.olive.crossed[g.die] >= 3; { // SOLO-9: step 4
	case removes && g.holds(1, "2b-solo"):
		g.phase, g.reason = "olive", "SOLO-11"
	case removes:
		g.oliveRemoves()
	default:
		g.endRound()
	}
}

// oliveRemoves is the deed of step 4.
func (g *Game) oliveRemoves() {
	line := g.supply[g.die]
	g.supply[g.die] = line[:len(line)-1] // SOLO-9: the last
	g.removed += line[len(line)-1:]
	g.olive.delivery += g.olive.crossed[g.die] // SOLO-9
	g.endRound()
}

// judgeUseAgainstOlive: use 2
func (g *Game) judgeUseAgainstOlive(words []string) (effect, faults) {
	if words[1] != "2" || len(words) != 2 {
		return forbid(g.reason, "only tile 2 can be used in Olive's turn")
	}
	return func() {
		g.useTile(2)
		switch {
		case g.reason == "SOLO-10":
			g.phase = "reroll"
		case g.crossOff(g.die): // SOLO-11: one more, and no points
			g.endRound()
		default: // SOLO-11
			g.oliveWins()
		}
	}, nil
}

// oliveWins ends the game at once.
func (g *Game) oliveWins() {
	g.die, g.turn = 0, 0
	g.phase, g.reason = "over", "SOLO-6"
}
