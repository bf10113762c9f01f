package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/track"
)

var roundRefusals = []refusal{
	{
		rule: RoundRoll, scene: scene{}, move: "draft 1",
		says: "draft is not asked for now, but roll",
	},
	{ // once, for everybody
		rule: RoundTurn, scene: scene{drafting(p1, 1, 2, 3)}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now: P1 is asked for draft",
	},
	{
		rule: RoundTurn, scene: scene{drafting(p1, 1, 2, 2)}, move: "draft 3",
		says: "no remaining die shows 3: there are 1, 2, 2",
	},
	{
		rule: RoundTurn, scene: scene{drafting(p1, 1, 2, 2)}, after: []string{"draft 1", "improve"}, move: "draft 1",
		says: "no remaining die shows 1: there are 2, 2",
	},
	{
		rule: RoundTurn, scene: scene{drafting(p1, 1, 2, 2)}, move: "improve",
		says: "improve is not asked for now: P1 is asked for draft",
	},
	{ // one die
		rule: RoundTurn, scene: scene{acting(p1, 1)}, move: "draft 6",
		says: "draft is not asked for now: P1 is asked for use, build, improve, deliver, take, pass",
	},
	{ // one action
		rule: RoundTurn, scene: scene{acting(p1, 1)}, after: []string{"improve"}, move: "take",
		says: "take is not asked for now: P2 is asked for draft",
	},
	{ // the turn ends by itself
		rule: RoundTurn, scene: scene{acting(p1, 1)}, move: "end",
		says: "end is not asked for now: P1 is asked for use, build, improve, deliver, take, pass",
	},
	{ // here and in the next ones, one action is all that is possible
		rule: RoundPass, scene: scene{acting(p1, 1), ticks(p1, 1), holds(p1, "1a sideways")}, move: "pass",
		says: "you cannot pass, for the die of 1 allows an action: build",
	},
	{
		rule: RoundPass, scene: scene{acting(p1, 1), fills(p1, 1), holds(p1, "1a sideways")}, move: "pass",
		says: "you cannot pass, for the die of 1 allows an action: improve",
	},
	{
		rule: RoundPass, scene: scene{acting(p1, 3), draws(p1, link32), stuck(p1, 3)}, move: "pass",
		says: "you cannot pass, for the die of 3 allows an action: deliver",
	},
	{ // 4b, which needs no using, counts
		rule: RoundPass, scene: scene{acting(p1, 3), draws(p1, "c6 NE-NW, b6 E-SW, b7 E-W"), stuck(p1, 3), holds(p1, "4b")}, move: "pass",
		says: "you cannot pass, for the die of 3 allows an action: deliver",
	},
	{
		rule: RoundPass, scene: scene{acting(p1, 1), stuck(p1, 1), holds(p2, "1a")}, move: "pass",
		says: "you cannot pass, for the die of 1 allows an action: take",
	},
}

func TestROUND1OneRollForEverybody(t *testing.T) {
	s := play(t, scene{}.lay(t), "roll 4 1 4 sharp/straight")
	same(t, "white dice", Reason(0).Notation(s.Dice()), "1, 4, 4")
	same(t, "black die", s.Black(), StraightSharp)
	s = play(t, s, "draft 4", "build e4 E-NE")
	same(t, "white dice", Reason(0).Notation(s.Dice()), "1, 4")
	allowed(t, play(t, s, "draft 4"), "build e4 E-NE") // by the same black die
	refuses(t, RoundRoll)
}

func TestROUND2TilesTurnUprightBeforeSheDrafts(t *testing.T) {
	s := scene{drafting(p1, 1, 1, 1), holds(p2, "3a sideways", "5a")}.lay(t)
	s = play(t, s, "draft 1", "improve")
	asked(t, s, PhaseDraft, p2)
	same(t, "tiles", tilesOf(s, p2), "3a, 5a")
	refuses(t, RoundTurn)
}

func TestROUND2TilesTurnUprightAlsoWithAReservedDie(t *testing.T) {
	s := scene{drafting(p1, 1, 1, 1), holds(p2, "2b", "3a sideways")}.lay(t)
	s = play(t, s, "draft 1", "steal", "draft 1")
	same(t, "tiles", tilesOf(s, p2), "3a sideways")
	s = play(t, s, "improve")
	asked(t, s, PhaseAct, p2)
	same(t, "tiles", tilesOf(s, p2), "3a")
}

func TestROUND3TheFourActions(t *testing.T) {
	s := scene{acting(p1, 1), draws(p1, link13), ticks(p1, 3, 4), city(1, "E")}.lay(t)
	for _, action := range []string{"build a1 E-W", "improve", "deliver E 1-3 2", "take"} {
		asked(t, play(t, s, action), PhaseDraft, p2) // one of them is a turn
	}
}

func TestROUND4TheStartMarkerMovesClockwise(t *testing.T) {
	s := scene{players(3), drafting(p2, 1, 2, 3, 4), starting(p2), inRound(2)}.lay(t)
	s = play(t, s, "draft 1", "improve")
	asked(t, s, PhaseDraft, p3)
	s = play(t, s, "draft 2", "improve")
	asked(t, s, PhaseDraft, p1)
	s = play(t, s, "draft 3", "improve")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "round", s.Round(), 3)
	same(t, "start player", s.Start(), p3)
	s = play(t, s, "roll 1 1 1 1 straight/gentle")
	asked(t, s, PhaseDraft, p3)
	s = play(t, s, "draft 1", "improve")
	asked(t, s, PhaseDraft, p1)
	s = play(t, s, "draft 1", "improve", "draft 1", "take", "roll 1 1 1 1 straight/gentle")
	asked(t, s, PhaseDraft, p1)
}

func TestROUND5PassOnlyWhereNothingIsPossible(t *testing.T) {
	s := scene{acting(p1, 2), stuck(p1, 2)}.lay(t)
	same(t, "moves", s.AppendMoves(nil), []Move{Pass()})
	s = play(t, s, "pass")
	asked(t, s, PhaseDraft, p2) // it was her action
	refuses(t, RoundPass)
}

// Tiles that would allow something forbid no pass.
func TestROUND5TilesThatNeedUsingDoNotCount(t *testing.T) {
	s := scene{
		acting(p1, 1), draws(p1, link13, link32), stuck(p1, 1), city(1, "R"), city(3, "Y"), ticks(p1, 2),
		holds(p1, "1a sideways", "3a", "4a", "5a", "6a"),
	}.lay(t)
	allowed(t, s, "pass", "use 1 2", "use 5 +1", "deliver R 1-2 3 unlimited", "deliver Y 3-1 2 dest")
}

func TestDIE1EachPairOfTypesOneTimeInThree(t *testing.T) {
	s := scene{}.lay(t)
	probability := map[string]float64{}
	for _, o := range s.AppendOutcomes(nil) {
		probability[o.Move.Black().String()] += o.Probability
	}
	same(t, "faces", len(probability), 3)
	for _, face := range []string{"straight/gentle", "straight/sharp", "gentle/sharp"} {
		if p := probability[face]; p < 0.333 || p > 0.334 {
			t.Errorf("%s has probability %v", face, p)
		}
	}
	for _, text := range []string{"roll 1 2 3 sharp/sharp", "roll 1 2 3 sharp", "roll 1 2 3"} {
		if _, err := ParseMove(text); err == nil {
			t.Errorf("%q is a move", text)
		}
	}
	same(t, "types shown", [3]bool{GentleSharp.Shows(track.Straight), GentleSharp.Shows(track.Gentle), GentleSharp.Shows(track.Sharp)}, [3]bool{false, true, true})
}
