package steamrollers

import "testing"

var tileRefusals = []refusal{
	{
		rule: TileHasEffect, scene: scene{acting(p1, 1), holds(p1, "1a")}, move: "use 1 1",
		says: "the die shows 1 already",
	},
	{
		rule: TileHasEffect, scene: scene{acting(p1, 1), holds(p1, "1b")}, after: []string{"use 1 4"}, move: "use 1 2",
		says: "tile 1b was used in this action already",
	},
	{
		rule: TileHasEffect, scene: scene{acting(p1, 1), holds(p1, "5a")}, after: []string{"use 5 +1"}, move: "use 5 -1",
		says: "tile 5a was used in this action already",
	},
	{
		rule: TileHasEffect, scene: scene{acting(p1, 1), tilesMade("5b kept 0"), holds(p1, "5b")}, after: []string{"use 5 flip"}, move: "use 5 reroll",
		says: "tile 5b was used in this action already",
	},
	{
		rule: TileHasEffect, scene: hauling.and(holds(p1, "4a")), move: "deliver R 1-2 3 unlimited",
		says: "engine strength 3 suffices for distance 3, and tile 4a would have no effect",
	},
	{
		rule: TileTwoDice, scene: scene{drafting(p1, 1, 2, 3), holds(p1, "2a")}, after: []string{"draft 1"}, move: "use 2",
		says: "tile 2a is used after the first action",
	},
	{
		rule: TileTwoDice, scene: askedToEnd.and(drafting(p1, 1, 2, 3)), after: []string{"draft 2", "take"}, move: "use 2",
		says: "you did not hold tile 2a when you drafted your die",
	},
	{ // a die is missing; in a game there is always one more
		rule: TileTwoDice, scene: askedToEnd.and(drafting(p1, 1, 2), holds(p1, "2a")), after: []string{"draft 2", "improve"}, move: "use 2",
		says: "no second die can be spared for you: 1 die is left for those who have not drafted",
	},
	{
		rule: TileTwoDice, scene: askedToEnd.and(drafting(p1, 1, 2, 3), tilesMade("2a kept 0"), holds(p1, "2a")),
		after: []string{"draft 1", "improve", "use 2", "draft 3", "improve"}, move: "use 2",
		says: "tile 2a was used in this turn already",
	},
	{ // spent, and taken again with the second die
		rule: TileTwoDice, scene: askedToEnd.and(drafting(p1, 1, 2, 3), holds(p1, "2a")),
		after: []string{"draft 1", "improve", "use 2", "draft 2", "take"}, move: "use 2",
		says: "tile 2a was used in this turn already",
	},
	{
		rule: TileTwoDice, scene: askedToEnd.and(drafting(p1, 1, 2, 3), holds(p1, "2b")), after: []string{"draft 1", "improve"}, move: "use 2",
		says: "tile 2b is in play, which does something else: " + Reason(0).Notation(TileSteal),
	},
	{
		rule: TileSteal, scene: scene{drafting(p1, 4, 2, 2), holds(p2, "2b")}, after: []string{"draft 4"}, move: "improve",
		says: "improve is not asked for now: P2 is asked for steal, decline",
	},
	{
		rule: TileSteal, scene: scene{drafting(p1, 4, 2, 2), holds(p2, "2b")}, after: []string{"draft 4"}, move: "use 2",
		says: "use is not asked for now: P2 is asked for steal, decline",
	},
	{ // she has drafted already
		rule: RoundTurn, scene: scene{drafting(p2, 4, 2), holds(p1, "2b")}, after: []string{"draft 4"}, move: "steal",
		says: "steal is not asked for now: P2 is asked for use, build, improve, deliver, take, pass",
	},
	{
		rule: TileDestination, scene: hauling.and(holds(p1, "3a")), move: "deliver R 1-2 2 dest",
		says: "the die shows 1, and with tile 3a that is the destination: city 1, not city 2",
	},
	{
		rule: TileDestination, scene: hauling.and(holds(p1, "3b"), city(3, "Y")), move: "deliver Y 3-1 1 dest",
		says: "tile 3b is in play, which does something else: " + Reason(0).Notation(TileLonger),
	},
	{
		rule: TileLonger, scene: hauling.and(holds(p1, "3a")), move: "deliver R 1-2 2 +1",
		says: "tile 3a is in play, which does something else: " + Reason(0).Notation(TileDestination),
	},
	{
		rule: TileUnlimited, scene: twoRoutes.and(holds(p1, "4b")), move: "deliver R 1-2 3 unlimited",
		says: "tile 4b is in play, which does something else: " + Reason(0).Notation(TileStronger),
	},
	{
		rule: TilePlusMinus, scene: scene{acting(p1, 6), holds(p1, "5a")}, move: "use 5 +1",
		says: "the die shows 6 and cannot go +1: its faces are 1 to 6",
	},
	{
		rule: TilePlusMinus, scene: scene{acting(p1, 1), holds(p1, "5a")}, move: "use 5 -1",
		says: "the die shows 1 and cannot go -1: its faces are 1 to 6",
	},
	{
		rule: TilePlusMinus, scene: scene{acting(p1, 1), holds(p1, "5a")}, move: "use 5 flip",
		says: "tile 5a is in play, which does something else: " + Reason(0).Notation(TilePlusMinus),
	},
	{
		rule: TilePlusMinus, scene: scene{acting(p1, 1), holds(p1, "5a")}, move: "use 5 reroll",
		says: "tile 5a is in play, which does something else: " + Reason(0).Notation(TilePlusMinus),
	},
	{
		rule: TileRerollOrFlip, scene: scene{acting(p1, 1), holds(p1, "5b")}, move: "use 5 +1",
		says: "tile 5b is in play, which does something else: " + Reason(0).Notation(TileRerollOrFlip),
	},
	{
		rule: TileRerollOrFlip, scene: scene{acting(p1, 1), holds(p1, "1a", "5b")}, after: []string{"use 5 flip"}, move: "use 1 3",
		says: "tile 5b has decided the die, and no tile changes it after that",
	},
	{
		rule: TileRerollOrFlip, scene: scene{acting(p1, 1), holds(p1, "1a", "5b")}, after: []string{"use 5 reroll", "reroll 1"}, move: "use 1 3",
		says: "tile 5b has decided the die, and no tile changes it after that",
	},
	{
		rule: TileRerollOrFlip, scene: scene{acting(p1, 1), holds(p1, "5b")}, after: []string{"use 5 reroll"}, move: "improve",
		says: "improve is not asked for now, but reroll",
	},
}

func TestTILE0DifferentTilesCombine(t *testing.T) {
	s := scene{acting(p1, 1), holds(p1, "1b", "3b", "4a", "5b"), draws(p1, link13), city(3, "Y")}.lay(t)
	s = play(t, s, "use 1 4", "use 5 flip")
	same(t, "die", s.Die(), 3)
	s = play(t, s, "deliver Y 3-1 2 +2 unlimited")
	same(t, "points", s.Points(p1).Delivery, 4)
}

func TestTILE0OncePerActionAndNotWithoutEffect(t *testing.T) {
	refuses(t, TileHasEffect)
}

func TestTILE0TwoUsesThatCancelEachOther(t *testing.T) {
	s := scene{acting(p1, 4), holds(p1, "1a", "5a")}.lay(t)
	s = play(t, s, "use 1 5", "use 5 -1")
	same(t, "die", s.Die(), 4)
}

func TestTILE0ARerollHasAnEffectWhateverItShows(t *testing.T) {
	s := scene{acting(p1, 4), holds(p1, "5b")}.lay(t)
	s = play(t, s, "use 5 reroll", "reroll 4")
	same(t, "tiles", tilesOf(s, p1), "")
	allowed(t, s, "improve")
}

func TestTILE0AKeptTileServesBothActionsOfTwoA(t *testing.T) {
	s := scene{drafting(p1, 1, 1, 1), holds(p1, "1b", "2a")}.lay(t)
	s = play(t, s, "draft 1", "use 1 2", "improve", "use 2", "draft 1", "use 1 3", "improve")
	same(t, "boxes", boxesOf(s, p1), []int{2, 3})
}

func TestTILE1AnyValue(t *testing.T) {
	for _, face := range []string{"1a", "1b"} {
		s := scene{acting(p1, 1), holds(p1, face)}.lay(t)
		for to := 2; to <= 6; to++ {
			changed := play(t, s, UseValue(1, to).String(), "improve")
			same(t, "boxes", boxesOf(changed, p1), []int{to})
		}
	}
}

func TestTILE2aASecondDieAndAction(t *testing.T) {
	s := scene{drafting(p1, 1, 2, 3), holds(p1, "2a")}.lay(t)
	s = play(t, s, "draft 1", "improve")
	asked(t, s, PhaseEnd, p1)
	asked(t, play(t, s, "end"), PhaseDraft, p2)
	s = play(t, s, "use 2")
	asked(t, s, PhaseDraft, p1)
	s = play(t, s, "draft 3", "improve")
	asked(t, s, PhaseDraft, p2)
	same(t, "boxes", boxesOf(s, p1), []int{1, 3})
	s = play(t, s, "draft 2", "improve")
	same(t, "dice left over", s.Dice().Len(), 0)
	refuses(t, TileTwoDice)
}

func TestTILE2aAfterAPass(t *testing.T) {
	s := scene{drafting(p1, 1, 2, 3), stuck(p1, 1), holds(p1, "2a")}.lay(t)
	s = play(t, s, "draft 1", "pass", "use 2", "draft 3", "improve")
	asked(t, s, PhaseDraft, p2)
}

func TestTILE2aOnlyIfHeldWhenSheDrafted(t *testing.T) {
	s := scene{drafting(p1, 2, 2, 3)}.lay(t)
	s = play(t, s, "draft 2", "take")
	asked(t, s, PhaseDraft, p2) // nobody asks her
}

// Kept, and with dice enough for a third action.
func TestTILE2aOncePerTurn(t *testing.T) {
	for _, second := range []string{"improve", "take"} {
		s := scene{drafting(p1, 1, 2, 3, 4), tilesMade("2a kept 0"), holds(p1, "2a")}.lay(t)
		s = play(t, s, "draft 1", "improve", "use 2", "draft 2", second)
		asked(t, s, PhaseDraft, p2)
	}
}

func TestTILE2aEnoughDiceMustStay(t *testing.T) {
	for _, test := range []struct {
		dice  []int
		phase Phase
		seat  Seat
	}{
		{[]int{1, 2, 3, 4}, PhaseEnd, p1},
		{[]int{1, 2, 3}, PhaseDraft, p2}, // two dice are left for the two others
	} {
		s := scene{players(3), drafting(p1, test.dice...), holds(p1, "2a")}.lay(t)
		asked(t, play(t, s, "draft 1", "improve"), test.phase, test.seat)
	}
	s := scene{players(3), drafting(p3, 1, 2), holds(p3, "2a")}.lay(t) // the last to draft
	s = play(t, s, "draft 1", "improve", "use 2", "draft 2", "improve")
	asked(t, s, PhaseRoll, Nobody)
}

func TestTILE2bTheHolderTakesTheDie(t *testing.T) {
	s := scene{players(3), drafting(p1, 4, 4, 5, 6), holds(p3, "2b")}.lay(t)
	s = play(t, s, "draft 4")
	asked(t, s, PhaseSteal, p3)
	same(t, "die", s.Die(), 4)
	s = play(t, s, "steal")
	asked(t, s, PhaseDraft, p1)
	die, by := s.Reserved()
	same(t, "reserved die", die, 4)
	same(t, "reserved for", by, p3)
	same(t, "dice", Reason(0).Notation(s.Dice()), "4, 5, 6")
	s = play(t, s, "draft 4", "improve", "draft 5", "improve") // a die of equal value is another die
	asked(t, s, PhaseAct, p3)
	same(t, "die", s.Die(), 4)
	s = play(t, s, "improve")
	asked(t, s, PhaseRoll, Nobody)
	refuses(t, TileSteal)
}

func TestTILE2bSheMayDecline(t *testing.T) {
	s := scene{players(3), drafting(p1, 4, 4, 5, 6), holds(p3, "2b")}.lay(t)
	s = play(t, s, "draft 4", "decline")
	asked(t, s, PhaseAct, p1)
	s = play(t, s, "improve", "draft 4")
	asked(t, s, PhaseSteal, p3) // of the die of the next player
	s = play(t, s, "steal", "draft 6", "improve")
	asked(t, s, PhaseAct, p3)
}

func TestTILE2bOnlyWhoHasNotDraftedIsAsked(t *testing.T) {
	s := scene{drafting(p1, 4, 4, 5), holds(p1, "2b")}.lay(t)
	s = play(t, s, "draft 4")
	asked(t, s, PhaseAct, p1)
	s = play(t, s, "improve", "draft 4")
	asked(t, s, PhaseAct, p2)
	s = scene{players(3), drafting(p3, 1, 2, 3, 4), starting(p3), holds(p2, "2b")}.lay(t)
	asked(t, play(t, s, "draft 1"), PhaseSteal, p2) // the last of the round: P3, P1, P2
}

func TestTILE2bAHolderWithAReservedDieHasDrafted(t *testing.T) {
	s := scene{players(3), drafting(p1, 4, 4, 5, 6), tilesMade("2b kept 0"), holds(p3, "2b")}.lay(t)
	s = play(t, s, "draft 4", "steal", "draft 4")
	asked(t, s, PhaseAct, p1)
	s = play(t, s, "improve", "draft 5")
	asked(t, s, PhaseAct, p2)
	s = play(t, s, "improve", "improve", "roll 1 2 3 4 straight/gentle", "draft 1")
	asked(t, s, PhaseSteal, p3) // a new round
}

func TestTILE2bTheVictimMayTakeItWithATwo(t *testing.T) {
	s := scene{players(3), drafting(p1, 4, 2, 5, 6), holds(p3, "2b")}.lay(t)
	s = play(t, s, "draft 4", "steal", "draft 2", "take")
	same(t, "tiles of P1", tilesOf(s, p1), "2b sideways")
	s = play(t, s, "draft 5")
	asked(t, s, PhaseAct, p2) // P1, who holds it now, has drafted
}

func TestTILE2bTheThiefMayChangeTheDie(t *testing.T) {
	s := scene{drafting(p1, 4, 2, 5), holds(p2, "2b", "1a", "5a")}.lay(t)
	s = play(t, s, "draft 4", "steal", "draft 5", "improve", "use 1 6", "use 5 -1", "improve")
	same(t, "boxes", boxesOf(s, p2), []int{5})
}

func TestTILE3aTheDieNamesTheDestination(t *testing.T) {
	s := hauling.and(holds(p1, "3a"), city(2, "Y"), city(3, "YR")).lay(t)
	allowed(t, s, "deliver Y 2-1 2 dest", "deliver Y 3-1 1 dest", "deliver R 1-2 2")
	s = play(t, s, "deliver Y 2-1 3 dest")
	same(t, "points", s.Points(p1).Delivery, 3)
	same(t, "supply of city 2", s.Supply(2).String(), "")
	refuses(t, TileDestination)
}

func TestTILE3bOneOrTwoLonger(t *testing.T) {
	s := hauling.and(holds(p1, "3b")).lay(t)
	for move, points := range map[string]int{"deliver R 1-2 2": 2, "deliver R 1-2 2 +1": 3, "deliver E 1-3 1 +2": 3} {
		after := play(t, s, move)
		same(t, move, after.Points(p1).Delivery, points)
	}
	for _, text := range []string{"deliver R 1-2 2 +3", "deliver R 1-2 2 +0", "deliver R 1-2 2 +1 +1"} {
		if _, err := ParseMove(text); err == nil {
			t.Errorf("%q is a move", text)
		}
	}
	refuses(t, TileLonger)
}

// Neither the distance nor the bonus of 3b is limited.
func TestTILE4aNoLimit(t *testing.T) {
	s := twoRoutes.and(holds(p1, "3b", "4a")).lay(t)
	allowed(t, s, "deliver R 1-2 3 unlimited", "deliver R 1-2 4 +1 unlimited")
	s = play(t, s, "deliver R 1-2 4 +2 unlimited")
	same(t, "points", s.Points(p1).Delivery, 6)
	s = hauling.and(holds(p1, "3b", "4a")).lay(t)
	allowed(t, s, "deliver R 1-2 2 +1", "deliver R 1-2 2 +2 unlimited") // for the bonus alone
	refuses(t, TileUnlimited)
}

func TestTILE4aDoesNotLetACityBeVisitedTwice(t *testing.T) {
	s := hauling.and(holds(p1, "4a")).lay(t)
	if err := s.Check(MustParseMove("deliver E 1-3 4 unlimited")); err != DeliverOverOwnLinks {
		t.Errorf("Check gives %v", err)
	}
}

func TestTILE4bOneStrongerWhileHeld(t *testing.T) {
	s := twoRoutes.and(ticks(p1, 5, 6), holds(p1, "4b sideways")).lay(t)
	same(t, "strength", s.Strength(p1), 3)
	same(t, "strength of P2", s.Strength(p2), 0)
	same(t, "deliveries", movesOf(s, KindDeliver), []Move{MustParseMove("deliver R 1-2 3")})
	s = scene{holds(p1, "4b"), ticks(p1, 1, 2, 3, 4, 5, 6)}.lay(t)
	same(t, "strength with all boxes", s.Strength(p1), 7)
	s = scene{holds(p1, "4a")}.lay(t)
	same(t, "strength with 4a", s.Strength(p1), 0)
}

func TestTILE5aByOne(t *testing.T) {
	for die := 2; die <= 5; die++ {
		s := scene{acting(p1, die), holds(p1, "5a")}.lay(t)
		up, down := play(t, s, "use 5 +1"), play(t, s, "use 5 -1")
		same(t, "up", up.Die(), die+1)
		same(t, "down", down.Die(), die-1)
	}
	refuses(t, TilePlusMinus)
}

func TestTILE5bTheOppositeFace(t *testing.T) {
	for die := 1; die <= 6; die++ {
		s := play(t, scene{acting(p1, die), holds(p1, "5b")}.lay(t), "use 5 flip")
		asked(t, s, PhaseAct, p1)
		same(t, "die", s.Die(), 7-die)
	}
	refuses(t, TileRerollOrFlip)
}

func TestTILE5bAReroll(t *testing.T) {
	s := play(t, scene{acting(p1, 4), holds(p1, "5b")}.lay(t), "use 5 reroll")
	asked(t, s, PhaseReroll, Nobody)
	same(t, "old face", s.Die(), 4)
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), 6)
	for i, o := range outcomes {
		same(t, "outcome", o, Outcome{Move: Reroll(i + 1), Probability: 1.0 / 6})
	}
	s = play(t, s, "reroll 2", "improve")
	same(t, "boxes", boxesOf(s, p1), []int{2})
}

func TestTILE5bARerollThatAllowsNothingIsPassed(t *testing.T) {
	s := scene{acting(p1, 4), stuck(p1, 2), holds(p1, "1b", "5b")}.lay(t)
	s = play(t, s, "use 5 reroll", "reroll 2")
	same(t, "moves", s.AppendMoves(nil), []Move{Pass()})
	asked(t, play(t, s, "pass"), PhaseDraft, p2)
}

// Other tiles may change the die before 5b does, and in the next action again.
func TestTILE5bAfterOtherTiles(t *testing.T) {
	s := scene{drafting(p1, 4, 4, 4), holds(p1, "1b", "2a", "5b")}.lay(t)
	s = play(t, s, "draft 4", "use 1 1", "use 5 flip")
	same(t, "die", s.Die(), 6)
	s = play(t, s, "improve", "use 2", "draft 4", "use 1 2")
	same(t, "die", s.Die(), 2)
}

func TestTILE6AnyTrack(t *testing.T) {
	for _, face := range []string{"6a", "6b"} {
		s := scene{acting(p1, 1), holds(p1, face)}.lay(t)
		same(t, "tracks", len(movesOf(s, KindBuild)), 8*15)
	}
}

func TestTILE6NotUsedForATypeOfTheBlackDie(t *testing.T) {
	s := scene{acting(p1, 1), holds(p1, "6a")}.lay(t)
	same(t, "after a straight track", tilesOf(play(t, s, "build a1 E-W"), p1), "6a")
	same(t, "after a sharp one", tilesOf(play(t, s, "build a1 E-NE"), p1), "")
}
