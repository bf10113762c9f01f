package plainrules

import (
	"slices"
	"testing"
)

func TestTILE0EachTileOncePerAction(t *testing.T) {
	g := acting(t, 2)
	hand(g, 1, "1b", "5a")
	play(t, g, "use 1 5", "use 5 -1") // different tiles combine
	forbidden(t, g, "TILE-0", "use 1 2", "use 5 +1")
	play(t, g, "improve", "draft 2", "improve", "roll 2 2 2 straight/gentle", "draft 2", "build c8 E-W", "draft 2")
	allowed(t, g, "use 1 5", "use 5 -1")
}

func TestTILE0NotWithoutEffect(t *testing.T) {
	g := delivering(t)
	hand(g, 1, "1a", "4a")
	forbidden(t, g, "TILE-0", "use 1 1", "deliver R 1-2 3 unlimited")
	g.players[1].boxes = map[int]bool{1: true, 2: true}
	allowed(t, g, "deliver R 1-2 3 unlimited")
}

func TestTILE1AnyValue(t *testing.T) {
	g := acting(t, 2)
	for _, face := range []string{"1a", "1b"} {
		hand(g, 1, face)
		allowed(t, g, "use 1 1", "use 1 3", "use 1 4", "use 1 5", "use 1 6")
	}
	play(t, g, "use 1 6", "improve")
	equal(t, "box", g.Report().Players[0].Boxes[0], 6)
}

func TestTILE2aASecondDieAndAction(t *testing.T) {
	g := drafting(t, 3)
	hand(g, 1, "2a")
	play(t, g, "draft 3")
	forbidden(t, g, "TILE-2a", "use 2") // only after the first action
	play(t, g, "improve")
	inPhase(t, g, "end", 1)
	forbidden(t, g, "ROUND-2", "draft 3", "improve", "use 1 3")
	allowed(t, g, "end", "use 2")
	play(t, g, "use 2")
	inPhase(t, g, "draft", 1)
	equal(t, "in the centre", g.Report().Centre[1], "2a") // TAKE-6
	play(t, g, "draft 3", "take")
	inPhase(t, g, "draft", 2)
	equal(t, "dice left", len(g.dice), 1)
}

func TestTILE2aOnlyIfHeldWhenTheFirstDieWasDrafted(t *testing.T) {
	g := acting(t, 2)
	play(t, g, "take")
	inPhase(t, g, "draft", 2) // nothing was asked
}

func TestTILE2aAtMostOncePerTurn(t *testing.T) {
	g := drafting(t, 2, players(5), func(s *Setup) {
		s.Components = replace(t, testComponents, "tile 2a spent", "tile 2a kept")
	})
	g.dice = append(g.dice, 2, 2)
	hand(g, 1, "2a")
	play(t, g, "draft 2", "improve", "use 2", "draft 2", "build c8 E-W")
	inPhase(t, g, "draft", 2)
}

func TestTILE2aEnoughDiceMustStay(t *testing.T) {
	g := drafting(t, 2, players(3))
	hand(g, 1, "2a")
	g.dice = g.dice[:3] // with the one drafted, two for the two others
	play(t, g, "draft 2", "improve")
	inPhase(t, g, "draft", 2)
}

func TestTILE2aAfterAPass(t *testing.T) {
	g := drafting(t, 6)
	hand(g, 1, "2a")
	fillRegion(g, 1, 6)
	tick(g, 1, 6)
	hand(g, 2, "6a")
	g.sideways[6] = true
	g.supply[6] = ""
	play(t, g, "draft 6", "pass", "use 2", "draft 6", "pass")
	inPhase(t, g, "draft", 2)
}

// robbed is a game of three in which P2 holds tile 2b and P1 has drafted a 4.
func robbed(t *testing.T, change ...func(*Setup)) *Game {
	t.Helper()
	g := drafting(t, 4, append(change, players(3))...)
	hand(g, 2, "2b")
	play(t, g, "draft 4")
	return g
}

func TestTILE2bTheHolderTakesTheDie(t *testing.T) {
	g := robbed(t)
	inPhase(t, g, "steal", 2)
	equal(t, "die", g.Report().Die, 4)
	forbidden(t, g, "TILE-2b", "draft 4", "improve", "use 2", "end", "pass", "fulfil 1 YR")
	play(t, g, "steal")
	inPhase(t, g, "draft", 1) // another one, of equal value
	equal(t, "reserved", g.Report().Reserved, 4)
	equal(t, "dice", len(g.Report().Dice), 3)
	equal(t, "in the centre", slices.Contains(g.Report().Centre, "2b"), true)
	play(t, g, "draft 4", "improve")
	inPhase(t, g, "act", 2) // instead of drafting
	equal(t, "die", g.Report().Die, 4)
	equal(t, "reserved", g.Report().Reserved, 0)
	play(t, g, "improve", "draft 4")
	equal(t, "dice", len(g.Report().Dice), 1)
}

func TestTILE2bTheHolderMayDecline(t *testing.T) {
	g := robbed(t)
	play(t, g, "decline")
	inPhase(t, g, "act", 1)
	play(t, g, "improve")
	play(t, g, "draft 4") // P2's own draft
	inPhase(t, g, "act", 2)
	play(t, g, "improve", "draft 4") // she has drafted
	inPhase(t, g, "act", 3)
}

func TestTILE2bAHolderWithAReservedDieHasDrafted(t *testing.T) {
	g := robbed(t, func(s *Setup) {
		s.Components = replace(t, testComponents, "tile 2b spent", "tile 2b kept")
	})
	play(t, g, "steal", "draft 4")
	inPhase(t, g, "act", 1)
}

func TestTILE2bTheReservedDieMayBeChanged(t *testing.T) {
	g := robbed(t)
	hand(g, 2, "1a")
	play(t, g, "steal", "draft 4", "improve")
	allowed(t, g, "use 1 2")
}

func TestTILE2bAVictimMayTakeItAtOnce(t *testing.T) {
	g := robbed(t)
	g.dice = []int{2, 4, 4}
	play(t, g, "steal", "draft 2", "take")
	equal(t, "tile", g.Report().Players[0].Tiles[0], TileReport{"2b", true})
	inPhase(t, g, "act", 2)
}

func TestTILE3aTheDieNamesTheDestination(t *testing.T) {
	g := delivering(t)
	g.supply[2], g.supply[3] = "Y", "YR"
	forbidden(t, g, "TAKE-5", "deliver Y 2-1 3 dest")
	hand(g, 1, "3b")
	forbidden(t, g, "TILE-3a", "deliver Y 2-1 3 dest")
	hand(g, 1, "3a")
	allowed(t, g, "deliver Y 2-1 3 dest", "deliver Y 3-1 2 dest", "deliver R 1-2 3")
	forbidden(t, g, "TILE-3a", "deliver R 1-2 3 dest", "deliver R 3-2 1 dest")
	play(t, g, "deliver Y 2-1 3 dest")
	equal(t, "3a is kept", g.Report().Players[0].Tiles[0].Face, "3a")
}

func TestTILE3bOneOrTwoLonger(t *testing.T) {
	g := delivering(t)
	forbidden(t, g, "TAKE-5 TILE-3b", "deliver R 1-2 3 +1")
	hand(g, 1, "3a")
	forbidden(t, g, "TILE-3b", "deliver R 1-2 3 +1")
	hand(g, 1, "3b")
	forbidden(t, g, "", "deliver R 1-2 3 +3", "deliver R 1-2 3 +0", "deliver R 1-2 3 2")
	allowed(t, g, "deliver R 1-2 3 +1", "deliver R 1-2 3 +2")
	delete(g.players[1].boxes, 6) // for DELIVER-6 alike
	delete(g.players[1].boxes, 5)
	allowed(t, g, "deliver R 1-2 3 +1")
	forbidden(t, g, "DELIVER-6", "deliver R 1-2 3 +2")
}

func TestTILE4aAnyDistance(t *testing.T) {
	g := delivering(t)
	g.players[1].boxes = map[int]bool{1: true, 2: true}
	forbidden(t, g, "TAKE-5", "deliver R 1-2 3 unlimited")
	hand(g, 1, "4b")
	forbidden(t, g, "TILE-4a TILE-0", "deliver R 1-2 3 unlimited")
	hand(g, 1, "4a", "3b")
	allowed(t, g, "deliver R 1-2 3 unlimited", "deliver R 1-2 3 +2 unlimited")
	forbidden(t, g, "DELIVER-3", "deliver R 1-2 4 unlimited")
	forbidden(t, g, "", "deliver R 1-2 3 unlimited +2")
	play(t, g, "deliver R 1-2 3 +2 unlimited")
	equal(t, "points", g.Report().Players[0].Points.Delivery, 5)
	equal(t, "4a is spent", slices.Contains(g.Report().Centre, "4a"), true)
}

func TestTILE4bOneStronger(t *testing.T) {
	g := delivering(t)
	hand(g, 1, "4b")
	g.sideways[4] = true
	equal(t, "strength", g.Report().Players[0].Strength, 7) // beyond the boxes
	g.players[1].boxes = map[int]bool{1: true, 2: true}
	allowed(t, g, "deliver R 1-2 3")
}

func TestTILE5aByOne(t *testing.T) {
	g := acting(t, 6)
	hand(g, 1, "5a")
	allowed(t, g, "use 5 -1")
	forbidden(t, g, "TILE-5a", "use 5 +1")
	forbidden(t, g, "TILE-5a TILE-5b", "use 5 flip", "use 5 reroll")
	g.die = 1
	forbidden(t, g, "TILE-5a", "use 5 -1")
}

func TestTILE5bFlipOrReroll(t *testing.T) {
	g := acting(t, 6)
	hand(g, 1, "5b", "1a")
	forbidden(t, g, "TILE-5b TILE-5a", "use 5 -1")
	flipped := g.Clone()
	play(t, flipped, "use 5 flip")
	equal(t, "die", flipped.Report().Die, 1)
	forbidden(t, flipped, "TILE-5b", "use 1 3") // it must be used

	play(t, g, "use 5 reroll")
	inPhase(t, g, "reroll", 0)
	equal(t, "old face", g.Report().Die, 6)
	equal(t, "spent already", slices.Contains(g.Report().Centre, "5b"), true)
	forbidden(t, g, "TILE-5b", "improve", "fulfil 1 YR")
	play(t, g, "reroll 6") // whatever it shows
	forbidden(t, g, "TILE-5b", "use 1 3")
	play(t, g, "improve")
}

func TestTILE6AnyType(t *testing.T) {
	g := acting(t, 3)
	for _, face := range []string{"6a", "6b"} {
		hand(g, 1, face)
		allowed(t, g, "build c5 E-NE")
	}
	hand(g, 1, "6a")
	plain := g.Clone()
	play(t, plain, "build c5 E-W") // not used
	equal(t, "held", plain.Report().Players[0].Tiles[0].Face, "6a")
	play(t, g, "build c5 E-NE")
	equal(t, "spent", slices.Contains(g.Report().Centre, "6a"), true)
}
