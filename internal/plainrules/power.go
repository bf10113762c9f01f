package plainrules

import (
	"slices"
	"strings"
)

// judgePower: power engine 4, power rail c5 E-W, power points, power tile 3, power goods
func (g *Game) judgePower(words []string) (effect, faults) {
	p := g.players[g.turn]
	var use effect
	var wrong faults
	switch words[1] {
	case "engine":
		use = func() { p.boxes[number(words[2])] = true } // POWER-2
	case "rail":
		hex := words[2]
		wrong.addIf(!g.atlas.has(hex), "POWER-3", "the board has no hex %s", hex)
		wrong.addIf(g.atlas.isCity[hex], "POWER-3", "%s is a city", hex)
		use = func() { p.track[hex] = canonicalTrack(words[3]) } // POWER-3: of any type
	case "points":
		use = func() { p.power += 2 } // POWER-4
	case "tile":
		use = func() { g.give(number(words[2]), g.turn) } // POWER-5
	case "goods":
		use = func() {}
	}
	wrong.addIf(!slices.Contains(g.powers, words[1]), "POWER-1", "that tile is out of the game")
	return func() {
		use()
		g.powers = slices.DeleteFunc(g.powers, func(tile string) bool { return tile == words[1] }) // POWER-1
		if words[1] == "goods" && g.drawable() != "" {
			g.phase = "draw" // POWER-6
		} else {
			g.nextPower()
		}
	}, wrong
}

func (g *Game) powerCandidates() []string {
	moves := []string{"power points", "power goods"}
	moves = append(moves, numbered("power engine")...)
	moves = append(moves, numbered("power tile")...)
	return append(moves, g.trackCandidates("power rail")...)
}

// drawable are the goods in the bag that are not grey; coal is no part of it (POWER-6, SETUP-2).
func (g *Game) drawable() string {
	return strings.NewReplacer("E", "", "K", "").Replace(g.bag)
}

// judgeDraw: draw R
func (g *Game) judgeDraw(words []string) (effect, faults) {
	if !strings.Contains(g.drawable(), words[1]) { // POWER-6
		return forbid("POWER-6", "%s cannot be drawn from the bag", words[1])
	}
	return func() {
		g.bag = without(g.bag, words[1])
		g.players[g.turn].own = words[1]
		g.phase = "place"
	}, nil
}

// judgePlace: place 3
func (g *Game) judgePlace(words []string) (effect, faults) {
	city := number(words[1])
	if g.atlas.colour[city] != "E" { // POWER-6
		return forbid("POWER-6", "city %d is not grey", city)
	}
	return func() {
		g.players[g.turn].ownCity = city
		g.nextPower()
	}, nil
}

// nextPower goes on to the player before, and after P1 to the first round.
func (g *Game) nextPower() {
	g.phase = "power"
	g.turn-- // POWER-1: counter-clockwise
	if g.turn == 0 {
		g.nextOfSetup()
	}
}
