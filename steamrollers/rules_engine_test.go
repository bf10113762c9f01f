package steamrollers

import "testing"

var engineRefusals = []refusal{
	{
		rule: EngineBoxOnce, scene: scene{acting(p1, 3), ticks(p1, 1, 3)}, move: "improve",
		says: "box 3 is ticked already",
	},
}

func TestENGINE1TheBoxOfTheDie(t *testing.T) {
	for die := 1; die <= 6; die++ {
		s := play(t, scene{acting(p1, die)}.lay(t), "improve")
		same(t, "boxes", boxesOf(s, p1), []int{die})
		same(t, "boxes of P2", boxesOf(s, p2), []int{})
	}
}

func TestENGINE2EachBoxOnceInAnyOrder(t *testing.T) {
	var ticked []int
	for _, die := range []int{5, 2, 6, 1, 3, 4} {
		s := play(t, scene{acting(p1, die), ticks(p1, ticked...)}.lay(t), "improve")
		ticked = append(ticked, die)
		same(t, "strength", s.Strength(p1), len(ticked)) // not the sum of their numbers
	}
	refuses(t, EngineBoxOnce)
}
