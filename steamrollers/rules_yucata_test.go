package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/variants"
)

// yucata is the beginning of a round in which P2 holds tile 2b, which changes
// the die here.
var yucata = scene{withModules(variants.YucataModule), drafting(p1, 1, 3, 5), holds(p2, "2b")}

var yucataRefusals = []refusal{
	{
		rule: YucataUsedFace, scene: yucata, after: []string{"draft 1", "improve", "draft 3"}, move: "use 2 5",
		says: "no action was performed with a 5 in this round; used so far: 1",
	},
	{ // her own face is not used before she acts
		rule: YucataUsedFace, scene: yucata.and(holds(p1, "2b")), after: []string{"draft 1"}, move: "use 2 3",
		says: "no action was performed with a 3 in this round; used so far: none",
	},
	{ // a pass uses no face
		rule: YucataUsedFace, scene: yucata.and(stuck(p1, 1)), after: []string{"draft 1", "pass", "draft 3"}, move: "use 2 1",
		says: "no action was performed with a 1 in this round; used so far: none",
	},
	{ // the faces of the last round
		rule:  YucataUsedFace,
		scene: yucata, after: []string{"draft 1", "improve", "draft 3", "improve", "roll 2 4 5 straight/gentle", "draft 4"}, move: "use 2 1",
		says: "no action was performed with a 1 in this round; used so far: none",
	},
	{
		rule: YucataUsedFace, scene: scene{drafting(p1, 1, 3, 5), holds(p2, "2b")}, after: []string{"draft 1", "decline", "improve", "draft 3"}, move: "use 2 1",
		says: "tile 2 does not change the die in this game",
	},
	{
		rule: YucataUsedFace, scene: yucata.and(holds(p2, "2a")), after: []string{"draft 1", "improve", "draft 3"}, move: "use 2 1",
		says: "tile 2 does not change the die in this game",
	},
	{
		rule: TakeBeforeUse, scene: yucata.and(holds(p1, "2b")), after: []string{"draft 1", "improve", "draft 3"}, move: "use 2 1",
		says: "you do not hold tile 2, which P1 holds",
	},
	{
		rule: TileHasEffect, scene: yucata.and(drafting(p1, 1, 1, 5)), after: []string{"draft 1", "improve", "draft 1"}, move: "use 2 1",
		says: "the die shows 1 already",
	},
	{
		rule: TileRerollOrFlip, scene: yucata.and(holds(p2, "5b")), after: []string{"draft 1", "improve", "draft 3", "use 5 flip"}, move: "use 2 1",
		says: "tile 5b has decided the die, and no tile changes it after that",
	},
}

func TestYUCATA1TheValueOfADieUsed(t *testing.T) {
	s := play(t, yucata.lay(t), "draft 1")
	asked(t, s, PhaseAct, p1) // 2b does not steal here
	s = play(t, s, "improve", "draft 3", "use 2 1")
	same(t, "die", s.Die(), 1)
	same(t, "tiles", tilesOf(s, p2), "") // spent
	s = play(t, s, "improve")
	same(t, "boxes", s.Report().Players[1].Boxes, []int{1})
	refuses(t, YucataUsedFace)
}

// The face with which the action was performed, not the one that was drafted.
func TestYUCATA1TheFaceOfTheAction(t *testing.T) {
	s := yucata.and(holds(p1, "1a")).lay(t)
	s = play(t, s, "draft 1", "use 1 6", "take", "draft 3")
	allowed(t, s, "use 2 6")
	if err := s.Check(MustParseMove("use 2 1")); err != YucataUsedFace {
		t.Errorf("Check gives %v", err)
	}
}

func TestYUCATA1AnyActionUsesItsFace(t *testing.T) {
	for _, action := range []string{"build b3 E-W", "improve", "take", "deliver E 1-3 1"} {
		s := yucata.and(draws(p1, link13Plain), ticks(p1, 2), city(1, "E")).lay(t)
		s = play(t, s, "draft 1", action, "draft 3")
		allowed(t, s, "use 2 1")
	}
}

func TestYUCATA1APassDoesNotCount(t *testing.T) {
	s := yucata.and(players(3), drafting(p1, 1, 3, 5, 5), stuck(p1, 1), holds(p3, "2b")).lay(t)
	s = play(t, s, "draft 1", "pass", "draft 3", "improve", "draft 5")
	var uses []Move
	for m := range s.Moves() {
		if m.Kind() == KindUseValue {
			uses = append(uses, m)
		}
	}
	same(t, "uses", uses, []Move{UseValue(2, 3)})
}

func TestYUCATA1Kept(t *testing.T) {
	s := yucata.and(tilesMade("2b kept 0")).lay(t)
	s = play(t, s, "draft 1", "improve", "draft 3", "use 2 1")
	same(t, "tiles", tilesOf(s, p2), "2b")
}
