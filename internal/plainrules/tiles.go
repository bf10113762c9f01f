package plainrules

import "fmt"

// judgeUse: use 1 6, use 2, use 2 4, use 5 +1, use 5 -1, use 5 flip, use 5 reroll
func (g *Game) judgeUse(words []string) (effect, faults) {
	switch move := words[1]; {
	case g.phase == "olive":
		return g.judgeUseAgainstOlive(words)
	case g.phase == "end" && move == "2" && len(words) == 2:
		return g.draftAgain, g.faultsOf2a()
	case g.phase == "end":
		return forbid("ROUND-2", "after the action only use 2 is possible")
	case move == "1":
		return g.judgeUse1(number(words[2]))
	case move == "2" && len(words) == 2:
		return forbid(g.ruleOf2a(), "tile 2 is not used before the action")
	case move == "2":
		return g.judgeUseYucata(number(words[2]))
	default:
		return g.judgeUse5(words[2])
	}
}

func useCandidates() []string {
	moves := []string{"use 2", "use 5 +1", "use 5 -1", "use 5 flip", "use 5 reroll"}
	for die := 1; die <= 6; die++ {
		moves = append(moves, fmt.Sprint("use 1 ", die), fmt.Sprint("use 2 ", die))
	}
	return moves
}

// usesTile says whether an action needs a tile to be used; 4b needs no using (ROUND-5).
func (g *Game) usesTile(words []string) bool {
	switch words[0] {
	case "build":
		return !g.blackShows(words[2])
	case "deliver":
		d := readDelivery(words)
		return d.dest || d.bonus > 0 || d.unlimited
	}
	return false
}

// changeDie judges a new value for the die, by a face that may be used.
func (g *Game) changeDie(face string, value int) (effect, faults) {
	wrong := g.faultsOfTile(face)
	wrong.addIf(g.dieIsFinal, "TILE-5b", "the result of tile 5b must be used")
	wrong.addIf(value == g.die, "TILE-0", "the die shows %d already", value)
	return func() {
		g.die = value
		g.useTile(number(face[:1]))
	}, wrong
}

func (g *Game) judgeUse1(value int) (effect, faults) {
	return g.changeDie(g.side[1], value) // TILE-1
}

func (g *Game) judgeUse5(how string) (effect, faults) {
	face := g.side[5]
	wrong := g.faultsOfTile(face)
	wrong.addIf(g.dieIsFinal, "TILE-5b", "the result of tile 5b must be used")
	if can := map[string]string{"+1": "5a", "-1": "5a", "flip": "5b", "reroll": "5b"}[how]; face != can {
		wrong.addIf(true, "TILE-"+face, "tile %s cannot do that", face)
		wrong.addIf(true, "TILE-"+can, "the side up is %s", face)
	}
	switch how {
	case "+1", "-1":
		value := g.die + map[string]int{"+1": 1, "-1": -1}[how] // TILE-5a
		wrong.addIf(value < 1 || value > 6, "TILE-5a", "no die shows %d", value)
		return func() {
			g.die = value
			g.useTile(5)
		}, wrong
	case "flip":
		return func() { // TILE-5b
			g.die = 7 - g.die
			g.dieIsFinal = true
			g.useTile(5)
		}, wrong
	default:
		return func() { // TILE-0: whatever it shows
			g.useTile(5)
			g.phase, g.reason = "reroll", "TILE-5b"
		}, wrong
	}
}

// judgeReroll: reroll 3
func (g *Game) judgeReroll(words []string) (effect, faults) {
	return func() {
		g.die = number(words[1])
		if g.reason == "TILE-5b" {
			g.dieIsFinal = true
			g.phase = "act"
		} else {
			g.oliveCrossesOff() // SOLO-8, SOLO-10: step 1
		}
	}, nil
}

// faultsOf2a says why the player on turn, having acted, cannot draft a second
// die, if that is so.
func (g *Game) faultsOf2a() (wrong faults) {
	waiting := g.setup.Players - len(g.drafted)
	wrong.addIf(g.holder[2] != g.turn, "TAKE-5", "you do not hold tile 2")
	wrong.addIf(g.side[2] != "2a", g.ruleOf2a(), "tile %s gives no second die", g.side[2])
	wrong.addIf(g.used2a, "TILE-2a", "tile 2a was used in this turn")
	wrong.addIf(!g.held2a, "TILE-2a", "you did not hold tile 2a when you drafted")
	wrong.addIf(len(g.dice)-1 < waiting, "TILE-2a", "the remaining dice are for the players who have not drafted yet")
	return wrong
}

func (g *Game) draftAgain() {
	g.useTile(2)
	g.used = map[int]bool{} // it serves no action in particular
	g.used2a = true
	g.phase = "draft"
}

// thief is the seat that may take the die just drafted, 0 if none.
func (g *Game) thief() int {
	seat := g.holder[2]
	if g.side[2] != "2b" || g.setup.Yucata || seat == g.turn || g.drafted[seat] { // TILE-2b, YUCATA-1
		return 0
	}
	return seat
}

func (g *Game) steal() {
	thief := g.holder[2]
	g.reserved, g.reservedFor = g.die, thief // TILE-2b
	g.drafted[thief] = true
	delete(g.drafted, g.turn)
	if !g.components.tiles["2b"].kept {
		g.putBack(2) // TAKE-6
	}
	g.die = 0
	g.phase = "draft" // TILE-2b: another one
}

func (g *Game) decline() {
	switch {
	case g.phase == "steal":
		g.phase = "act"
	case g.reason == "SOLO-10":
		g.oliveCrossesOff()
	default:
		g.oliveRemoves()
	}
}

// ruleOf2a is the rule of the "use 2" that comes after an action.
func (g *Game) ruleOf2a() string {
	if g.solo() {
		return "SOLO-10"
	}
	return "TILE-2a"
}
