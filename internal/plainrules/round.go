package plainrules

import (
	"slices"
	"strings"
)

// judgeRoll: roll 1 3 5 straight/gentle
func (g *Game) judgeRoll(words []string) (effect, faults) {
	var dice []int
	for _, word := range words[1 : len(words)-1] {
		dice = append(dice, number(word))
	}
	if len(dice) != g.whiteDice() {
		rule := "SETUP-7"
		if g.solo() {
			rule = "SOLO-1"
		}
		return forbid(rule, "%d white dice, not %d", len(dice), g.whiteDice())
	}
	return func() { // ROUND-1: once, for everybody
		slices.Sort(dice)
		g.dice = dice
		g.black = nil
		for _, kind := range trackTypes { // in canonical order
			if slices.Contains(strings.Split(words[len(words)-1], "/"), kind) {
				g.black = append(g.black, kind)
			}
		}
		g.busy = false
		g.drafted = map[int]bool{}
		g.acted = map[int]bool{}
		g.startTurn(g.start) // ROUND-2
	}, nil
}

func (g *Game) startTurn(seat int) {
	g.turn = seat
	g.actions = 0
	g.used = map[int]bool{}
	g.usedBefore = map[int]bool{}
	g.used2a = false
	g.fulfilled = false
	for tile, holder := range g.holder {
		if holder == seat {
			g.sideways[tile] = false // ROUND-2, TAKE-3
		}
	}
	if g.reservedFor == seat { // TILE-2b: instead of drafting
		g.die, g.reserved, g.reservedFor = g.reserved, 0, 0
		g.phase = "act"
		return
	}
	g.phase = "draft"
}

// judgeDraft: draft 4
func (g *Game) judgeDraft(words []string) (effect, faults) {
	die := number(words[1])
	at := slices.Index(g.dice, die)
	if at < 0 {
		return forbid("ROUND-2", "no die shows %d", die)
	}
	return func() {
		g.dice = slices.Delete(g.dice, at, at+1)
		g.die = die
		if g.actions == 0 {
			g.held2a = g.holds(g.turn, "2a") // TILE-2a
		}
		g.drafted[g.turn] = true
		if g.thief() != 0 {
			g.phase = "steal" // TILE-2b: before the die is used or changed
		} else {
			g.phase = "act"
		}
	}, nil
}

// afterAction goes on when the player on turn has performed an action, with
// the die as it then was, or has passed.
func (g *Game) afterAction() {
	g.actions++
	g.die = 0
	g.dieIsFinal = false
	for tile := range g.used {
		if g.components.tiles[g.side[tile]].kept {
			g.usedBefore[tile] = true // SOLO-5
		}
	}
	g.used = map[int]bool{}
	switch {
	case g.solo() && g.actions == 1:
		g.phase = "draft" // SOLO-4
	case g.solo():
		g.startOlive() // SOLO-6
	case len(g.faultsOf2a()) == 0 || g.canFulfil():
		g.phase = "end"
	default:
		g.endTurn()
	}
}

// judgePass: pass
func (g *Game) judgePass() (effect, faults) {
	for _, kind := range []string{"build", "improve", "deliver", "take"} { // ROUND-3
		for _, move := range g.candidates(kind) {
			words := strings.Fields(move)
			if _, faults := g.judge(words); len(faults) == 0 && !g.usesTile(words) {
				return forbid("ROUND-5", "an action is legal with a die of %d: %s", g.die, move)
			}
		}
	}
	return g.afterAction, nil // YUCATA-1: the die does not count as used
}

// performed notes an action that was not a pass; progress is a build, an
// improvement or a delivery (END-2).
func (g *Game) performed(progress bool) {
	g.acted[g.die] = true // YUCATA-1
	if progress {
		g.busy = true
	}
	g.afterAction()
}

// endTurn is also the effect of "end".
func (g *Game) endTurn() {
	if next := g.seatAfter(g.turn); next != g.start {
		g.startTurn(next) // ROUND-2: clockwise
	} else {
		g.endRound() // ROUND-4
	}
}

func (g *Game) seatAfter(seat int) int {
	return seat%g.setup.Players + 1
}
